import { cases } from '../cases.ts'

export default cases({
  flags: [
    '7. «The Purchaser must complete even though parts of the Building and the common facilities are unfinished.»',
    '7. «The Buyer must settle notwithstanding that the gym, pool or landscaping is incomplete or that there are defects in the Lot.»',
    '7. «The existence of defects or incomplete items in the apartment is not a reason for the purchaser to withhold any money or refuse to complete.»',
    '7. «Lack of an occupancy permit for the whole building shall not be a ground to postpone settlement.»',
    '7. «The Purchaser must settle within 10 days after the Vendor’s solicitor gives notice of registration of the plan, whether or not an occupancy permit has issued.»',
    '7. «Settlement is due seven (7) days following the Vendor’s notice that the Plan has registered.»',
    {
      text: '7. «The Buyer has no right to delay settlement because construction of later stages is continuing.»',
      state: 'QLD',
    },
    '7. «You must pay the balance when we tell you to, even if there are still tradespeople on site or items on the defects list.»',
    '7. «The Purchaser cannot refuse to settle because the swimming pool is not open or works to the foyer remain to be carried out.»',
    '7.1 «Completion does not depend on an occupancy permit if the architect certifies that the Lot is practically complete.»',
    '7. «An occupancy permit is not a precondition to settlement.»',
    {
      text: '12. «Settlement will not be delayed while a certificate of classification for the building is awaited.»',
      state: 'QLD',
    },
    {
      text: '9. «The purchaser’s obligation to settle is not conditional upon the issue of an occupancy permit.»',
      state: 'SA',
    },
  ],
  passes: [
    '[special-conditions]\n1. The lot is sold off the plan.\n9. The Buyer may not delay settlement because of a defect that does not affect occupation of the home, but retains its rights under clause 12.',
    {
      text: '3.4 The Purchaser must submit the transfer in a form acceptable to the Registrar-General not later than seven (7) days before the Settlement Date.',
      state: 'SA',
    },
    {
      text: '[special-conditions]\nThe building is to be constructed under plan of subdivision.\nA purchaser who does not complete on the day fixed owes, over and above the balance and as a term without performance of which the vendor need not complete, interest on the balance at fourteen per centum (14%) a year.',
      state: 'NSW',
    },
    {
      text: 'If the plan is registered and completion does not take place on time, payment of interest and of the sum of $440 is an essential term and without it the vendor is not bound to complete.',
      state: 'NSW',
    },
    {
      text: 'If the purchaser has not completed by the due date after registration of the plan, no settlement shall take place unless the purchaser pays interest.',
      state: 'VIC',
    },
    '[special-conditions]\n3. Without limiting clause 9, upon the issue of an occupancy permit the purchaser must direct payment of the deposit and must not withhold the direction.',
    '7. Settlement is not required until an occupancy permit has issued.',
    '7. Settlement is due 28 days after the Vendor gives notice that the plan is registered.',
    '7. The purchaser need not settle until the building is complete and an occupancy permit is given.',
    '7. The purchaser may withhold $5,000 until defects are fixed and must settle for the rest.',
    '7. Settlement is due on 3 March 2027.',
    '7. Completion does not take place before an occupancy permit is given.',
    '7. Settlement is not due until fourteen days after the occupancy permit is sent.',
  ],
  clear: ['7. Settlement is due 60 days after the day of sale.'],
})
