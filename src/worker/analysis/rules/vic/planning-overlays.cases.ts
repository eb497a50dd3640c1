import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '«DESIGN AND DEVELOPMENT OVERLAY - SCHEDULE 3 (DDO3)»',
    '[vendor-statement]\n«Name of planning overlay: Vegetation Protection Overlay»',
    { text: '«The land is within an Erosion Management Overlay.»', severity: 'medium' },
  ],
  passes: [
    'No Design and Development Overlay applies.',
    'Other overlays in the vicinity not directly affecting this land: DDO1',
  ],
  clear: ['General Residential Zone - Schedule 1 (GRZ1)'],
})
