import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«A dwelling shall be commenced no later than 18 months after settlement and finished a year after that.»',
    '«If no house has been completed in 24 months the Vendor may buy the Lot at the Price less ten per cent.»',
    "«No plans may be lodged with council unless the developer's architect has endorsed them.»",
    '«Construction of a dwelling must commence within 12 months of settlement.»',
    { text: '«The developer may repurchase the lot at 90% of the price.»', severity: 'high' },
    '«A compliance bond of $5,000 is payable until the front garden is done.»',
  ],
  passes: [
    'The vendor must complete the dwelling within 24 months.',
    'The vendor must complete construction of the dwelling within 24 months.',
    'The rental bond of $2,000 is transferred at settlement.',
  ],
  clear: ['The land is sold without building obligations.'],
})
