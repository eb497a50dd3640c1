import { escapeHtml } from '../mail/escape-html.ts'
import type { StoredMail } from './mailbox.ts'

/** The list of mails as a page; every word of a mail is escaped, and its addresses can be clicked. */
export function mailboxPage(mails: readonly StoredMail[]): string {
  const list = mails.map(mailArticle).join('\n')
  return `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Local mailbox</title><link rel="stylesheet" href="/dev/mailbox.css"></head>
<body>
<header><h1>Local mailbox</h1><p>Mails that this machine would have sent, the newest first. <a href="/dev/mailbox.json">As JSON</a> · <a href="/">To the app</a></p></header>
<main>${list || '<p class="empty">No mail yet. Register an account and come back.</p>'}</main>
</body>
</html>
`
}

function mailArticle({ id, sentAt, to, subject, text }: StoredMail): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="meta">To ${escapeHtml(to)} · <time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt)}</time> · <a href="/dev/mailbox/${encodeURIComponent(id)}">HTML version</a></p>
<pre>${linked(text)}</pre>
</article>`
}

/** Splitting on the addresses puts them at the odd places. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => {
      const safe = escapeHtml(part)
      return index % 2 === 1 ? `<a href="${safe}">${safe}</a>` : safe
    })
    .join('')
}

export const MAILBOX_CSS = `:root { color-scheme: light dark }
body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; background: light-dark(#f5f1e7, #11181c); color: light-dark(#1b231f, #ece5d6); font: 1.0625rem/1.5 'Source Sans 3', 'Segoe UI', system-ui, sans-serif }
h1, h2 { margin: 0; font-family: Georgia, serif; font-weight: 500 }
article { margin: 1.5rem 0; padding: 1.25rem 1.5rem; background: light-dark(#fcfaf4, #182126); border: 1px solid light-dark(#dcd5c4, #2d393f); border-radius: 2px }
h2 { font-size: 1.375rem }
.meta, .empty, header p { color: light-dark(#565a50, #adb3ab); font-size: .9375rem }
.meta { margin: .25rem 0 1rem }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
a { color: light-dark(#2b664b, #8fc5a6) }
`
