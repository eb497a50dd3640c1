import { expect, test } from 'vitest'

import { creditState } from './credit-state.ts'

function of(free: number, paid: number) {
  return creditState({
    freeCreditsRemaining: free,
    subscriptionCreditsRemaining: paid,
    subscriptionPlan: 'free',
    effectiveCostPerReview: 300,
  })
}

test('is green above 2 credits, ochre at 2 or fewer, red at 0, counting both kinds', () => {
  expect(of(1, 2)).toMatchObject({ total: 3, tone: 'ok' })
  expect(of(1, 1)).toMatchObject({ total: 2, tone: 'few' })
  expect(of(1, 0)).toMatchObject({ total: 1, tone: 'few' })
  expect(of(0, 0)).toMatchObject({ total: 0, tone: 'none' })
  expect(of(0, -1)).toMatchObject({ tone: 'none' })
})

test('says at zero what the specification says', () => {
  expect(of(0, 0).sentence).toBe(
    'No credits remaining. Subscribe to a plan or pay per analysis to continue.',
  )
})

test('calls only the trial credit free', () => {
  expect(of(1, 0).sentence).toBe('Enough for your one free analysis.')
  expect(of(0, 1).sentence).toBe('Enough for one more analysis. Credits never expire.')
})

test('explains credits that a refund took back after they were used', () => {
  expect(of(0, -1).sentence).toBe(
    'A refund or a disputed payment took back one credit that was already used. Your next credits settle that first.',
  )
  expect(of(1, -3).sentence).toContain('took back 2 credits that were already used')
})
