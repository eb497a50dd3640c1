import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '[planning-certificate]\n«The land is on the Biodiversity Values Map.»',
    '[planning-certificate]\n«A biodiversity stewardship agreement applies to the land.»',
    '[planning-certificate]\n«The land contains a set aside area.»',
    '[planning-certificate]\n«A property vegetation plan has been registered.»',
    '[planning-certificate]\n«The land is identified as an area of outstanding biodiversity value.»',
    {
      text: '16. «The land is subject to a biodiversity stewardship agreement of 4 May 2021.»',
      severity: 'high',
    },
    { text: '«Is the land on the Biodiversity Values Map? | Yes, in part»', severity: 'medium' },
    '[special-conditions]\n48. «A set aside area of 1.2 hectares was registered under a code compliant certificate.»',
    '15. «Property vegetation plans»\n«Council has been notified that one applies to the land.»',
  ],
  passes: [
    '[planning-certificate]\nThe land is biodiversity certified land.',
    '[planning-certificate]\nNo biodiversity stewardship agreement relates to the land.',
    '15. Property vegetation plans. None.',
    '16. The land is not subject to a biodiversity stewardship agreement.',
    '17. The land is biodiversity certified land under Part 8.',
  ],
  clear: ['15. Property vegetation plans. Council has not been notified of any.'],
})
