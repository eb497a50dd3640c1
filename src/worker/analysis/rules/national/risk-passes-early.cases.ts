import { cases } from '../cases.ts'

export default cases({
  flags: [
    '6. «General conditions 31.2 to 31.6 are deleted.» The land is sold with its buildings.',
    "6. «From the day of sale damage to the buildings, from whatever cause, is the purchaser's concern.»",
    {
      text: '6. «Loss of or harm to the dwelling from the date of this contract is for the purchaser, who must complete in full.»',
      state: 'TAS',
    },
    { text: '[special-conditions]\n«The Purchaser had better insure on signing.»', state: 'TAS' },
    {
      text: '[special-conditions]\n«The Buyer goes into occupation on 20 November 2026 under licence at $740 a week, the risk in the house being with the Buyer from then.»',
      state: 'NT',
    },
    {
      text: '[special-conditions]\n5. «The purchaser has the licence of the house from 1 March and bears the risk of fire and storm from that day.»',
      state: 'VIC',
    },
    {
      text: '[special-conditions]\n8. «The property is at the risk of the Buyer from 5 pm on the first business day after the Contract Date.»',
      state: 'QLD',
      severity: 'low',
    },
    '[special-conditions]\n«From the Day of Sale the Purchaser shall be deemed to have an insurable interest and all risk in the Property shall be with the Purchaser.»',
    '[special-conditions]\n«The seller is not responsible for damage to the house between the contract and settlement.»',
    '[special-conditions]\n«General condition 31 does not apply and the Purchaser shall be responsible for insuring the property from the day of sale.»',
    "[special-conditions]\n«The property shall from the signing hereof stand at the Purchaser's risk in all respects.»",
    '[special-conditions]\n«The Vendor shall be under no liability for loss of or injury to the premises happening after the date of this contract.»',
    '[special-conditions]\n«Insurance from the day of sale is a matter for the Buyer, who takes the risk of fire.»',
    '[special-conditions]\n«You bear the loss if the house burns down before settlement.»',
    '[special-conditions]\n«Destruction of the improvements before completion shall not vitiate the sale or reduce the price.»',
    '[special-conditions]\n«From the day of sale the improvements are at the sole risk of the Buyer.»',
    "[special-conditions]\n«The Purchaser must insure the house from exchange because the Vendor's policy will be cancelled then.»",
    '[special-conditions]\n«The property shall as from the date hereof be at the risk of the Transferee as regards loss by fire, storm or tempest.»',
    '[special-conditions]\n«If the dwelling is damaged or destroyed between contract and settlement the Purchaser must still complete at the full price.»',
    '[special-conditions]\n«Risk: on signing of this Agreement the risk in the Property goes to the Buyer.»',
    '[special-conditions]\n«General condition 31 is deleted and the Purchaser bears all loss or damage after the contract date.»',
    '[special-conditions]\n«Any damage occurring before settlement, however caused, will not entitle the Buyer to delay settlement or claim compensation.»',
    '[special-conditions]\n«You carry the risk of loss or damage from the moment the contract is signed.»',
    '[special-conditions]\n1. «Risk in the improvements passes to the transferee on the signing of this agreement.»',

    "[special-conditions]\n1. «From the signing of this contract the land and buildings stand at the Buyer's risk.»",
    '[special-conditions]\n1. «If the house is destroyed before completion the Buyer shall nevertheless pay the whole price.»',
    '[special-conditions]\n1. «The Purchaser must insure the property from the day of sale.»',
    '[special-conditions]\n1. «The Vendor shall not be responsible for loss or damage occurring between the day of sale and settlement.»',

    '«From the day of sale the land and buildings are at the risk of the purchaser.»',
    '«General condition 31 is deleted.»',
    '«The buyer must insure the house from the contract date.»',
    {
      text: '«If the house is destroyed before completion the purchaser must complete and pay the whole price.»',
      state: 'NSW',
    },
  ],
  passes: [
    { text: '7.2 General conditions 31.4, 31.5 and 31.6 are deleted.', state: 'VIC' },
    { text: '4. General condition 24.5 is deleted.', state: 'VIC' },
    "6. From settlement damage to the buildings is the purchaser's concern.",
    '[special-conditions]\nThe purchaser may store its furniture in the garage under licence and bears the risk in its own goods from that day.',
    // What is printed gives way to the parties' own term, or is taken out by its number.
    {
      text: '[special-conditions]\n2. Until settlement the Seller carries all risk in the land, clause 8 being altered accordingly.\n8.1 The Land is at the risk of the Buyer from 5 pm on the first Business Day after the Contract Date.',
      state: 'QLD',
    },
    {
      text: '[special-conditions]\n2. Risk in the house stays with the Seller until settlement.\n8.1 The property is at the risk of the Buyer from 5pm on the next business day after the contract date.',
      state: 'QLD',
    },
    {
      text: '[special-conditions]\nGeneral condition 31 is not amended and the vendor bears damage to the land until settlement.',
      state: 'VIC',
    },
    { text: '[special-conditions]\nGC 31 has not been deleted.', state: 'VIC' },
    '[special-conditions]\nAll risk in the property is with the Vendor until Settlement.',
    '[special-conditions]\nThe seller stays responsible for the house until settlement.',
    '[special-conditions]\nThe Vendor must keep the property insured until completion.',
    '[special-conditions]\nOn settlement the risk goes over to the Purchaser.',
    '[special-conditions]\nRisk passes to the Purchaser on settlement.',
    "[special-conditions]\nThe property remains at the Vendor's risk until the balance is paid.",
    '[special-conditions]\nThe Purchaser should arrange insurance from settlement.',
    '[special-conditions]\nThe Vendor bears the risk of loss or damage until final settlement and must deliver the property in the same condition.',
    '[special-conditions]\n1. The Vendor bears the risk of loss or damage until settlement.',
    '[special-conditions]\n1. The property remains at the risk of the Vendor until settlement.',
    '[special-conditions]\n1. The purchaser is not bound to complete if the dwelling is destroyed before settlement.',

    'The risk remains with the vendor until settlement and the purchaser may end the contract if the house is destroyed.',
    'The purchaser bears the risk after settlement.',
    'We recommend insurance.',
  ],
  clear: ['The vendor must insure until settlement.'],
})
