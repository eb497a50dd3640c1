import { expect, test } from 'vitest'

import { propertyDetailsOf } from './property-details.ts'
import { proveFrom } from './prove.ts'
import { docOf } from '../segment/doc-of.ts'
import { recogniseFacts } from '../facts/recognise-facts.ts'

function read(vendor: string) {
  const doc = docOf(
    `CONTRACT OF SALE OF REAL ESTATE\nPARTICULARS OF SALE\n\nVendor:\t${vendor}\n\nPurchaser:\tKofi Mensah Adjei\n\nPrice:\t$735,000\n`,
    { state: 'VIC' },
  )
  const facts = recogniseFacts(doc)
  return { facts, details: propertyDetailsOf(doc, proveFrom(doc), facts) }
}

test.each([
  [
    'Judith Anne SAMPLE by her attorney Cyril James SAMPLE Alder Lodge, 9 High Street, Oldtown VIC 3000',
    ['Judith Anne Sample by her attorney Cyril James SAMPLE'],
  ],
  [
    'Judith Anne Sample as executor of the estate of the late Constance Sample (Probate 2026/11)',
    ['Judith Anne Sample as executor of the estate of the late Constance Sample'],
  ],
  [
    'Ann Sample and Ben Sample as executors of the will of Cy Sample, 4 Alder Row, Oldtown VIC 3000',
    ['Ann Sample', 'Ben Sample as executors of the will of Cy Sample'],
  ],
  [
    'Sample Holdings Pty Ltd ACN 626 099 698 as trustee for the Sample Family Trust Level 9, 1 High Street',
    ['Sample Holdings Pty Ltd as trustee for the Sample Family Trust'],
  ],
  [
    'SAMPLE WORKS PTY LTD (Receivers and Managers Appointed) ACN 626 099 698',
    ['Sample Works Pty Ltd (Receivers and Managers Appointed)'],
  ],
  [
    'First Sample Corporation Limited exercising power of sale under mortgage AP118837',
    [
      'First Sample Corporation Limited as mortgagee exercising power of sale under mortgage AP118837',
    ],
  ],
  [
    'The NSW Trustee and Guardian as financial manager of Ivy Sample',
    ['NSW Trustee and Guardian as financial manager of Ivy Sample'],
  ],
  [
    'Ben Sample (as attorney for Ann Sample) who has shown the power to the agent',
    ['Ben Sample (as attorney for Ann Sample)'],
  ],
  [
    'Estate of the late Winifred Maud Sample by her executor Gerald Owen Sample of 6 Pump Lane',
    ['Gerald Owen Sample as executor of the estate of the late Winifred Maud Sample'],
  ],
  [
    'The executors of the will of Mabel Sample, late of Oldtown, being Stuart Sample and Glenda Sample',
    ['Stuart Sample', 'Glenda Sample as executors of the will of Mabel Sample, late of Oldtown'],
  ],
  [
    'Trustee of the bankrupt estate of Dominic Sample, Alma Other (registered trustee)',
    ['Alma Other as trustee of the bankrupt estate of Dominic Sample'],
  ],
  ['Ann Sample and Ben Sample as joint tenants', ['Ann Sample', 'Ben Sample']],
])('shows in what capacity the vendor sells: %s', (vendor, shown) => {
  expect(read(vendor).details.vendor).toEqual(shown)
})

test('keeps the bare name for comparing and quotes name and capacity together', () => {
  const { facts, details } = read('Sample Pty Ltd as trustee for the Sample Trust')
  expect(facts.vendors.map(({ value }) => value)).toEqual(['Sample Pty Ltd'])
  expect(details.sources['vendor']?.map(({ quote }) => quote)).toEqual([
    'Sample Pty Ltd as trustee for the Sample Trust',
  ])
})

test('reads a capacity on a line of its own below the name, and none of the next party', () => {
  const doc = docOf(
    'CONTRACT OF SALE OF REAL ESTATE\nPARTICULARS OF SALE\n\nVendor:\tSample Pty Ltd\n\nas trustee for the Sample Trust\n\nPurchaser:\tKofi Adjei\n',
    { state: 'VIC' },
  )
  const { vendors, purchasers } = recogniseFacts(doc)
  expect(vendors.map(({ capacity }) => capacity?.text)).toEqual(['as trustee for the Sample Trust'])
  expect(purchasers.map(({ capacity }) => capacity)).toEqual([undefined])
})
