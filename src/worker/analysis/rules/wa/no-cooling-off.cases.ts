import { cases } from '../cases.ts'

export default cases({
  in: 'contract-form',
  flags: [
    '[particulars] Offer and Acceptance\n«The Buyer offers to buy the Property unconditionally.»',
    {
      text: 'Purchase price: $610,000\n[special-conditions]\n1. «The Buyer’s offer is unconditional.»',
      severity: 'high',
    },
    {
      text: '«FINANCE CLAUSE IS NOT APPLICABLE ☒»\nSettlement date: 30 days from acceptance',
      severity: 'high',
    },
    { text: '«Cash offer, settlement 14 days from acceptance»', severity: 'high' },
    {
      text: '[contract-form] Contract for sale of land by offer and acceptance\nPurchase price: $610,000\nSettlement date: 14 March 2027',
      severity: 'high',
    },
    {
      text: 'FINANCE CLAUSE IS APPLICABLE ☐\nLATEST TIME: 4pm on:\nAMOUNT OF LOAN: ________\n«FINANCE CLAUSE IS NOT APPLICABLE ☒»',
      severity: 'high',
    },
  ],
  passes: [
    'LATEST TIME: 4pm on 14 March 2027\nAMOUNT OF LOAN: $480,000',
    '[contract-form]\nPurchase price $500,000\n[special-conditions]\nThe Seller may ask the Buyer to become unconditional within 48 hours; the contract is subject to finance.',
    '[special-conditions]\nThis contract is subject to the Buyer being satisfied with due diligence by 4pm on 3 May 2027.',
  ],
  clear: [
    'Purchase price $500,000\n[special-conditions]\nThis contract is conditional on a building inspection satisfactory to the Buyer.',
  ],
})
