import { describe, it } from 'vitest'

import type { Facts } from '../facts/facts.ts'
import { NO_FACTS } from '../facts/testing/no-facts.ts'
import { docOf } from '../segment/doc-of.ts'
import { bargainOf } from './bargain-of.ts'
import { costsOf } from './costs.ts'
import { deadlinesOf } from './deadlines.ts'
import { proveFrom } from './prove.ts'
import { factOf } from './testing/material.ts'

const doc = docOf(
  `CONTRACT OF SALE OF REAL ESTATE

PARTICULARS OF SALE

Vendor: Ottoline Marchetti

Land: Lot 4 on Plan of Subdivision PS812345K

Price $850,000.00
\fPLAN OF SUBDIVISION PS812345K

Lot\tLiability

3\t30

4\t20

TOTAL\t200
\fMINUTES OF THE ANNUAL GENERAL MEETING

Resolved that $300,000 be raised from all lots by lot liability, due in equal parts on 1 March and 1 June 2027.`,
  { state: 'VIC' },
)

const facts: Facts = { ...NO_FACTS, lotPlan: factOf(doc, 'Lot 4 PS812345K', 'Lot 4') }

describe('a levy on all lots', () => {
  it('is a cost of its own, with the share of this lot and how it follows', ({ expect }) => {
    const line = lineOf(facts)
    expect(line).toMatchObject({ amount: 30_000_00, isRecurring: false })
    expect(line?.basis).toContain('20 / 200 × $300,000')
    expect(new Set(line?.evidence.map(({ page }) => page))).toEqual(new Set([2, 3]))
  })

  it('is no cost where its last part falls due before settlement', ({ expect }) => {
    const settlement = factOf(doc, { kind: 'date' as const, date: '2027-08-02' }, 'Price')
    expect(lineOf({ ...facts, settlement })).toBeUndefined()
  })

  it('puts its parts among the deadlines', ({ expect }) => {
    const days = deadlinesOf(bargain(facts), {}).filter(({ title }) => title === 'Special levy')
    expect(days.map(({ date }) => date)).toEqual(['2027-03-01', '2027-06-01'])
    expect(days[0]?.rule).toContain('about $15,000 for this lot. Whoever owns the lot that day')
  })
})

describe('a levy whose share the papers print and whose parts the contract leaves to the buyer', () => {
  it('is told exactly, as the buyer’s, and only its later parts are left to others', ({
    expect,
  }) => {
    const words = doc.text
      .replace('2027.', '2027. Lot 4 pays $30,000.00, or $15,000.00 each time.')
      .replace(
        'Price $850,000.00',
        'Price $850,000.00\n\nSPECIAL CONDITIONS\n\n1. Every instalment of a contribution that falls due after the day of sale is borne by the purchaser.',
      )
    const put = docOf(words, { state: 'VIC' })
    const found = bargainOf(put, proveFrom(put), {
      ...NO_FACTS,
      lotPlan: factOf(put, 'Lot 4 PS812345K', 'Lot 4'),
    })
    const [day] = deadlinesOf(found, {}).filter(({ title }) => title === 'Special levy')
    expect(day?.rule).toContain(': $15,000 for this lot. By a term of the contract')
    const { breakdown } = costsOf(found, {}, '2026-11-21')
    const cost = breakdown.find(({ category }) => category === 'Special levy')
    expect(cost?.description).toContain('which a term of the contract leaves to you')
  })

  it('counts only the equal parts after settlement where no term leaves the others to the buyer', ({
    expect,
  }) => {
    const settlement = factOf(doc, { kind: 'date' as const, date: '2027-04-02' }, 'Price')
    expect(lineOf({ ...facts, settlement })?.amount).toBe(15_000_00)
  })
})

describe('a levy that owners are still to vote on', () => {
  it('is not said to fall due', ({ expect }) => {
    const words =
      'Resolved that $300,000 be raised from all lots by lot liability, due in equal parts on 1 March and 1 June 2027.'
    const later =
      'Resolved that a general meeting be called for 2 December 2026 to vote on a levy of $300,000 on all lots by lot liability, payable by 1 March 2027.'
    const put = docOf(doc.text.replace(words, later), { state: 'VIC' })
    const levies = bargainOf(put, proveFrom(put), {
      ...NO_FACTS,
      lotPlan: factOf(put, 'Lot 4 PS812345K', 'Lot 4'),
    })
    const [day] = deadlinesOf(levies, {}).filter(({ title }) => title === 'Special levy')
    expect(day?.rule).toContain('if the owners vote for it, would fall due on 1 March 2027')
  })
})

function bargain(of: Facts) {
  return bargainOf(doc, proveFrom(doc), of)
}

function lineOf(of: Facts) {
  const { breakdown } = costsOf(bargain(of), {}, '2026-11-21')
  return breakdown.find(({ category }) => category === 'Special levy')
}
