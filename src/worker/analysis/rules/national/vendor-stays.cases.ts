import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '[special-conditions]\n1. «The Seller may leave a rowing boat beside the garage for ten days after settlement, at its own risk.»',
      severity: 'low',
    },
    {
      text: '[special-conditions]\n1. «We may store our furniture in your garage for three months after settlement.»',
      severity: 'medium',
    },
    '[special-conditions]\n«The agister may leave her cattle in the river paddock until the end of March.»',
    '[special-conditions]\n«The share farmer may return to harvest the crop until 20 January.»',
    "[special-conditions]\n«The Vendor shall have the right to occupy the Property rent free until 14 days after Settlement as the Purchaser's licensee.»",
    '[special-conditions]\n«The vendor may stay in the house for one month after settlement and pays no rent.»',
    '[special-conditions]\n«The vendors shall be suffered to continue in the homestead until the thirty-first day of March following completion.»',
    '[special-conditions]\n«Rent-back: seller stays 21 days, no rent»',
    '[special-conditions]\n«The seller may leave machinery in the shed until two months after completion.»',
    '[special-conditions]\n«The Seller shall be permitted to live in the house for six weeks after completion without paying rent.»',
    '[special-conditions]\n«The Purchaser grants a lease back to the Vendor at $1 per week.»',
    '[special-conditions]\n«The Vendor does not undertake to give vacant possession.»',
    '[special-conditions]\n«We may stay in the property until 31 January after you have paid us.»',
    '[special-conditions]\n«Possession will be handed over 30 days following settlement.»',
    "[special-conditions]\n«The Vendor's furniture may stay in the shed for three months after settlement.»",
    '[special-conditions]\n1. «The sellers need to stay on for up to six weeks after settlement and will pay no rent.»',

    '[special-conditions]\n1. «The Seller shall be permitted to hold possession for 21 days following completion, free of rent.»',
    '[special-conditions]\n1. «The vendors will hand over the keys two weeks after settlement.»',
    '[special-conditions]\n1. «Possession will be given 28 days after payment of the balance.»',
    '[special-conditions]\n1. «The Vendor reserves the right to enter until 31 January 2028 to harvest the standing bluegum plantation on Lot 2 and may retain the proceeds.»',
    "[special-conditions]\n1. «The Seller's mother shall have the right to reside in the rear unit for as long as she wishes.»",
    '[special-conditions]\n1. «The Vendor may leave its machinery and stock on the land for 3 months after settlement.»',

    {
      text: '«The vendor may live in the house for 3 weeks after settlement rent free.»',
      severity: 'high',
    },
    '«The purchaser grants the seller a licence to occupy the property until 4 May 2027.»',
    '«Vacant possession is given if available.»',
    '«After completion the vendors may remain for ten days at $400 per week.»',
    {
      text: '«The vendor retains possession of the home for five weeks following completion.»',
      state: 'NSW',
      severity: 'high',
    },
    "The vendor's new unit may not be finished. «If it isn't, she may stay in the unit for up to six weeks after settlement.»",
    '«He can go on living in the house for thirty days after completion and pays no rent.»',
    'The house under construction may be late. «They may remain in the home for a month beyond settlement.»',
    '«The family may reside in the dwelling until ten weeks after settlement.»',
    '«The present owners can keep possession for 21 days past settlement.»',
    {
      text: '7. The attorney has asked Ms Wojcik to leave. «Settlement will not be put off, and the price will not be changed, if she is still there.»',
      state: 'QLD',
    },
    {
      text: '39. Occupants. «The vendor will use his efforts to have them go, and the purchaser agrees to complete with them there if they have not.»',
      state: 'NSW',
    },
    {
      text: "4. «Should the Seller's tenant not have moved out when settlement is due then settlement goes forward in spite of it.»",
      state: 'WA',
    },
    {
      text: '3. «If the lodger has not left by the day, settlement proceeds all the same and the purchaser deals with him.»',
      state: 'TAS',
    },
    {
      text: '4. «If Mr Lowe is still in the back room on the day the purchaser must settle and see to his removal.»',
      state: 'VIC',
    },
    {
      text: '6. «The tenants being slow to leave is no reason for the purchaser to hold back settlement.»',
      state: 'SA',
    },
    // Things alone, and a vendor who lives on although the house must be insured.
    {
      text: '6. «The vendor may store boxes in the shed for ten days after settlement and fetches them by arrangement.»',
      severity: 'low',
    },
    {
      text: '6. «The seller may leave machinery in the barn until 30 June 2027.»',
      severity: 'medium',
    },
    '6. «The vendors may remain in the home until 14 May 2027 on paying $300 a week, and the purchaser insures it from settlement.»',
  ],
  passes: [
    '[special-conditions]\n4. The buyer need not allow the seller to stay after settlement.',
    '[special-conditions]\n4. The seller gives up possession at settlement, and does not remain until the day after settlement.',
    '[special-conditions]\n7. The agister will keep the horses in the yard until settlement and take them away before it.',
    // Someone comes back for a thing, or has until noon, and nobody lives there.
    '[special-conditions]\nFive. The vendor’s removalists may return once within two days after settlement for the piano only; the vendor does not remain in occupation.',
    '[special-conditions]\n7. On possession: a Seller living at the Property has until midday after Settlement, as the general conditions say.',
    '[special-conditions]\n7. The vendor may fetch the caravan within three days after settlement, and has no right to live there or to keep a key.',
    '[special-conditions]\n7. The hay may be taken away within a week after settlement; the vendor will not stay in possession of any part.',
    '[special-conditions]\n8. The seller has until 12 noon on the day after settlement to be out, as is usual in a private sale.',
    'He may call on the agent after settlement.',
    'If she dies before settlement they may not remain in the home after settlement.',
    '[special-conditions]\nThe vendor has no right to occupy after settlement.',
    '[special-conditions]\nThe vendor moves out before settlement.',
    '[special-conditions]\nThe vendor leaves on settlement.',
    '[special-conditions]\nThe Vendor must give vacant possession on settlement.',
    '[special-conditions]\nThe Purchaser may occupy from settlement.',
    '[special-conditions]\n1. The Vendor must give vacant possession at settlement.',
    '[special-conditions]\n1. The vendor is to leave the keys with the agent at settlement.',
    '[special-conditions]\n1. The Vendor must vacate and remove all goods by 12 noon on the day of settlement.',
    '[special-conditions]\n1. The property is sold with vacant possession.',
    '[special-conditions]\n1. The Vendor shall deliver all keys and remote controls at settlement.',

    'Vacant possession is given at settlement.',
    'The vendor must not remain in the property after settlement.',
    'The purchaser may live in the house before settlement under a licence.',
    {
      text: '3. If the tenant has not left, settlement will be put off until vacant possession can be given.',
      state: 'VIC',
    },
    { text: '4. If Mr Lowe is still there the purchaser need not settle.', state: 'VIC' },
    // Things alone, and a vendor who lives on although the house must be insured.
    '6. The vendor may remain in the house until settlement.',
    '6. The vendor may leave boxes in the shed until noon on the day after settlement.',
  ],
  clear: ['Keys are handed over at settlement.'],
})
