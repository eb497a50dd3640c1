import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«The purchaser pays at settlement $1,400 for the connection of services and the vendor’s legal costs.»',
    '«At settlement the purchaser must reimburse and contribute to the establishment of the owners corporation.»',
    'The buyer must:\n(a) «pay $900 towards the seller’s costs of preparing this contract;»',
  ],
  passes: [
    'The purchaser pays its own legal costs.',
    'If in default, the purchaser pays the vendor’s legal costs of the notice.',
  ],
  clear: ['Each side bears its own costs.'],
})
