import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '40. «The rear addition was finished in 2024 and the home warranty insurance certificate cannot be found.»',
      severity: 'high',
    },
    '[building-report]\n«No certificate of insurance was available for the new kitchen wing.»',
    {
      text: '[building-permit]\n«Occupation certificate 77/24 for a dwelling issued 5 March 2024»\n[contract-form]\nContract date 1 May 2026',
      facts: { contractDate: ['2026-05-01', '1 May 2026'] },
    },
    {
      text: '«The multi-storey exemption applies, so that no insurance was taken out for the building.»',
      severity: 'medium',
    },
  ],
  passes: [
    '[building-permit]\nCertificate of insurance (home building): not required, no residential building work in seven years.',
    {
      text: '[building-permit]\nOccupation certificate 12/07 for a dwelling issued 19 July 2007\n[contract-form]\nContract date 1 May 2026',
      facts: { contractDate: ['2026-05-01', '1 May 2026'] },
    },
    '[contract-form]\n☐ 24 insurance certificate not attached',
  ],
  clear: ['The certificate of insurance under the Home Building Act is attached.'],
})
