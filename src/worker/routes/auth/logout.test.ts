import { describe, test } from 'vitest'

import { signedInUser } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

describe('POST /api/auth/logout', () => {
  test('ends the session on the server and takes the cookie back', async ({ expect }) => {
    const { headers } = await signedInUser()
    const { call, post } = testApp()
    const response = await post('/api/auth/logout', {}, headers)
    expect(response.status).toBe(200)
    expect(response.headers.get('Set-Cookie')).toMatch(/^session=; Max-Age=0/)
    expect((await call('/api/auth/user', { headers })).status).toBe(401)
  })

  test('leaves the other sessions of the user alone', async ({ expect }) => {
    const [here, there] = [await signedInUser(), await signedInUser()]
    const { call, post } = testApp()
    await post('/api/auth/logout', {}, here.headers)
    expect((await call('/api/auth/user', { headers: there.headers })).status).toBe(200)
  })

  test('is content where nobody is signed in', async ({ expect }) => {
    expect((await testApp().post('/api/auth/logout', {})).status).toBe(200)
  })
})
