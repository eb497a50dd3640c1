import { expect, test } from 'vitest'

import { wordChangesIn } from './word-changes.ts'

/** As drafters write it, and "clause: old > new" of what it does. */
const WRITTEN: readonly (readonly [string, ...string[]])[] = [
  [
    'For the word "satisfactory" in clause 4.1 read: "showing no defect".',
    '4.1: satisfactory > showing no defect',
  ],
  [
    'In printed clause 9.1 the word "Vendor" where it second appears shall be read as "Purchaser", and the words "issued before" shall be read as "whenever issued".',
    '9.1: Vendor > Purchaser',
    '9.1: issued before > whenever issued',
  ],
  [
    'In General Condition 4.1 for "three Business Days" read "nil Business Days", and in 4.2 for "the Prescribed Rate" read "fifteen per cent".',
    '4.1: three Business Days > nil Business Days',
    '4.2: the Prescribed Rate > fifteen per cent',
  ],
  [
    'General Condition 9.1 shall be read as if paragraphs (c), (d) and (f) had been left out of it.',
    '9.1: paragraphs (c), (d) and (f) > ',
  ],
  ['In clause 22, 10% is replaced by 15%.', '22: 10% > 15%'],
  ['Clause 22: for 5% substitute 15%.', '22: 5% > 15%'],
  ['In clause 12.3 the figure "14" becomes "3".', '12.3: 14 > 3'],
  [
    'clause 17.2 applies as though the words "subject to any tenancy" were omitted',
    '17.2: subject to any tenancy > ',
  ],
  ['In clause 8, insert after "requisition" the words "or claim".', '8: requisition > or claim'],
  ['Clause 22 of the printed terms is to be read as though "10%" were "15%".', '22: 10% > 15%'],
  ['Clause 9 is to be read as if it said five instead of ten.', '9: ten > five'],
  ["GC 26 is amended by deleting '2%' and inserting '7%'.", '26: 2% > 7%'],
  ['The time limited by clause 5 is shortened from 21 days to 7 days.', '5: 21 days > 7 days'],
  ['Clause 31 reads instead: The Buyer may not terminate.', '31:  > The Buyer may not terminate.'],
  // Not of a printed clause, or no change of words.
  ['In special condition 4 the words "or claim" are omitted.'],
  ['In clause 3 of the lease the word "rent" is replaced by "fee".'],
  ['The Buyer pays $500 in place of the deposit under clause 2.1 within 14 days.'],
  ['Clause 7 applies, and the deposit is reduced from $20,000 to five per cent.'],
]

test.for(WRITTEN)('reads what becomes of a clause: %s', ([text, ...expected]) => {
  expect(wordChangesIn(text).map(({ clause, old, now }) => `${clause}: ${old} > ${now}`)).toEqual(
    expected,
  )
})

test('reads a row of a table, and an item of a list, with the clause that it belongs to', () => {
  const row = 'delete "the buyer" where last appearing and insert "the seller"'
  expect(wordChangesIn(row, '', '14')).toMatchObject([
    { clause: '14', kind: 'replace', old: 'the buyer', now: 'the seller', nth: -1 },
  ])
  expect(wordChangesIn('omit "reasonably"', 'Clause 8.1 is varied as follows:')).toMatchObject([
    { clause: '8.1', kind: 'omit', old: 'reasonably' },
  ])
})
