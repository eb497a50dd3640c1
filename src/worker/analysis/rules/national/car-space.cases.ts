import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    '«One car space on title»\n[plan]\n«All car spaces are common property.»',
    '«Car park 12 in the basement»\n[by-laws]\n«Lot 4 has the exclusive use of car space 21.»',
    '«Garage and one (1) storage cage»\n[vendor-statement]\n«The storage cage is held under a licence.»',
    {
      text: '[contract-form]\n«improvements | ☐ HOUSE ☒ home unit ☒ carspace»\n[plan]\n«Car spaces 1 to 20 form part of the common property»',
      state: 'NSW',
    },
  ],
  passes: [
    'Car park 12\n[by-laws]\nLot 4: car space 12',
    '[by-laws]\nCar spaces are common property.',
  ],
  clear: ['Lot 4 with one car space on title'],
})
