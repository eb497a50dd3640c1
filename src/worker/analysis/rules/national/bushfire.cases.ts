import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '«☒ The land is in a designated bushfire prone area»',
    { text: '[planning-certificate]\n«BUSHFIRE MANAGEMENT OVERLAY (BMO)»', severity: 'high' },
    { text: '[planning-certificate]\n«Some of the land is bush fire prone land.»', state: 'NSW' },
    { text: '«A new house would have to be built to BAL-FZ.»', severity: 'critical' },
    {
      text: '[planning-certificate]\n«Overlays: Hazards (Bushfire - High Risk)»',
      state: 'SA',
      severity: 'high',
    },
    {
      text: '[planning-certificate]\n«Hazards (Bushfire - Urban Interface) Overlay»',
      state: 'SA',
      severity: 'low',
    },
  ],
  passes: [
    '☐ The land is in a designated bushfire prone area',
    'The property is not in a designated bushfire prone area.',
    { text: '[planning-certificate]\nNone of the land is bush fire prone land.', state: 'NSW' },
  ],
  clear: ['Designated Bushfire Prone Areas: No'],
})
