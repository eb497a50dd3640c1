import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«An owner-builder permit was issued for the extension in 2022.»',
    '[special-conditions]\n«The garage was built by the vendor under permit 345678P.»',
    '[special-conditions]\n«CONSUMER WARNING: work done under an owner-builder permit is not insured.»',
    {
      text: '39. «The vendor built the upper deck under owner-builder permit OB 55120 in 2024.»',
      severity: 'high',
    },
    '[building-permit]\n«Applicant: A. Sorrell, owner builder licence 881203P, alterations and additions»',
    {
      text: '[annexure]\n«CONSUMER WARNING: an owner-builder permit was issued on 3 March 2023 for the land.»\n[special-conditions]\n33. Electronic exchange is agreed.',
      severity: 'medium',
    },
    '[building-report]\n«The rear addition was carried out by an owner builder and its roof is uneven.»',
  ],
  passes: [
    '[special-conditions]\nThe owner-builder permit issued in 2024 was surrendered unused and the work was done by a licensed builder.',
    '[special-conditions]\nThe plans may be used by the purchaser for its own application, whether as owner-builder or through a licensed contractor.',
    '[special-conditions]\nNo owner-builder permit was issued.',
    'No owner-builder permit has been issued for the land.',
    {
      text: 'An owner-builder permit was issued on 4 May 2011 for the garage.',
      facts: { contractDate: ['2026-05-01', '4 May 2011'] },
    },
    '[contract-form]\n☐ 25 brochure or warning',
  ],
  clear: ['The house was built by a licensed builder in 1996.'],
})
