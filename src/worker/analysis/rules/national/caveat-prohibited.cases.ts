import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«No caveat is to be lodged by the purchaser before completion.»',
    '[special-conditions]\n«The purchaser must not register a caveat over the land until the plan is registered.»',
    '[special-conditions]\n«The Purchaser covenants that it will not lodge, or cause or permit to be lodged on its behalf, any caveat on the title to the Parent Land or any part of it before the registration of the Plan.»',
    '[special-conditions]\n«The Purchaser shall not be at liberty to enter a caveat against the title.»',
    '[special-conditions]\n«Any caveat lodged by the buyer must be removed on demand.»',
    '[special-conditions]\n1. «The Buyer covenants that no caveat will be lodged by it or anyone claiming through it.»',

    '[special-conditions]\n1. «The Buyer must not lodge or permit a caveat over the parent land at any time before registration of the Plan and indemnifies the Developer for loss caused.»',
    '[special-conditions]\n1. «The Buyer shall not lodge a caveat, and appoints the Seller its attorney to withdraw any that is lodged.»',
    '[special-conditions]\n1. «The Purchaser shall refrain from lodging any caveat against the title.»',
    '[special-conditions]\n1. «No caveat is to be registered by or on behalf of the Transferee.»',
    '[special-conditions]\n1. «The Purchaser waives its right to caveat.»',
    '[special-conditions]\n1. «Lodgment of a caveat by the Buyer is a breach of an essential term.»',
    '[special-conditions]\n1. «The Purchaser undertakes not to caveat the Land before the Plan is registered.»',
    '[special-conditions]\n1. «The Purchaser is prohibited from caveating the parent title.»',

    '«The purchaser shall not lodge any caveat over the land.»',
    'The buyer agrees with the seller that it will not:\n(a) «place a caveat on the title of the parent lot;»',
    '«The purchaser appoints the vendor its attorney to withdraw any caveat.»',
    '7. «If the Purchaser lodges a caveat the Vendor may sign a withdrawal as its attorney.»',
    '7. «The Transferee waives any entitlement to protect its interest on the register before separate titles issue.»',
    '7. «The lodging of any caveat by the purchaser is a fundamental breach.»',
    '7. «The purchaser acknowledges that it has no caveatable interest in the land until registration.»',
    '7. «Nothing may be recorded against the Land by or for the Buyer until settlement.»',
    '7. «You agree you will not put a caveat on our title.»',
    '7. «Any caveat which the Purchaser lodges contrary to this condition must be withdrawn at its cost within 2 business days and it indemnifies the Vendor for all loss.»',
    '7. «The Buyer forgoes its right to caveat.»',
    {
      text: '14. No caveat. «Tyrone shall not lodge a caveat or a settlement notice.»',
      state: 'QLD',
    },
    { text: '3. «Ms Day shall not caveat the land or any part of it.»', state: 'SA' },
  ],
  passes: [
    '[special-conditions]\nNo caveat is forbidden; the purchaser may protect its interest on the register.',
    "[special-conditions]\nPurchaser's conveyance. Caveat: not restricted.",
    '[special-conditions]\nCaveats are not forbidden to the purchaser before settlement.',
    '[special-conditions]\nNothing in this contract prevents the purchaser from lodging a caveat before completion.',
    '[special-conditions]\nNo restriction on caveats applies to the purchaser.',
    '[special-conditions]\nThe purchaser may register a caveat.',
    '[special-conditions]\nThe vendor must withdraw the caveat.',
    '[special-conditions]\n1. The Purchaser may lodge a caveat over the land at any time after the day of sale.',
    '[special-conditions]\n1. The Vendor must procure the withdrawal of caveat AX123456 before settlement.',
    '[special-conditions]\n1. The Vendor will not object to a caveat lodged by the Purchaser.',

    'The vendor must remove every caveat at settlement and the purchaser need not settle before.',
    'The purchaser may lodge a caveat after the day of sale.',
  ],
  clear: ['The purchaser pays its own legal costs.'],
})
