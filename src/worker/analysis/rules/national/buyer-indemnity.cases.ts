import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«The purchaser must compensate the vendor for any claim made by anyone about the property at any time.»',
    '[special-conditions]\n«The vendor is not liable for contamination, and the purchaser takes over all responsibility for cleaning up the land.»',
    '[special-conditions]\n«The Purchaser releases and indemnifies the Vendor and its Representatives and must keep them indemnified from and against any Loss or Claim incurred in connection with the Environmental condition of the Land whether arising before, on or after the Settlement Date.»',
    '[special-conditions]\n«The Purchaser shall save the Vendor harmless from and against all proceedings costs and demands howsoever arising out of the ownership of the property.»',
    '[special-conditions]\n«No liability of any kind shall attach to the Vendor in respect of pollution of the land, all of which is assumed by the Transferee.»',
    '[special-conditions]\n«The buyer agrees to cover any loss the seller suffers because of the state of the pool.»',
    '[special-conditions]\n«The Purchaser forever quits all claims against the Vendor concerning the building works.»',
    '[special-conditions]\n«The Buyer keeps the Seller harmless against every loss arising in connection with the Land, whenever it occurs.»',
    '[special-conditions]\n«The Transferee hereby releases and forever discharges the Transferor from all actions, suits and demands relating to the condition of the land.»',
    '[special-conditions]\n«You indemnify us for any contamination, even if we caused it.»',
    '[special-conditions]\n«As from completion the Purchaser assumes all environmental liabilities and holds the Vendor harmless in respect of them.»',
    '[special-conditions]\n«The Purchaser must make good to the Vendor any loss, cost or expense that the Vendor incurs because of any claim by an occupier of the Property.»',
    '[special-conditions]\n«The Vendor is released from all liability for defects in the building works.»',
    '[special-conditions]\n«The Buyer shall be responsible for and indemnifies the Seller against consequential loss.»',
    '[special-conditions]\n«Purchaser to hold Vendor indemnified against all claims by neighbours about the fences, whether arising before or after the day of sale.»',
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
    '[special-conditions]\nThe vendor compensates the purchaser for any breach.',
    '[special-conditions]\nThe Vendor indemnifies the Purchaser against claims before settlement.',
    '[special-conditions]\nThe Vendor indemnifies the Purchaser against all claims arising before settlement.',
    '[special-conditions]\nThe Purchaser indemnifies the Vendor for damage caused by the Purchaser during an inspection.',
    '[special-conditions]\nEach party indemnifies the other for loss caused by its own breach.',
    '[special-conditions]\n1. Each party indemnifies the other for loss it causes.',
    '[special-conditions]\n1. The Purchaser indemnifies the Vendor for damage the Purchaser causes during its inspections.',
    '[special-conditions]\n1. The Vendor indemnifies the Purchaser against any claim arising before settlement.',

    'The purchaser indemnifies the vendor for damage caused by the purchaser during access.',
    'Each party is liable for its own acts.',
    'The vendor indemnifies the purchaser against all claims by the tenant.',
  ],
  clear: ['The purchaser must pay the balance at settlement.'],
})
