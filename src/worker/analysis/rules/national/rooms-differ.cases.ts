import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    {
      text: '«House: 4 bedrooms, 2 bathrooms, completed 2025»\n[building-permit]\n«Building: dwelling of THREE bedrooms, two bathrooms;» class 1a',
      severity: 'high',
    },
    '[vendor-statement]\n«Number of lots in the development | 96»\n[plan]\n«Number of lots 104.»',
    '«A two bedroom home with two secure car spaces»\n[annexure]\n«Car spaces: 1»',
    '[rates-certificate]\n«Two beds, two baths, two secure car spaces.»\n[vendor-statement]\n«bedrooms 2, bathrooms 2, car spaces 1»',
  ],
  passes: [
    'House of four bedrooms\n[rates-certificate]\nThe septic tank is sized for three bedrooms.',
    'House of four bedrooms\n[building-report]\nCracks were seen in two bedrooms. Carpet in three bedrooms.',
    'One car space\n[plan]\nTwo car spaces for visitors are common property.',
    'An apartment of two bedrooms\n[annexure]\nType C apartments have three bedrooms.',
    'Car space 27\n[plan]\nLot 5 car space 28',
  ],
  clear: ['House of four bedrooms\n[building-permit]\nDwelling of four bedrooms'],
})
