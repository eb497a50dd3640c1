import { cases } from '../cases.ts'

export default cases({
  in: 'contract-form',
  flags: [
    '[contract-form]\n«Contract for the sale and purchase of land 2019 edition»',
    {
      text: '«Contract for the sale and purchase of land 2019 edition»',
      severity: 'medium',
    },
    {
      text: '«Contract for the sale and purchase of land 2019 edition»\nContract date: 12 October 2026',
      severity: 'high',
      facts: { contractDate: ['2026-10-12', '12 October 2026'] },
    },
    {
      text: '«Contract for the sale and purchase of land 2019 edition»\nContract date: 30 May 2026',
      severity: 'medium',
      facts: { contractDate: ['2026-05-30', '30 May 2026'] },
    },
    { text: '«CONTRACT FOR THE SALE OF LAND - 2017 EDITION»', severity: 'high' },
    '[particulars]\n«Law Society of New South Wales, edition 2019, printed terms apply»',
    { text: '[general-conditions]\n«© 2016 The Law Society of New South Wales»', severity: 'high' },
  ],
  passes: [
    '[contract-form]\nContract for the sale and purchase of land 2022 edition',
    'Contract for the sale and purchase of land 2022 edition',
    'This form replaces the 2019 edition of the contract for the sale of land',
    'The building was finished in the 2018 edition of the display village.',
  ],
  clear: ['Contract for the sale and purchase of land 2022 edition'],
})
