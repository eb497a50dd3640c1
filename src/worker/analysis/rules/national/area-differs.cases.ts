import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    {
      text: '«Apartment 4, internal area 71 m2»\n[plan]\n«Lot 4 internal area 64 m2»',
      severity: 'high',
    },
    '«Land area: 612 m²»\n[plan]\n«Area of lot 571 square metres»',
    {
      text: '«Floor area of 104 square metres»\n[annexure] Plan of the apartment\n«Internal area 100 m2»',
      severity: 'medium',
    },
    {
      text: '[vendor-statement] Disclosure statement\n«Draft strata plan sheet 9: Lot 71 internal 74 m2, balcony 9 m2»\n«Type C apartment: total internal area 81 m2 with 9 m2 balcony.»',
      state: 'NSW',
      severity: 'high',
    },
    {
      text: 'Apartment 12 with one car space\n[annexure] Sales brochure\n«Apartment 12: internal living area 92 sqm»\n[plan] Draft plan\n«Lot 12 internal area 83 m2»',
      state: 'NSW',
    },
  ],
  passes: [
    'Apartment 12 with one car space\n[annexure] Sales brochure\nApartment 12: internal area 84 m2\n[plan] Draft plan\nLot 12 internal area 83 m2',
    'Land area: 612 m2\n[plan]\nArea 612 m2',
    'Internal area 71 m2\n[plan]\nLot area 340 m2',
  ],
  clear: ['Land area 450 m2'],
})
