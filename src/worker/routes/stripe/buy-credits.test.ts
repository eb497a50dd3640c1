import { describe, test } from 'vitest'

import { payingUser } from '#worker/testing/payments.ts'

const PATH = '/api/stripe/create-payg-subscription'

describe('POST /api/stripe/create-payg-subscription', () => {
  test('sells 20 analyses for A$55.00 and gives exactly 20 credits', async ({ expect }) => {
    const { secretFrom, confirm, balances, get } = await payingUser()
    const secret = await secretFrom(PATH, { quantity: 20, amount: 5_500 })
    await confirm(secret, 'pm_card_visa')
    expect((await balances()).payg).toBe(20)
    expect(await get('/api/payments/history')).toMatchObject([
      { status: 'succeeded', description: '20 analyses', amount: 5_500 },
    ])
  })

  test.for([
    [20, 5_499],
    [20, 6_000],
    [19, 5_500],
    [1, 0],
    [1, 3],
    [10, 2_900.5],
  ])('refuses %i analyses for %d cents', async ([quantity, amount], { expect }) => {
    const { post, get } = await payingUser()
    const response = await post(PATH, { quantity, amount })
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(/Nothing was charged/)
    expect(await get('/api/payments/history')).toEqual([])
  })

  test.for([0, -1, 101, 1.5, '10', null])(
    'refuses a quantity of %s',
    async (quantity, { expect }) => {
      const { post } = await payingUser()
      const response = await post(PATH, { quantity, amount: 300 })
      expect(response.status).toBe(400)
      expect(await response.text()).toBe('Please select between 1 and 100 analyses')
    },
  )
})
