import { cases } from '../cases.ts'

const LOWER = 'Lot 906 in Palisade Tower CTS 28114\n'
const CERTIFICATE =
  '[owners-corporation-certificate] Body corporate certificate CTS 28114\nRegulation module: Standard\n'
const SUBSIDIARY =
  'Lot 906 in Palisade Tower CTS 28114, a subsidiary scheme of Wharf Precinct CTS 27900\n' +
  CERTIFICATE
const STATEMENT = '[by-laws] Community management statement 28114\n1. Noise.\n'

export default cases({
  in: 'particulars',
  flags: [
    '[vendor-statement] Form 2\nThe lot is in a community titles scheme.\n«Body corporate certificate | ☐ A copy is given to the buyer ☒ Not given; an explanatory statement is given»',
    '[vendor-statement] Form 2\n«A body corporate certificate was not received before this statement was signed.»',
    {
      text: 'Scheme: Pandanus Rise Community Titles Scheme: 33120\nLot: 4 on SP 155201\n[by-laws] Community management statement 33120\n1. Noise.',
      severity: 'high',
    },
    '[vendor-statement] Form 2\n«The body corporate certificate is not available and is to be supplied at settlement.»',
    {
      text: '[vendor-statement] Form 2\n«Body corporate certificate could not be obtained, so an explanatory statement is annexed.»',
      severity: 'medium',
    },
    '[special-conditions] Special conditions\n6. «A Form 33 has not been provided for the lot.»',
    {
      text: 'Unit 2 in CTS 8801\n[owners-corporation-certificate] Body corporate certificate Form 33\nRegulation module: Standard',
      severity: 'medium',
    },
    {
      text: '[vendor-statement] Form 2\n«The body corporate runs itself, so a certificate is to follow.»',
      severity: 'high',
    },
    {
      text:
        '«Palisade Tower CTS 28114, a subsidiary scheme of Wharf Precinct CTS 27900»\n' +
        CERTIFICATE +
        STATEMENT,
      severity: 'high',
    },
    LOWER +
      CERTIFICATE +
      '«The principal scheme raises contributions on this body corporate.»\n' +
      STATEMENT,
  ],
  passes: [
    '[particulars] Reference schedule\nDescription: Lot: 9 on: ☐ RP ☒ SP ☐ GTP 148820\n[vendor-statement] Form 2\nCommunity titles scheme or BUGTA scheme ☐ Yes ☒ No',
    '[vendor-statement] Form 2\nThe lot is in a community titles scheme.\nBody corporate certificate | ☒ A copy is given to the buyer ☐ Not given; an explanatory statement is given\nCommunity management statement | ☒ A copy is given ☐ Not given\n[owners-corporation-certificate] Body corporate certificate\nContribution schedule lot entitlement 4\n[by-laws] Community management statement\nBy-laws',
    '[vendor-statement]\n(If the property is in a community titles scheme this part must be completed) Not applicable. A body corporate certificate is not given.',
    '[vendor-statement]\nPart 6: n/a, as the lot is in no scheme. The body corporate certificate and community management statement are not attached: not applicable.',
    SUBSIDIARY +
      '[owners-corporation-certificate] Body corporate certificate, principal scheme CTS 27900\nContributions\n' +
      STATEMENT,
    LOWER + '\nLayered arrangement of schemes: No\n' + CERTIFICATE + STATEMENT,
    'A copy of the most recent community management statement is given Yes ☒ No ☐\n[owners-corporation-certificate] Body corporate certificate\nContributions\n[by-laws] Community management statement\nBy-laws',
    '[vendor-statement] Form 2\nThe property is not included in a scheme and no body corporate certificate is given.',
    'Scheme: Pandanus Rise Community Titles Scheme: 33120\n[owners-corporation-certificate] Form 33\nRegulation module: Standard\n[by-laws] Community management statement\n1. Noise.',
    '[vendor-statement] Form 2\nThe property is part of a community titles scheme: ☐ Yes ☒ No',
    '[vendor-statement] Form 2\nIf a body corporate certificate is not given, an explanatory statement must be given.',
  ],
  clear: [
    'CTS 33120\n[owners-corporation-certificate] Form 33\nRegulation module: Standard\n[by-laws] Community management statement\n1. Noise.',
  ],
})
