import { describe, it } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { ARREARS_ON_BUYER_PATTERNS } from './arrears-on-buyer.ts'
import { GST_ON_TOP_PATTERNS, gstOnTop } from './gst-on-top.ts'

const MARKED = 'Taxable supply ☐ NO ☒ yes in full\n\nMargin scheme will be used ☒ NO ☐ yes'

describe('GST on top of the price', () => {
  it.for([
    [`${MARKED}\n\nThe price is exclusive of GST.`, true],
    ['Price $640,000.00 plus GST at ten per cent', true],
    [`${MARKED}\n\nGST is payable in addition to the price.`, true],
    ['The price excludes GST.', false],
    ['☒ GST (if any) must be paid in addition to the price', false],
    [
      `${MARKED}\n\nThe price is exclusive of GST, which the purchaser adds if a going concern ruling is refused.`,
      false,
    ],
    ['GST is payable in addition to the price ☒ margin scheme', false],
  ] as const)('is sure where the sale is taxed in full: %s', ([terms, isSure], { expect }) => {
    expect(gstOnTop(docOf(`PARTICULARS OF SALE\n\n${terms}`))).toMatchObject({ isSure })
  })

  it.for([
    'The price includes GST.',
    '☐ GST (if any) must be paid in addition to the price',
    'No GST is payable by the buyer in addition to the price.',
    'The purchaser need not pay GST on top of the price.',
    'The fee for each notice is $330 plus GST.',
  ])('is not told: %s', (terms, { expect }) => {
    expect(gstOnTop(docOf(`PARTICULARS OF SALE\n\n${terms}`))).toBeNull()
  })

  it.for(Object.entries({ ...GST_ON_TOP_PATTERNS, ...ARREARS_ON_BUYER_PATTERNS }))(
    'has a bounded pattern: %s',
    ([, pattern], { expect }) => {
      expect(patternFault(pattern)).toBeNull()
    },
  )
})
