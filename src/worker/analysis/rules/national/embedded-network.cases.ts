import { cases } from '../cases.ts'

export default cases({
  in: 'owners-corporation-certificate',
  flags: [
    '«Power comes from an embedded network run by Voltine.»',
    { text: '«Caretaking agreement with Dell & Sons for 15 years.»', severity: 'medium' },
    '[special-conditions]\n«The purchaser must take bulk hot water from the provider named by the vendor.»',
  ],
  passes: [
    'Owners choose their own retailer; no embedded network.',
    'Cleaning contract with Brite Pty Ltd for one year',
  ],
  clear: ['Each lot has its own meter.'],
})
