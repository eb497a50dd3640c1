import { describe, test } from 'vitest'

import { testApp } from '../testing/test-app.ts'

const PATH = '/api/auth/logout'

describe('checkOrigin', () => {
  const own: readonly Record<string, string>[] = [
    { Origin: 'http://localhost' },
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
    { Referer: 'http://localhost/login' },
    {},
  ]
  test.for(own)('lets %j change things', async (headers, { expect }) => {
    expect((await testApp().post(PATH, {}, headers)).status).toBe(200)
  })

  const foreign: readonly Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'https://localhost' },
    { Origin: 'http://localhost:8080' },
    { Origin: 'null' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Referer: 'https://evil.example/http://localhost/' },
    { Referer: 'nonsense' },
  ]
  test.for(foreign)('refuses %j', async (headers, { expect }) => {
    const response = await testApp().post(PATH, {}, headers)
    expect(response.status).toBe(403)
    expect(await response.text()).toBe('This request came from another site and was refused.')
  })

  test('lets any page read what is public', async ({ expect }) => {
    const headers = { Origin: 'https://evil.example' }
    expect((await testApp().call('/api/auth/user', { headers })).status).toBe(401)
  })

  test('knows the address that the app has behind a proxy', async ({ expect }) => {
    const { post } = testApp({}, { APP_ORIGIN: 'https://fineprint.example' })
    expect((await post(PATH, {}, { Origin: 'https://fineprint.example' })).status).toBe(200)
  })
})
