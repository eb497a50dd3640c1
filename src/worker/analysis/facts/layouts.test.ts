import { describe, it } from 'vitest'

import { AREA_LAYOUTS } from './testing/area-layouts.ts'
import { BARGAIN_LAYOUTS } from './testing/bargain-layouts.ts'
import { BUNDLE_LAYOUTS } from './testing/bundle-layouts.ts'
import { CELL_LAYOUTS } from './testing/cell-layouts.ts'
import { CHARGE_LAYOUTS } from './testing/charge-layouts.ts'
import { CONSTRAINT_LAYOUTS } from './testing/constraint-layouts.ts'
import { CONTRACT_LAYOUTS } from './testing/contract-layouts.ts'
import { COUNCIL_LAYOUTS } from './testing/council-layouts.ts'
import { DEPOSIT_LAYOUTS } from './testing/deposit-layouts.ts'
import { DOCUMENT_LAYOUTS } from './testing/document-layouts.ts'
import { FAMILY_LAYOUTS } from './testing/family-layouts.ts'
import { FIELD_LAYOUTS } from './testing/field-layouts.ts'
import { FRONT_ADDRESS_LAYOUTS } from './testing/front-address-layouts.ts'
import { FRONT_COUNCIL_LAYOUTS } from './testing/front-council-layouts.ts'
import { FRONT_LOT_LAYOUTS } from './testing/front-lot-layouts.ts'
import { FRONT_PARTY_LAYOUTS } from './testing/front-party-layouts.ts'
import { ISSUER_LAYOUTS } from './testing/issuer-layouts.ts'
import { LAND_LAYOUTS } from './testing/land-layouts.ts'
import { LONG_BUNDLE_LAYOUTS } from './testing/long-bundle-layouts.ts'
import { MEASURE_LAYOUTS } from './testing/measure-layouts.ts'
import { ODD_LAYOUTS } from './testing/odd-layouts.ts'
import { OTHER_LOT_LAYOUTS } from './testing/other-lot-layouts.ts'
import { PAPER_LAYOUTS } from './testing/paper-layouts.ts'
import { PARCEL_AND_TERM_LAYOUTS } from './testing/parcel-and-term-layouts.ts'
import { PARTY_LAYOUTS } from './testing/party-layouts.ts'
import { PLACE_LAYOUTS } from './testing/place-layouts.ts'
import { PLAIN_BARGAIN_LAYOUTS } from './testing/plain-bargain-layouts.ts'
import { PLAIN_LAYOUTS } from './testing/plain-layouts.ts'
import { RIGHT_LABEL_LAYOUTS } from './testing/right-label-layouts.ts'
import { SECOND_LABEL_LAYOUTS } from './testing/second-label-layouts.ts'
import { STACKED_PARTY_LAYOUTS } from './testing/stacked-party-layouts.ts'
import { SUM_LAYOUTS } from './testing/sum-layouts.ts'
import { TOLD_PARTY_LAYOUTS } from './testing/told-party-layouts.ts'
import { TRAP_LAYOUTS } from './testing/trap-layouts.ts'
import { WIDE_BILL_LAYOUTS } from './testing/wide-bill-layouts.ts'
import { WIDE_LAND_LAYOUTS } from './testing/wide-land-layouts.ts'
import { WIDE_PARTY_LAYOUTS } from './testing/wide-party-layouts.ts'
import { readLayout } from './testing/read-layout.ts'

describe('facts in the layouts of other practitioners and issuers', () => {
  for (const [name, text, expected] of [
    ...CONTRACT_LAYOUTS,
    ...PAPER_LAYOUTS,
    ...FIELD_LAYOUTS,
    ...CELL_LAYOUTS,
    ...CHARGE_LAYOUTS,
    ...CONSTRAINT_LAYOUTS,
    ...DOCUMENT_LAYOUTS,
    ...BUNDLE_LAYOUTS,
    ...ODD_LAYOUTS,
    ...TRAP_LAYOUTS,
    ...FAMILY_LAYOUTS,
    ...PLAIN_BARGAIN_LAYOUTS,
    ...PLAIN_LAYOUTS,
    ...RIGHT_LABEL_LAYOUTS,
    ...SECOND_LABEL_LAYOUTS,
    ...SUM_LAYOUTS,
    ...PARTY_LAYOUTS,
    ...BARGAIN_LAYOUTS,
    ...LAND_LAYOUTS,
    ...AREA_LAYOUTS,
    ...COUNCIL_LAYOUTS,
    ...PLACE_LAYOUTS,
    ...WIDE_PARTY_LAYOUTS,
    ...WIDE_LAND_LAYOUTS,
    ...WIDE_BILL_LAYOUTS,
    ...STACKED_PARTY_LAYOUTS,
    ...DEPOSIT_LAYOUTS,
    ...MEASURE_LAYOUTS,
    ...LONG_BUNDLE_LAYOUTS,
    ...OTHER_LOT_LAYOUTS,
    ...ISSUER_LAYOUTS,
    ...FRONT_ADDRESS_LAYOUTS,
    ...FRONT_LOT_LAYOUTS,
    ...FRONT_PARTY_LAYOUTS,
    ...FRONT_COUNCIL_LAYOUTS,
    ...TOLD_PARTY_LAYOUTS,
    ...PARCEL_AND_TERM_LAYOUTS,
  ]) {
    it(`reads ${name}`, ({ expect }) => {
      expect(readLayout(text)).toMatchObject(expected)
      const { outgoings } = expected
      // A cost that the papers do not state must not appear beside those that they do.
      if (outgoings !== undefined) expect(readLayout(text)['outgoings']).toEqual(outgoings)
    })
  }
})
