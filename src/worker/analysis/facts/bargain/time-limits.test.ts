import { describe, it } from 'vitest'

import type { PageKind, StateCode } from '#shared/report.ts'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFacts } from '../recognise-facts.ts'

describe('the sunset date', () => {
  it.for([
    ['1. Sunset Date means 30 June 2028.', '2028-06-30'],
    ['1. Registration Period: 24 months after the Day of Sale.', '24 month Day of Sale'],
    [
      '1. If the plan of subdivision is not registered within thirty-six (36) months after the day of sale, either party may end this contract.',
      '36 month day of sale',
    ],
    [
      '1. The vendor must procure that the strata plan is registered on or before 1 March 2029.',
      '2029-03-01',
    ],
  ] as const)('is read from: %s', ([prose, expected], { expect }) => {
    expect(said(facts(prose).sunset?.value)).toBe(expected)
  })

  it.for([
    '1. The vendor may extend the Sunset Date by up to 12 months.',
    '1. Settlement is due 14 days after registration of the plan.',
    '1. The land is at 4 Sunset Road, and lighting must be off by 9 pm.',
    '1. The vendor may extend the date for registration by a further period of 6 months.',
  ])('is not read from: %s', (prose, { expect }) => {
    expect(facts(prose).sunset).toBeNull()
  })
})

describe('the day of the contract', () => {
  it.for([
    [
      'Buyer: Y M Collard, F H Lockyer 20 July 2026\n\nSeller: H B Vandeleur 22 July 2026',
      '2026-07-22',
    ],
    [
      "Purchaser's signature | S. Menon | 2/9/2026\n\nVendor's signature | B. Castagna | 1/9/2026",
      '2026-09-02',
    ],
    [
      'Signed by Buyer H van Rooyen 25 September 2026\n\nAccepted by Seller D A Quilty L M Quilty 28 September 2026',
      '2026-09-28',
    ],
    [
      'Signed by the Buyer: Ada Quell 3 March 2026\n\nSigned by the Seller: Bo Rind 3 March 2026',
      '2026-03-03',
    ],
  ] as const)('is that of the second signature: %s', ([prose, expected], { expect }) => {
    expect(facts(prose, 'particulars').contractDate?.value).toBe(expected)
  })

  it.for([
    'Buyer: Y M Collard 20 July 2026',
    'date for completion | the later of 42 days after the contract date and 29 January 2027',
    'Completion is on the earlier of 30 days from the day of sale and 4 May 2027.',
    'Buyer: Ada Quell, born 3 March 1980\n\nSeller: Bo Rind, born 4 May 1970',
    'The Seller has given the certificate under the foreign resident withholding rules, dated 2 July 2026.',
  ])('is not told by: %s', (prose, { expect }) => {
    expect(facts(prose, 'particulars').contractDate).toBeNull()
  })
})

describe('the parts of a deposit', () => {
  it('are read with the day of each', ({ expect }) => {
    const { depositParts } = facts(
      'Price $900,000.00\n\nInitial deposit $10,000.00 payable on signing this contract\n\nBalance deposit $80,000.00 due 14 days after the day of sale',
      'particulars',
    )
    expect(depositParts.map(({ value }) => [value.cents, said(value.due)])).toEqual([
      [10_000_00, null],
      [80_000_00, '14 day day of sale'],
    ])
  })

  it('are read from one line that names the whole first', ({ expect }) => {
    const { depositParts } = facts(
      'Price $700,000.00\n\nDeposit $70,000.00, of which $20,000.00 by 4 December 2026 and $50,000.00 by 18 December 2026',
      'particulars',
    )
    expect(depositParts.map(({ value }) => [value.cents, said(value.due)])).toEqual([
      [20_000_00, '2026-12-04'],
      [50_000_00, '2026-12-18'],
    ])
  })

  it.for([
    'Price $900,000.00\n\nDeposit $90,000.00 by 14 December 2026 (of which $5,000.00 has been paid)',
    'Price $900,000.00\n\nDeposit $90,000.00',
    'Price $900,000.00\n\nInitial deposit $10,000.00\n\nBalance payable at settlement $890,000.00',
  ])('are none in: %s', (prose, { expect }) => {
    expect(facts(prose, 'particulars').depositParts).toEqual([])
  })
})

