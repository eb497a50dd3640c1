import { cases } from '../cases.ts'

export default cases({
  in: 'owners-corporation-certificate',
  flags: [
    { text: '«Caretaking service contractor: engaged for 20 years from 2022»', state: 'QLD' },
    '«Power comes from an embedded network run by Voltine.»',
    { text: '«Caretaking agreement with Dell & Sons for 15 years.»', severity: 'medium' },
    '[special-conditions]\n«The purchaser must take bulk hot water from the provider named by the vendor.»',
  ],
  passes: [
    {
      text: '[special-conditions]\nThe purchaser takes title subject to the land management agreement with the council.',
      state: 'SA',
    },
    {
      text: 'There is no caretaking service contractor and no letting agent authorisation for the scheme.',
      state: 'QLD',
    },
    'Owners choose their own retailer; no embedded network.',
    'Cleaning contract with Brite Pty Ltd for one year',
  ],
  clear: ['Each lot has its own meter.'],
})
