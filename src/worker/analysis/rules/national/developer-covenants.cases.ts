import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«Construction of a dwelling must commence within 12 months of settlement.»',
    { text: '«The developer may repurchase the lot at 90% of the price.»', severity: 'high' },
    '«A compliance bond of $5,000 is payable until the front garden is done.»',
  ],
  passes: [
    'The vendor must complete construction of the dwelling within 24 months.',
    'The rental bond of $2,000 is transferred at settlement.',
  ],
  clear: ['The land is sold without building obligations.'],
})
