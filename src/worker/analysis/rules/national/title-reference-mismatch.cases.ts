import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    '«Lot 12 on PS123456X»\n[title-search]\n«Lot 21 on PS123456X»',
    '«Land: lot 4 LP 45678»\n[rates-certificate]\n«Property: Lot 4 LP 45687»',
    {
      text: '«Lot 7 in DP 245817, 4 Quay Street»\n[planning-certificate]\n«This certificate is about Lot 8 DP 245817.»',
      state: 'NSW',
    },
  ],
  passes: [
    {
      text: '[particulars]\nLot 7 on SP123001\n[vendor-statement] Form 2\nLot 7 on SP123010',
      state: 'QLD',
    },
    'Lot 12 on PS123456X\n[title-search]\nLot 12 on Plan of Subdivision PS123456X',
    'Lots sold: lot 4 LP 45678\nand lot 5 LP 45678\n[title-search]\nLot 5 LP 45678',
  ],
  clear: ['Lot 12 on PS123456X\n[title-search]\nLot 12 on PS123456X'],
})
