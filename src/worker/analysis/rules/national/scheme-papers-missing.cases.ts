import { cases } from '../cases.ts'

const VIC =
  '[owners-corporation-certificate] Owners corporation certificate, section 151\nFees: $400.00 a quarter. Insurance: Tern Mutual, policy 4471820, building $2,400,000.'
const NT =
  '[owners-corporation-certificate] Body corporate certificate, Units Plan U2004/11\nContributions $300.00 a quarter. Insurance: buildings $4,000,000.'
const MINUTES = '\n[minutes] Minutes of the annual general meeting\n1. Present: lots 1, 2 and 5.'
const RULES =
  '\n[by-laws] Rules of the owners corporation\n1. A lot owner must not make undue noise.'

export default cases({
  state: 'VIC',
  in: 'owners-corporation-certificate',
  flags: [
    VIC + MINUTES,
    VIC +
      MINUTES +
      '\n[special-conditions]\n13. The plan of subdivision has been registered. Sections 9AA to 9AH do not apply.',
    VIC +
      '\nA certificate does not disclose every matter: levies and proposed by-laws may be recorded only in the books.' +
      MINUTES,
    VIC +
      MINUTES +
      '\n[special-conditions]\n4. Plan PS812244T is already registered and the lot has its own title.',
    VIC + RULES,
    { text: NT, state: 'NT' },
    {
      text:
        '[owners-corporation-certificate] Body corporate certificate, form 33\nOne policy for all lots, see schedule. Public risk is covered.' +
        '\n[minutes] Minutes of the annual general meeting\n4. Insurance renewed to 30 June 2027.',
      state: 'QLD',
    },
    {
      text: '[owners-corporation-certificate] Strata information certificate, section 184\nAdministrative fund levy $900.00 a quarter. Secretary: J. Abel.',
      state: 'NSW',
    },
    {
      text: '[owners-corporation-certificate] Unit title certificate, section 119\nSum insured $3,000,000.\nLevies: $700.00 a quarter.',
      state: 'ACT',
    },
  ],
  passes: [
    VIC +
      '\n[special-conditions]\n13. If the plan of subdivision has been registered by 1 June 2027 the price is due.',
    VIC +
      '\n[special-conditions]\n13. Settlement is due 14 days after the day on which the plan is registered.',
    VIC + MINUTES + RULES,
    VIC + MINUTES + '\n[owners-corporation-certificate] Answers\nThe model rules apply.',
    VIC +
      RULES +
      '\n[owners-corporation-certificate] Answers\nNo meeting has been held since 2021.',
    VIC + RULES + '\n[vendor-statement] Statement\nMinutes of the last meeting: not available.',
    VIC + MINUTES + '\n[owners-corporation-certificate] Answers\nRules: on our site.',
    {
      text: NT + '\n[annexure] Letter\nThe standard by-laws of the Act apply without change.',
      state: 'NT',
    },
    {
      text: '[owners-corporation-certificate] Strata information certificate, section 184\nInsurance: the building policy was let go in March 2026.',
      state: 'NSW',
    },
    {
      text: '[owners-corporation-certificate] Strata information certificate, section 184\nBuilding insured for $8,200,000 to 1 May 2027.',
      state: 'NSW',
    },
    {
      text: '[owners-corporation-certificate] Body corporate certificate\nEach owner insures the building on the lot.',
      state: 'QLD',
    },
    '[vendor-statement] Statement\nOwners corporation: one will be created when the plan is registered.\n[owners-corporation-certificate] Certificate of expected fees, section 151\nBudget $40,000.',
    '[owners-corporation-certificate] Owners corporation budget\nCleaning $4,000. Gardens $2,000.',
    '[special-conditions]\n1. The purchaser must comply with the rules of the owners corporation.',
  ],
  clear: [VIC + MINUTES + RULES],
})
