import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recognisePurchasers, recogniseVendors } from './parties.ts'

const names = (facts: readonly { value: string }[]) => facts.map(({ value }) => value)

test('what a field asks for beside its label is no party', () => {
  const doc = docOf(
    'Contract for Sale – Schedule\nSELLER\tFull name / ACN\tNerida Colleen Abbott-Shaw\nSELLER SOLICITOR\tFirm / ref / DX\tBunyip Street Legal / NAS / DX 5722\nBUYER\tFull name / ACN\tPatrick Quentin Ashdown; Helena Maree Voss\n',
    { state: 'ACT' },
  )
  expect(names(recogniseVendors(doc))).toEqual(['Nerida Colleen Abbott-Shaw'])
  expect(names(recognisePurchasers(doc))).toEqual(['Patrick Quentin Ashdown', 'Helena Maree Voss'])
})

test('a numbered heading below an empty field is not who buys', () => {
  const doc = docOf(
    'VENDOR STATEMENT\nVendor\tLeopold Emil Sarkany\nPurchaser\t\n1. FINANCIAL MATTERS\nRates are $2,031.15.\n',
    { state: 'VIC' },
  )
  expect(names(recogniseVendors(doc))).toEqual(['Leopold Emil Sarkany'])
  expect(names(recognisePurchasers(doc))).toEqual([])
})
