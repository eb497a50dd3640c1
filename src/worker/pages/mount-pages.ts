import type { Context, Hono } from 'hono'

import { readSessionCookie } from '#worker/auth/session-cookie.ts'
import type { AppEnv } from '#worker/env.ts'
import { appOrigin } from '#worker/mail/app-origin.ts'

/** Made by the build (scripts/build/static-pages.ts); nobody is meant to call it by this address. */
const LANDING = '/landing'

/** Pages that a search engine may keep, each under its one address. */
const INDEXED: readonly string[] = ['/', '/sample', '/privacy', '/terms']

/**
 * Everything that is no call: `/` by whether the browser brings a session, all else from the
 * assets, which answer the app's shell for addresses that they do not know.
 */
export function mountPages(app: Hono<AppEnv>): void {
  app.get('/', async (context) => {
    // Only the cookie's presence: whether it still opens a session, the app asks.
    const page = await asset(context, readSessionCookie(context) === null ? LANDING : '/')
    page.headers.set('Vary', 'Cookie')
    page.headers.set('Cache-Control', 'private, no-cache')
    return page
  })
  app.on('GET', [LANDING, `${LANDING}.html`], (context) => asset(context, '/'))
  app.get('*', (context) => asset(context, new URL(context.req.url).pathname))
}

/** An asset's answer, with headers that can be changed. */
async function asset(context: Context<AppEnv>, path: string): Promise<Response> {
  const { env, req } = context
  const url = new URL(path, req.url)
  const answer = await env.ASSETS.fetch(new Request(url, req.raw))
  const response = new Response(answer.body, answer)
  const asked = new URL(req.url).pathname
  if (INDEXED.includes(asked)) {
    response.headers.set('Link', `<${new URL(asked, appOrigin(context)).href}>; rel="canonical"`)
  }
  return response
}
