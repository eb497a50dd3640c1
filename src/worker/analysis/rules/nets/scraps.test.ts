import { expect, test } from 'vitest'

import type { PageKind } from '#shared/report.ts'

import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { passagesIn } from '../reading/passages.ts'
import { readingOf } from '../testing/reading-of.ts'
import { isScrap, SCRAPS } from './scraps.ts'

function scrap(kind: PageKind, lines: string): boolean | undefined {
  const { reading } = readingOf(`[contract-form]\nContract of sale\n[${kind}] Paper\n${lines}`, {
    kind: 'contract-form',
    state: 'NSW',
  })
  const [passage] = passagesIn(reading.doc, [kind]).filter(
    ({ block, zone }) => block.kind !== 'heading' && zone === kind,
  )
  return passage && isScrap(passage)
}

test.for(Object.entries(SCRAPS))('the pattern %s is bounded', ([, pattern]) => {
  expect(patternFault(pattern)).toBeNull()
})

test.for([
  ['annexure', 'Bed | Bath | Car | Internal (approx.)'],
  ['annexure', '3 | 2.5 | 1 + 1 in front | 212 m² (approx.)'],
  ['annexure', 'Rental estimate | $540 to $560 per week | Internet | NBN fibre to the node'],
  ['particulars', 'date for completion | the later of the 42nd day after the contract date'],
  ['particulars', 'Amount to be paid – price multiplied by the rate: $ ________'],
  [
    'contract-form',
    'Lender (NB. If blank, can be any Lender) | Signature of the Buyer if not applicable',
  ],
  ['annexure', 'Receipt no. 40817 | Received from M Lynott | Amount $5,000.00 | By EFT'],
  ['rates-certificate', 'Legal costs and interest | $0.00 | $0.00'],
  ['annexure', 'DATED the Twenty-ninth day of April One thousand nine hundred and forty-eight'],
  ['annexure', 'Fees: Lodgment £2 – Endorsement £1 – K 418236'],
  ['annexure', 'Ten cents ($0.10) (if demanded) to be paid to the Encumbrancee annually'],
  ['title-search', 'Searched through InfoTitle Direct · order 60418827'],
  ['title-search', 'I CERTIFY THAT THIS PLAN WAS MADE BY ME.'],
  ['plan', 'Total area of Scheme Land 6 214 m²'],
  [
    'vendor-statement',
    '☐ Monthly ☒ Quarterly ☐ Yearly - due 1 July and 1 October | $546.00 per quarter',
  ],
  ['building-permit', 'Cost of building work | $684,000 | Total floor area | 312 m²'],
  ['owners-corporation-certificate', '10-year capital works fund plan | Yes, dated 22 July 2026'],
  ['minutes', 'The policy taken out by the builder was noted.'],
  [
    'minutes',
    'Resolved to appoint Tandem Strata Management for one year at a fee of $1,100.00 a year.',
  ],
  [
    'minutes',
    '9. That the committee write to Council about a lot advertised for holidays. Yes 4 No 8 Abstain 1. LOST',
  ],
  [
    'planning-certificate',
    '2(b) | The purposes for which development in the zone is prohibited | Boarding houses',
  ],
  [
    'planning-certificate',
    '10(1) | Whether any of the land is affected by a policy because of the likelihood of:',
  ],
  ['planning-certificate', '9(2) | If the land is between the level and the flood maximum | No'],
  ['land-tax-certificate', 'Absentee owner surcharge | nil'],
  ['lease', '4. Type | ☐ Non-fixed term ☒ Fixed term | From / to | 22 May 2026 / 21 May 2027'],
] as const)('in a %s a scrap says nothing: %s', ([kind, lines]) => {
  expect(scrap(kind, lines)).toBe(true)
})

test.for([
  ['annexure', 'Car space on title subject to the licence of the next lot'],
  ['annexure', 'Yearly payment to the adjoining owner for the shared drain | $400'],
  ['rates-certificate', 'Sewer loan instalments outstanding | $4,200.00'],
  ['rates-certificate', 'Legal costs and interest | $120.00 | $0.00'],
  [
    'minutes',
    'The quotation of $18,600 was received; the work is to be paid by a levy on both lots.',
  ],
  ['minutes', 'Resolved to appoint Bluff Caretaking for ten years at $96,000 a year.'],
  ['minutes', 'The engineer’s report on the defects of the slab was noted.'],
  ['minutes', '9. That a levy be raised for the wall. Yes 8 No 4. CARRIED'],
  ['vendor-statement', 'There is a dispute with the next owner. ☒ Yes ☐ No'],
  ['building-report', 'Rear wall, 40 mm out of plumb along its length'],
  ['annexure', 'A grandson lives in the rear flat, to leave after completion'],
  ['particulars', 'Deposit | Twelve and one-half per cent of the price'],
  ['particulars', 'Apartment 4, internal area 71 square metres'],
  ['plan', 'Note: kiosk substation and loading bay next to the east wall'],
  ['particulars', 'Exclusive use: car space marked 6, garden G2'],
  ['plan', 'Lot 4 without frontage to a made street'],
  ['special-conditions', '4. The Purchaser must sign the deed when asked.'],
] as const)('in a %s what tells of something stays: %s', ([kind, lines]) => {
  expect(scrap(kind, lines)).toBe(false)
})
