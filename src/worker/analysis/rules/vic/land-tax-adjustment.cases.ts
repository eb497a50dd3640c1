import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«Land tax for the year of settlement is apportioned on a single holding basis.»',
    '«The purchaser must reimburse the vendor for land tax, worked out as if this were the only land owned.»',
    'The following are adjusted at settlement:\n(a) «council rates, water rates and land tax;»',
  ],
  passes: [
    'Land tax is not adjusted between the parties.',
    'Periodic outgoings do not include land tax or any amount to which section 10G applies.',
    'The vendor will pay all land tax, rates are adjusted.',
  ],
  clear: ['Council rates are adjusted at settlement.'],
})
