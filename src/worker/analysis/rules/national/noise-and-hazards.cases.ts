import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '[vendor-statement]\n«E-1 powerline easement 30 metres wide in favour of AusTrans Networks, crossing the house paddock beside the dwelling»',
    '[vendor-statement]\n«Erosion Management Overlay Schedule 1 (EMO1)»',
    '[vendor-statement]\n«High voltage overhead conductors cross the southern paddock»',
    '[vendor-statement]\n«A 220 kV line with towers stands on the western part of the land»',
    '[vendor-statement]\n«A licensed gas transmission pipeline lies along the east boundary and within its measurement length the house stands.»',
    '«Melbourne Airport Environs Overlay, Schedule 2 (MAEO2)»',
    '«Land subject to landslip, Schedule 1 to the Erosion Management Overlay»',
    "[vendor-statement]\n«The house is within 400 metres of the poultry farm's odour buffer.»",
    '«The land lies in the ANEF 25 contour of the airfield.»',
    { text: '«The land is in a landslip area.»', severity: 'high' },
    '[title-search]\n«EASEMENT for 220 kV transmission line»',
    {
      text: '[planning-certificate]\n«The lot lies between the 20 and 25 ANEF contour lines.»',
      state: 'NSW',
    },
  ],
  passes: [
    '[vendor-statement]\nNo part of the land is subject to landslip.',
    '[vendor-statement]\nThe airport environs overlay does not apply.',
    '[vendor-statement]\nThe land is in an area of low-voltage distribution.',
    '[vendor-statement]\nErosion: none known',
    'The land is not affected by aircraft noise.',
    'No coastal hazard is known for the land.',
  ],
  clear: ['General Residential Zone'],
})
