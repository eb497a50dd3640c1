import { cases } from '../cases.ts'

export default cases({
  in: 'building-report',
  flags: [
    '«Fibro sheeting to eaves and bathroom is likely to contain asbestos.»',
    '[vendor-statement]\n«The carport roof is of asbestos cement.»',
    '[minutes]\n«The asbestos register lists vinyl tiles in the common laundry.»',
    '«ACM noted: eaves lining, meter board»',
    '«Asbestos cement sheet was seen in the eaves and the laundry.»',
    { text: '«Samples of the ceiling showed friable asbestos.»', severity: 'high' },
    {
      text: '[special-conditions]\n«The purchaser acknowledges that the improvements may contain asbestos.»',
      severity: 'low',
    },
  ],
  passes: [
    'No asbestos was seen.',
    '[vendor-statement]\nAsbestos: none known',
    'Houses built before 1990 may contain asbestos.',
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