describe('the time for the loan', () => {
  it.for([
    ['Finance Date: 21 days from the Contract Date', 'particulars', '21 day Contract Date'],
    ['Finance period: 14 days', 'particulars', '14 day the contract date'],
    [
      'Finance Amount\tFinance Period ends\n\n$593,600.00\t21 days after the Contract Date',
      'particulars',
      '21 day Contract Date',
    ],
    [
      'Financier: any bank\tFinance Date: 21 days from Contract Date',
      'annexure',
      '21 day Contract Date',
    ],
    ['LATEST TIME: 4pm on:\n\n6 November 2026', 'particulars', '2026-11-06'],
    [
      '4. This contract is subject to the purchaser obtaining approval of a loan within 28 days of the day of sale.',
      'special-conditions',
      '28 day day of sale',
    ],
    [
      '4. The purchaser must obtain finance approval by 18 December 2026.',
      'special-conditions',
      '2026-12-18',
    ],
    [
      '9. FINANCE\n\nSubject to approval ☒ Yes ☐ No\n\nLender any bank\tSum $374,400.00\tBy 4 September 2026',
      'particulars',
      '2026-09-04',
    ],
    [
      "Ninth\tFinance\tThis contract is subject to the Purchasers' obtaining, on or before 9 October 2026, approval of a loan of $850,000",
      'particulars',
      '2026-10-09',
    ],
    [
      'ITEM P\tFINANCE\t☒ applies\tLender: any bank. Sum: $329,600.\tApproval by: 16 October 2026',
      'particulars',
      '2026-10-16',
    ],
    [
      'Finance\tAmount: sufficient to complete\tFinancier: Tidewater Credit Union\tDate: 28 October 2026',
      'particulars',
      '2026-10-28',
    ],
    [
      'Loan approval:\n\nwithin 21 days of the contract date',
      'particulars',
      '21 day contract date',
    ],
    [
      "7. If by 28 October 2026 the Buyer's bank has not approved a loan of $850,000 the Buyer may bring this contract to an end.",
      'special-conditions',
      '2026-10-28',
    ],
    [
      '7. Should, within 28 days of the day of sale, no lender have agreed to lend the sum, the purchaser may rescind.',
      'special-conditions',
      '28 day day of sale',
    ],
  ] as const)('is read from: %s', ([prose, zone, expected], { expect }) => {
    expect(said(facts(prose, zone).financeDue?.value)).toBe(expected)
  })

  it.for([
    '4. The vendor must discharge every mortgage by 18 December 2026.',
    '4. The purchaser warrants that finance has been approved.',
    '4. If by 1 March 2027 the plan is not registered, the bank of the vendor may be told.',
    '[particulars]\n\nFinance:\n\nNot applicable\n\nBuilding Inspection:\n\nwithin 14 days of the contract date',
  ])('is not read from: %s', (prose, { expect }) => {
    expect(facts(prose).financeDue).toBeNull()
  })
})

describe('the time for an inspection', () => {
  it.for([
    [
      'Building and Pest Inspection Date: 14 days from the Contract Date',
      'particulars',
      'building and pest 14 day Contract Date',
    ],
    [
      '3. The purchaser may obtain a pest inspection report within 7 days after the day of sale and may end this contract if it shows an infestation.',
      'special-conditions',
      'pest 7 day day of sale',
    ],
    [
      '3. Due diligence: the buyer may terminate by notice given on or before 30 November 2026.',
      'special-conditions',
      'due diligence 2026-11-30',
    ],
    [
      '14. Building Inspection:\n\nApplies. Report within 14 days of the Contract Date. Amount for remedial work: $4,000',
      'particulars',
      'building 14 day Contract Date',
    ],
    [
      '10. BUILDING AND PEST INSPECTION\n\nSubject to a report satisfactory to the Purchaser ☒ Yes ☐ No By 28 August 2026',
      'particulars',
      'building and pest 2026-08-28',
    ],
    [
      '4. Due diligence. For ten Business Days from the Contract Date the Purchaser may make what searches the Purchaser likes, and if dissatisfied may end this contract by notice.',
      'special-conditions',
      'due diligence 10 business-day Contract Date',
    ],
    [
      '10. The Purchasers may terminate within ten business days of this contract, and be repaid the deposit, if a building and pest inspection by a licensed person discloses a defect.',
      'special-conditions',
      'building and pest 10 business-day this contract',
    ],
    [
      "D The Buyer may make enquiries of the City and, if not satisfied with any answer, in the Buyer's own opinion, may withdraw by email not later than 4pm on 30 October 2026.",
      'special-conditions',
      'right to end 2026-10-30',
    ],
    [
      "10. The Buyer has ten business days from the Contract Date to search the body corporate's records and may end this contract by notice within that time if not satisfied.",
      'special-conditions',
      'right to end 10 business-day Contract Date',
    ],
    [
      "S3. The Purchaser may by notice before 28 August 2026 withdraw if the minutes or accounts of the corporation are not satisfactory to the Purchaser's conveyancer.",
      'special-conditions',
      'right to end 2026-08-28',
    ],
    [
      'B1 The Buyer may obtain, within 3 Business Days of acceptance, a report by a registered builder on the house.\n\nB3 Where the Seller declines to repair, the Buyer has two Business Days to terminate.',
      'annexure',
      'building 3 business-day acceptance',
    ],
  ] as const)('is read from: %s', ([prose, zone, expected], { expect }) => {
    const [fact] = facts(prose, zone).inspectionDues
    expect(`${fact?.value.what} ${said(fact?.value.due)}`).toBe(expected)
  })

  it.for([
    '3. The vendor must complete the building works within 12 months of the day of sale.',
    '3. The purchaser has inspected the building and relies on no report.',
    '3. The purchaser may inspect once within seven days before settlement, and may end nothing for what a building inspection shows.',
    '3. The purchaser has 14 days from the contract date to hand over its guarantee.',
    '3. The purchaser may by notice before 28 August 2026 withdraw if the vendor fails to give vacant possession.',
    '3. The developer may within 12 months of the contract cancel it if a licensed building inspector refuses to report to the buyer.',
  ])('is not read from: %s', (prose, { expect }) => {
    expect(facts(prose).inspectionDues).toEqual([])
  })
})

