import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n1. «The Buyer holds the Seller harmless against all claims by neighbours, authorities and occupiers.»',

    '[special-conditions]\n1. «The Buyer shall keep the Seller indemnified against every claim arising out of the state of the land.»',
    '[special-conditions]\n1. «The Transferee releases and forever discharges the Transferor from all actions in respect of contamination.»',
    '[special-conditions]\n1. «The Vendor is indemnified by the Purchaser from and against any loss whatsoever in connection with the Property.»',
    '[special-conditions]\n1. «The Purchaser must make good to the Vendor all loss, cost and expense, including consequential loss, arising from any breach.»',
    '[special-conditions]\n1. «The buyer will cover the seller for any claims about the property.»',

    '«The purchaser indemnifies the vendor against every claim about the land, whenever it arose.»',
    '«The Buyer releases the Seller from any liability for contamination.»',
    '«The purchaser must hold the vendor harmless from all loss in respect of the property.»',
  ],
  passes: [
    '[special-conditions]\n1. Each party indemnifies the other for loss it causes.',
    '[special-conditions]\n1. The Purchaser indemnifies the Vendor for damage the Purchaser causes during its inspections.',
    '[special-conditions]\n1. The Vendor indemnifies the Purchaser against any claim arising before settlement.',

    'The purchaser indemnifies the vendor for damage caused by the purchaser during access.',
    'Each party is liable for its own acts.',
    'The vendor indemnifies the purchaser against all claims by the tenant.',
  ],
  clear: ['The purchaser must pay the balance at settlement.'],
})
