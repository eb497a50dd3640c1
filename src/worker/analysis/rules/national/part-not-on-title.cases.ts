import { cases } from '../cases.ts'

const facts = { lotPlan: ['Lot 4 PS408826M', 'Lot 4'] } as const

export default cases({
  in: 'particulars',
  flags: [
    {
      text: '[particulars]\nLot 118\n«Exclusive use | car space 41»\n[by-laws] Schedule E\n116 | E116 | car space 39\n«119 | E119 | car space 41»\n120 | E120 | car space 42',
      severity: 'high',
      facts: { lotPlan: ['Lot 118', 'Lot 118'] },
    },
    {
      text: '«Property: Lot 4 and lot 11 (car space) on PS408826M»\n[title-search] Search\n«Lot 4 on Plan of Subdivision 408826M»',
      facts,
    },
    {
      text: '«Lot 4 together with accessory unit 9B, known as Flat 4»\n[title-search] Search\n«LAND DESCRIPTION: Unit 4 and Accessory Unit 9A»',
      facts,
    },
    {
      text: '«Lot 4 with accessory lot 17 (garage)»\n[plan] Plan\n«Accessory lot 17 belongs to lot 6.»',
      facts,
    },
    {
      text: 'Lot 4\n«Exclusive use: car space 21»\n[by-laws] Schedule\n«Lot 3 Car 20 Lot 6 Car 21»',
      facts,
    },
  ],
  passes: [
    {
      text: '[particulars]\nLot 118\nExclusive use | car space 41\n[by-laws] Schedule E\n116 | E116 | car space 39\n118 | E118 | car space 41',
      facts: { lotPlan: ['Lot 118', 'Lot 118'] },
    },
    {
      text: 'Lot 4 and lot 11 (car space) on PS408826M\n[title-search] Search\nLot 4 on Plan of Subdivision 408826M\nLot 11 on Plan of Subdivision 408826M',
      facts,
    },
    { text: 'Lot 4 and lot 11 on PS408826M', facts },
    {
      text: 'Lot 4 with car space 21\n[by-laws] Schedule\nLot 3 Car 20 Lot 4 Car 21',
      facts,
    },
  ],
  clear: [{ text: 'Lot 4 on PS408826M\n[title-search] Search\nLot 4 on Plan 408826M', facts }],
})
