import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'

import { ledgerOf } from './ledger-of.ts'

const AT = Date.UTC(2026, 10, 21)

function freshLedger() {
  return ledgerOf(env, crypto.randomUUID())
}

test('grants the free trial once, however often the ledger is touched', async ({ expect }) => {
  const ledger = freshLedger()
  await ledger.balances(AT)
  await evictDurableObject(ledger)
  expect(await ledger.balances(AT)).toEqual({ trial: 1, subscription: 0, payg: 0 })
})

test('takes the same debit once, however often it is asked for', async ({ expect }) => {
  const ledger = freshLedger()
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => ledger.debit('analysis:a:1', 'Analysis', AT)),
  )
  expect(outcomes.filter(({ outcome }) => outcome === 'debited')).toHaveLength(1)
  expect(outcomes.filter(({ outcome }) => outcome === 'already-debited')).toHaveLength(49)
  expect(await ledger.balances(AT)).toEqual({ trial: 0, subscription: 0, payg: 0 })
})

test('never goes below zero, however many different debits come at once', async ({ expect }) => {
  const ledger = freshLedger()
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, n) => ledger.debit(`analysis:${n}:1`, 'Analysis', AT)),
  )
  expect(outcomes.filter(({ outcome }) => outcome === 'debited')).toHaveLength(1)
  expect(outcomes.filter(({ outcome }) => outcome === 'no-credit')).toHaveLength(19)
})

test('spends the trial first, then the subscription, then pay as you go', async ({ expect }) => {
  const ledger = freshLedger()
  await ledger.credit('pi:1', 'payg', 1, 'Pay as you go', AT)
  await ledger.credit('invoice:1', 'subscription', 1, 'Monthly', AT)
  const spent: string[] = []
  for (const key of ['analysis:a:1', 'analysis:b:1', 'analysis:c:1']) {
    const debit = await ledger.debit(key, 'Analysis', AT)
    spent.push(debit.outcome === 'debited' ? debit.bucket : debit.outcome)
  }
  expect(spent).toEqual(['trial', 'subscription', 'payg'])
  expect(await ledger.debit('analysis:d:1', 'Analysis', AT)).toEqual({
    outcome: 'no-credit',
    balance: 0,
  })
})

test('counts a payment once and answers the same credits each time', async ({ expect }) => {
  const ledger = freshLedger()
  const first = await ledger.credit('pi:1', 'payg', 10, 'Pay as you go', AT)
  const second = await ledger.credit('pi:1', 'payg', 99, 'Pay as you go', AT)
  expect([first.credits, second.credits]).toEqual([10, 10])
  expect(second.outcome).toBe('already-credited')
  expect((await ledger.balances(AT)).payg).toBe(10)
})

test('gives a debit back once, to the kind of credit it came from', async ({ expect }) => {
  const ledger = freshLedger()
  await ledger.credit('pi:1', 'payg', 1, 'Pay as you go', AT)
  await ledger.debit('analysis:a:1', 'Analysis', AT)
  await ledger.debit('analysis:b:1', 'Analysis', AT)
  const refund = () => ledger.refund('refund:b:1', 'analysis:b:1', 'Analysis failed', AT)
  expect(await refund()).toEqual({ outcome: 'refunded', bucket: 'payg' })
  expect(await refund()).toEqual({ outcome: 'already-refunded', bucket: 'payg' })
  expect(await ledger.balances(AT)).toEqual({ trial: 0, subscription: 0, payg: 1 })
})

test('gives nothing back for what was never taken', async ({ expect }) => {
  const ledger = freshLedger()
  await ledger.credit('pi:1', 'payg', 1, 'Pay as you go', AT)
  expect(await ledger.refund('refund:a:1', 'analysis:a:1', 'Analysis failed', AT)).toEqual({
    outcome: 'no-such-debit',
  })
  // A payment is no debit either.
  expect(await ledger.refund('refund:b:1', 'pi:1', 'Analysis failed', AT)).toEqual({
    outcome: 'no-such-debit',
  })
  expect(await ledger.hasDebit('pi:1')).toBe(false)
})

test('refuses credits that are not a positive whole number', async ({ expect }) => {
  await runInDurableObject(freshLedger(), (ledger) => {
    for (const credits of [0, -1, 1.5, Number.NaN]) {
      expect(() => ledger.credit('pi:1', 'payg', credits, 'Pay as you go', AT)).toThrow(
        'positive whole number',
      )
    }
  })
})

