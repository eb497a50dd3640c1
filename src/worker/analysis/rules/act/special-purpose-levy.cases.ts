import { cases } from '../cases.ts'

export default cases({
  in: 'owners-corporation-certificate',
  flags: [
    {
      text: '[owners-corporation-certificate] Certificate\n«The building management statement shares the lifts with the hotel.»',
      state: 'ACT',
    },
    {
      text: '«Special purpose fund levy $14,200 payable in 4 instalments»',
      severity: 'high',
    },
    '[minutes] Minutes\n«Resolved that a special purpose levy of $1,850 be raised for each unit.»',
    '[owners-corporation-certificate] Special purpose fund\n«Contribution for unit 9 | $2,400 due 1 March 2027»',
    { text: '«A building management statement applies to the units plan.»', severity: 'low' },
  ],
  passes: [
    '[owners-corporation-certificate] Unit title certificate\n12 Building management statement\nNo building management statement is registered for this plan.',
    {
      text: '[minutes] Minutes\nThe special purpose fund was wound up after the pool was finished and $812 returned per unit.',
      state: 'ACT',
    },
    {
      text: '[owners-corporation-certificate] Certificate\n14 Staged development; building management statement; leasehold variation: none.',
      state: 'ACT',
    },
    {
      text: '[owners-corporation-certificate] Certificate\nBuilding management statement or committee: none',
      state: 'ACT',
    },
    'Special purpose levies: nil',
    'Sinking fund levy $410 per quarter',
    'Building management statement: none',
    '[general-conditions]\nThe Seller must pay a special purpose levy of more than $1,000.',
  ],
  clear: ['General fund levy $612.40 per quarter; special purpose levies: nil'],
})
