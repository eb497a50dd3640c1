import type { Context, Hono } from 'hono'

import type { AppEnv } from '../env.ts'
import { isLocal } from '../env.ts'
import { AppError } from '../errors.ts'
import { listMails, readMail } from './mailbox.ts'
import { MAILBOX_CSS, mailboxPage } from './mailbox-page.ts'

const PAGE_MAILS = 50
/** Enough for a script that signs up a thousand users and then opens their links. */
const JSON_MAILS = 2_000

/**
 * `/dev/mailbox` and `/dev/mailbox.json`: the newest mails, or with `?to=` those to one address.
 * A local build that runs with production's settings still answers 404.
 */
export function mountMailbox(app: Hono<AppEnv>): void {
  app.use('/dev/*', async (context, next) => {
    if (!isLocal(context.env)) {
      throw new AppError('not-found', 'There is nothing at this address.')
    }
    await next()
  })
  app.get('/dev/mailbox', async (context) =>
    context.html(mailboxPage(await mails(context, PAGE_MAILS))),
  )
  app.get('/dev/mailbox.json', async (context) => context.json(await mails(context, JSON_MAILS)))
  app.get('/dev/mailbox.css', (context) =>
    context.body(MAILBOX_CSS, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
  app.get('/dev/mailbox/:id', async (context) => {
    const mail = await readMail(context.env.FILES, context.req.param('id'))
    if (!mail) throw new AppError('not-found', 'This mail is not in the mailbox.')
    // A mail is styled inline, as mail programs want it; nothing else of it may do anything.
    context.set('contentSecurityPolicy', "default-src 'none'; style-src 'unsafe-inline'")
    return context.html(mail.html)
  })
}

function mails(context: Context<AppEnv>, limit: number) {
  const to = context.req.query('to')?.trim().toLowerCase() ?? null
  return listMails(context.env.FILES, { limit, to })
}
