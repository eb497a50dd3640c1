import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    { text: '«☒ Sewerage»', severity: 'high' },
    '«Sewerage is not connected to the land.»',
    { text: '«Gas: not connected»', severity: 'low' },
    '«The house is on a septic tank with no record of a permit.»',
  ],
  passes: [
    'The services which are marked with an X are not connected: ☐ Electricity supply ☐ Gas supply ☐ Water supply ☐ Sewerage',
    'Electricity, gas, water and sewerage are connected.',
    '[title-search]\nSewerage easement not connected with the dwelling',
  ],
  clear: ['All services are connected: water, power and sewerage.'],
})
