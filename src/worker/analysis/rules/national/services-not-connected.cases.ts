import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    { text: '«☒ Sewerage»', severity: 'high' },
    '«Sewerage is not connected to the land.»',
    { text: '«Gas: not connected»', severity: 'low' },
    '«The house is on a septic tank with no record of a permit.»',
    {
      text: '[water-certificate]\n«The land is not rated for sewer.»',
      state: 'SA',
    },
    {
      text: '[rates-certificate]\n«Waste control system approved 2011, aerobic unit, wastewater serviced each quarter.»',
      state: 'SA',
    },
  ],
  passes: [
    'The services which are marked with an X are not connected: ☐ Electricity supply ☐ Gas supply ☐ Water supply ☐ Sewerage',
    'Electricity, gas, water and sewerage are connected.',
    '[title-search]\nSewerage easement not connected with the dwelling',
  ],
  clear: ['All services are connected: water, power and sewerage.'],
})
