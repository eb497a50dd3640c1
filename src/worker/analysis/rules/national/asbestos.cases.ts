import { cases } from '../cases.ts'

export default cases({
  in: 'building-report',
  flags: [
    '[building-report]\n«Fibrous cement eaves lining tested positive for chrysotile asbestos.»',
    '[minutes]\n«Asbestos lagging in the plant room has to be removed before works start.»',
    '[building-report]\n«Sheeting to the eaves and laundry was found to contain bonded asbestos.»',
    '[building-report]\n«ACM was identified in the vinyl floor tiles of the kitchen.»',
    '[special-conditions]\n«The Purchaser takes the property knowing that fibro of the kind used before 1985 may contain asbestos, and no objection may be taken.»',
    '[minutes]\n«The asbestos register lists lagging to the hot water pipes in the basement as damaged.»',
    '[vendor-statement]\n«The vendor discloses that the shed roof is made of asbestos cement.»',
    '[building-report]\n«Super six roofing | asbestos | fair condition, monitor»',
    '[building-report]\n«Loose-fill insulation containing asbestos fibres was seen in the roof space.»',
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
    '[building-report]\nAsbestos: not sampled.',
    '[building-report]\nNo asbestos was identified in the samples taken.',
    '[building-report]\nThis inspection does not cover asbestos, mould or magnesite.',
    '[building-report]\nBuildings built before 1990 may contain asbestos; seek advice.',
    '[building-report]\nAsbestos removed in 2019; clearance certificate attached.',
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
