import { expect, test } from 'vitest'

import { readDocument } from '../engine.ts'
import { sourceOf } from '../segment/doc-of.ts'

const HEAD =
  'CONTRACT OF SALE OF LAND\nPARTICULARS OF SALE\nVendor: Ada Pell\nPurchaser: Omar Roe\nPrice: $940,000\nContract date: 9 November 2026\nSettlement date: 1 February 2027\n'

function deadlinesOf(rest: string, head = HEAD) {
  return readDocument(sourceOf(`${head}${rest}\n`), { rules: [] }).body.deadlines
}

test.each([
  [
    'Building Inspection | ☒ Yes. Report to be had by: 14 December 2026',
    'Building inspection',
    '2026-12-14',
  ],
  [
    'Pest inspection | ☒ Applies | Notice to be given before 4 December 2026',
    'Pest inspection',
    '2026-12-04',
  ],
  [
    'Building and pest | to be satisfied no later than 5pm on 7 December 2026',
    'Building and pest inspection',
    '2026-12-07',
  ],
  [
    'Finance | ☒ Yes. Lender: any bank. To be approved by: 21 December 2026',
    'Loan approval',
    '2026-12-21',
  ],
  [
    'SPECIAL CONDITIONS\n1. The Buyer has until 2 December 2026 to be offered a loan of $494,400 by any bank.',
    'Loan approval',
    '2026-12-02',
  ],
  [
    'SPECIAL CONDITIONS\n1. The purchasers are given until 3 December 2026 to find finance of $500,000.',
    'Loan approval',
    '2026-12-03',
  ],
  [
    'SPECIAL CONDITIONS\n1. The report on structural defects and any notice must be served by 4pm on 4 December 2026.',
    'Building inspection',
    '2026-12-04',
  ],
  [
    'SPECIAL CONDITIONS\n1. The Buyer may by notice given before 4pm on 30 November 2026 bring this Contract to an end for any reason or none.',
    'Your right to end the contract',
    '2026-11-30',
  ],
  [
    'SPECIAL CONDITIONS\n1. The purchaser is entitled until 27 November 2026 to withdraw from this contract and have the deposit back.',
    'Your right to end the contract',
    '2026-11-27',
  ],
])('tells the day of "%s"', (rest, title, date) => {
  expect(deadlinesOf(rest).find((one) => one.title === title)?.date).toBe(date)
})

test.each([
  'Building Inspection | ☐ Yes ☒ No | Report by: 14 December 2026',
  'SPECIAL CONDITIONS\n1. The Buyer may end this contract by 4 December 2026 if the vendor fails to repair the roof.',
  'ANNEXURE\nCROWN LEASE\n(d) Building inspection: complete an approved development by 1 March 1988.',
  'Building permit: to be issued by 14 December 2026',
])('tells no inspection and no right of "%s"', (rest) => {
  expect(
    deadlinesOf(rest)
      .map(({ title }) => title)
      .filter((title) => /inspection|right/.test(title)),
  ).toEqual([])
})

test('counts the cooling-off period of Victoria from the day beside the signature of the purchaser', () => {
  const rest =
    'Property: 4 Wren Street, Ararat VIC 3377\nSigned by the vendor | A Pell | on 11 / 11 / 2026\nSigned by the purchaser | O Roe | on 10 / 11 / 2026\nIMPORTANT NOTICE TO PURCHASERS - COOLING-OFF\nDue diligence checklist'
  const told = deadlinesOf(rest).find(({ title }) => /cooling/i.test(title))
  expect(told?.date).toBe('2026-11-13')
  expect(told?.evidence[0]?.quote).toContain('COOLING-OFF')
})

test.each([
  'I, Theodora Vale, solicitor, certify that I explained the contract, and that there is no period in which the Buyer may cool off.',
  'I, Benedict Marr of Marr Legal, legal practitioner, certify that the Purchasers told me that they do not wish to have cooling-off rights.',
  'I, Ann Lee Roe, conveyancer, have certified that the buyer waives the right to cool off.',
])('takes a named certificate for a waiver: %s', (words) => {
  const told = deadlinesOf(`Property: 4 Wren Street, Gawler SA 5118.\nCERTIFICATE\n${words}`)
  expect(told.find(({ title }) => /cooling/i.test(title))).toMatchObject({
    title: 'Cooling off',
    date: null,
  })
})

test('believes no certificate without a name', () => {
  const words =
    'I, ____________, legal practitioner, certify that there is no period in which the purchaser may cool off.'
  const told = deadlinesOf(`Property: 4 Wren Street, Gawler SA 5118.\nCERTIFICATE\n${words}`)
  expect(told.find(({ title }) => /cooling/i.test(title))?.title).toBe(
    'End of the cooling-off period',
  )
})

