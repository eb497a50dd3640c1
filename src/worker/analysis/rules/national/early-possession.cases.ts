import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«The purchaser may take possession before settlement for a licence fee of $550 per week.»',
    '«From early possession the buyer is responsible for all repairs and rates.»',
    '«The Purchaser may carry out works and renovations prior to completion at its own risk.»',
  ],
  passes: [
    'The purchaser may have access before settlement to measure for curtains and obtain quotes.',
    'The purchaser may not take possession before settlement at the vendor’s risk.',
    'The purchaser may inspect the property in the week before settlement.',
  ],
  clear: ['Possession is given at settlement.'],
})
