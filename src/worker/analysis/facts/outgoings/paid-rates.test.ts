import { expect, test } from 'vitest'

import type { StateCode } from '#shared/report.ts'

import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { docOf } from '../../segment/doc-of.ts'
import { recogniseOutgoings } from './outgoings.ts'
import { PAID_PATTERNS } from './paid-words.ts'
import { paidRates } from './paid-rates.ts'

function paid(text: string, state: StateCode): string | null {
  const doc = docOf(`Contract of Sale of Real Estate\nVendor: Ada Lind\n\f${text}`, { state })
  const rates = recogniseOutgoings(doc).find(({ value }) => value.kind === 'council-rates')
  const told = rates === undefined ? null : paidRates(doc, rates)
  if (told === null) return null
  const { kind } = told
  if (kind === 'until' || kind === 'charged-until') return `${kind} ${told.date}`
  if (kind === 'some' && told.inArrears === true) return 'some, in arrears'
  return kind === 'sum' ? `sum ${told.cents}` : kind
}

test.for(Object.entries(PAID_PATTERNS))('the pattern %s is bounded', ([, pattern]) => {
  expect(patternFault(pattern)).toBeNull()
})

const SA = 'CITY OF WEXLEY\nSECTION 187 CERTIFICATE\n'
const VIC = 'WEXLEY CITY COUNCIL\nLAND INFORMATION CERTIFICATE\n'
const QLD = 'WEXLEY REGIONAL COUNCIL\nRATE NOTICE (half year)\n'

