import { cases } from '../cases.ts'

export default cases({
  flags: [
    "[special-conditions]\n1. «Once the Buyer's finance is approved the Seller's agent may pay the deposit across to the Seller.»",
    '[special-conditions]\n1. «The holder of the deposit is irrevocably instructed to disburse it to the vendor on exchange.»',
    '[special-conditions]\n1. «The Seller is entitled to the immediate use of the deposit monies for a purchase elsewhere.»',

    '[special-conditions]\n1. «The Purchaser hereby agrees that the delivery of those particulars shall be accepted as satisfactory and the whole of the deposit released forthwith to the Vendor.»',
    '[special-conditions]\n1. «The stakeholder is authorised to account to the Seller for the deposit once the cooling-off period has ended.»',
    '[special-conditions]\n1. «Any deposit moneys may be drawn down by the Transferor as soon as finance has been approved.»',
    '[special-conditions]\n1. «The Buyer consents to the agent handing the deposit over to the Seller when the contract becomes unconditional.»',
    '[special-conditions]\n1. «On and from registration the Buyer irrevocably directs that the deposit be paid to the Developer or its financier to be applied in the works.»',
    '[special-conditions]\n1. «The purchaser agrees the vendors can have the deposit early to help them with their next home.»',
    '[special-conditions]\n1. «The Purchaser shall not withhold consent to the deposit being made available to the Vendor ahead of settlement.»',
    '[special-conditions]\n1. «The deposit shall be held by the Vendor absolutely and not by any person as stakeholder.»',
    '[special-conditions]\n1. «The deposit becomes the property of the vendor upon payment.»',
    '[special-conditions]\n1. «The Purchaser must within two days of request sign a deposit release form in the form required by the Vendor.»',

    '5. «As soon as this contract becomes unconditional the purchaser agrees that the whole deposit be released to the vendor.»',
    '«The vendor may draw on the deposit to pay stamp duty for another property it is buying.»',
    '9.1 The purchaser must:\n(b) «sign the section 27 statement within three business days of receiving it, failing which consent is deemed;»',
    '«Release of the deposit to the seller is hereby authorised irrevocably.»',
    {
      text: '2. «The deposit is payable by transfer directly to the vendor and may be applied in the development.»\n3. If the plan of subdivision is not registered by the sunset date either party may end this contract.',
      severity: 'critical',
    },
  ],
  passes: [
    "[special-conditions]\n1. The deposit must be held by the vendor's estate agent as stakeholder until settlement and then released to the vendor.",
    "[special-conditions]\n1. The deposit shall be paid to the Seller's solicitor to hold as stakeholder.",
    "[special-conditions]\n1. The deposit is to be held by the Vendor's practitioner as stakeholder. No part of it shall be released before settlement other than in accordance with section 27 and then only on the Purchaser's written consent, which may be withheld.",
    '[special-conditions]\n1. The Purchaser may pay the deposit by a deposit bond or bank guarantee expiring not earlier than 30 days after settlement.',
    '[special-conditions]\n1. The agent must hold the deposit in trust until settlement and account to the vendor for it after settlement.',
    '[special-conditions]\n1. The Vendor need not pay interest earned on the deposit to anyone before settlement.',

    'The deposit may be released only in accordance with section 27 of the Sale of Land Act 1962.',
    'On completion the stakeholder is to release the deposit to the vendor.',
    'The stakeholder must not release any part of the deposit before settlement.',
    'If finance is refused the agent must release the deposit to the purchaser without deduction.',
    '[general-conditions] General conditions\n14.3 The deposit must be released to the vendor if the purchaser agrees before settlement.',
  ],
  clear: ['4. The deposit is held by the agent as stakeholder until settlement.'],
})
