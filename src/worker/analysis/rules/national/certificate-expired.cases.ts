import { cases } from '../cases.ts'

const contractDate = ['2026-09-20', '20 September 2026'] as const
const facts = { contractDate }

export default cases({
  in: 'annexure',
  flags: [
    {
      text: '[vendor-statement]\nDate: 4 May 2026\n«Pool safety certificate ☒ attached ☐ notice of no certificate»\n[building-permit] Pool safety certificate\n«Expiry date: 9 January 2026»',
      state: 'QLD',
      severity: 'high',
    },
    // The term by its length, the day of issue in a row of its own.
    {
      text: '[building-permit] Certificate of compliance\nSwimming Pools Act 1992\nIssue date: 4 May 2022\n«This certificate remains in force for three years from the date on which it was issued.»',
      facts: { contractDate: ['2026-10-12', '4 May 2022'] },
      state: 'NSW',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n1. Time runs strictly.\n[annexure] Pool safety certificate\nDate of inspection: 8 June 2023\n«The certificate is valid for a period of 2 (2) years after the day of issue.»',
      facts: { contractDate: ['2026-10-12', '8 June 2023'] },
      state: 'QLD',
    },
    {
      text: '[special-conditions]\n1. Time runs strictly.\n[annexure] Fire safety certificate\nIssue date: 3 February 2025\n«This certificate is valid for 12 months from the date of issue.»',
      facts: { contractDate: ['2026-10-12', '3 February 2025'] },
      severity: 'medium',
    },
    {
      // Nor does a clause that begins a part make everything in it a paper of the pool.
      text: '[annexure] The vendor discloses the inground swimming pool and attaches the certificate issued under section 22D\nThe panels are supplied under a Rooftop Power Agreement expiring 7 November 2031.\n[building-permit]\nCertificate of Compliance\nSection 22D - Swimming Pools Act 1992\n«Issue date: | 21 February 2023 | Expiry date: | 21 February 2026»',
      facts: { contractDate: ['2026-10-12', 'Rooftop'] },
      state: 'NSW',
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[building-permit]\nCERTIFICATE OF COMPLIANCE\nSection 22D - Swimming Pools Act 1992\nPool address: 4 Quarry Street\nDate of issue: 3 March 2023\n«Expiry date: 3 March 2026»\nCertificate number: 88ab12',
      facts,
      state: 'NSW',
      severity: 'high',
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[building-permit]\nForm 23\nPool safety certificate\nCertificate number: PSC0099121\n2. Location | 8 Quarry Street\n5. Inspected 27 July 2025\nIssue date 28 July 2025\n«Expiry date | 28 July 2026»',
      facts,
      state: 'QLD',
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[annexure]\nCertificate of barrier compliance\nSwimming pool or spa\nMunicipality: Yarrow\nInspector: L. Frey\n«Valid until 4 July 2026»',
      facts,
      state: 'VIC',
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[annexure]\nANNUAL FIRE SAFETY STATEMENT\nPart 9 of the Regulation\nBuilding: whole\n«Expires 30 June 2026»',
      facts,
      state: 'NSW',
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[vendor-statement]\n«The aerobic waste system was last serviced in March 2022.»',
      facts,
      state: 'SA',
      severity: 'medium',
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[annexure]\n«Septic tank: not inspected since 2015.»',
      facts,
      state: 'TAS',
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[building-permit] FORM 23 POOL SAFETY CERTIFICATE\n«Date of issue 9 July 2025 Expires 9 July 2026»',
      facts,
      state: 'QLD',
      severity: 'high',
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[annexure]\n«Pool safety certificate number PSC0099121 | Expiry date: 02/03/2026»',
      facts,
      state: 'QLD',
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[annexure] CERTIFICATE OF COMPLIANCE, SWIMMING POOLS ACT 1992\nThe pool complies with Part 2 of the Act. Date of issue: 1 May 2023. «This certificate ceases to be valid on 1 May 2026.»',
      facts,
      state: 'NSW',
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[annexure] Pool barrier inspection certificate\nInspected 3 February 2022; «valid for four years to 3 February 2026.»',
      facts,
      state: 'WA',
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[vendor-statement]\n«Water licence BEE041233 to take and use, expiry 30 June 2025.»',
      facts,
      severity: 'medium',
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[lease]\n«Last gas safety check: 3 May 2023.»',
      facts,
      severity: 'medium',
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[lease]\n«Electrical safety check last carried out on 14/02/2024»',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[annexure]\n«Jetty licence 4471: current to 31 December 2025»',
      facts,
      state: 'SA',
    },
    '[vendor-statement]\nSigned 4 August 2026\n[annexure] Pool safety certificate\nEffective 5 June 2025. «Expires 5 June 2026.»',
    {
      text: '[contract-form]\nContract date 20 September 2026\n[annexure] ANNUAL FIRE SAFETY STATEMENT\n«Fire safety statement valid until 30 June 2025»',
      facts,
      state: 'NSW',
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[water-certificate]\nInstrument GWL 4471(2), groundwater area\nEntitlement 9,000 kL\n«Term 1 July 2016 to 30 June 2026»\nDealings or applications none held',
      facts,
      severity: 'high',
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[annexure]\nWater licence WL 20-114, holder the vendor\nVolume 22 ML\n«Expiry date: 30 June 2025»\nRenewal application: nil',
      facts,
      severity: 'high',
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[annexure]\nPermit to take 4 ML from Dry Creek\nHolder R. Moss\n«Period 1/8/2021 to 31/7/2026»',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[planning-certificate]\nSurface water entitlement 1188\nConditions as scheduled\n«Tenure ten years from 1 May 2016 until 30 April 2026»',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[planning-certificate]\nPrivate swimming pool\nBarrier: visits on the register 14 March 2019 passed\nCycle 4 yearly\n«Next visit fell due 14 March 2023;» no entry',
      facts,
      severity: 'medium',
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[rates-certificate]\nSwimming pool on the register: one\nLast inspection 2 May 2020\n«Next inspection due 2 May 2024»',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[annexure]\n«The pool barrier inspection was due on 3 February 2025 and the shire has no record of it.»',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[annexure]\nSprinklers and hydrants, tower B\n«Annual test due: 1 December 2025»\nEntered: none',
      facts,
    },
    {
      text: '[contract-form]\nContract of sale dated 20 November 2026\n[building-permit] Pool safety certificate\nCertificate number | PSC0264417\nInspected on | 30 October 2024\n«Effective | From 30 October 2024 until 30 October 2026»',
      state: 'QLD',
      facts: { contractDate: ['2026-11-20', '20 November 2026'] },
    },
  ],
  passes: [
    {
      text: '[building-permit] Certificate of compliance\nSwimming Pools Act 1992\nIssue date: 4 May 2025\nThis certificate is valid for three years from the date of issue.',
      facts: { contractDate: ['2026-10-12', '4 May 2025'] },
      state: 'NSW',
    },
    {
      text: '[annexure] Pool builder\nIssued 4 May 2020\nThe pool pump has a warranty that runs for three years from the date of issue.',
      facts: { contractDate: ['2026-10-12', '4 May 2020'] },
    },
    {
      text: '[building-permit] Permits of the last ten years\n5120419 | 08/08/2019 | Demolition and filling of swimming pool | No | Certificate of final inspection 24/10/2019\n5120422 | 17/05/2022 | Extension to dwelling | No | None issued. Permit lapsed 17/05/2024',
      facts: { contractDate: ['2026-10-12', 'Demolition'] },
    },
    {
      text: '[building-permit] Register of building permits\nNo. | Works | Owner | Final | Remarks\nBP 17/88 | Pool fence inspected | No | Certificate 2 March 2018 | -\nBP 20/91 | Carport | No | none | permit lapsed 4 April 2021',
      facts: { contractDate: ['2026-10-12', 'Carport'] },
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[building-permit]\nCERTIFICATE OF COMPLIANCE\nSwimming Pools Act 1992\nDate of issue: 3 March 2023\nCERTIFICATE OF INSURANCE\nHome Building Act 1989\nContractor: Marl Building\nExpiry date: 3 March 2026',
      facts,
      state: 'NSW',
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[building-permit]\nCERTIFICATE OF COMPLIANCE\nSwimming Pools Act 1992\nDate of issue: 3 March 2024\nExpiry date: 3 March 2027',
      facts,
      state: 'NSW',
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[vendor-statement]\nThe treatment plant was approved in 2011, is serviced every quarter by AquaSound, and the last four reports are attached.',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[vendor-statement]\nThe septic system, installed in 2009, is pumped out every year under contract.',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[vendor-statement]\nThe septic system was last pumped out in March 2025.',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[vendor-statement]\nSeptic tank approved in 2012.',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[building-permit] BUILDING PERMIT 4418\nPermit issued 3 May 2019. Expires 3 May 2021.',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[annexure]\nPool safety certificate PSC0099121 | Expiry date: 02/03/2027',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[lease]\nLast gas safety check: 3 May 2025. The lease expires 3 May 2026.',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[annexure] Pool\nThe former certificate expired 2 May 2026 and was replaced by certificate 8812, valid to 1 June 2029.',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[annexure] Pool safety certificate\nCertificate 1 expired 2 May 2026.\nCertificate 2 expires 2 May 2028.',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[annexure] Pool safety certificate\nPublic liability insurance of the inspector expired 1 July 2026.',
      facts,
    },
    '[annexure] Pool safety certificate\nExpires 9 July 2026',
    {
      text: '[contract-form]\nContract date 20 September 2026\n[water-certificate]\nInstrument GWL 4471(2), groundwater area\nTerm 1 July 2016 to 30 June 2036',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[water-certificate]\nInstrument GWL 4471(2), groundwater area\nTerm 1 July 2016 to 30 June 2026\nRenewal lodged 2 May 2026, the licence continues until it is decided',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[annexure]\nWater licence WL 20-114\nExpiry 30 June 2025, replaced by WL 25-009 to 30 June 2035',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[annexure]\nGrazing lease of the north paddock\nTerm 1 July 2016 to 30 June 2026',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[annexure]\nWater entitlement 1188\nMetering period 1 July 2025 to 30 June 2026',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[planning-certificate]\nPrivate swimming pool\nNext visit due 14 March 2027',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[planning-certificate]\nPrivate swimming pool\nInspection due 14 March 2023\nInspected 20 March 2023, passed',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[planning-certificate]\nPrivate swimming pool\nPool barrier inspection due 14 March 2023: carried out and complied',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[annexure]\nBackflow device 55\nTest due 1 September 2026',
      facts,
    },
  ],
  clear: [
    {
      text: '[contract-form]\nContract date 20 September 2026\n[annexure]\nPool safety certificate PSC0099121 | Expiry date: 02/03/2027',
      facts,
    },
  ],
})
