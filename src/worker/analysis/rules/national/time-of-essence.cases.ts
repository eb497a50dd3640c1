import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«Should Settlement not occur by 4.00 pm on the due date the Purchaser shall be in fundamental breach, and the Vendor may terminate without the need for a default notice.»',
    '[special-conditions]\n«Dates in this contract cannot be extended and must be met exactly.»',
    {
      state: 'NSW',
      text: '[special-conditions]\n«The parties agree that a notice to complete giving not less than ten (10) days to complete shall be deemed reasonable and sufficient to make time of the essence.»',
    },
    {
      state: 'NSW',
      text: '[special-conditions]\n«The parties agree that a notice to complete giving not less than ten (10) days to complete shall be deemed reasonable and sufficient to make time of the essence.»',
    },
    '[special-conditions]\n«Completion shall take place punctually on the appointed day, as to which day time shall be deemed to be of the essence.»',
    '[special-conditions]\n«If settlement is not booked for before 2 pm the purchaser is in default and the vendor may terminate immediately.»',
    '[special-conditions]\n«The purchaser gives up the right to be served with a notice to complete.»',
    '[special-conditions]\n«Punctual completion is an essential term and no notice to complete need be given.»',
    '[special-conditions]\n«If the moneys are not paid by 3 pm on the settlement date the Vendor may at once end the contract and keep the deposit.»',
    '[special-conditions]\n«All dates and times in this agreement must be strictly observed, time being in all respects essential.»',
    '[special-conditions]\n«Time shall be of the essence of this contract as regards all obligations of the Buyer.»',
    '[special-conditions]\n«No extension of the settlement date will be granted for any reason.»',
    "[special-conditions]\n«As to the Purchaser's obligations, time is essential.»",
    '[special-conditions]\n1. «The Buyer must settle at 2 pm on the Completion Date, failing which the Seller can end this contract at once and without notice.»',
    '[special-conditions]\n1. «Any default notice given to the purchaser may specify a period of 24 hours, or two days, in place of 14 days.»',

    '[special-conditions]\n1. «Time is of the essence in all respects and should settlement not occur by 3 pm on the due date the Vendor may rescind without any notice to remedy, general condition 34 notwithstanding.»',
    '[special-conditions]\n1. «Time shall in every respect be of the essence of this contract.»',
    '[special-conditions]\n1. «General condition 34 does not apply and the Vendor need not give notice of default before ending the contract.»',
    '[special-conditions]\n1. «The Purchaser waives any right to a default notice.»',
    '[special-conditions]\n1. «If you do not settle on the day, the seller can end the contract straight away without giving you notice.»',
    '[special-conditions]\n1. «Upon any default by the Buyer the Seller may forthwith terminate without the service of any notice.»',
    '[special-conditions]\n1. «A default notice need allow the Purchaser only two business days.»',
    '[special-conditions]\n1. «The period of 14 days in general condition 35.1 is replaced by 3 days.»',

    { text: '«Time is of the essence and the seller may terminate at once.»', severity: 'high' },
    '«No extension of time will be granted for any reason.»',
    '«The vendor shall not be required to give any notice before it ends this contract.»',
  ],
  passes: [
    {
      text: '[special-conditions]\n10. In general condition 34.2(b) the words "14 days" are replaced with the words "3 days".\n[general-conditions] General conditions\n34. DEFAULT NOTICE\n34.2 The default notice must state that the default is to be remedied within 14 days.',
      state: 'VIC',
    },
    '[special-conditions]\nA default notice must give 14 days.',
    '[special-conditions]\nThe vendor must give the purchaser 14 days to put things right.',
    '[special-conditions]\nNeither party may treat time as essential without serving notice.',
    '[special-conditions]\nTime is not of the essence until a notice to complete has been served.',
    "[special-conditions]\nA party may make time of the essence by giving 14 days' notice to complete.",
    '[special-conditions]\nThe Vendor will grant one extension of 5 business days upon request.',
    '[special-conditions]\n1. Time is of the essence only after a notice to complete giving fourteen days has been served.',
    "[special-conditions]\n1. Settlement must take place at a time and place agreed by the parties' representatives.",
    '[special-conditions]\n1. The Purchaser may inspect the property at any reasonable time in the week before settlement.',
    '[special-conditions]\n1. Settlement must take place electronically through PEXA at a time agreed by the parties.',
    '[special-conditions]\n1. Time for anything to be done under the building and pest condition is 14 days from the day of sale.',

    {
      text: 'Time is of the essence of this contract, except as to the hour of settlement.',
      state: 'QLD',
    },
    { text: 'No extension of time will be granted for any reason.', state: 'QLD' },
    'Time is not of the essence until a notice to complete is served.',
    '[general-conditions]\nTime is of the essence.',
    'Time is of the essence after 14 days’ notice.',
  ],
  clear: ['Settlement may be moved by five days.'],
})
