import { cases } from '../cases.ts'

export default cases({
  in: 'owners-corporation-certificate',
  flags: [
    '[owners-corporation-certificate]\n«Certificate under section 109 of the Strata Schemes Management Act 1996»',
    '«Certificate under section 109 of the Strata Schemes Management Act 1996»',
    '«Special contributions | to be advised»',
    '«Capital works fund balance: TBC»',
    '«The insurance amount for which the building is insured is information not held by the managing agent.»',
  ],
  passes: [
    '[owners-corporation-certificate]\nSection 184 certificate dated 4 May 2026',
    'Next meeting: to be advised',
    'Certificate under section 184 of the Strata Schemes Management Act 2015',
    '[special-conditions]\nThe amount of the levy adjustment is to be advised by the agent.',
  ],
  clear: ['Section 184 certificate\nSpecial contributions | Nil'],
})
