import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '[vendor-statement]\n«Fill to a depth of 0.3 m was placed on the lot in layers and tested at 97% of standard density.»',
      severity: 'low',
    },
    '«Works affecting the natural surface level of the land are shown on the attached plan.»',
    '[plan]\n«Lots 12 to 18: fill to a depth of 1.2 m, not compacted.»',
    '«Engineering plans of the works which affect the natural surface level are to be provided.»',
    '[vendor-statement]\n«The Vendor has filled the front of the lot by up to 900 mm.»',
    '«Part of the building envelope will be excavated and a retaining wall of 1.5 m built on the lot.»',
  ],
  passes: [
    '[special-conditions]\nThe lot is in its natural state.',
    'There are no works affecting the natural surface level of the land.',
    'The form must be filled in by the Purchaser.',
    'The swimming pool is 1.8 m deep and may be filled by the Purchaser.',
  ],
  clear: ['Settlement is due 60 days after the day of sale.'],
})
