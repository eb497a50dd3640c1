import { expect, test } from 'vitest'

import type { PageKind } from '#shared/report.ts'

import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { GOOD_RESULTS, isGoodResult } from './good-results.ts'
import { passageIn } from './testing/passage-in.ts'

test.for(Object.entries(GOOD_RESULTS))('the pattern %s is bounded', ([, pattern]) => {
  expect(patternFault(pattern)).toBeNull()
})

test.for([
  ['vendor-statement', '2.3 | Tenancy or licence | NO | The cottage is not let'],
  [
    'owners-corporation-certificate',
    'Buyers may inspect the accounts and the minutes of the company without charge.',
  ],
  ['owners-corporation-certificate', 'Removal of debris | 10% of the building sum'],
  ['vendor-statement', '22 Heritage Act | NO | No heritage order has been made for the land'],
  [
    'owners-corporation-certificate',
    'Works that owners must pay for | None. The company has not resolved on any works beyond its budget',
  ],
  [
    'vendor-statement',
    'Notices from the shire: the sellers have received none and are aware of none.',
  ],
  [
    'vendor-statement',
    'So far as the vendor is aware, there is at present no breach of the covenant.',
  ],
  ['vendor-statement', 'Notices of public bodies: those set out in the attached certificates.'],
  ['annexure', 'The other paragraphs concern a caravan and are omitted here.'],
  ['plan', 'The southern wall of the house stands within the boundary by 0.05 metre.'],
  ['building-report', 'The pool lies inside a fenced yard, 1.4 metres high on each side.'],
  ['minutes', 'The owners discussed a lender; it was agreed not to borrow.'],
  [
    'building-permit',
    'DA 18/22 | Cafe, unit 3 | approved 2 May 2018; lapsed 2 May 2020, never begun',
  ],
  ['minutes', "Manager's appointment | Two years from 1 March 2026, ends without notice"],
  ['by-laws', 'The loft on sheet 2 is common property set aside for storage and meters.'],
  ['building-permit', 'Drainage plan on file: ☒ Yes ☐ No. Final inspection: ☒ Yes ☐ No.'],
] satisfies [PageKind, string][])('is good news, or none: %s, %s', ([kind, text]) => {
  expect(isGoodResult(passageIn(kind, text))).toBe(true)
})

test.for([
  ['vendor-statement', '2.3 | Insurance | NO | The cottage is not insured'],
  ['vendor-statement', '22 Heritage Act | YES | A heritage order was made for the land'],
  ['plan', 'The southern wall of the house stands over the boundary by 0.05 metre.'],
  ['building-report', 'The pool lies inside a fenced yard with a gap below the gate.'],
  ['minutes', 'The owners agreed to borrow $400,000.'],
  ['building-permit', 'DA 18/22 | Cafe | approved 2018; lapsed 2 May 2020'],
  ['building-permit', 'Drainage plan on file: ☒ Yes ☐ No. Final inspection: ☐ Yes ☒ No.'],
  ['vendor-statement', 'Notices: the sellers have received none, except one about a tree.'],
] satisfies [PageKind, string][])('is no good news: %s, %s', ([kind, text]) => {
  expect(isGoodResult(passageIn(kind, text))).toBe(false)
})
