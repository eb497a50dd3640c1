import { expect, it } from 'vitest'

import { readDocument } from '../engine.ts'
import { sourceOf } from '../segment/doc-of.ts'

const STATEMENTS = [
  [
    'VIC',
    `VENDOR STATEMENT to the purchaser of real estate, Sale of Land Act 1962 s 32

Vendor\tEdith Marl

1. Outgoings. The total does not exceed $3,100 a year.

2. OTHER MATTERS

The purchaser should know that the vendor sold the pump. The purchaser must ask the vendor for the keys of the land. The vendor will not settle on a Friday.`,
    'Section 32 statement',
  ],
  [
    'QLD',
    `FORM 2 SELLER DISCLOSURE STATEMENT Property Law Act 2023 section 99

Seller\tEdith Marl

Property address\t8 Wharf Road, Orrabar QLD 4999

The buyer must satisfy itself about the land. The seller does not know of any notice.`,
    'Seller disclosure statement',
  ],
  [
    'NSW',
    `STRATA RECORDS INSPECTION REPORT

Lot 4 in Strata Plan 90210, NSW 2999. Prepared for the purchaser.

Administrative fund\t$12,000.00

Levies for the lot are paid to 31 May 2026. The capital works fund holds $4,000.

Minutes of the owners corporation were seen for five years.`,
    'Strata inspection report',
  ],
] as const

it.for(STATEMENTS)(
  'of %s papers without a contract no term of one is ticked',
  ([state, text, title]) => {
    const { body } = readDocument(sourceOf(text), { state })
    expect(body.coverage?.documentTitle).toBe(title)
    const remarks = body.coverage?.remarks.join(' ')
    expect(remarks).toContain('No contract of sale was found')
    expect(remarks).toContain('Only a contract shows the price')
    const ofContract = ['settlement-date', 'adjustment-shift', 'margin-scheme', 'vendor-rescission']
    const asked = [...ofContract, 'deposit-early-release', 'terms-contract', 'gst-added']
    const ticked = body.checks
      .filter(({ outcome }) => outcome !== 'not-in-document')
      .map(({ ruleId }) => ruleId.replace('national/', ''))
    expect(asked.filter((id) => ticked.includes(id))).toEqual([])
  },
)

it('tells the lot and the outgoings of a letter that names no street with its suburb', () => {
  const letter = `RE: 7/88 Marine Terrace, outgoings

Hi Toby

Our client has sent the notices for Lot 7 on SP 231144, title reference 50988417.

Council. Bargoona Council rates are $921.40 a quarter, general rate and waste together.`
  const { body } = readDocument(sourceOf(letter), { state: 'QLD' })
  const analysis = body.comprehensivePropertyAnalysis
  expect(analysis?.propertyDetails.lotPlan).toBe('Lot 7 on SP 231144')
  expect(analysis?.costs.breakdown.some(({ category }) => category === 'Council rates')).toBe(true)
})
