import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«The purchaser indemnifies the vendor against every claim about the land, whenever it arose.»',
    '«The Buyer releases the Seller from any liability for contamination.»',
    '«The purchaser must hold the vendor harmless from all loss in respect of the property.»',
  ],
  passes: [
    'The purchaser indemnifies the vendor for damage caused by the purchaser during access.',
    'Each party is liable for its own acts.',
    'The vendor indemnifies the purchaser against all claims by the tenant.',
  ],
  clear: ['The purchaser must pay the balance at settlement.'],
})
