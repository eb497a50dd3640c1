import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    {
      text: '[particulars]\n«Improvements: unit on the second floor with TWO undercover car spaces»\n[plan] Units plan\nUnit | Floor area m2 | Balcony m2 | Car bay | Unit entitlement\n5 | 78 | 12 | CP5 | 61\n«6 | 80 | 14 | CP6 | 63»',
      facts: { lotPlan: ['Unit 6', '6'] },
    },
    '«Improvements: brick dwelling with double garage»\n[annexure] Brochure\n«A single carport at the side, no garage.»',
    '«Improvements | ☒ house ☒ garage ☐ carport»\n[lease]\n«An open carport stands in place of a garage.»',
    '«A dwelling with five bedrooms»\n[lease]\n«The premises have four bedrooms.»',
    '[contract-form]\n«Improvements ☐ house ☒ home unit ☒ carspace (two, numbered 14A and 14B) ☐ storage space»\n[plan]\n«Lot 14 comprises the apartment on level 3 and one carspace on the basement level»',
    '[particulars]\n«Unit 6 with car parks 11 and 12»\n[owners-corporation-certificate]\n«Lot 6 has the exclusive use of one car park, number 11.»',
    '[contract-form]\n«☒ home unit ☐ carspace ☒ garage (2)»\n[plan]\n«Lot 6 has one garage marked G6.»',
    '[particulars]\n«Unit with two carports»\n[plan]\n«Unit 6: unit subsidiary: carport 6 (one).»',
    '[particulars]\n«Improvements: brick villa with two covered parking spaces»\n[plan] Notes\n«Sheet 2 shows one parking space for every lot.»',
    '[particulars]\n«Two car bays, B6 and B7, go with it.»\n[plan]\n«There is only one car bay for each lot.»',
    {
      text: '«House: 4 bedrooms, 2 bathrooms, completed 2025»\n[building-permit]\n«Building: dwelling of THREE bedrooms, two bathrooms;» class 1a',
      severity: 'high',
    },
    '[vendor-statement]\n«Number of lots in the development | 96»\n[plan]\n«Number of lots 104.»',
    '«A two bedroom home with two secure car spaces»\n[annexure]\n«Car spaces: 1»',
    '[rates-certificate]\n«Two beds, two baths, two secure car spaces.»\n[vendor-statement]\n«bedrooms 2, bathrooms 2, car spaces 1»',
    {
      text: '[contract-form] Contract\nLot 6 on the plan, with two\n«undercover car spaces and a courtyard»\n[plan] Plan\nLot 5 | 128 m2 | one car space within lot\n«Lot 6 | 132 m2 | one car space within lot»',
      facts: { lotPlan: ['Lot 6 PS908817K', 'Lot 6'] },
    },
  ],
  passes: [
    '[particulars]\nImprovements: brick villa with one covered parking space\n[plan] Notes\nSheet 2 shows one parking space for every lot and six visitor parking bays.',
    '[particulars]\nVilla of three bedrooms with one carport\n[plan] Strata plan\nPT 6 carport 18\n[owners-corporation-certificate] Accounts\nTo be spent: painting of carports (9,600.00)',
    // The names of rooms in a drawing.
    'House of three bedrooms\n[building-permit] Plans\nBED 1 BED 2\nBED 3 BATH',
    'House of three bedrooms and one bathroom\n[building-permit] Plans\nBATH 2 BED 1 | ROOM 2 BATH',
    // A letter that corrects an advertisement.
    'House of three bedrooms and a study\n[other] Letter\nThe agent’s card described the house as having four bedrooms; it has three and a study, and the card has been taken down.',
    'House of three bedrooms\n[annexure] Letter\nThe home was wrongly advertised with four bedrooms.',
    'House of three bedrooms\n[annexure] Letter\nThe brochure listed 4 bedrooms, but it has three.',
    {
      text: '[particulars]\nApartment 3.06 with two bedrooms\n[building-permit] Permit\nDwelling 1.02 (one bedroom) and dwelling 2.05 (one bedroom) are to be kept for rent.',
      facts: { lotPlan: ['Lot 306 PS 500100K', 'Apartment'] },
    },
    '[building-permit]\nTwo storey dwelling, four bedrooms\n[building-report]\n3.12 | Bedrooms 1 to 4 | Paint marks\n3.13 | Bedrooms 2 & 3 | Sound',
    // The number of an item of a report counts no rooms.
    'Improvements: house with one bathroom\n[building-report] Report\n5.6 Bathroom and laundry | Shower tiles drummy in one row | Minor',
    'Improvements: house with three bedrooms\n[building-report] Report\n4.2 Bedroom: cracked cornice.',
    'Improvements: house with a garage\n[building-report] Report\n3.2 Garage: slab cracked.',
    {
      text: '[plan] Strata plan\nLot 3 consists of the building, one carport and the yard marked PT3.\n[rates-certificate] Building permits\nCarports (6) | Yes, 28.2.2000',
      facts: { lotPlan: ['Lot 3 on SP 1', '3'] },
    },
    {
      text: '[particulars]\nUnit 4 with one garage\n[planning-certificate] Approvals\nGarages (5) | BA 2001/22',
      facts: { lotPlan: ['Lot 4 on SP 1', '4'] },
    },
    {
      text: '[particulars]\nFlat with one car space\n[building-permit] Permits\nBP 99/1 car spaces (4) | final 2001',
      facts: { lotPlan: ['Lot 2 on SP 1', '2'] },
    },
    {
      text: '[particulars]\nImprovements: unit on the second floor with two car spaces\n[plan] Units plan\nUnit | Floor area m2 | Car bay | Unit entitlement\n5 | 78 | CP5 | 61\n8 | 102 | CP8, CP9 | 82',
      facts: { lotPlan: ['Unit 8', '8'] },
    },
    'Improvements: brick dwelling with garage and carport\n[annexure]\nA carport beside the garage gives room for a caravan.',
    'Improvements: house and garage\n[annexure]\nThe garage of the neighbour has no garage door.',
    '[particulars]\nTwo car spaces\n[plan]\nLot 6 has one garage marked G6, for two cars side by side.',
    '[contract-form]\n☒ home unit ☐ carspace (2) ☒ garage\n[plan]\nLot 6 has one car space.',
    {
      text: '[particulars]\nLot 6 with one car space\n[plan]\nLot 7 has two car spaces.',
      facts: { lotPlan: ['Lot 6', 'Lot 6'] },
    },
    'House of four bedrooms\n[rates-certificate]\nThe septic tank is sized for three bedrooms.',
    'House of four bedrooms\n[building-report]\nCracks were seen in two bedrooms. Carpet in three bedrooms.',
    'One car space\n[plan]\nTwo car spaces for visitors are common property.',
    'An apartment of two bedrooms\n[annexure]\nType C apartments have three bedrooms.',
    'Car space 27\n[plan]\nLot 5 car space 28',
  ],
  clear: ['House of four bedrooms\n[building-permit]\nDwelling of four bedrooms'],
})
