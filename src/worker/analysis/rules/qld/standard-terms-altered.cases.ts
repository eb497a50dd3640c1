import { cases } from '../cases.ts'

export default cases({
  flags: [
    '7. «The Seller gives none of the warranties about the body corporate which the Act implies.»',
    '7. «You will not end this contract because of anything in the records of the body corporate.»',
    '7. «The Buyer surrenders clause 9.2 and clause 9.3.»',
    '7. «No liability, debt or resolution of the body corporate is a ground on which the Buyer may not complete, and it must not terminate for one.»',
    "[special-conditions]\n«The Seller's warranties about the Body Corporate in clause 10 are not given, and the Buyer will make no claim under section 223 or 224 of the BCCM Act.»",
    "«Clause 7.4 is amended by deleting the Seller's warranties in subclauses (2) and (3).»",
    '«The Seller need not comply with clause 5.3(1)(c).»',
    '«The Buyer may not terminate for an inaccuracy of title or boundary under clause 7.»',
    {
      text: '4. «Clauses 7.2 and 7.5 of the Terms are deleted.»\n[general-conditions] Terms of contract\n7.2 If there is an encroachment the Buyer may terminate.\n7.5 Notices from an authority are complied with by the Seller.',
      severity: 'high',
    },
    {
      text: '5. «Standard clause 5.3 does not apply.»\n[general-conditions] Terms of contract\n5.3 The Seller must give vacant possession.',
      severity: 'medium',
    },
    '6. «The parties delete clause 7.4 of the printed terms.»',
    {
      text: '7. «The Buyer waives the statutory warranties given about the body corporate.»',
      severity: 'high',
    },
  ],
  passes: [
    '7. The Seller gives the warranties about the body corporate that the Act implies.',
    '7. The Buyer may terminate if the body corporate records disclose a liability over $5,000.',
    'Clause 2.4 is amended by inserting the words "and interest" after "deposit".',
    '4. Special condition 3 does not apply if the Buyer pays cash.',
    '5. Clause 6.2 is deleted.',
    '6. Clause 10.1 is deleted.\n[general-conditions] Terms of contract\n10.1 The Seller pays the commission of its agent.',
    '[general-conditions] Terms of contract\n4.2 If the date is not completed, clause 4.1 does not apply.',
  ],
  clear: ['4. The standard terms apply in full.'],
})
