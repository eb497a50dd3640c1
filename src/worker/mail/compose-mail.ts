import { escapeHtml } from './escape-html.ts'
import type { Mail } from './mailer.ts'

/** What a mail says; its looks are added here and nowhere else. Plain text throughout. */
export type Letter = {
  readonly to: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly button: { readonly label: string; readonly url: string }
  /** Small print under the button. */
  readonly footnotes: readonly string[]
}

/** The palette of the app in the daylight theme: mail programs know no custom properties. */
const PAPER = '#f5f1e7'
const SHEET = '#fcfaf4'
const INK = '#1b231f'
const INK_SOFT = '#565a50'
const RULE = '#dcd5c4'
const ACCENT = '#2b664b'
const SERIF = "Georgia, 'Times New Roman', serif"
const SANS = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif"

/** A letter as text and as HTML. Styles are inline, since many mail programs drop style sheets. */
export function composeMail(letter: Letter): Mail {
  return {
    to: letter.to,
    subject: letter.subject,
    text: composeText(letter),
    html: composeHtml(letter),
    links: [letter.button.url],
  }
}

function composeText({ paragraphs, button, footnotes }: Letter): string {
  const parts = [...paragraphs, `${button.label}:\n${button.url}`, ...footnotes, '-- \nFineprint']
  return `${parts.join('\n\n')}\n`
}

function composeHtml({ subject, paragraphs, button, footnotes }: Letter): string {
  const url = escapeHtml(button.url)
  return `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${PAPER};color:${INK}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${SHEET};border:1px solid ${RULE};border-radius:2px"><tr><td style="padding:36px 32px">
<p style="margin:0 0 28px;font:500 22px/1.2 ${SERIF};color:${ACCENT}">Fineprint</p>
<h1 style="margin:0 0 16px;font:500 24px/1.25 ${SERIF};color:${INK}">${escapeHtml(subject)}</h1>
${paragraphs.map((text) => line(text, `margin:0 0 16px;font:400 17px/1.5 ${SANS};color:${INK}`)).join('\n')}
<p style="margin:28px 0"><a href="${url}" style="display:inline-block;padding:12px 22px;background:${ACCENT};border-radius:4px;font:600 17px/1.2 ${SANS};color:${SHEET};text-decoration:none">${escapeHtml(button.label)}</a></p>
${line('If the button does not work, copy this address into your browser:', `margin:0 0 4px;font:400 15px/1.5 ${SANS};color:${INK_SOFT}`)}
<p style="margin:0 0 24px;font:400 15px/1.5 ${SANS};word-break:break-all"><a href="${url}" style="color:${ACCENT}">${url}</a></p>
${footnotes.map((text) => line(text, `margin:0 0 8px;padding-top:8px;border-top:1px solid ${RULE};font:400 15px/1.5 ${SANS};color:${INK_SOFT}`)).join('\n')}
</td></tr></table>
<p style="margin:16px 0 0;font:400 14px/1.5 ${SANS};color:${INK_SOFT}">Know what you are signing.</p>
</td></tr></table>
</body>
</html>
`
}

function line(text: string, style: string): string {
  return `<p style="${style}">${escapeHtml(text)}</p>`
}
