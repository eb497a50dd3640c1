import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '[planning-certificate]\n«The land is in a paper subdivision.»',
    '[planning-certificate]\n«The land is land to which a development plan for a paper subdivision applies.»',
    '14. «The land is part of a paper subdivision to which a development plan applies.»',
    '«Is the land subject to a subdivision order? | Yes»',
    '[special-conditions]\n47. «The purchaser is aware that the lot lies in a paper subdivision without made roads.»',
  ],
  passes: [
    '[planning-certificate]\nThe land is not in a paper subdivision.',
    '14. Paper subdivision information. None.',
    '14. The land is not in a paper subdivision.',
    'Does a development plan apply to a paper subdivision that includes the land? | No',
  ],
  clear: ['14. Paper subdivision information. Not applicable.'],
})
