import { cases } from '../cases.ts'

export default cases({
  in: 'contract-form',
  flags: [
    {
      text: '«Contract for the sale and purchase of land 2019 edition»',
      severity: 'medium',
    },
    { text: '«CONTRACT FOR THE SALE OF LAND - 2017 EDITION»', severity: 'high' },
    '[special-conditions]\n«Where the price is $750,000 or more the purchaser must withhold 12.5% unless a clearance certificate is served.»',
  ],
  passes: [
    'Contract for the sale and purchase of land 2022 edition',
    'This form replaces the 2019 edition of the contract for the sale of land',
    'The building was finished in the 2018 edition of the display village.',
  ],
  clear: ['Contract for the sale and purchase of land 2022 edition'],
})
