import { Hono } from 'hono'
import { describe, test } from 'vitest'

import type { AppEnv } from '../env.ts'
import { clientAddress } from './client-address.ts'

const app = new Hono<AppEnv>().get('/', (context) => context.text(clientAddress(context)))

describe('clientAddress', () => {
  test.for([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['2001:0DB8:0000:0000::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ] as const)('counts %s as %s', async ([address, counted], { expect }) => {
    const response = await app.request('/', { headers: { 'CF-Connecting-IP': address } })
    expect(await response.text()).toBe(counted)
  })

  test('counts callers without an address together', async ({ expect }) => {
    expect(await (await app.request('/')).text()).toBe('unknown')
  })
})
