import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«The purchaser cannot nominate another buyer unless the vendor agrees and $600 is paid.»',
    '[special-conditions]\n«The purchaser must not sell or advertise the lot before settlement.»',
    "[special-conditions]\n«If the Purchaser wishes to nominate a substitute purchaser the Purchaser must at least 14 days before the due date for settlement deliver a nomination form, statutory declaration and guarantee and pay the Vendor's solicitors' fee of $330.»",
    "[special-conditions]\n«If the Purchaser wishes to nominate a substitute purchaser the Purchaser must at least 14 days before the due date for settlement deliver a nomination form, statutory declaration and guarantee and pay the Vendor's solicitors' fee of $330.»",
    '[special-conditions]\n«The Purchaser must not sell, transfer, assign, mortgage or otherwise deal with its interest under this Contract before the Settlement Date without the prior written consent of the Vendor which may be withheld in its absolute discretion.»',
    '[special-conditions]\n«This contract shall enure for the Purchaser only and no sub-sale shall be recognised.»',
    '[special-conditions]\n«Adding or changing a buyer costs $440 and needs our approval.»',
    '[special-conditions]\n«The Purchaser must not part with the benefit of this agreement.»',
    "[special-conditions]\n«No substitute buyer may be named without the Seller's approval, which it can refuse without reasons.»",
    '[special-conditions]\n«The benefit of this contract is personal to the Purchaser and cannot be assigned.»',
    '[special-conditions]\n«The Purchaser may nominate only on payment of $660 and not later than 28 days before settlement.»',
    '[special-conditions]\n«The Buyer shall not advertise or contract to sell the lot before completion.»',
    '[special-conditions]\n«You cannot transfer your rights under this contract to anyone else.»',
    '[special-conditions]\n«Any profit made on a resale before settlement is to be shared equally with the Vendor.»',
    '[special-conditions]\n«Nomination fee | $550 incl GST»',
    "[special-conditions]\n1. «If the Buyer wishes to nominate it must give 21 days' notice and pay the Seller's lawyer $440.»",
    "[special-conditions]\n1. «No assignment of the purchaser's interest is permitted.»",

    '[special-conditions]\n1. «The Buyer must not advertise or resell the Property before settlement without consent;» «a nomination fee of $2,750.00 is payable.»',
    '[special-conditions]\n1. «The Purchaser shall not transfer, charge or otherwise dispose of its interest in this contract before completion.»',
    '[special-conditions]\n1. «The rights of the Buyer are personal and incapable of assignment.»',
    "[special-conditions]\n1. «A nominee may be substituted only with the Vendor's approval and on payment of $660.»",
    '[special-conditions]\n1. «The Buyer agrees not to on-sell the lot until two years after settlement.»',
    '[special-conditions]\n1. «For a period of 24 months from settlement the Buyer must not sell, or offer for sale, the land without first offering it to the Developer.»',
    '[special-conditions]\n1. «The property must not be marketed for sale by the Purchaser before the Developer has sold all lots.»',

    '«No nomination is allowed without the written consent of the vendor.»',
    {
      text: '«For each substitute purchaser the sum of $660 is payable to the vendor’s lawyer.»',
      severity: 'medium',
    },
    '«The buyer must not advertise, assign its rights or on-sell the lot before completion.»',
    '7. «Any assignment, sub-sale or nomination prior to completion is prohibited.»',
    '7. «If the Purchaser on-sells before settlement the whole of the profit belongs to the Vendor.»',
  ],
  passes: [
    '[special-conditions]\nThe purchaser may nominate another buyer.',
    '7. The Vendor may not assign its interest without the Purchaser’s consent.',
    '[special-conditions]\nA purchaser may nominate another at no charge.',
    '[special-conditions]\nThe Purchaser may nominate a substitute purchaser, remaining liable.',
    '[special-conditions]\nThe vendor nominates its bank account.',
    '[special-conditions]\n1. The Purchaser may nominate a substitute purchaser at no cost but the named Purchaser remains liable.',
    '[special-conditions]\n1. The named purchaser may nominate another person at any time before settlement without a fee.',

    'The purchaser may nominate a substitute purchaser and remains liable.',
    'No fee is payable for a nomination made 14 days before settlement.',
    'The balance is paid to the account nominated by the vendor, not less than $1.',
  ],
  clear: ['The purchaser pays the balance at settlement.'],
})
