import { describe, it } from 'vitest'

import type { StateCode } from '#shared/report.ts'

import { readDocument } from '../engine.ts'
import { sourceOf } from '../segment/doc-of.ts'

/** A Friday before Remembrance Day, which is no holiday, and a plain week. */
const SIGNED_ON = '2026-11-06'

describe('the cooling-off period', () => {
  it.for([
    ['VIC', '2026-11-11'],
    ['NSW', '2026-11-13'],
    ['QLD', '2026-11-12'],
    ['SA', '2026-11-10'],
    ['WA', null],
    ['TAS', null],
    ['ACT', '2026-11-13'],
    ['NT', '2026-11-12'],
  ] as const)('of %s ends on %s', ([state, day], { expect }) => {
    expect(coolingOff(state, PLAIN, SIGNED_ON)?.date).toBe(day)
    expect(coolingOff(state, PLAIN)?.date).toBeNull()
  })

  it('is ten business days off the plan in New South Wales, and three where Tasmania chose it', ({
    expect,
  }) => {
    const offThePlan = '1. This is a sale off the plan; the vendor has a draft strata plan.'
    expect(coolingOff('NSW', offThePlan, SIGNED_ON)?.date).toBe('2026-11-20')
    const chosen = '1. ☒ Confirming reliance on the Cooling Off period of three Business Days'
    expect(coolingOff('TAS', chosen, SIGNED_ON)?.date).toBe('2026-11-11')
  })

  it.for([
    ['VIC', '1. The property is sold at public auction.', 'auction'],
    ['NSW', '1. The purchaser must give a section 66W certificate on exchange.', '66W'],
    ['QLD', '1. The Buyer waives the cooling-off period.', 'waived'],
    ['SA', '1. The Purchaser waives the cooling-off right under section 5.', 'certificate'],
    ['TAS', '1. Cooling off ☒ Waived', 'waived'],
    ['ACT', '1. A certificate under section 17 is attached.', 'section 17'],
    ['NT', '1. Made by exchange of counterparts between conveyancers.', 'conveyancers'],
  ] as const)('is taken away in %s by: %s', ([state, words, reason], { expect }) => {
    const deadline = coolingOff(state, words, SIGNED_ON)
    expect(deadline).toMatchObject({ title: 'Cooling off', date: null })
    expect(deadline?.rule).toContain(reason)
    expect(deadline?.evidence[0]?.role).toBe('quote')
  })

  it('is not there for a company in Victoria and the ACT, and is elsewhere', ({ expect }) => {
    const company = 'Purchaser: Quillfeather Holdings Pty Ltd'
    for (const state of ['VIC', 'ACT'] as const) {
      expect(coolingOff(state, PLAIN, SIGNED_ON, company)?.date, state).toBeNull()
    }
    expect(coolingOff('NSW', PLAIN, SIGNED_ON, company)?.date).toBe('2026-11-13')
  })
})

describe('other times', () => {
  it('are computed from the day of signing, each with its words', ({ expect }) => {
    const conditions = [
      '1. This contract is subject to the purchaser obtaining approval of a loan within 21 days of the day of sale.',
      '2. The purchaser may obtain a building inspection report within 7 days after the day of sale.',
      '3. The plan of subdivision must be registered within 24 months after the day of sale.',
    ].join('\n\n')
    const told = deadlines('VIC', conditions, SIGNED_ON)
    expect(told.map(({ title, date }) => [title, date])).toEqual([
      ['End of the cooling-off period', '2026-11-11'],
      ['Building inspection', '2026-11-13'],
      ['Loan approval', '2026-11-27'],
      ['Final inspection opens', '2026-12-29'],
      ['Settlement', '2027-01-05'],
      ['Sunset date: plan to be registered', '2028-11-06'],
    ])
    for (const { evidence, title } of told) expect(evidence.length, title).toBeGreaterThan(0)
    expect(deadlines('VIC', conditions).every(({ date }) => date === null)).toBe(true)
  })

  it('give 18 months in Victoria where a lot off the plan has no printed time', ({ expect }) => {
    const found = deadlines('VIC', '1. The vendor sells off the plan.', SIGNED_ON)
    expect(found.find(({ title }) => title === 'Plan to be registered')?.date).toBe('2028-05-06')
  })

  it('give 14 days in New South Wales for a missing prescribed document', ({ expect }) => {
    const found = deadlines('NSW', PLAIN, SIGNED_ON)
    const missing = found.find(({ title }) => title.includes('prescribed document'))
    expect(missing?.date).toBe('2026-11-20')
  })

  it('are none without a contract', ({ expect }) => {
    const { body } = readDocument(sourceOf('Chapter One\n\nIt rained on the vendor of oranges.'))
    expect(body.deadlines).toEqual([])
  })
})

const PLAIN = '1. The purchaser accepts the property with its present fences.'

function deadlines(state: StateCode, conditions: string, signedOn?: string, more = '') {
  const contract = `CONTRACT OF SALE OF REAL ESTATE

PARTICULARS OF SALE

Vendor: Ottoline Marchetti

${more}

Price $850,000.00

Settlement is due 60 days from the day of sale
\fSPECIAL CONDITIONS

${conditions}`
  const inputs = signedOn === undefined ? {} : { signedOn }
  return readDocument(sourceOf(contract), { state, inputs, rules: [] }).body.deadlines
}

function coolingOff(state: StateCode, conditions: string, signedOn?: string, more?: string) {
  return deadlines(state, conditions, signedOn, more).find(({ title }) => /cooling/i.test(title))
}
