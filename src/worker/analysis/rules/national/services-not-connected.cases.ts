import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '«Not connected    gas ☒   water ☒   sewerage ☒   telephone ☒»',
    '«Effluent is disposed of by a septic tank for which the Shire holds no approval or record»',
    '«Sewerage: on-site treatment plant»',
    '«The house relies on rainwater tanks and a bore.»',
    '«Services not connected: gas.»',
    '«Mains water is unavailable to the land.»',
    '«Electricity | Not connected»',
    '«There is no power to the site, the nearest pole being 600 m away.»',
    '«Wastewater is treated by a worm farm system installed in 2011.»',
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
    'Rainwater tanks supplement the mains supply.',
    'The land is connected to power, water and sewer.',
    'All services are connected.',
    'Services not connected: none',
    'Services not connected | Nil',
    'Electricity, gas, water, sewerage and telephone are connected.',
    'The services which are marked with an X are not connected: ☐ Electricity supply ☐ Gas supply ☐ Water supply ☐ Sewerage',
    'Electricity, gas, water and sewerage are connected.',
    '[title-search]\nSewerage easement not connected with the dwelling',
  ],
  clear: ['All services are connected: water, power and sewerage.'],
})
