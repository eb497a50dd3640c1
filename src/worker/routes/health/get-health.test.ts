import { describe, test } from 'vitest'

import type { Bindings } from '#worker/env.ts'
import { testApp } from '#worker/testing/test-app.ts'

const away = () => Promise.reject(new Error('away'))

describe('GET /api/health', () => {
  test('answers 200 to anyone while every part answers', async ({ expect }) => {
    const response = await testApp().call('/api/health')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok' })
  })

  test.for([
    ['the database', { DB: { prepare: () => ({ first: away }) } }],
    ['the file store', { FILES: { head: away } }],
    ['the queue', { ANALYSIS_QUEUE: { metrics: away } }],
  ] as const)('answers 503 in plain words while %s does not', async ([, broken], { expect }) => {
    // Each double has the one method that the probe calls.
    const settings = broken as unknown as Partial<Bindings>
    const response = await testApp({}, settings).call('/api/health')
    expect(response.status).toBe(503)
    expect(await response.text()).toMatch(/does not answer/)
  })
})
