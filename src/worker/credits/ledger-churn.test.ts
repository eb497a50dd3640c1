import { evictDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { test } from 'vitest'

import type { LedgerEntry } from './ledger-terms.ts'
import { ledgerOf } from './ledger-of.ts'

const AT = Date.UTC(2026, 10, 21)
const OPERATIONS = 200

/** Numbers that are the same in every run (a linear congruence). */
function numbers(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

test(
  'keeps every entry once over 200 mixed operations with evictions',
  { timeout: 60_000 },
  async ({ expect }) => {
    const below = numbers(4)
    const name = crypto.randomUUID()
    const ledger = () => ledgerOf(env, name)
    let before: readonly LedgerEntry[] = []
    for (let count = 0; count < OPERATIONS; count += 1) {
      const id = below(20)
      const grantKey = `pi:${below(5)}`
      const call = [
        () => ledger().credit(grantKey, 'payg', 1 + below(3), 'Pay as you go', AT),
        () => ledger().debit(`analysis:${id}:1`, 'Analysis', AT),
        () => ledger().refund(`refund:${id}:1`, `analysis:${id}:1`, 'Analysis failed', AT),
        () =>
          ledger().reverse(
            { key: `stripe-refund:${id}`, grantKey, cents: 1 + below(300), paidCents: 300 },
            'Refund',
            AT,
          ),
        () => ledger().giveBack(`stripe-refund:${id}:failed`, `stripe-refund:${id}`, 'Back', AT),
      ][below(5)]
      await call?.()
      if (below(10) === 0) await evictDurableObject(ledger())
      const balances = await ledger().balances(AT)
      const entries = await ledger().entries()
      expect(entries.slice(0, before.length)).toEqual(before)
      expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
      const sum = entries.reduce((total, { delta }) => total + delta, 0)
      expect(balances.trial + balances.subscription + balances.payg).toBe(sum)
      const reversed = entries.filter(({ key }) => key.startsWith('stripe-refund:'))
      expect(sum).toBeGreaterThanOrEqual(
        Math.min(
          0,
          reversed.reduce((total, { delta }) => total + delta, 0),
        ),
      )
      before = entries
    }
    expect(before.length).toBeGreaterThan(20)
  },
)
