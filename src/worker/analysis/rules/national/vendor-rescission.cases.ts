import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n1. «The Seller may elect not to proceed if its financier withdraws support.»',
    '[special-conditions]\n1. «At any time before 1 March 2027 the Transferor can withdraw from this transaction without giving reasons.»',
    '[special-conditions]\n1. «If fewer than ten lots have exchanged, the developer is free to cancel.»',
    "[special-conditions]\n1. «The Vendor's right to terminate for convenience may be exercised on two business days' notice.»",

    "[special-conditions]\n1. «Should the Seller's mortgagee not consent to this sale within 60 days the Seller may by notice bring it to an end and neither shall have a claim against the other.»",
    '[special-conditions]\n1. «The Developer may end this contract at any time up to the commencement of works if finance satisfactory to it is not obtained.»',
    '[special-conditions]\n1. «The Vendor is at liberty to cancel this sale up to seven days before completion on refunding the deposit.»',
    '[special-conditions]\n1. «If the Owner decides not to proceed, the contract comes to an end and the Buyer is entitled only to its deposit.»',
    "[special-conditions]\n1. «This contract may be terminated by the Seller alone, for any reason, on 5 days' notice.»",
    '[special-conditions]\n1. «If the Purchaser presses any requisition which the Vendor is unwilling to satisfy, the Vendor may annul the sale.»',
    '[special-conditions]\n1. «The Transferor reserves a right of rescission exercisable in its absolute discretion.»',
    '[special-conditions]\n1. «Unless 60% of the lots are sold by 30 June 2027 the Developer may walk away from this contract.»',
    '[special-conditions]\n1. «Rescission by the Vendor may be effected at any time before registration of the plan by written notice to the Purchaser.»',
    '[special-conditions]\n1. «The Vendor shall be entitled to determine this contract if the holders of any mortgage refuse to discharge it.»',

    '11. «The Vendor may in its sole discretion bring this contract to an end by a notice in writing.»',
    '«If the seller is unwilling to answer an objection the seller may rescind this contract.»',
    '«This sale is conditional upon the vendor’s financier giving its approval.»',
    {
      text: '«The developer is entitled to terminate if pre-sales of 30 lots are not reached.»\nThe sunset date is 1 May 2029.',
      severity: 'critical',
    },
    '«Should the purchaser fail to pay the deposit the vendor may terminate immediately and without notice.»',
  ],
  passes: [
    '[special-conditions]\n1. Either party may end this contract if the other is in default and does not remedy it within 14 days of a default notice.',
    '[special-conditions]\n1. If the Vendor defaults, the Purchaser may end this contract and recover the deposit.',
    "[special-conditions]\n1. The vendor may rescind under a sunset clause only with the purchaser's written consent or an order of the Supreme Court as sections 10A to 10F of the Sale of Land Act provide.",
    '[special-conditions]\n1. If probate has not been granted within 60 days either party may end this contract and the deposit must be refunded.',
    '[special-conditions]\n1. This contract is subject to the Purchaser obtaining approval of a loan of $500,000 within 21 days; if it does not, the Purchaser may end this contract.',
    '[special-conditions]\n1. The Vendor may rescind this contract by notice if the Purchaser fails to pay the deposit within 14 days of a written demand.',
    '[special-conditions]\n1. The Buyer may end this contract by notice if the finance condition is not satisfied.',
    "[special-conditions]\n1. Neither party may end this contract without giving 14 days' written notice to remedy the default.",

    'Either party may rescind if the other is in default and has had 14 days to put it right.',
    'The vendor may end the contract if the purchaser does not comply with a default notice of 14 days.',
    'The purchaser may rescind this contract if the loan is refused.',
    'If a party dies or becomes bankrupt the vendor may rescind.',
  ],
  clear: ['4. Both sides sign on the day of sale.'],
})
