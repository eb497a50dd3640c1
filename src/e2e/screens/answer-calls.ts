import type { CDPSession, Page } from 'playwright-core'

import type { Answer, Answers } from './screen.ts'

const answering = new WeakMap<Page, CDPSession>()

/**
 * Answers calls in the server's place, until the page is closed or they are answered anew; `{}` leaves
 * them all to the server again. Not by the page's own routes: while it has one, the browser keeps none
 * of the app's files, and gets and compiles them all for every screen.
 */
export async function answerCalls(page: Page, answers: Answers): Promise<void> {
  await answering.get(page)?.detach()
  answering.delete(page)
  const rules = Object.entries(answers).map(([call, answer]) => {
    const [method, path = ''] = call.split(' ')
    return { method, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`), answer }
  })
  if (rules.length === 0) return
  const session = await page.context().newCDPSession(page)
  answering.set(page, session)
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const { pathname } = new URL(request.url)
    const rule = rules.find(
      ({ method, pattern }) => method === request.method && pattern.test(pathname),
    )
    const given = rule
      ? give(session, requestId, rule.answer)
      : session.send('Fetch.continueRequest', { requestId })
    // A page that has gone on meanwhile no longer waits for it.
    given.catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
}

async function give(session: CDPSession, requestId: string, answer: Answer): Promise<void> {
  if (answer === 'never') return
  if (answer === 'offline') {
    await session.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' })
    return
  }
  const isJson = 'json' in answer
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: isJson ? 200 : answer.status,
    responseHeaders: [
      { name: 'content-type', value: isJson ? 'application/json' : 'text/plain; charset=utf-8' },
    ],
    body: Buffer.from(isJson ? JSON.stringify(answer.json) : answer.text).toString('base64'),
  })
}
