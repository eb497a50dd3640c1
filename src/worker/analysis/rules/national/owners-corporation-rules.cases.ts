import { cases } from '../cases.ts'

export default cases({
  in: 'by-laws',
  flags: [
    '«No animal may be kept on a lot.»',
    { text: '«A lot must not be let for a period of less than 60 days.»', severity: 'medium' },
    {
      text: '«The owner of lot 9 must maintain and repair the terrace membrane at its own cost.»',
      severity: 'high',
    },
    {
      text: '«The lots may be used only for short-term tourist accommodation.»',
      severity: 'critical',
    },
  ],
  passes: [
    'An owner may keep a pet unless it is a nuisance.',
    '[lease]\nThe tenant must not keep pets.',
  ],
  clear: ['Owners must be considerate of one another.'],
})
