import { describe, test } from 'vitest'

import { testApp } from '#worker/testing/test-app.ts'

/** Stands for the built assets: tells which one was asked for. */
function appWithAssets(settings: { APP_ORIGIN?: string } = {}) {
  const asked: string[] = []
  const ASSETS = {
    fetch: async (request: Request) => {
      asked.push(new URL(request.url).pathname)
      return new Response('page', { headers: { 'Cache-Control': 'public, max-age=0' } })
    },
  }
  // Only `fetch` of the binding is ever called.
  const { call } = testApp({}, { ...settings, ASSETS: ASSETS as unknown as Fetcher })
  return { call, asked }
}

describe('/', () => {
  test('is the prerendered landing page without a session cookie', async ({ expect }) => {
    const { call, asked } = appWithAssets()
    await call('/', { headers: { cookie: 'theme=dark' } })
    expect(asked).toEqual(['/landing'])
  })

  test('is the shell of the app with one, whether or not it still opens a session', async ({
    expect,
  }) => {
    const { call, asked } = appWithAssets()
    await call('/', { headers: { cookie: 'session=long-over' } })
    expect(asked).toEqual(['/'])
  })

  test('is kept by no shared cache, and by a browser only for the same cookie', async ({
    expect,
  }) => {
    const { headers } = await appWithAssets().call('/')
    expect(headers.get('Cache-Control')).toBe('private, no-cache')
    expect(headers.get('Vary')).toBe('Cookie')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'")
  })
})

describe('pages', () => {
  test.for(['/landing', '/landing.html'])(
    'have no second landing page at %s',
    async (path, { expect }) => {
      const { call, asked } = appWithAssets()
      await call(path)
      expect(asked).toEqual(['/'])
    },
  )

  test('name their one address where it is worth finding', async ({ expect }) => {
    const { call } = appWithAssets({ APP_ORIGIN: 'https://fineprint.example' })
    const canonical = async (path: string) => (await call(path)).headers.get('Link')
    expect(await canonical('/?from=mail')).toBe('<https://fineprint.example/>; rel="canonical"')
    expect(await canonical('/privacy')).toBe('<https://fineprint.example/privacy>; rel="canonical"')
    expect(await canonical('/login')).toBeNull()
  })
})
