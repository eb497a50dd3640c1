import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '[special-conditions]\n7. «The colour and upgrade fee of $9,900.00 is paid to the vendor on signing and will not be refunded if this contract ends for any reason.»',
      state: 'VIC',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n7. «If the loan is not approved the Vendor keeps $12,000.00 of the deposit for its trouble and the rest is refunded.»',
      state: 'TAS',
      severity: 'medium',
    },
    // A part of the price while the building is built.
    {
      text: '[special-conditions]\n1. This contract is subject to registration of the proposed plan.\n5. «When the frame is certified the purchaser must pay the vendor 5% of the price in part payment of the balance.»',
      state: 'VIC',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n1. This contract is subject to registration of the proposed plan.\n5. «A second payment of $30,000 is payable to the vendor within 7 days after the construction of the roof.»',
      state: 'VIC',
      severity: 'high',
    },
    '[special-conditions]\n«The deposit is 20% of the price.»',
    '[special-conditions]\n«The deposit is never refunded, for any reason.»',
    '[special-conditions]\n«Fifteen per centum of the purchase money is to be paid by way of deposit.»',
    '[special-conditions]\n«On breach by the buyer the vendor keeps what has been paid and may sue for so much of ten per cent as is unpaid.»',
    '[special-conditions]\n«A deposit of 15% of the price is payable in two parts.»',
    '[special-conditions]\n«On default the Purchaser must pay the balance of the ten per cent deposit even though only five per cent was asked for at exchange.»',
    '[special-conditions]\n«The initial payment is not refundable in any circumstances.»',
    '[special-conditions]\n«The whole of the deposit equal to twenty per centum of the purchase money is due on signing.»',
    '[special-conditions]\n«Moneys paid by way of deposit will under no circumstances be returned to the Buyer.»',
    "[special-conditions]\n«If this contract is terminated by reason of the Buyer's default, the Seller may recover the unpaid part of a full 10% deposit.»",
    '[special-conditions]\n1. «The deposit payable is fifteen per centum of the purchase price.»',
    '[special-conditions]\n1. «A deposit equal to one fifth of the price is payable on signing.»',
    '[special-conditions]\n1. «No part of the deposit will be refunded to the Buyer in any event.»',
    '[special-conditions]\n1. «If the Purchaser has paid less than ten per cent when it defaults, the shortfall shall be immediately due and may be sued for as a debt.»',

    {
      text: '[particulars]\nPrice | «$640,000»\nDeposit | «$80,000» payable today',
      facts: { price: [64_000_000, '$640,000'], deposit: [8_000_000, '$80,000'] },
      severity: 'medium',
    },
    {
      text: '3. «The purchaser pays a deposit equal to 20% of the price in two parts.»',
      severity: 'high',
    },
    '«The holding deposit is non-refundable in any event.»',
    '8. «If the buyer defaults the seller may recover 10% of the price notwithstanding that a deposit of 5% was taken.»',
    {
      text: '«A deposit of 15 per cent of the price is due on signing.»\nEither party may end this contract if the plan is not registered by the sunset date.',
      severity: 'critical',
    },
    {
      text: '«A deposit of 15 per cent of the price is due on signing.»\nEither party may end this contract if the plan is not registered by the sunset date.',
      state: 'NSW',
      severity: 'high',
    },
    {
      text: '[particulars]\nPurchase Price: «$500,000»\nInitial Deposit and Balance Deposit: «$60,000»',
      facts: { price: [50_000_000, '$500,000'], deposit: [6_000_000, '$60,000'] },
      state: 'QLD',
      severity: 'high',
    },
    {
      text: '«A deposit of 20 per cent of the price is due on signing.»\nEither party may end this contract if the scheme is not established by the sunset date.',
      state: 'QLD',
      severity: 'medium',
    },
    '[special-conditions]\n«The first $5,000.00 belongs to the Seller as soon as it is paid and is not given back for any reason.»',
    '[special-conditions]\n«The deposit becomes the property of the vendor on payment.»',
    '[special-conditions]\n«The holding fee is earned by the Developer at once.»',
    '[special-conditions]\n«The deposit will not be given back in any event.»',
    '[special-conditions]\n«The first instalment is the property of the vendor from signing.»',
    {
      text: '8. «If the finance condition is not met the Seller keeps $3,000 of the deposit for its trouble.»',
      state: 'WA',
      severity: 'medium',
    },
    {
      text: '8. Deposit. «The first $15,000 is not refunded if this contract ends for any reason except the Seller’s default.»',
      state: 'QLD',
      severity: 'high',
    },
    {
      text: '4. «Should the Buyer decide after due diligence not to proceed, one third of the Deposit is retained by the Seller.»',
      state: 'WA',
    },
    {
      text: '4. «If the loan is refused the deposit is returned less $1,980 for the vendor’s conveyancer.»',
      state: 'SA',
    },
    {
      text: '4. «If the Buyer cools off the holding deposit of $10,000 is kept by the Seller instead of the statutory 0.25%.»',
      state: 'QLD',
    },
    {
      text: '4. «When this contract is ended for the Buyer’s default the unpaid half of the deposit becomes due at once as a debt.»',
      state: 'ACT',
    },
    {
      text: '4. Deposit. «On default the purchaser forfeits what was paid together with a further five per cent as agreed damages.»',
      state: 'VIC',
    },
  ],
  passes: [
    {
      text: '[special-conditions]\n1. This contract is subject to registration of the proposed plan.\n5. No progress payment is payable by the purchaser during construction, and the balance of the price is paid at settlement.',
      state: 'VIC',
    },
    {
      text: '[special-conditions]\n1. This contract is subject to registration of the proposed plan.\n5. A further payment of $10,000 is to be paid to the trust account of the stakeholder when construction begins.',
      state: 'VIC',
    },
    '[special-conditions]\nThe agent keeps the deposit on trust and pays it out on completion or as clauses 9 and 19 direct, and not otherwise.',
    '[special-conditions]\nIf the purchaser ends the contract the agent retains the deposit as stakeholder until both sign.',
    {
      text: '4. If the bank will not lend at least $500,000 by the due date the Buyer may end this contract and have the deposit back.',
      state: 'ACT',
    },
    {
      text: '4. If finance is refused the deposit must be refunded in full and the Seller keeps nothing.',
      state: 'WA',
    },
    {
      text: '4. A buyer who cools off under the Act may be asked for 0.25% of the price, which the seller may deduct from the deposit.',
      state: 'QLD',
    },
    {
      text: '4. If the Seller defaults the deposit is repaid and the Seller must pay $2,000 at once as agreed damages.',
      state: 'QLD',
    },
    {
      text: '4. The second part of the deposit is due within seven days after finance is approved.',
      state: 'QLD',
    },
    '[special-conditions]\nThe deposit is 10% of the price.',
    '[special-conditions]\nA deposit of ten per cent is payable.',
    '[special-conditions]\nThe deposit of 10% is payable on exchange.',
    '[special-conditions]\nThe deposit is refundable if the loan is refused.',
    '[special-conditions]\nA deposit of 5% is accepted.',
    'The deposit must not exceed 10% of the price.',
    {
      text: '[particulars]\nPrice $500,000\nDeposit $50,000',
      facts: { price: [50_000_000, '$500,000'], deposit: [5_000_000, '$50,000'] },
    },
    'The deposit of 10% is held by the agent; interest of 12% is payable on default.',
  ],
  clear: ['[particulars]\nDeposit: 10% of the price'],
})