describe('money that leaves again', () => {
  const refundOf = (id: string, cents: number) => ({
    key: `stripe-refund:${id}`,
    grantKey: 'pi:1',
    cents,
    paidCents: 2_900,
  })

  async function tenBought() {
    const ledger = freshLedger()
    await ledger.credit('pi:1', 'payg', 10, 'Pay as you go', AT)
    const reverse = (id: string, cents: number) => ledger.reverse(refundOf(id, cents), 'Refund', AT)
    const payg = async () => (await ledger.balances(AT)).payg
    return { ledger, reverse, payg }
  }

  test('takes back the whole grant once, however often the refund is told', async ({ expect }) => {
    const { reverse, payg } = await tenBought()
    expect(await reverse('a', 2_900)).toEqual({ outcome: 'reversed', credits: 10 })
    expect(await reverse('a', 2_900)).toEqual({ outcome: 'already-reversed', credits: 10 })
    expect(await payg()).toBe(0)
  })

  test('takes whole credits only, and what parts add up to', async ({ expect }) => {
    const { reverse, payg } = await tenBought()
    expect(await reverse('a', 289)).toEqual({ outcome: 'reversed', credits: 0 })
    expect(await reverse('b', 1)).toEqual({ outcome: 'reversed', credits: 1 })
    expect(await reverse('a', 289)).toEqual({ outcome: 'already-reversed', credits: 0 })
    expect(await reverse('c', 2_610)).toEqual({ outcome: 'reversed', credits: 9 })
    expect(await payg()).toBe(0)
  })

  test('never takes more than the grant, though refund and dispute overlap', async ({ expect }) => {
    const { ledger, reverse, payg } = await tenBought()
    await reverse('a', 1_450)
    await ledger.reverse({ ...refundOf('-', 2_900), key: 'dispute:d' }, 'Dispute', AT)
    expect(await payg()).toBe(0)
    await ledger.giveBack('dispute:d:won', 'dispute:d', 'Dispute won', AT)
    expect(await payg()).toBe(5)
  })

  test('gives a won dispute back once', async ({ expect }) => {
    const { ledger, payg } = await tenBought()
    await ledger.reverse({ ...refundOf('-', 2_900), key: 'dispute:d' }, 'Dispute', AT)
    const won = () => ledger.giveBack('dispute:d:won', 'dispute:d', 'Dispute won', AT)
    expect(await won()).toEqual({ outcome: 'returned', credits: 10 })
    expect(await won()).toEqual({ outcome: 'already-returned', credits: 10 })
    expect(await payg()).toBe(10)
  })

  test('blocks starts while spent credits are owed, whatever kind is left', async ({ expect }) => {
    const { ledger, reverse } = await tenBought()
    for (const id of ['a', 'b', 'c', 'd', 'e']) await ledger.debit(`analysis:${id}:1`, 'A', AT)
    await reverse('a', 2_900)
    expect(await ledger.balances(AT)).toEqual({ trial: 0, subscription: 0, payg: -4 })
    await ledger.credit('invoice:1', 'subscription', 4, 'Monthly', AT)
    expect(await ledger.debit('analysis:f:1', 'A', AT)).toEqual({
      outcome: 'no-credit',
      balance: 0,
    })
    await ledger.credit('pi:2', 'payg', 1, 'Pay as you go', AT)
    expect((await ledger.debit('analysis:f:1', 'A', AT)).outcome).toBe('debited')
  })

  test('reverses nothing that was never granted, and returns nothing never taken', async ({
    expect,
  }) => {
    const ledger = freshLedger()
    await ledger.debit('analysis:a:1', 'A', AT)
    const none = { outcome: 'no-such-grant' }
    expect(await ledger.reverse(refundOf('a', 290), 'Refund', AT)).toEqual(none)
    const ofDebit = { ...refundOf('a', 290), grantKey: 'analysis:a:1' }
    expect(await ledger.reverse(ofDebit, 'Refund', AT)).toEqual(none)
    expect(await ledger.giveBack('dispute:d:won', 'dispute:d', 'Won', AT)).toEqual({
      outcome: 'no-such-reversal',
    })
  })
})

test('keeps nothing of a step that breaks half-way', async ({ expect }) => {
  const ledger = freshLedger()
  await ledger.credit('pi:1', 'payg', 10, 'Pay as you go', AT)
  await runInDurableObject(ledger, (instance, { storage }) => {
    // An entry that stands in the way makes the second write of the reversal fail.
    storage.sql.exec(`insert into entries values ('stripe-refund:a', 'payg', 1, 'in the way', 0)`)
    const reversal = { key: 'stripe-refund:a', grantKey: 'pi:1', cents: 290, paidCents: 2_900 }
    expect(() => instance.reverse(reversal, 'Refund', AT)).toThrow()
    expect(storage.sql.exec('select * from movements').toArray()).toEqual([])
  })
})

test('tells every entry in order, and they add up to the balance', async ({ expect }) => {
  const ledger = freshLedger()
  await ledger.credit('pi:1', 'payg', 3, 'Pay as you go', AT)
  await ledger.debit('analysis:a:1', 'Analysis', AT + 1)
  const entries = await ledger.entries()
  expect(entries.map(({ key, delta, at }) => [key, delta, at])).toEqual([
    ['trial', 1, AT],
    ['pi:1', 3, AT],
    ['analysis:a:1', -1, AT + 1],
  ])
})

test('lets no entry be changed or removed', async ({ expect }) => {
  const ledger = freshLedger()
  await ledger.balances(AT)
  await runInDurableObject(ledger, (_, { storage }) => {
    expect(() => storage.sql.exec('update entries set delta = 100')).toThrow('append-only')
    expect(() => storage.sql.exec('delete from entries')).toThrow('append-only')
  })
})

test('keeps users apart', async ({ expect }) => {
  const [first, second] = [freshLedger(), freshLedger()]
  await first.credit('pi:1', 'payg', 5, 'Pay as you go', AT)
  expect((await second.balances(AT)).payg).toBe(0)
})