test.for<readonly [StateCode, string, string | null]>([
  [
    'TAS',
    'WEXLEY COUNCIL\nCERTIFICATE OF LIABILITIES - Section 132 Local Government Act 1993\nRATES AND CHARGES 1 JULY 2026 TO 30 JUNE 2027\nDescription\tAnnual\tArrears\tPaid\tBalance\nGeneral rate\t$1,754.00\t$0.00\t$877.00\t$877.00\nWaste charge\t$412.00\t$0.00\t$206.00\t$206.00\nTotal\t$2,166.00\t$0.00\t$1,083.00\t$1,083.00',
    'sum 108300',
  ],
  [
    'TAS',
    'WEXLEY COUNCIL\nCERTIFICATE OF LIABILITIES - Section 132 Local Government Act 1993\nThe rates are payable in four instalments of $390.00 each, due in August, October, January and March. The first and second were paid on 3 October 2026. The third is not yet due.',
    'sum 78000',
  ],
  [
    'TAS',
    'WEXLEY COUNCIL\nCERTIFICATE OF LIABILITIES - Section 132 Local Government Act 1993\nRates by instalment\tEach instalment\nGeneral rate\t$300.00\nWaste charge\t$90.00\nTotal of one instalment\t$390.00\nThe rates of the year are collected in four instalments of $390.00 each, which are due on the last days of August and October 2026 and of January and March 2027. The first has been paid on 12 August 2026. The second was not yet due when this certificate was made.',
    'sum 39000',
  ],
  [
    'WA',
    'SHIRE OF WEXLEY RATES NOTICE\nRates for the year 2026-27\t$1,560.00\nFour instalments\nInstalment 1\t$390.00\tpaid 12 August 2026\nInstalment 2\t$390.00\tpaid 2 November 2026\nInstalments 3 and 4\t$780.00\tnot yet due',
    'sum 78000',
  ],
  [
    'VIC',
    `${VIC}Rates and charges for the full year\t$1,960.40\nFirst instalment received 21/09/2026\t-$490.55\nLeft to pay in three instalments\t$1,469.85`,
    'sum 49055',
  ],
  [
    'QLD',
    'WEXLEY REGIONAL COUNCIL\nRATE NOTICE\nRates for the year 2026-27\t$2,000.00\nFirst and second instalments\t$1,000.00\treceived 3 October 2026\nThird instalment\t$500.00\tpaid 1 February 2027\nFourth instalment\t$500.00\tto be paid by 1 May 2027',
    'sum 150000',
  ],
  [
    'NSW',
    'WEXLEY COUNCIL RATES NOTICE\nTotal for the year 2026-27: $1,439.10\nPAYMENT SLIP Biller code 40188 [ ] Full payment [X] Instalment 2 Amount due $359.75',
    'some',
  ],
  [
    'SA',
    `${SA}General rate 2026-27   $1,512.00 a year   paid to 31 December 2026; arrears nil`,
    'until 2026-12-31',
  ],
  [
    'NSW',
    'WEXLEY COUNCIL RATES NOTICE\nRates 2026-27: $3,127.20, paid to 31 March.',
    'until 2027-03-31',
  ],
  [
    'VIC',
    `${VIC}Total rates for 2026/27   $2,044.00\nPaid up to and including 31 March 2027`,
    'until 2027-03-31',
  ],
  [
    'SA',
    `${SA}Rates   Annual   Paid to   Owing\nGeneral rate 2026-27   $2,914.00   first quarter`,
    'until 2026-09-30',
  ],
  [
    'SA',
    `${SA}Rates 2026/27: $1,880.00 for the year; first and second quarters paid; no arrears`,
    'until 2026-12-31',
  ],
  [
    'VIC',
    `${VIC}Rates and charges 2026-27 for the year $2,488.15\nThe first instalment was paid on 30 September 2026.`,
    'until 2026-09-30',
  ],
  [
    'WA',
    'SHIRE OF WEXLEY RATES NOTICE\nRates 2026/27 for the year $2,488.15. First instalment paid.',
    'some',
  ],
  [
    'VIC',
    `${VIC}Rates 2026-27 for the year $1,548.00\nPaid to date $387.00   Balance $1,161.00 (instalments not yet due)   Arrears $0.00`,
    'sum 38700',
  ],
  [
    'WA',
    'SHIRE OF WEXLEY RATES NOTICE\nRates 2026/27 $2,684.00 a year, of which $671.00 paid. Brought forward from 2025/26: $917.35',
    'some, in arrears',
  ],
  [
    'QLD',
    `${QLD}Amount for 1 July 2026 to 31 December 2026   $1,046.35   Less payment 12 August 2026   $1,046.35`,
    'until 2026-12-31',
  ],
  [
    'QLD',
    `${QLD}General rates   $846.35\nWaste utility   $200.00\nAmount for 1 July 2026 to 31 December 2026   $1,046.35\nPay by 14 September 2026`,
    'charged-until 2026-12-31',
  ],
  [
    'TAS',
    'WEXLEY COUNCIL - CERTIFICATE OF LIABILITIES (Section 132)\nRates   Per annum   Unpaid at date\nGeneral rate 2026-27   $1,962.00   NIL',
    'until 2027-06-30',
  ],
  ['VIC', `${VIC}Rates 2025-26 for the year $1,188.00. Paid.`, 'until 2026-06-30'],
  [
    'SA',
    `${SA}Rates 2026/27: $3,840.00 a year, four quarters of $960.00; first paid.`,
    'until 2026-09-30',
  ],
  ['NSW', 'WEXLEY COUNCIL\nRates $1,265.40 a year, first two instalments paid', 'sum 63270'],
  [
    'QLD',
    `${QLD}Amount for 1 July 2026 to 31 December 2026   $1,215.80\nReceived with thanks 24 August 2026. Balance nil.`,
    'until 2026-12-31',
  ],
  [
    'VIC',
    `${VIC}Rates 2026-27 for the year $2,644.35\nPaid 661.00   Balance $1,983.35   Arrears none`,
    'some',
  ],
  ['VIC', `${VIC}Rates 2026-27 for the year $1,554.00, in instalments; paid.`, 'some'],
  [
    'NSW',
    'WEXLEY COUNCIL\nRates 2026-27 for the year $2,160.00\nTIDEWAY WATER - quarter ended 30 September 2026: $259.00. Paid in full.',
    null,
  ],
  ['SA', `${SA}Rates 2026-27 $1,180.00 a year in four payments of $295.00; arrears nil`, null],
  ['VIC', `${VIC}Rates 2026-27 for the year $1,188.00, to be paid by 30 September 2026.`, null],
  [
    'VIC',
    `${VIC}Rates 2026-27 for the year $1,188.00.\nWater service charges paid to 31 March 2027.`,
    null,
  ],
  ['SA', `${SA}General rate 2026-27   $1,512.00 a year   arrears nil`, null],
  [
    'VIC',
    `${VIC}RATES AND CHARGES 1 July 2026 to 30 June 2027\t$\nGeneral rate\t1,402.10\nWaste service\t428.00\nTotal for the year\t1,830.10\nArrears brought forward from earlier years\t5,210.40\nTOTAL OUTSTANDING\t7,040.50`,
    'some, in arrears',
  ],
  [
    'SA',
    `${SA}Rates 2026-27 for the year $2,210.00\nOverdue from last year: $804.15`,
    'some, in arrears',
  ],
  [
    'TAS',
    'WEXLEY COUNCIL - CERTIFICATE OF LIABILITIES (Section 132)\nCharge\tLevied 2026/27\tPaid\tOwing\nGeneral rate\t1,302.00\t325.50\t976.50\nFire service\t98.00\t24.50\t73.50\nAnnual total\t1,400.00\t350.00\t1,050.00',
    'sum 35000',
  ],
  [
    'WA',
    'SHIRE OF WEXLEY RATES NOTICE\nItem\tCharged 2026/27\tOutstanding\nGeneral rate\t$1,820.00\t$1,820.00',
    'sum 0',
  ],
  [
    'ACT',
    'REVENUE OFFICE\nCertificate of rates, land tax and other charges\nCharge\tYear\tAmount\tOwing at issue\nGeneral rates\t2026-27\t$3,318.00\t$829.50 (2nd instalment, not yet due)',
    'some',
  ],
  [
    'QLD',
    'WEXLEY CITY COUNCIL\nRATE NOTICE for the half year 1 July 2026 to 31 December 2026\nOwners\tA Sample\nProperty\t5/22 Bay Street, Lot 5 SP178824\nCategory\t9b residential\nRateable value\t$246,000\nGeneral rate\t$812.40\nWaste and recycling\t$214.60\nEmergency levy\t$66.20\nTotal for the half year\t$1,093.20\nReceived 19 August 2026 - thank you\t-$1,093.20\nBalance\t$0.00',
    'until 2026-12-31',
  ],
])('%s: %s', ([state, text, told]) => {
  expect(paid(text, state)).toBe(told)
})
