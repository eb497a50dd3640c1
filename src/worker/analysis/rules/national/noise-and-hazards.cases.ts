import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '«The land lies in the ANEF 25 contour of the airfield.»',
    { text: '«The land is in a landslip area.»', severity: 'high' },
    '[title-search]\n«EASEMENT for 220 kV transmission line»',
    {
      text: '[planning-certificate]\n«The lot lies between the 20 and 25 ANEF contour lines.»',
      state: 'NSW',
    },
  ],
  passes: [
    'The land is not affected by aircraft noise.',
    'No coastal hazard is known for the land.',
  ],
  clear: ['General Residential Zone'],
})
