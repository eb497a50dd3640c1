import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n1. «The irrigation entitlement stays with the Seller’s brother and the pivots are sold without water.»',
    '[special-conditions]\n1. «Forty megalitres went with the other farm, and the water allocation is not included in this sale.»',
    '[special-conditions]\n1. «The licence to take water from the river was sold elsewhere last autumn.»',
    '[particulars]\nPrice $900,000\n[annexure] Letter of the water authority\n«The bore has been used for lucerne although no authorisation is held.»',
    '[particulars]\nPrice $900,000\n[annexure] Register of water licences\n«Groundwater licence 4471 expired on 30 June 2024.»',
    '[particulars]\nPrice $900,000\n[annexure] Letter of the water authority\n«The dam holds 12 ML and is licensed for 3 ML only.»',
    '[particulars]\nPrice $900,000\n[annexure] Register of water licences\n«Water licence of 30 ML in the name of the late owner.»',
    '[special-conditions]\n1. «A transfer of the water licence requires the consent of the Department, which the vendor does not promise.»',
  ],
  passes: [
    '[water-certificate] Statement\nBore construction licence WLE 044871: expired 30 September 2015, no bore was constructed.',
    '[annexure] Register\nThe licence to construct works lapsed in 2012 and the dam was never built.',
    '[special-conditions]\n1. The water licence will be transferred to the Buyer at settlement at no further price.',
    '[special-conditions]\n1. The bore is for stock and house and needs no licence.',
    '[special-conditions]\n1. Stock water may be pumped from the creek without a licence.',
    '[special-conditions]\n1. The rainwater tanks are not included in the report.',
    '[special-conditions]\n1. The driller’s licence had expired when the report was written, but the bore works.',
  ],
  clear: ['[special-conditions]\n1. The deposit is held by the agent.'],
})
