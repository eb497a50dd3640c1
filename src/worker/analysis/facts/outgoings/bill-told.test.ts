import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseOutgoings } from './outgoings.ts'

const HEAD = 'Contract of Sale of Real Estate\nVendor: Ada Lind\n\f'

function yearOf(kind: string, text: string): number | null {
  const told = recogniseOutgoings(docOf(HEAD + text)).find(({ value }) => value.kind === kind)
  return told === undefined ? null : told.value.annualCents
}

const LEASE =
  'RESIDENTIAL TENANCY AGREEMENT\nLandlord: Ada Lind. Tenant: Bo Ek. Rent $540 a week.\n'
const REPORT =
  'BUILDING INSPECTION REPORT\n1. Roof: sound. 2. Subfloor: dry.\nOverall: risk of termites moderate.\n'
const MINUTES =
  'MINUTES OF THE ANNUAL GENERAL MEETING\n1. Minutes of last year confirmed.\n2. Accounts adopted.\n'

test.each([
  [
    LEASE,
    'GORGE CITY - LAND INFORMATION CERTIFICATE 26/1, 16 October 2026. CIV $940,000. Rates and charges for the year $2,188.15, paid in full. Other debts: nil.',
    218_815,
  ],
  [
    REPORT,
    'Tarrabool Shire Council rates 2026-27. Assessment 70-1.\nResidential $1,088.40; waste $566.00; stormwater $12.50. Net annual amount $1,666.90. Balance owing: first instalment $416.80, paid.',
    166_690,
  ],
  [
    REPORT,
    'City rates 1 July 2026 to 30 June 2027 - assessment 12-8 - $1,599.40 for the year - first instalment paid, second of $399.85 due on 30 November 2026',
    159_940,
  ],
  [
    MINUTES,
    'CITY OF BALDIVALE. Reply 26/4410. Zoning: R40. Building approvals: house 2003.\nRATES 2026/27: GRV $15,600; rates $1,366.56; waste $360.00; ESL $213.09; total $1,939.65. Paid by instalments.',
    193_965,
  ],
  [
    MINUTES,
    'CITY OF DARWIN COVE   rates search   4 September 2026\nUCV share $98,000.   2026/27: minimum rate $1,391.00, waste $311.00: $1,702.00 for the financial year. First part paid.',
    170_200,
  ],
  [
    MINUTES,
    'PORTSIDE COUNCIL - EXTRACT FROM RATE BOOK\nProperty 55021. Rate for 2025-2026: $1,688.15 for the year incl. domestic waste. Land value $1,390,000.',
    168_815,
  ],
  [
    LEASE,
    'Shire of Coonaring, reply, 29 April 2027. Road: gravel. Rates on the whole lot for 2026/27: UV $410,000; $2,260.00 with the levy, paid.',
    226_000,
  ],
  [
    'SPECIAL CONDITIONS\n1. The purchaser buys the land as it stands.\n',
    'LAKE COUNCIL - s603 certificate - land value $395,000 - 2026-27 rates and charges $1,802.40 - nothing in arrears',
    180_240,
  ],
  [
    REPORT,
    'HOLLOW SHIRE COUNCIL land information certificate 30 October 2026\nSV $390,000 CIV $880,000 General 1,611.20, waste 248.80, emergency services fund 164.00\n2026-27 $2,024.00 levied for the year; balance 1,518.00. No arrears.',
    202_400,
  ],
  [
    REPORT,
    'CITY OF NORTHPORT   Rates search   Unit 3   30 September 2026\nRates and waste 2026-27 $1,844.00, quarterly instalments, one paid. Nothing owing.',
    184_400,
  ],
])('reads the rates behind %s', (paper, text, cents) => {
  expect(yearOf('council-rates', paper + text)).toBe(cents)
})

test.each([
  [
    LEASE,
    'HARBOUR WATER DIAGRAMS - no main within the lot. Quarterly service charges $204.86 ($819.44 a year), paid to 31 December 2026.',
    81_944,
  ],
  [
    REPORT,
    'Sandon Shire rates 2026-27: $1,688.20 for the year, paid. Water and sewer availability: $1,147.00 per annum, billed by council in thirds.',
    114_700,
  ],
  [
    MINUTES,
    'SA WATER certificate, 2 October 2026. Water supply $78.60 and sewer $107.90 a quarter, $746.00 a year. Nothing owing.',
    74_600,
  ],
  [
    MINUTES,
    'WATER CORPORATION, 31 August 2026: water $292.44 and sewerage $645.81 a year, $938.25. No arrears.',
    93_825,
  ],
  [
    LEASE,
    'Tuggeran Council - Water & Sewer. Fixed charges: $1,009.32 per year. Meter 77193.',
    100_932,
  ],
  [
    MINUTES,
    'Rates and charges 2026-27 of the council $1,475.40. Water is supplied by Council: access charge $388.00 for the year, consumption at $2.10 per kilolitre.',
    38_800,
  ],
  [
    REPORT,
    'WEST COAST COUNCIL  Rates 2026-27 $2,120.00 for the year\nWater (council is the water authority): availability charges, $284.10 a quarter, paid to 30 September 2026',
    113_640,
  ],
  [
    LEASE,
    'SA Water account 18 0001 71 8. Supply and sewer: $181.50 a quarter or $726.00 a\nyear. Balance: nil to 30 September 2026.',
    72_600,
  ],
])('reads the water behind %s', (paper, text, cents) => {
  expect(yearOf('water-rates', paper + text)).toBe(cents)
})

test.each([
  'The council has estimated the works at $4,400.00, to be done in 2026-27.',
  'Harbour Water repaired a burst main for $1,900.00 in 2026-27.',
  'The hot water service was replaced for $1,850.00 in the year 2025-26.',
  'Rates are adjusted. The tenant pays rent of $540.00 a week, for the year $28,080.00.',
  'City of Gorge. Land value $410,000. Arrears of rates for 2025-26: $1,204.00.',
])('finds no bill in %s', (text) => {
  expect(yearOf('council-rates', MINUTES + text)).toBeNull()
  expect(yearOf('water-rates', MINUTES + text)).toBeNull()
})