describe('what takes a cooling-off right away', () => {
  it.for([
    ['5. The purchaser must provide a section 66W certificate on exchange.', 'NSW', 'waived'],
    ['5. The Buyer has waived the cooling-off period by signing the waiver.', 'QLD', 'waived'],
    ['5. The Purchaser waives the cooling-off rights under section 5.', 'SA', 'waived'],
    ['5. A certificate under section 17 is attached to this contract.', 'ACT', 'waived'],
    ['5. The property was sold at public auction on 5 December 2026.', 'VIC', 'auction'],
    ['5. The deposit is payable upon the fall of the hammer.', 'NSW', 'auction'],
    ['To be sold by public auction\tSaturday 5 December 2026 at 1.00 pm', 'VIC', 'auction'],
    ['PARTICULARS OF SALE BY AUCTION\tCrewe & Partners', 'VIC', 'auction'],
    [
      '5. This contract came into force by exchange of counterparts between conveyancers.',
      'NT',
      'exchanged',
    ],
    [
      '5. This contract came into being upon counterparts being exchanged between the conveyancers named above.',
      'NT',
      'exchanged',
    ],
    ['Cooling off: ☐ Confirming reliance on the cooling off period ☒ Waived', 'TAS', 'waived'],
    ['☒ Confirming reliance on the Cooling Off period of three Business Days', 'TAS', 'chosen'],
  ] as const)('is read from: %s', ([prose, state, expected], { expect }) => {
    expect(marks(prose, state)).toEqual([expected])
  })

  it.for([
    ['5. There is no cooling off period if a certificate under section 66W is given.', 'NSW'],
    [
      'CONDITIONS OF SALE BY AUCTION. If the property is or is intended to be sold at auction:',
      'NSW',
    ],
    ['5. If the property is sold at auction, the rules of schedule 1 apply.', 'VIC'],
    ['5. The Purchaser may not waive the cooling-off period.', 'SA'],
    ['5. There is a 5 working day cooling-off period for this contract.', 'ACT'],
    ['Cooling off: ☒ Confirming reliance on nothing ☐ Waived', 'TAS'],
    ['5. The Buyer has a 4 working day cooling off period to withdraw in.', 'NT'],
  ] as const)('is not read from: %s', ([prose, state], { expect }) => {
    expect(marks(prose, state)).not.toContain('waived')
    expect(marks(prose, state)).not.toContain('auction')
  })
})

describe('a settlement', () => {
  it('keeps its months and business days as such', ({ expect }) => {
    const of = (prose: string) => facts(prose, 'particulars').settlement?.value
    expect(of('Settlement date: 3 months from the day of sale')).toMatchObject({
      counted: { unit: 'month', count: 3 },
    })
    expect(of('Settlement date: three (3) months from the day of sale')).toMatchObject({
      counted: { unit: 'month', count: 3 },
    })
    expect(of('Settlement date: 30 business days after the contract date')).toMatchObject({
      counted: { unit: 'business-day', count: 30 },
    })
    expect(of('Settlement date: 42 days after the contract date')).not.toHaveProperty('counted')
  })
})

function facts(prose: string, zone: PageKind = 'special-conditions', state: StateCode = 'VIC') {
  return recogniseFacts(docOf(prose, { state, zone }))
}

function marks(prose: string, state: StateCode): string[] {
  return facts(prose, 'special-conditions', state).coolingOffMarks.map(({ value }) => value)
}

type Due = ReturnType<typeof facts>['sunset']

function said(due: NonNullable<Due>['value'] | null | undefined): string | null {
  if (!due) return null
  return due.kind === 'date' ? due.date : `${due.count} ${due.unit} ${due.from}`
}
