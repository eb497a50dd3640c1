import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '[special-conditions]\n1. «The Buyer will accept every reservation made on the website for nights before Easter and house the guests.»',
      severity: 'medium',
    },
    {
      text: '[special-conditions]\n1. «Summer bookings are to be honoured by you and what guests have paid is kept by us.»',
      severity: 'high',
    },
    '[particulars]\n«Possession: vacant, subject to the holiday lettings in annexure B»',
    '[special-conditions]\n1. «Guests booked for the long weekend must be let in at the price that they were quoted.»',
    '[special-conditions]\n1. «The purchasers take over the forward bookings shown in the calendar.»',
    '[special-conditions]\n1. «All bookings listed in Schedule 3 will be fulfilled after completion on the terms agreed with the guest.»',
    {
      text: '[special-conditions]\n1. «Deposits that guests paid before settlement are retained by the Seller.»',
      severity: 'low',
    },
    '[particulars]\nPrice $700,000\n[annexure] Letting agreement\n«This holiday letting agreement continues to 31 May 2029 and binds any later owner of the house.»',
    '[special-conditions]\n1. «The letting pool deed passes to the purchaser at settlement.»',
  ],
  passes: [
    'If the Land is subject to a land management agreement the Purchaser takes subject to it and is bound by it.',
    'The Purchaser takes over the vegetation management agreement, which binds every owner.',
    'The waste management contract binds the Purchaser.',
    '[annexure] Schedule of easements\n(c) Not to use any building upon such lot as a boarding house nor take in holiday makers or paying guests, subject to the consent of the vendor.',
    '[special-conditions]\n1. The Seller must cancel all bookings for nights after settlement and refund the guests.',
    '[special-conditions]\n1. No bookings have been taken for the time after completion.',
    '[special-conditions]\n1. A fee of $220 is payable where settlement is rebooked because of the purchaser.',
    '[by-laws]\nThe barbecue is booked with the manager, and guests of an owner are bound by these rules.',
    '[special-conditions]\n1. The Buyer need not honour bookings made after the date of this contract.',
    '[special-conditions] Code of the estate\nShort stays: allowed, subject to noise.',
    '[special-conditions]\n4. Holiday letting is permitted, subject to the rules of the owners corporation.',
    '[special-conditions] Rules of the building\nGuests are welcome, subject to clause 9.',
  ],
  clear: ['[special-conditions]\n1. The deposit is held by the agent.'],
})
