import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    {
      text: '16. «The land is subject to a biodiversity stewardship agreement of 4 May 2021.»',
      severity: 'high',
    },
    { text: '«Is the land on the Biodiversity Values Map? | Yes, in part»', severity: 'medium' },
    '[special-conditions]\n48. «A set aside area of 1.2 hectares was registered under a code compliant certificate.»',
    '15. «Property vegetation plans»\n«Council has been notified that one applies to the land.»',
  ],
  passes: [
    '15. Property vegetation plans. None.',
    '16. The land is not subject to a biodiversity stewardship agreement.',
    '17. The land is biodiversity certified land under Part 8.',
  ],
  clear: ['15. Property vegetation plans. Council has not been notified of any.'],
})
