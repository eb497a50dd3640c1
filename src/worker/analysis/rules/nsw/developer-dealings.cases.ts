import { cases } from '../cases.ts'

const PLAN = '30. Completion is due after registration of the strata plan.\n'

export default cases({
  flags: [
    '[special-conditions]\n«The Vendor may before registration create any easement, positive covenant or lease required by Ausgrid for a substation.»',
    '[special-conditions]\n«The Buyer cannot object to the grant of a lease of part of the common property to an electricity distributor.»',
    '[special-conditions]\n«The Developer reserves the right to register additional restrictions on the title.»',
    `${PLAN}60. «A substation lease and right of access will burden the common property immediately below Lot 71.»`,
    '[title-search]\n«7 AK204410 LEASE OF SUBSTATION PREMISES NO 4410 TOGETHER WITH RIGHT OF WAY»',
    '[plan]\n«Easement for padmount substation 2.75 wide, within Lot 4»',
    '45. «The purchaser is aware that a kiosk will be constructed on the common property next to the lot.»',
    `${PLAN}60. «The Transferor may create any easement, covenant or lease it considers necessary.»`,
    `${PLAN}61. «The vendor may grant licences and register restrictions over the land and the purchaser shall make no objection.»`,
    `${PLAN}61. «The developer reserves the right to enter into such leases of common property as the authorities require.»`,
  ],
  passes: [
    "[special-conditions]\nThe vendor must not create any easement without the purchaser's consent.",
    'There is no substation on or adjoining the land.',
    'The vendor may not grant any easement, lease or licence over the property before completion.',
    `${PLAN}61. The developer may register an easement if necessary, but the purchaser may rescind if it affects the lot materially.`,
    '61. The vendor grants a licence for access and may enter to inspect.',
  ],
  clear: ['The lot has its own meter.'],
})
