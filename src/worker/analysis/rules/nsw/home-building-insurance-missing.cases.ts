import { cases } from '../cases.ts'

/** The day to which the papers of the recent work speak. */
const facts = { contractDate: ['2026-10-12', '12 October 2026'] } as const
const C = '[contract-form] Contract of sale\nContract date 12 October 2026\n'
const T = '\n[title-search] Title search\nLot 4. Mortgage to Harbour Bank.'

export default cases({
  flags: [
    {
      text: '[contract-form] Contract\nContract date 3 May 2026\n[special-conditions]\n41. «The rear room was added by Hill Joinery in March 2023 under a contract for $84,000.»',
      facts: { contractDate: ['2026-05-03', '3 May 2026'] },
    },
    '[special-conditions]\n«The vendor has been unable to find the insurance certificate for the new kitchen.»',
    '[special-conditions]\n«A certificate of insurance for the extension could not be located and none is attached.»',
    // The one certificate is the neighbour's.
    {
      text: `${C}Land: Lot 17 Plan DP 271943\n[other] HBCF\nCERTIFICATE OF INSURANCE IN RESPECT OF INSURANCE FOR RESIDENTIAL BUILDING WORK\nSite address | Dwelling covered by this certificate\n«Stage 1, Sawpit Lane | Lot 16 (proposed) DP 271943»${T}`,
      state: 'NSW',
      severity: 'high',
      facts: { ...facts, lotPlan: ['Lot 17 DP271943', 'Lot 17 Plan DP 271943'] },
    },
    '[special-conditions]\n«The vendor holds no HBCF certificate for the 2022 extension.»',
    '[special-conditions]\n«No certificate under Part 6 of the Home Building Act is attached for the 2023 renovation.»',
    '[special-conditions]\n«The Vendor discloses that the builder did not obtain home building compensation cover.»',
    '[special-conditions]\n«The Purchaser acknowledges that insurance under the Home Building Act has not been taken out.»',
    '[special-conditions]\nWork valued at $180,000 was done in 2022; «the insurance certificate is not available.»',
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
      text: '[contract-form]\nContract date 12 October 2026\n«Improvements: ☒ HOUSE House: 4 bedrooms, 2 bathrooms, completed 2025»\n«☒ 20 occupation certificate ☐ 24 insurance certificate (Home Building Act 1989)»',
      facts: { contractDate: ['2026-10-12', '12 October 2026'] },
    },
    {
      text: '[contract-form]\nContract date 12 October 2026\n«New house built in 2023 by Orange Homes»\n«☒ 1 title ☒ 6 planning certificate ☐ 24 insurance certificate»',
      facts: { contractDate: ['2026-10-12', '12 October 2026'] },
    },
    {
      text: '[contract-form]\nContract date 12 October 2026\n[building-permit] OCCUPATION CERTIFICATE\n«Certificate 2025/0083 Date 5 June 2025»\nBuilding: dwelling of three bedrooms',
      facts: { contractDate: ['2026-10-12', '12 October 2026'] },
    },
    {
      text: '[contract-form]\nContract date 12 October 2026\n«Home Building Act 1989: none marked.»\n[special-conditions]\n40. «The house was renovated by Marlin Joinery Pty Ltd in 2024.»',
      facts: { contractDate: ['2026-10-12', '12 October 2026'] },
    },
    {
      text: '«The multi-storey exemption applies, so that no insurance was taken out for the building.»',
      severity: 'medium',
    },
    {
      text: `${C}[planning-certificate] Planning certificate
Approvals: BA 1955/77 verandah; «CDC 2023/77 second storey addition, cost $148,000, final certificate 4 May 2024.»${T}`,
      state: 'NSW',
      severity: 'high',
      facts,
    },
    {
      text: `${C}[special-conditions] Special conditions
36. «A new ensuite was built for the owners in 2024, contractor Torrent Plumbing, $31,000.»${T}`,
      state: 'NSW',
      severity: 'high',
      facts,
    },
    {
      text: `${C}Improvements: two-storey terrace house
«Residential withholding payment: ☒ yes, 7% on completion»${T}`,
      state: 'NSW',
      severity: 'high',
      facts,
    },
  ],
  passes: [
    {
      text: `${C}Land: Lot 17 Plan DP 271943\n[other] HBCF\nCERTIFICATE OF INSURANCE\nDwellings covered: Lots 14 to 18 DP 271943${T}`,
      state: 'NSW',
      facts: { ...facts, lotPlan: ['Lot 17 DP271943', 'Lot 17 Plan DP 271943'] },
    },
    {
      text: `${C}Land: Lot 17 Plan DP 271943\n[other] HBCF\nCERTIFICATE OF INSURANCE\nSite: Lot 408 DP 1268850 (to be subdivided)${T}`,
      state: 'NSW',
      facts: { ...facts, lotPlan: ['Lot 17 DP271943', 'Lot 17 Plan DP 271943'] },
    },
    '[special-conditions]\nThe HBCF certificate is attached.',
    '[special-conditions]\nA certificate of insurance for the work is attached.',
    '[building-permit]\nCertificate of insurance (home building): not required, no residential building work in seven years.',
    {
      text: '[building-permit]\nOccupation certificate 12/07 for a dwelling issued 19 July 2007\n[contract-form]\nContract date 1 May 2026',
      facts: { contractDate: ['2026-05-01', '1 May 2026'] },
    },
    {
      text: '[contract-form]\nContract date 12 October 2026\nImprovements: ☒ HOUSE House: 4 bedrooms, completed 2025\n☒ 20 occupation certificate ☒ 24 insurance certificate (Home Building Act 1989)',
      facts: { contractDate: ['2026-10-12', '12 October 2026'] },
    },
    {
      text: '[contract-form]\nContract date 12 October 2026\nImprovements: ☒ HOUSE House: 4 bedrooms, built 1987\n☒ 20 occupation certificate ☐ 24 insurance certificate (Home Building Act 1989)',
      facts: { contractDate: ['2026-10-12', '12 October 2026'] },
    },
    '[contract-form]\n☐ 24 insurance certificate not attached',
    'Because the job was under $20,000 no home building compensation certificate was needed.',
    {
      text: `${C}Improvements: ☐ HOUSE ☒ none
Residential withholding payment: ☒ yes, 7% on completion${T}`,
      state: 'NSW',
      facts,
    },
    {
      text: `${C}[special-conditions] Special conditions
36. A new vanity for the bathroom was built in 2024, contractor Torrent Plumbing, $11,000.${T}`,
      state: 'NSW',
      facts,
    },
    {
      text: `${C}[special-conditions] Special conditions
36. The house was extended in 2024 by Torrent Homes Pty Ltd, HBCF certificate HBCF24001122 attached.${T}`,
      state: 'NSW',
      facts,
    },
  ],
  clear: ['The certificate of insurance under the Home Building Act is attached.'],
})
