import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«The Purchaser shall at completion refund to the Vendor the cost of the land tax, rates and water certificates annexed hereto.»',
    "[special-conditions]\n«A documentation charge of $1,320 is payable by the buyer to the vendor's solicitors on settlement.»",
    "[special-conditions]\n«The purchaser will pay half of the vendor's agent's commission.»",
    '[special-conditions]\n«You pay our legal fee for this contract, which is $1,100.»',
    "[special-conditions]\n«The Buyer shall contribute $1,650 towards the Seller's legal costs of preparing this contract.»",
    '[special-conditions]\n«At settlement the Purchaser will reimburse the Vendor for the section 32 searches and the owners corporation certificate.»',
    "[special-conditions]\n«All stamp duty, registration fees and the Vendor's reasonable legal costs of and incidental to this agreement are payable by the Transferee.»",
    '[special-conditions]\n«The cost of the electricity meter and of connecting services, being $2,200, is payable to the Developer on settlement.»',
    '[special-conditions]\n«An administration fee of $880 is added to the amount due at completion.»',
    '[special-conditions]\n«You must pay for the preparation of the plan of subdivision in an amount of $3,000.»',
    "[special-conditions]\n«The Purchaser agrees to bear the buyer's premium of 2% of the price payable to the Vendor's agent.»",
    '[special-conditions]\n«In addition to the price, the Purchaser must pay to the Vendor its marketing costs of $4,500.»',
    "[special-conditions]\n1. «The Purchaser shall pay $330 to the Vendor's conveyancer for preparation of the adjustments.»",
    '[special-conditions]\n1. «The cost of registering the plan shall be shared and the Purchaser must pay $1,200 towards it.»',

    '[special-conditions]\n1. «The Purchaser shall reimburse to the Vendor at settlement the cost of the owners corporation certificate and the Section 32 statement.»',
    '[special-conditions]\n1. «The cost of preparing this contract, being $1,650, is payable by the Buyer at completion.»',
    '[special-conditions]\n1. «At settlement the Buyer must pay the Developer $2,200 for the fencing contribution, meter installation and NBN connection.»',
    "[special-conditions]\n1. «The Buyer is to pay the Seller's agent's commission.»",
    "[special-conditions]\n1. «An administration charge of $495 in favour of the Vendor's lawyers is to be added to the amount due at settlement.»",

    '«The purchaser pays at settlement $1,400 for the connection of services and the vendor’s legal costs.»',
    '«At settlement the purchaser must reimburse and contribute to the establishment of the owners corporation.»',
    'The buyer must:\n(a) «pay $900 towards the seller’s costs of preparing this contract;»',
  ],
  passes: [
    "[special-conditions]\nThe vendor pays the agent's commission.",
    '[special-conditions]\nThe purchaser pays its own conveyancer.',
    '[special-conditions]\nThe Purchaser pays transfer duty and registration fees on its own transfer.',
    '[special-conditions]\nThe Vendor pays all costs of preparing the vendor statement.',
    '[special-conditions]\nEach party bears its own costs.',
    'The purchaser pays its own legal costs.',
    'If in default, the purchaser pays the vendor’s legal costs of the notice.',
  ],
  clear: ['Each side bears its own costs.'],
})
