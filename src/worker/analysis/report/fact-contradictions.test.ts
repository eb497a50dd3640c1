import { describe, it } from 'vitest'

import { recogniseFacts } from '../facts/recognise-facts.ts'
import { docOf } from '../segment/doc-of.ts'
import { factContradictionsOf } from './fact-contradictions.ts'
import { proveFrom } from './prove.ts'

const PARTICULARS = `CONTRACT OF SALE OF LAND

PARTICULARS OF SALE
Vendor: Amelia Rose Thornton
Purchaser: Kwame Mensah
Land: Lot 12 on Plan of Subdivision 412233K, Certificate of Title Volume 10233 Folio 411
Price: $650,000.00
Deposit: $65,000.00 (10% of the price) payable on signing
Settlement: 30 March 2027`
const TITLE = `\fREGISTER SEARCH STATEMENT (Title Search) Transfer of Land Act 1958
VOLUME 10233 FOLIO 411
LAND DESCRIPTION
Lot 12 on Plan of Subdivision 412233K.
REGISTERED PROPRIETOR
Sole Proprietor AMELIA ROSE THORNTON`
const CERTIFICATE = `\fOWNERS CORPORATION CERTIFICATE
Owners Corporations Act 2006 section 151 Lot 12 PS412233K
1. The current fees for the lot are $500.00 per quarter.`

function sidesIn(text: string): string[] {
  const doc = docOf(text, { state: 'VIC' })
  const facts = recogniseFacts(doc)
  return factContradictionsOf(doc, facts, proveFrom(doc), []).map(({ sides, question }) => {
    if (!question.endsWith('?') && !question.includes('? ')) throw new Error('asks nothing')
    return sides.map(({ label, value }) => `${label}: ${value}`).join(' / ')
  })
}

describe('the same fact in two papers', () => {
  it('finds nothing where they agree', ({ expect }) => {
    expect(sidesIn(PARTICULARS + TITLE + CERTIFICATE)).toEqual([])
  })

  for (const [what, text, sides] of [
    [
      'the folio',
      PARTICULARS + TITLE.replace('FOLIO 411', 'FOLIO 417'),
      'Contract: Volume 10233 Folio 411 / Title search: Volume 10233 Folio 417',
    ],
    [
      'the lot',
      PARTICULARS + TITLE.replace('Lot 12', 'Lot 21'),
      'Contract: Lot 12 PS412233K / Title search: Lot 21 PS412233K',
    ],
    [
      'the plan',
      PARTICULARS + TITLE.replace('412233K.', '412332K.'),
      'Contract: Lot 12 PS412233K / Title search: Lot 12 PS412332K',
    ],
    [
      'the share of the deposit',
      PARTICULARS.replace('$65,000.00 (10%', '$60,000.00 (10%'),
      'In dollars: $60,000 / As a share: 10 % of the price, $65,000',
    ],
    [
      'the day of settlement',
      `${PARTICULARS}\n\nSPECIAL CONDITIONS\n1. Settlement shall take place on 30 April 2027.`,
      'Particulars: 30 March 2027 / Special conditions: 30 April 2027',
    ],
    [
      'the levies',
      `${PARTICULARS}${CERTIFICATE}\fMINUTES OF THE ANNUAL GENERAL MEETING
Resolved that fees for each lot be $680.00 per quarter from 1 October 2026.`,
      'Certificate: $2,000 a year / Minutes: $2,720 a year',
    ],
    [
      'the zone',
      `${PARTICULARS}\fVENDOR STATEMENT
Section 32 of the Sale of Land Act 1962
Zoning: General Residential Zone Schedule 1 (GRZ1)
\fPLANNING CERTIFICATE
The land is in a NEIGHBOURHOOD RESIDENTIAL ZONE - SCHEDULE 2`,
      'Statement: General Residential Zone - Schedule 1 (GRZ1) / Planning certificate: Neighbourhood Residential Zone - Schedule 2 (NRZ2)',
    ],
  ] as const) {
    it(`sets ${what} side by side`, ({ expect }) => {
      expect(sidesIn(text)).toEqual([sides])
    })
  }

  it('leaves the whole that a lot is cut from, and a second title, alone', ({ expect }) => {
    const parent = TITLE.replace('Lot 12 on Plan of Subdivision 412233K', 'Lot 3 on LP 99887')
    expect(sidesIn(PARTICULARS + parent)).toEqual([])
    expect(sidesIn(PARTICULARS + TITLE + TITLE.replace('FOLIO 411', 'FOLIO 412'))).toEqual([])
  })

  it('leaves several lots alone, each of which has a search of its own', ({ expect }) => {
    const two = PARTICULARS.replace(
      'Lot 12 on Plan of Subdivision 412233K',
      'Lot 12 on Plan of Subdivision 412233K and Lot 7 on Plan of Subdivision 510177',
    )
    expect(sidesIn(two + TITLE)).toEqual([])
  })

  it('leaves to a finding what it already sets side by side', ({ expect }) => {
    const doc = docOf(PARTICULARS.replace('$65,000.00 (10%', '$60,000.00 (10%'), { state: 'VIC' })
    const told = [{ title: 'The deposit does not match', sides: [], question: 'Which?' }]
    expect(factContradictionsOf(doc, recogniseFacts(doc), proveFrom(doc), told)).toEqual([])
  })
})
