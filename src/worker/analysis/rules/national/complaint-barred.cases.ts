import { cases } from '../cases.ts'

export default cases({
  flags: [
    '8. «The Buyer takes the carport where it is and may not seek its removal, a reduction of the price or an end to this contract because some of it is over the boundary.»',
    '8. «The purchaser has read the council’s letter and will not on account of the studio or anything in that letter seek a reduction in price, make a claim, delay completion or rescind.»',
    {
      text: '[title-search] Covenant in gross\n«The owner of each lot burdened must not complain or bring an action on account of noise, dust or odour from the quarry to the north.»',
      severity: 'medium',
    },
    '[special-conditions]\n7. «The Purchaser must not make any objection, requisition or claim against the Vendor or people who did the works because of their quality.»',
    '8. «The Buyer has no claim for the state of the jetty, and the Seller has no claim for its use.»',
    '[special-conditions]\n«The Buyer has been told of the abattoir in Mill Road and shall make no complaint to anyone about its smell.»',
    '[special-conditions]\n«You will not object to, oppose or claim for the crushing plant that we intend to run behind the house.»',
    '[special-conditions]\n8. «No claim of any kind may be brought because the seawall is lower than it was.»',
    '[special-conditions]\n«The Purchaser bears the risk of any subsidence of the terrace after today.»',
    '[special-conditions]\n«If the licence for the boarding kennels is refused the buyer must still settle.»',
    '[special-conditions]\n«Should the engineer be mistaken, the recourse of the purchaser lies with him and not against the vendor.»',
    '[special-conditions]\n«The purchaser must not contact the strata committee or any tenant before completion.»',
    '[special-conditions]\n«You agree not to make any negative comment about the builder or the estate on any website.»',
    '[special-conditions]\n«The Buyer has no quarrel with the loss of the northern outlook.»',
    {
      text: '43. «The purchasers must not ask the council for a building information certificate before completion.»',
      state: 'NSW',
      severity: 'high',
    },
    {
      text: '39. «The purchaser may not apply for, or have anybody apply for, a building certificate under section 6.22 until settlement.»',
      state: 'NSW',
      severity: 'high',
    },
    {
      text: '12. «The Buyer shall not request the council to inspect the dwelling prior to settlement.»',
      state: 'QLD',
      severity: 'high',
    },
    {
      text: '8. «The purchaser agrees not to invite any building surveyor or other authority to inspect the house before the settlement date.»',
      state: 'VIC',
      severity: 'high',
    },
  ],
  passes: [
    '8. If the grant is refused this contract ends. The deposit is then refunded and the Buyer has no claim for costs or expenses.',
    {
      text: '[title-search] Covenant\nThe owner of each lot burdened must not bring a commercial vehicle on the land.',
    },
    '[special-conditions]\n(b) Purchasers who permit the deposit to leave the stakeholder’s hands take the risk that it will not come back.',
    '[special-conditions]\nIf the plan is refused either may end the contract. The deposit is repaid and the purchaser has no other claim.',
    '[special-conditions]\n2.3 If the Seller will not repair, the Buyer may end the Contract within 5 Business Days. A Buyer who does not do so completes without claim for that defect.',
    '4. The operator accounts to the Buyer for rent taken after settlement, and the Seller has no claim on it.',
    '5. All fruit on the trees passes to the Purchaser and the Vendor makes no claim for it.',
    '6. The Buyer keeps the rebate; the Seller raises no objection to that.',
    {
      text: 'If the Vendor cannot for any reason hand over the quad bike listed in the draft, the Purchaser has no claim, the quad bike having been taken out of the list of chattels by agreement.',
      state: 'TAS',
    },
    {
      text: 'The vendor may keep the outdoor setting, which the parties have agreed is no longer an inclusion, and the purchaser has no claim for it.',
      state: 'NSW',
    },
    '[special-conditions]\nThe purchaser may not object to a water pipe or meter that serves the lot.',
    '[special-conditions]\nThe purchaser makes no claim for a difference in area of less than 2%.',
    '[special-conditions]\nNeither party may claim against the other for delay caused by the land registry.',
    '[special-conditions]\nThe vendor, who lives next door, will not object to the purchaser’s plans.',
    '[special-conditions]\nThe purchaser makes no claim about trivial matters such as the state of the lawn.',
    '[special-conditions]\nThe purchaser may not object to the loose tiles, and the vendor must repair them before settlement.',
    '[special-conditions]\nThe purchaser must not object.',
    '8. The purchaser may apply to the council for a building information certificate at any time.',
    '8. The purchaser must not require the vendor to apply for a building certificate before completion.',
  ],
  clear: ['[special-conditions]\nThe purchaser may raise any requisition within 21 days.'],
})
