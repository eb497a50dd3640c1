import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '[planning-certificate]\n«The land is in the proclaimed Newcastle Mine Subsidence District.»',
    '[planning-certificate]\n«The land is within a mine subsidence district.»',
    '[planning-certificate]\n«The land is proclaimed to be a mine subsidence district under section 20 of the Coal Mine Subsidence Compensation Act 2017.»',
    '[special-conditions]\n«A claim for subsidence damage has been lodged with Subsidence Advisory NSW.»',
    {
      text: '13. «The land lies within a proclaimed mine subsidence district.»',
      severity: 'medium',
    },
    '«Is the land in a mine subsidence district? | Yes»',
    '«Mine subsidence»\n«Yes, the whole of the land.»',
    {
      text: '[special-conditions]\n44. «The vendor made a mine subsidence claim in 2018 for cracks in the garage.»',
      severity: 'high',
    },
  ],
  passes: [
    '[planning-certificate]\nThe land is not in a mine subsidence district.',
    '[planning-certificate]\nThe land is not within a mine subsidence district.',
    '13. Mine subsidence. The land is not in a mine subsidence district.',
    'Whether the land is within a mine subsidence district: | No',
    '13. Mine subsidence\nNo.',
    '[annexure] Requisitions on title\nIs the land within a mine subsidence district?',
  ],
  clear: ['13. Mine subsidence. The land has not been proclaimed to be within a district.'],
})
