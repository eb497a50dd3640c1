import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«Settlement may be deferred by the vendor until its replacement home is ready for occupation.»',
    '[special-conditions]\n«The Vendor may by written notice given not less than 14 days before the Settlement Date extend the Settlement Date by up to 30 days without the Purchaser having any claim for compensation.»',
    '[special-conditions]\n«The time for completion shall, if the Vendor so desires, stand enlarged by such period not exceeding two calendar months as the Vendor may notify.»',
    '[special-conditions]\n«Any lateness on the part of the Vendor shall not found a claim for interest or otherwise.»',
    '[special-conditions]\n«The vendor can choose to settle up to 45 days later than the due date.»',
    '[special-conditions]\n«In the event that the Vendor has not found somewhere to live the settlement date moves by eight weeks.»',
    '[special-conditions]\n«The Seller may by notice put back the Completion Date by as much as ninety days.»',
    '[special-conditions]\n«Completion will take place when the Vendor has acquired a replacement home and is ready to move.»',
    '[special-conditions]\n«If the Vendor cannot complete on the due date it shall have a further eight weeks and the Buyer may claim no interest, damages or costs.»',
    "[special-conditions]\n«The settlement date is to be deferred, at the option of the Transferor, until the purchase of the Transferor's new residence is finalised.»",
    '[special-conditions]\n«We may postpone settlement for up to 30 days by telling you in writing.»',
    '[special-conditions]\n«No liability attaches to the Vendor for any delay in settlement, however caused.»',
    '[special-conditions]\n«Settlement shall be extended automatically for so long as the Vendor needs to find other accommodation.»',
    '[special-conditions]\n«The Vendor may at its election extend the date for settlement on one or more occasions, but not beyond 120 days in all.»',
    '[special-conditions]\n«The Purchaser is not entitled to compensation should the Vendor be late in giving possession.»',
    '[special-conditions]\n1. «Settlement will be put off for as long as the vendor needs to finish its own purchase.»',
    '[special-conditions]\n1. «The Developer may postpone the completion date once or more than once for up to six months in all.»',

    '[special-conditions]\n1. «The Seller may put back completion by any number of days on giving notice.»',
    "[special-conditions]\n1. «The settlement date shall be deferred at the Vendor's request for a period not exceeding 90 days.»",
    '[special-conditions]\n1. «The sellers have not found a new house yet, so settlement will be 14 days after they tell the buyer they have.»',
    '[special-conditions]\n1. «If the Vendor cannot deliver possession on the due date, completion is postponed until it can and the Purchaser has no claim.»',
    '[special-conditions]\n1. «The Purchaser shall not be entitled to interest, damages or compensation for any delay in settlement howsoever caused by the Vendor.»',
    "[special-conditions]\n1. «Completion is to be contemporaneous with the Seller's acquisition of 12 Oak Street.»",

    { text: '«The seller may postpone completion by up to 45 days.»', severity: 'high' },
    '«Settlement may be deferred for 21 days at the request of the vendor.»',
    {
      text: '«This sale is conditional on the vendor buying a new home on terms that suit the vendor.»',
      severity: 'high',
    },
    '«The vendor is not liable for any loss if it is unable to settle on time.»',
  ],
  passes: [
    '[special-conditions]\nBoth parties may agree to a later date.',
    '[special-conditions]\nEach party may once postpone completion for not more than five business days.',
    '[special-conditions]\nThe purchaser may ask for settlement to be brought forward.',
    '[special-conditions]\nEither party may extend settlement by up to 5 business days by notice.',
    '[special-conditions]\nIf the Vendor delays settlement it must pay the Purchaser interest at the rate in general condition 33.',
    '[special-conditions]\nThe Purchaser may extend settlement by up to 14 days.',
    '[special-conditions]\nSettlement is due 60 days from the day of sale.',
    '[special-conditions]\n1. Either party may extend settlement by up to five business days by notice to the other.',
    "[special-conditions]\n1. The Vendor may not extend settlement without the Purchaser's consent.",

    'Either party may extend settlement by up to 5 business days.',
    'The purchaser may extend the settlement date by 14 days.',
    'This contract is subject to the purchaser selling its present home.',
  ],
  clear: ['Settlement is 60 days from the day of sale.'],
})
