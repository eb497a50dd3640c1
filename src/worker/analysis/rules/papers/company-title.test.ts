import { describe, it } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { COMPANY_TITLE_PATTERNS, isCompanyTitle } from './company-title.ts'

const contract = (text: string) =>
  docOf(`CONTRACT OF SALE\n\nPARTICULARS\n\nVendor: Ada Lind\n\n${text}\n\nPrice: $640,000`)

describe('shares in the company of a building', () => {
  it.for([
    'Agreement for the sale of shares carrying a right of occupation',
    'Title: company title, flat 6',
    'The Shares:\tNumbers 1201 to 1350 inclusive (150 ordinary shares), Group 9',
    'The Vendor sells 410 ordinary shares in Marlin Court Pty Ltd and the right to occupy flat 4.',
  ])('are sold: %s', (text, { expect }) => {
    expect(isCompanyTitle(contract(text))).toBe(true)
  })

  it.for([
    'Title: ☐ Torrens ☐ strata ☐ company title',
    'If the property is company title, clause 26 applies.',
    'The property is held in equal shares by the vendors.',
    'Shares in the water company are not included.',
  ])('are not sold: %s', (text, { expect }) => {
    expect(isCompanyTitle(contract(text))).toBe(false)
  })

  it.for(Object.entries(COMPANY_TITLE_PATTERNS))(
    'has a bounded pattern: %s',
    ([, pattern], { expect }) => {
      expect(patternFault(pattern)).toBeNull()
    },
  )
})
