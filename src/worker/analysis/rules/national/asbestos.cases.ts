import { cases } from '../cases.ts'

export default cases({
  in: 'building-report',
  flags: [
    '«Asbestos cement sheet was seen in the eaves and the laundry.»',
    { text: '«Samples of the ceiling showed friable asbestos.»', severity: 'high' },
    {
      text: '[special-conditions]\n«The purchaser acknowledges that the improvements may contain asbestos.»',
      severity: 'low',
    },
  ],
  passes: [
    'No asbestos was identified.',
    'Homes built before 1990 may contain asbestos.',
    'Asbestos was not detected in any sample.',
    {
      text: '[planning-certificate]\nLoose-fill asbestos: the premises is on the register',
      state: 'NSW',
    },
  ],
  clear: ['The register records no asbestos.'],
})
