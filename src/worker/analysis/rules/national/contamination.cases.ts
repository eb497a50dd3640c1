import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '«ENVIRONMENTAL AUDIT OVERLAY (EAO)»',
    '[vendor-statement]\n«The rear of the land was formerly a dry cleaner’s yard, site of two underground tanks.»',
    {
      text: '[vendor-statement]\n«A clean-up notice under the Environment Protection Act was served in 2025.»',
      severity: 'critical',
    },
  ],
  passes: [
    'The land is not declared to be significantly contaminated land.',
    'Council has adopted a policy about contaminated land that applies everywhere.',
    '[vendor-statement]\nContamination: none known',
  ],
  clear: ['The land is not on the priority sites register.'],
})
