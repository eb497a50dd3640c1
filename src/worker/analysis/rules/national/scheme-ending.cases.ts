import { cases } from '../cases.ts'

export default cases({
  in: 'minutes',
  flags: [
    '«Owners discussed an offer from a developer to buy all lots and wind up the owners corporation.»',
    {
      text: '«Motion to terminate the community titles scheme and sell to Pinnacle for redevelopment: carried.»',
      state: 'QLD',
    },
    { text: '«A proposal to cancel the units plan and sell the site was tabled.»', state: 'ACT' },
    {
      text: '«The committee met an agent about a collective sale of the complex.»',
      state: 'SA',
    },
    {
      text: '[minutes]\n«The committee presented a termination plan under which all lots would be sold to a developer.»',
      state: 'QLD',
    },
    '[minutes]\n«Agent Colliers addressed owners on a joint sale of all 12 units for redevelopment.»',
    '[minutes]\n«The developer next door has offered $24m for the whole building.»',
    { text: '[minutes]\n«Lot owners voted to pursue the sale of the scheme land.»', state: 'QLD' },
  ],
  passes: [
    'The termination of the cleaner’s contract was approved.',
    'Motion to sell the whole site to a developer: lost.',
    'No proposal to terminate the scheme has been received.',
    'The owners corporation may be wound up only by unanimous resolution.',
  ],
  clear: ['The garden was discussed.'],
})
