import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«The contract depends on the vendor buying another house by 1 May and can be ended by the vendor if it does not.»',
    "[special-conditions]\n«This sale is subject to the approval of the vendor's directors.»",
    '[special-conditions]\n«This Contract is subject to and conditional upon the Vendor completing the purchase of the property situated at 14 Rowan Street and if such completion has not occurred by 30 June 2027 the Vendor may terminate.»',
    '[special-conditions]\n«This agreement shall be of no force unless the Supreme Court approves the sale on behalf of the infant beneficiary.»',
    '[special-conditions]\n«Completion is contingent upon the Vendor first completing its purchase of the land from Hollis Pty Ltd.»',
    '[special-conditions]\n«The sale will only go ahead if the co-owners all sign by 1 May.»',
    '[special-conditions]\n«Subject to Board approval of the Vendor.»',
    "[special-conditions]\n«The Seller's obligation is conditional upon issue of a subdivision permit on terms satisfactory to the Seller.»",
    '[special-conditions]\n«This Contract has no effect until the Seller obtains the consent of its financier to the sale.»',
    '[special-conditions]\n«The sale is conditional upon the Vendor being granted probate of the will of the late owner.»',
    '[special-conditions]\n«Performance by the Vendor is subject to completion of the contract under which the Vendor is itself buying the Land.»',
    "[special-conditions]\n«The obligations of the Seller to complete arise only if the Seller's parent company approves the transaction by 30 March.»",
    '[special-conditions]\n«The parties agree that this agreement is subject to and conditional on the Transferor securing a release from its mortgagee.»',
    '[special-conditions]\n«If another buyer makes an offer the Seller may require the Buyer within 72 hours to declare this contract unconditional, failing which the contract ends.»',
    '[special-conditions]\n«Settlement is conditional on the vendor obtaining planning permission for the boundary realignment.»',
    '[special-conditions]\n«This condition is solely for the benefit of the Vendor, who may waive it: the Vendor entering into a contract for the purchase of another property.»',
    "[special-conditions]\n1. «The sale will only go ahead if the Seller's own purchase of 4 Elm Court becomes unconditional.»",
    '[special-conditions]\n1. «This agreement is subject to the Supreme Court granting letters of administration to the Vendor.»',

    '[special-conditions]\n1. «This sale is conditional on the Seller first obtaining a grant of representation.»',
    "[special-conditions]\n1. «The Vendor's obligation to complete is conditional on approval of its board.»",
    '[special-conditions]\n1. «If council does not certify the plan by 1 May 2027 the Vendor may treat the contract as at an end.»',
    '[special-conditions]\n1. «The contract shall not bind the Vendor until ratified by its members in general meeting.»',
    '[special-conditions]\n1. «This contract is conditional upon completion of the contract under which the Vendor is itself buying the land.»',
    '[special-conditions]\n1. «The Seller may keep offering the property and, on receiving a better offer, require the Buyer within 48 hours to make the contract unconditional.»',

    {
      text: '«This sale is subject to the vendor obtaining a subdivision permit.»',
      severity: 'high',
    },
    '«If the council has not approved the plan within 90 days the Seller may withdraw.»',
    '«If another offer is received the buyer must waive all conditions within 72 hours.»',
    '65. «The transferor has contracted to buy the land and this contract is conditional on that purchase being completed.»',
    '65. «The Seller is not yet the registered owner and is entitled to be registered under a contract with the owner.»',
    '65. «The developer holds an option to purchase the land and the sale is subject to its exercise.»',
    {
      text: '(ii) Meanwhile the Seller can go on offering the Property. «On getting another written offer the Seller may serve notice, and unless the Buyer declares all conditions satisfied by noon of the next Business Day, the Contract is over.»',
      state: 'WA',
    },
    {
      text: "5. If, while the finance condition is outstanding, somebody offers a price which the Seller prefers, the Seller's agent may text the Buyer, who has until 5 pm on the next day to make the contract unconditional; «otherwise it ends when that time comes.»",
      state: 'WA',
    },
    {
      text: '5. Escape. Should a second buyer come forward the Seller may give notice. «The Buyer then has two Business Days to drop every condition, failing which the deposit is returned and the contract ends.»',
      state: 'QLD',
    },
    {
      text: '3. The vendor keeps the home on the market. «On an offer without conditions it tells the purchaser, who may go unconditional within 24 hours or the contract falls away.»',
      state: 'TAS',
    },
  ],
  passes: [
    '[special-conditions]\n1. Should the Buyer not settle by 3 pm the Seller may end this contract at once.',
    '[special-conditions]\n4. If the deposit is not paid when it is due the Seller may give notice and may terminate when 48 hours have passed.',
    '[special-conditions]\nThe contract depends on the purchaser selling a house.',
    '[special-conditions]\nThis agreement is subject to the Buyer selling its present home.',
    '[special-conditions]\nThis contract is subject to the Purchaser obtaining finance approval.',
    '[special-conditions]\nThis contract is conditional on the purchaser selling its property at 4 Elm Road.',
    '[special-conditions]\nThe Vendor must obtain a partial discharge from its mortgagee before settlement.',
    'The vendor has agreed to sell and the purchaser to buy the land on these conditions.',
    'This contract is subject to the purchaser obtaining finance.',
    'The vendor must end the tenancy within 30 days if it is still running.',
    {
      text: '5. The Buyer must tell the Seller by 5 pm on the Finance Date whether finance is approved, otherwise the contract ends.',
      state: 'WA',
    },
    {
      text: '5. Either party may end this contract if the Buyer does not notify by 5pm on the Inspection Date that condition 4 is satisfied or waived.',
      state: 'QLD',
    },
  ],
  clear: ['This contract is unconditional.'],
})
