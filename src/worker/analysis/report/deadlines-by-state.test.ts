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
    expect(coolingOff('TAS', chosen, SIGNED_ON)?.rule).not.toContain('Only when')
  })

  it.for([
    ['VIC', '1. The property is sold at public auction.', 'auction'],
    ['NSW', '1. The purchaser must give a section 66W certificate on exchange.', '66W'],
    [
      'NSW',
      '1. Your solicitor is to hand over a signed certificate that gives up your right to cool off.',
      '66W',
    ],
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

  it.for([
    ['NSW', 'Property: Shop 4, 19 Galena Street, Wexcombe', 'premises for a business'],
    ['QLD', 'Improvements: warehouse with mezzanine', 'premises for a business'],
    ['ACT', 'Property: commercial unit 2, Block 3 Section 4', 'premises for a business'],
    ['NSW', 'The shares: Numbers 301 to 400 in Alma Flats Pty Ltd', 'Shares in a company'],
    ['VIC', 'Property: 120 shares carrying the right to occupy Flat 6', 'Shares in a company'],
  ] as const)(
    'is told as a doubt in %s for what is no home: %s',
    ([state, land, why], { expect }) => {
      const deadline = coolingOff(state, PLAIN, SIGNED_ON, land)
      expect(deadline).toMatchObject({ title: 'Cooling off', date: null })
      expect(deadline?.rule).toContain(why)
    },
  )

  it.for([
    'Property: shop and dwelling, 214 Camp Street',
    'Property: Unit 4, 19 Galena Street\n\nVendor’s solicitor: Roe Legal, Shop 2, The Esplanade',
    'Property: Unit 4, 19 Galena Street\n\nSELLER’S AGENT\nName: Quillan Realty Pty Ltd\nAddress: Shop 3, 118 Marlow Parade',
    '3. AGENT\nName: Quillan & Roe\nAddress: Office 2, 14 Parade Lane\n4. THE LAND\nLand: 27 Wattle Circuit',
    'Property: Unit 4, 19 Galena Street\nAUCTION CONDITIONS\nThe following conditions are prescribed for the sale by auction of land or livestock:\n(c) The highest bidder is the purchaser, subject to any reserve price.',
    'Property: Unit 4, 19 Galena Street\n(c) The highest bidder is the purchaser, subject to any reserve price.\n(i) All bidders must be registered in the Bidders Record.',
  ])('is told as ever for a home: %s', (land, { expect }) => {
    expect(coolingOff('NSW', PLAIN, SIGNED_ON, land)?.date).toBe('2026-11-13')
  })

  it('is not there for a company in Victoria and the ACT, and is elsewhere', ({ expect }) => {
    const company = 'Purchaser: Quillfeather Holdings Pty Ltd'
    for (const state of ['VIC', 'ACT'] as const) {
      expect(coolingOff(state, PLAIN, SIGNED_ON, company)?.date, state).toBeNull()
    }
    expect(coolingOff('NSW', PLAIN, SIGNED_ON, company)?.date).toBe('2026-11-13')
  })
})

describe('the cooling-off period by what the papers tell', () => {
  it.for([
    ['NSW', 'Land: Lot 4 DP 1098231, 4.218 hectares', '2.5 hectares'],
    ['NSW', 'Area: 31,500 m² or thereabouts', '2.5 hectares'],
    ['NSW', 'Land: Lot 2 DP 755001, area 101.2 ha', '2.5 hectares'],
    ['VIC', 'Land: Lot 2 PS 755001, area 41.3 ha', '20 hectares'],
  ] as const)('is doubted in %s for %s', ([state, land, words], { expect }) => {
    const told = coolingOff(state, PLAIN, SIGNED_ON, land)
    expect(told).toMatchObject({ title: 'Cooling off', date: null })
    expect(told?.rule).toContain(words)
    expect(told?.rule).not.toContain('At this price')
  })

  it.for([
    ['NSW', 'Land: Lot 4 DP 1098231, 2.2 hectares', '2026-11-13'],
    ['VIC', 'Land: Lot 4 PS 198231, 4.2 hectares', '2026-11-11'],
    ['SA', 'Land: Allotment 4 in DP 19823, 41.5 hectares', '2026-11-10'],
  ] as const)('stays in %s for %s', ([state, land, day], { expect }) => {
    expect(coolingOff(state, PLAIN, SIGNED_ON, land)?.date).toBe(day)
  })

  it.for([
    ['SA', 'Date of contract: 16 November 2026', '2026-11-18'],
    [
      'SA',
      'Date of contract: 20 November 2026\n\nForm 1 served on the Purchaser on 18 November 2026',
      '2026-11-24',
    ],
    [
      'SA',
      'Date of contract: 16 November 2026\n\nThe Purchaser received the Form 1 on 17/11/2026',
      '2026-11-19',
    ],
    ['NSW', 'Contract date: 6 November 2026', '2026-11-13'],
    ['ACT', 'Date of this contract: 6 November 2026', '2026-11-13'],
    ['VIC', 'Day of sale: 6 November 2026', null],
    ['QLD', 'Contract date: 6 November 2026', null],
  ] as const)('of %s is counted from %s', ([state, dated, day], { expect }) => {
    const told = coolingOff(state, PLAIN, undefined, dated)
    expect(told?.date).toBe(day)
    if (day !== null) expect(told?.rule).toContain('Counted from')
  })

  it.for([
    'Cooling Off\n\n☐ The Purchaser relies on the three Business Day cooling off period\n\n☒ The Purchaser waives it',
    'Cooling off: ☐ relied upon ☒ waived',
    'Cooling Off Clause\n\n☐ Applies\n\n☒ Does not apply',
  ])('is told as waived in Tasmania: %s', (words, { expect }) => {
    const told = coolingOff('TAS', PLAIN, SIGNED_ON, words)
    expect(told?.rule).toContain('marked as waived')
    expect(told?.date).toBeNull()
  })

  it('is counted in Tasmania where the box below its name is crossed', ({ expect }) => {
    const words = 'Cooling Off\n\n☒ The Purchaser relies on it\n\n☐ The Purchaser waives it'
    expect(coolingOff('TAS', PLAIN, SIGNED_ON, words)?.date).toBe('2026-11-11')
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
      ['Final inspection opens', '2026-12-30'],
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
