import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseOutgoings } from './outgoings.ts'

function contributionsIn(text: string): number | null {
  const told = recogniseOutgoings(docOf(text)).find(
    ({ value }) => value.kind === 'owners-corporation',
  )
  return told === undefined ? null : told.value.annualCents
}

const PAGE = 'Contract of Sale of Real Estate\nVendor: Ada Lind\n\f'

test.each([
  [
    'how often a year of contributions is paid changes nothing of the year',
    'Body Corporate Certificate\nAnnual contributions for the current year\nAdministrative fund\t$2,860.00\thalf yearly\nSinking fund\t$720.00\thalf yearly',
    358_000,
  ],
  [
    'nor where it is said once for both',
    'Body Corporate Certificate\nContributions determined for twelve months from 1 March 2026\nAdministrative $4,410.00  Sinking $1,190.00  payable quarterly in advance',
    560_000,
  ],
  [
    'the premium that is charged apart belongs to it',
    'Body Corporate Certificate\nContributions\na) Administrative fund\t$902.10 every three months\nb) Sinking fund\t$318.40 every three months\nc) Insurance levy\t$244.00 every six months',
    537_000,
  ],
  [
    'their total with the days of the year on which it falls due is a part of the year',
    'Strata Information Certificate\nRegular contributions\nTotal for the lot\t$910.00 on 1 March, 1 June, 1 September and 1 December',
    364_000,
  ],
  [
    'two days are half a year each',
    'Strata Information Certificate\nRegular contributions\nContribution of this lot\t$1,450.00 payable on the first of May and November',
    290_000,
  ],
  [
    'a total without its time counts less than both funds with theirs',
    'Strata Information Certificate\nRegular contributions\nAdministrative fund\t$700.00 per quarter\nCapital works fund\t$210.00 per quarter\nTotal\t$910.00\nPaid to\t31 October 2026',
    364_000,
  ],
  [
    'a special levy in instalments does not',
    'Strata Information Certificate\nRegular contributions\nAdministrative\t$911.05\tper quarter\nCapital works\t$402.20\tper quarter\nSpecial contributions\nRoof\t3/6/2026\t$12,600.00\tthree of $4,200.00: 1/9/2026 (paid), 1/12/2026, 1/3/2027',
    525_300,
  ],
  [
    'what is in arrears with its interest does not',
    'Strata Titles Act statement of the corporation\n1 Contributions: $655.00 a quarter from 1 July 2026 (administrative $500.00, sinking $155.00), in advance\n2 In arrears: two quarters, $1,310.00, plus interest of $19.10, together $1,329.10',
    262_000,
  ],
  [
    'what a manager is paid for years does not',
    'Strata disclosure statement\nEstimated contributions\t$2,420.00 for the first twelve months\nAgreements the strata company will make\tGarden care, Green & Sons, 10 years, $16,800 a year',
    242_000,
  ],
])('%s', (_name, text, cents) => {
  expect(contributionsIn(PAGE + text)).toBe(cents)
})
