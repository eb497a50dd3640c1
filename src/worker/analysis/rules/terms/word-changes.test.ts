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
  [
    'In condition 12.2, "two Business Days" takes the place of "twenty-one days".',
    '12.2: twenty-one days > two Business Days',
  ],
  [
    'In clause 4.1 the words "for the vendor" are to take the place of "as stakeholder".',
    '4.1: as stakeholder > for the vendor',
  ],
  [
    '(d) 13.1 now reads: "The purchaser bears each notice, whenever it was given".',
    '13.1:  > The purchaser bears each notice, whenever it was given.',
  ],
  [
    '(b) [6.2] and [6.3] leave out "five per cent of the Price" wherever it appears and put "$2,500.00" in its place',
    '6.2: five per cent of the Price > $2,500.00',
    '6.3: five per cent of the Price > $2,500.00',
  ],
  [
    '(c) [17.2] leave out "eight per cent (8%)" and put "sixteen per cent (16%)", and [18.2] is left out; and',
    '17.2: eight per cent (8%) > sixteen per cent (16%)',
    '18.2:  > ',
  ],
  // What is put in stands first, behind the clause, or in an order of its own.
  [
    'Clause 2.9: in lieu of "as stakeholder" write "for the vendor".',
    '2.9: as stakeholder > for the vendor',
  ],
  [
    'In General Condition 8 "until settlement" makes way for "until signing".',
    '8: until settlement > until signing',
  ],
  [
    'The phrase "either party" in clause 6.1 yields to "the Seller".',
    '6.1: either party > the Seller',
  ],
  [
    'Printed condition 3: cross out "as stakeholder". Write "for the Vendor alone".',
    '3: as stakeholder > for the Vendor alone',
  ],
  [
    'Clause 2.1: delete "in trust"; insert "and may be spent by the Vendor".',
    '2.1: in trust > and may be spent by the Vendor',
  ],
  [
    'In cl 7.2 the words "Vendor" and "Purchaser" change places.',
    '7.2: Vendor > Purchaser',
    '7.2: Purchaser > Vendor',
  ],
  [
    'GC 9 is read as if "before" and "prior to" had swapped places with "after" and "later than".',
    '9: before > after',
    '9: prior to > later than',
  ],
  [
    'In clause 26.1, for the Contract Rate wherever it appears substitute 18%.',
    '26.1: the Contract Rate > 18%',
  ],
  [
    'In clause 3.4 the last sentence is struck out. In its place: the agent pays the deposit to the vendor on request.',
    '3.4: the last sentence > the agent pays the deposit to the vendor on request.',
  ],
  [
    'Clause 16: omit everything after the first sentence.',
    '16: everything after the first sentence > ',
  ],
  [
    'Condition 11 is supplemented thus: the Buyer also pays the levy struck before signing.',
    '11:  > the Buyer also pays the levy struck before signing.',
  ],
  [
    'Clauses 4 and 4.2 apply to the Buyer only.',
    '4:  > apply to the Buyer only',
    '4.2:  > apply to the Buyer only',
  ],
  ['Clause 7: delete 7.1.1 and substitute "claims exceed $500".', '7.1.1:  > claims exceed $500.'],
  [
    'For printed clauses 25.2 and 25.5 the following is put: the purchaser accepts a copy as good root.',
    '25.2:  > the purchaser accepts a copy as good root.',
  ],
  // Whole clauses, whatever the verb.
  ['Clause 6.2 forms no part of the bargain.', '6.2:  > '],
  ['Clauses 6.2(a), 6.2(c) and 7.1(b) are deleted.', '6.2(a):  > ', '6.2(c):  > ', '7.1(b):  > '],
  ['Clauses 6.2(a), (c) and (d) do not apply.', '6.2(a):  > ', '6.2(c):  > ', '6.2(d):  > '],
  ['Clause 6.2 shall be of no application to the Buyer.', '6.2:  > '],
  [
    'Clauses 7.1 to 7.3 of the General Conditions (errors, promises) do not form part of this Contract.',
    '7.1: errors, promises > ',
    '7.2: errors, promises > ',
    '7.3: errors, promises > ',
  ],
  ['Clause 12 is to be read as if it had never been printed.', '12:  > '],
  [
    'Printed cl 14.1.4 and 14.1.6 (warranties as to structures): omit both.',
    '14.1.4: warranties as to structures > ',
    '14.1.6: warranties as to structures > ',
  ],
  ['General condition 31 is disapplied.', '31:  > '],
  ['The parties delete clauses 8, 9 and 10.', '8:  > ', '9:  > ', '10:  > '],
  ['Printed clause 7: in 7.1 "5%" becomes "1%"; 7.2 is struck out.', '7.1: 5% > 1%', '7.2:  > '],
  // An order behind the clause, in brackets, behind a dash or in a cell of its own.
  ['S.3 (Terms clause 6.2) Strike out.', '6.2:  > '],
  ['(iii) Printed term 11.1 - delete.', '11.1:  > '],
  ['GC 22 (destruction): struck through and initialled.', '22: destruction > '],
  ['1.4 GC 31 Omit. From now on the purchaser insures.', '31:  > '],
  ['GC 23 23.2(b) is omitted.', '23.2(b):  > '],
  ['Condition 8 | 8.4 | deleted', '8.4:  > '],
  [
    'S.4 (Terms clause 2.6(3)) Strike out the words "the only land" and insert "all land".',
    '2.6(3): the only land > all land',
  ],
  ['(Clause 2.4) In place of "in trust" read "for the Seller".', '2.4: in trust > for the Seller'],
  ['GC 34 34.2(b): "14 days" becomes "forty-eight hours".', '34.2(b): 14 days > forty-eight hours'],
  // Words that are named by what they do.
  [
    'Clause 4 of the General Conditions is changed: the words giving three Business Days are left out.',
    '4: the words giving three Business Days > ',
  ],
  [
    'In GC 12 the part which lets the Purchaser withdraw is struck out.',
    '12: the part which lets the Purchaser withdraw > ',
  ],
  [
    'Clause 6 is varied by deleting the provision for a refund.',
    '6: the provision for a refund > ',
  ],
  ['See clause 5. Omit nothing when you answer.'],
  ['Delete whichever of clauses 4 and 5 is not wanted.'],
  ['Clause 5 does not apply if the Buyer is a company.'],
  ['If no lender is named in item 9, clause 1 does not apply.'],
  ['Where the Buyer is a company, clauses 4 and 5 are excluded.'],
  ['This Clause 1 does not apply.'],
  ['Clause 4 ceases to apply where the Seller is late.'],
  ['The Buyer agrees that clause 9 applies, unless clause 9 is deleted.'],
  ['A claim that clause 8 excludes is not made worse by the deposit.'],
  // Each clause of a list, and the clause that words are of.
  [
    'In general conditions 21.2 and 22.2 "14 days" is replaced by "3 days".',
    '21.2: 14 days > 3 days',
    '22.2: 14 days > 3 days',
  ],
  [
    'In clauses 4.1(b) and 4.2(b) read "one" for the words "three".',
    '4.1(b): three > one',
    '4.2(b): three > one',
  ],
  [
    'Conditions 3, 7.1 and 9: omit "reasonable".',
    '3: reasonable > ',
    '7.1: reasonable > ',
    '9: reasonable > ',
  ],
  [
    'Paragraphs (b) and (e) of clause 9.1 do not form part of this Contract and clause 9.3 is deleted.',
    '9.1: Paragraphs (b) and (e) > ',
    '9.3:  > ',
  ],
  [
    'In condition 18.3 "second day" stays unchanged, but condition 18.4 is replaced by "18.4 Unless told by noon the Buyer must settle with or without a loan."',
    '18.4:  > 18.4 Unless told by noon the Buyer must settle with or without a loan.',
  ],
  [
    'In clause 25.1 "at the cash rate" is replaced, as regards the Purchaser only, by "at 21 per cent".',
    '25.1: at the cash rate > at 21 per cent',
  ],
  [
    'In clause 10.1 for "Settlement" where it first and secondly appears read "the date of this Contract".',
    '10.1: Settlement > the date of this Contract',
    '10.1: Settlement > the date of this Contract',
  ],
  // A clause by its bare number, and one to which others refer.
  [
    'In every other event 14.2 stands, save that for "six" there is to be read "sixteen".',
    '14.2: six > sixteen',
  ],
  ['Otherwise 9.3 applies with "ten" replaced by "three".', '9.3: ten > three'],
  [
    'Clauses 11 and 12 are taken out, and references to either of them are ignored.',
    '11:  > ',
    '12:  > ',
  ],
  [
    'Conditions 8, 9 and 30 are deleted, and any reference to any of them is passed over.',
    '8:  > ',
    '9:  > ',
    '30:  > ',
  ],
  ['A fence 1.8 high is to be replaced by one of "colour bond".'],
  ['The shed is 6.2 by 4.1 and is to be deleted from the list.'],
  // A form's own questions and notes take nothing out.
  ['14.1 SUBJECT TO FINANCE (general condition 18) ☒ applies ☐ does not apply'],
  ['☐ No Clause 8.1 of the Standard Conditions does not apply'],
  ['Finance: general condition 20 ☐ applies ☒ does not apply'],
  [
    'Finance Date: 14 days are completed, this Contract is not subject to finance and clause 3 does not apply.',
  ],
  ['If these items are left blank clause 6 does not apply.'],
  // A clause that is named within what is put in the place of another.
  [
    'General condition 14.3 is replaced with: "The deposit must be released to the vendor on the day after the day on which general condition 20 is satisfied or waived, and the purchaser must sign every authority that is needed for it within one business day of a request, and may not ask for a statement of the amount that is owing, nor object to what the mortgagee of the vendor says of it."',
    '14.3:  > The deposit must be released to the vendor on the day after the day on which general condition 20 is satisfied or waived, and the purchaser must sign every authority that is needed for it within one business day of a request, and may not ask for a statement of the amount that is owing, nor object to what the mortgagee of the vendor says of it.',
  ],
  ['Clauses 3 and 5 of the Finance Clause are replaced by: "The Buyer is taken to have his loan."'],
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

test('takes with the words what stands before or behind them', () => {
  expect(
    wordChangesIn('Clause 12: delete "but not to rescind" and all that comes before it.'),
  ).toMatchObject([{ clause: '12', kind: 'omit', old: 'but not to rescind', reach: 'before' }])
  expect(
    wordChangesIn('Clause 3: strike out "save that" and everything after, and put "as told".'),
  ).toMatchObject([{ clause: '3', kind: 'replace', now: 'as told', reach: 'after' }])
})
