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
  ],
  passes: [
    'Land area: 612 m2\n[plan]\nArea 612 m2',
    'Internal area 71 m2\n[plan]\nLot area 340 m2',
  ],
  clear: ['Land area 450 m2'],
})
