import { it } from 'vitest'

import { docOf } from '../segment/doc-of.ts'
import { mentionedButMissing } from './mentioned-but-missing.ts'
import { proveFrom } from './prove.ts'

it('names a paper that is said to be attached and is not', ({ expect }) => {
  const found = missing(
    'A copy of the sewerage service diagram is attached and the purchaser makes no objection to it.',
  )
  expect(found).toMatchObject([
    {
      what: 'Water certificate or sewer diagram',
      evidence: [{ quote: expect.stringContaining('is attached') }],
    },
  ])
})

it('is silent about a paper that is there', ({ expect }) => {
  const found = missing(
    'The planning certificate is attached.\fPLANNING CERTIFICATE\n\nIssued under section 199 of the Planning and Environment Act 1987\n\nCertificate number 1\n\nThe land is included in a GENERAL RESIDENTIAL ZONE (GRZ1)',
  )
  expect(found).toEqual([])
})

it('reads the ticked entries of a list of documents and no others', ({ expect }) => {
  const form = docOf(
    'CONTRACT FOR THE SALE AND PURCHASE OF LAND\n\nLIST OF DOCUMENTS\n\n☒ 2 plan of the land ☐ 20 lease ☒ 8 sewerage infrastructure location diagram',
    { state: 'NSW', zone: 'contract-form' },
  )
  const found = mentionedButMissing(form, proveFrom(form)).map(({ what }) => what)
  expect(found).toEqual(['Plan of the land', 'Water certificate or sewer diagram'])
})

it('is silent about what is denied, conditional or unticked', ({ expect }) => {
  for (const words of [
    'No building permit is attached.',
    'A copy of the lease, if any, is attached.',
    '☐ A copy of the lease is attached.',
    'The purchaser should obtain a building report.',
  ]) {
    expect(missing(words), words).toEqual([])
  }
})

it('names an annexure that applies and that nothing opens', ({ expect }) => {
  for (const words of [
    'The Structural Defects Annexure (Annexure A) applies, the report to be served in ten days.',
    'Annexure A applies.',
    'Annexure "A" is annexed and forms part of this contract.',
  ]) {
    expect(missing(words), words).toMatchObject([{ what: 'Annexure A' }])
    expect(missing(`${words}\fANNEXURE A\n\nThe inspector must hold a licence.`), words).toEqual([])
  }
  expect(missing('If Annexure A applies the buyer pays.')).toEqual([])
  expect(missing('Annexure B does not apply.')).toEqual([])
})

it('is silent about a paper that shares a page with others', ({ expect }) => {
  const found = missing(
    'The land tax certificate is attached.\fCERTIFICATE UNDER SECTION 603 - LOCAL GOVERNMENT ACT 1993\n\nFarmland rate $1,764.20\n\nREVENUE NSW  CLEARANCE (s47 Land Tax Management Act 1956)\n\nNo land tax is charged on the land.',
  )
  expect(found).toEqual([])
})

function missing(prose: string) {
  const doc = docOf(`SPECIAL CONDITIONS\n\n1. ${prose}`, {
    state: 'VIC',
    zone: 'special-conditions',
  })
  return mentionedButMissing(doc, proveFrom(doc))
}
