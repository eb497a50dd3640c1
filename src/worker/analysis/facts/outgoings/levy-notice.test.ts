import { expect, test } from 'vitest'

import { readTxt } from '../../extract/txt/read-txt.ts'
import { segment } from '../../segment/segment.ts'
import { recogniseOutgoings } from './outgoings.ts'

function yearOf(text: string): number | null {
  const told = recogniseOutgoings(segment(readTxt(text))).find(
    ({ value }) => value.kind === 'owners-corporation',
  )
  return told === undefined ? null : told.value.annualCents
}

const PAGE = 'Contract of Sale of Real Estate\nVendor: Ada Lind\n\f'

test.each([
  [
    'a quarter, told by its days',
    'HOLT STRATA\tLEVY NOTICE\nLot 3\nDue\tParticulars\tAmount\n01/03/2026\tAdministrative fund, 1 March 2026 to 31 May 2026\t610.00\n01/03/2026\tSinking fund, 1 March 2026 to 31 May 2026\t140.00\nTotal due $750.00',
    300_000,
  ],
  [
    'a quarter, told once for both funds',
    'HOLT STRATA\tCONTRIBUTION NOTICE\nTax invoice\nAdministrative fund, June quarter\t500.00\nReserve fund, same quarter\t60.50\nPlease pay $560.50',
    224_200,
  ],
  [
    'half a year',
    'NOTICE OF CONTRIBUTIONS\nAdmin fund, half-year from 1 July 2026\t1,050.00\nCapital works fund, half-year from 1 July 2026\t450.00\nAmount payable $1,500.00',
    300_000,
  ],
  [
    'a quarter, beside arrears and a special levy in one sum',
    'HOLT STRATA\tLEVY NOTICE\nLot 3\nDue\tDetails\tAmount\tGST\tTotal\n01/08/2026\tBalance of previous levy\t381.82\t38.18\t420.00\n01/11/2026\tAdministrative fund, quarterly levy 01/11/2026 to 31/01/2027\t690.00\t69.00\t759.00\n01/11/2026\tCapital works fund, quarterly levy 01/11/2026 to 31/01/2027\t150.00\t15.00\t165.00\n01/11/2026\tSpecial levy, fire doors\t200.00\t20.00\t220.00\nTOTAL PAYABLE\t1,421.82\t142.18\t1,564.00',
    369_600,
  ],
])('counts the year of a notice for %s', (_name, text, cents) => {
  expect(yearOf(PAGE + text)).toBe(cents)
})

test('reads no year from a notice whose rows do not add up, or that is a special levy', () => {
  const rows =
    'LEVY NOTICE\nAdministrative fund, June quarter\t500.00\nReserve fund, June quarter\t60.00'
  expect(yearOf(`${PAGE}${rows}\nPlease pay $980.00`)).not.toBe(224_000)
  const special = 'LEVY NOTICE\nAdministrative fund, special levy, June quarter\t4,000.00'
  expect(yearOf(`${PAGE}${special}\nPlease pay $4,000.00`)).not.toBe(1_600_000)
})