test('papers without a contract tell the days by which orders must be obeyed', () => {
  const text =
    'VENDOR STATEMENT\nSection 32 of the Sale of Land Act 1962\nVendor: Ada Pell\n\fLAND INFORMATION CERTIFICATE\n\nSHIRE OF ORRABAR PUBLIC HEALTH\n\nEffluent from the tank was seen in the lane. You are required, under section 194 of the Act, by 30 March 2027 to replace the trench.'
  const { deadlines } = readDocument(sourceOf(text), { state: 'VIC', rules: [] }).body
  expect(deadlines.map(({ title, date }) => [title, date])).toEqual([
    ['The owner’s day under a notice or order', '2027-03-30'],
  ])
})

test.each([
  ['1 December 2026', 'That is before settlement, so the vendor owes it'],
  ['30 January 2027', 'That is before settlement, so the vendor owes it'],
  ['30 March 2027', 'That is after settlement on 1 February 2027, so it falls to you'],
])('tells whose day %s under an order is', (day, words) => {
  const told = deadlinesOf(
    `\fLAND INFORMATION CERTIFICATE\n\nSHIRE OF ORRABAR PUBLIC HEALTH\n\nEffluent was seen in the lane. You are required, under section 194 of the Act, by ${day} to replace the trench.`,
  )
  expect(told.find(({ title }) => title.includes('order'))?.rule).toContain(words)
})

test('tells the day of the auction while the contract is not made', () => {
  const head =
    'CONTRACT OF SALE OF LAND\nPARTICULARS OF SALE\nVendor: Ada Pell\nPurchaser: \nPrice: \n'
  const told = deadlinesOf('Auction: Saturday 12 December 2026 at 11.30 am on the property.', head)
  expect(told.find(({ title }) => title === 'Auction')?.date).toBe('2026-12-12')
  const sold = deadlinesOf('Auction: Saturday 7 November 2026 at 11 am')
  expect(sold.some(({ title }) => title === 'Auction')).toBe(false)
})

test('tells the sentence of a right to end that runs from an event of its own', () => {
  const [right] = deadlinesOf(
    'SPECIAL CONDITIONS\n1. If the valuer puts the land below the price the Buyer may end this contract within 4 business days of the valuation.',
  ).filter(({ title }) => title === 'Your right to end the contract')
  expect(right?.rule).toContain('If the valuer puts the land below the price')
})

test('cuts no verb of the clause to the event that a time runs from', () => {
  const [inspection] = deadlinesOf(
    'SPECIAL CONDITIONS\n1. The Buyer may within 12 business days after the contract date obtain a building report by a licensed builder and, if it shows a major defect, end this contract.',
  ).filter(({ title }) => title === 'Building inspection')
  expect(inspection?.rule).toContain('12 business days after the contract date.')
})

test('tells one inspection, of the building alone, where the row says no more', () => {
  const found = deadlinesOf(
    'Building inspection | ☒ Applies ☐ Does not apply\tInspection date: 12 Business Days after the contract date',
  ).filter(({ title }) => /inspection/i.test(title))
  expect(found.map(({ title }) => title)).toEqual(['Building inspection'])
})

test('says that settlement may come later where the particulars do', () => {
  const [settlement] = deadlinesOf(
    '',
    HEAD.replace('1 February 2027', '1 February 2027, or any later day that condition 4 gives'),
  ).filter(({ title }) => title === 'Settlement')
  expect(settlement).toMatchObject({ date: '2027-02-01' })
  expect(settlement?.rule).toContain('or any later day that condition 4 gives')
})

test.each([
  '1. If the licence is not granted by 20 January 2027 settlement is put off to the fifth business day after the grant.',
  '1. Either party may by notice extend the settlement date once by up to ten business days.',
])('says that a term can move the day of settlement: %s', (clause) => {
  const [settlement] = deadlinesOf(`SPECIAL CONDITIONS\n${clause}`).filter(
    ({ title }) => title === 'Settlement',
  )
  expect(settlement?.rule).toContain('A term of the contract can move it')
})

test('says nothing of the kind where a term forbids it', () => {
  const [settlement] = deadlinesOf(
    'SPECIAL CONDITIONS\n1. Neither side may extend the settlement date, and settlement may not be postponed.',
  ).filter(({ title }) => title === 'Settlement')
  expect(settlement?.rule).not.toContain('can move it')
})
