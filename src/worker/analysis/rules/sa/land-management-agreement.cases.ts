import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '[vendor-statement] Form 1\nDivision 1\n«29.3 section 192 or 193 - Land management agreements»\n«Is this item applicable? YES»',
    '«12044551 AGREEMENT UNDER DEVELOPMENT ACT 1993 PURSUANT TO SECTION 57(2)»',
    '[vendor-statement]\n«29.4 | Land management agreement | Is this item applicable? YES | Will this be discharged or satisfied at settlement? NO | The owner must keep the detention tank in repair.»',
    '[particulars]\n«Encumbrances accepted by the purchaser: the LMA with the District Council of Mallee Flat»',
    {
      text: '[particulars]\nPrice: $500,000\n[annexure] Land management agreement\n2. «The owner shall not erect a building outside the building envelope marked C.»',
      severity: 'high',
    },
    {
      text: '[particulars]\nPrice: $500,000\n[annexure] Land management agreement\n3. «The owner shall not erect a second dwelling.»',
      severity: 'medium',
    },
  ],
  passes: [
    '[vendor-statement]\n29.4 | Land management agreement | Is this item applicable? NO',
    '[rates-certificate]\nThe council has no record of a land management agreement over this land.',
    '[special-conditions]\nThe property is let under a management agreement with the managing agent.',
    '[vendor-statement]\n29.4 | Land management agreement | Is this item applicable? YES | Will this be discharged at settlement? YES',
  ],
  clear: ['Schedule of dealings: NIL'],
})
