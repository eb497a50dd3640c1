import { cases } from '../cases.ts'

/** The day to which the papers of the recent work speak. */
const facts = { contractDate: ['2026-10-12', '12 October 2026'] } as const
const C = '[contract-form] Contract of sale\nContract date 12 October 2026\n'
const T = '\n[title-search] Title search\nLot 4. Mortgage to Harbour Bank.'

export default cases({
  in: 'vendor-statement',
  flags: [
    {
      text: '[rates-certificate] Reply of the council\n«Home indemnity insurance for a sale by the owner-builder | No policy has been lodged»',
      state: 'WA',
    },
    '[vendor-statement] Form 1\n3 Building indemnity insurance. Is insurance required? YES, for the rear extension finished on 17 May 2023. «Name of insurer: ______________ Policy number: ______________ Exemption: none»',
    {
      text: '[contract-form] Offer\nLot 6\n[building-permit] Building permit\n«Builder | ☐ registered contractor ☒ owner-builder: Rosa Orr»\nDate of grant | 22 March 2022\n«An owner-builder who sells within seven years after the permit must first take out a policy of home indemnity insurance and give the buyer its certificate.»',
      facts: { contractDate: ['2026-11-09', 'Lot 6'] },
      state: 'WA',
    },
    // The cover is for the work of the builder that it names.
    {
      text: `[building-permit] Building permit
«Builder | Larchfield Homes Pty Ltd - DB-U 40117»
[building-permit] Certificate of insurance
Domestic building insurance - issued by the insurer
Policy number | C410233
«Building work carried out by (the builder) | LARCHFIELD PROJECTS PTY LTD ACN 611 200 300»`,
      state: 'VIC',
      severity: 'high',
    },
    {
      text: `[building-permit] Building rules consent
«Name of builder: Tern Building Pty Ltd»
[building-permit] Certificate of insurance
Building indemnity insurance, certificate no. 88123
«Builder: Harrow Constructions Pty Ltd»`,
      state: 'SA',
      severity: 'high',
    },
    {
      text: `[building-permit] Insurance certificate
Home indemnity insurance
Policy no 77410
«Work done by | Ridley & Sons Pty Ltd»
[building-permit] Building permit
«Registered builder | Callan Homes Pty Ltd»`,
      state: 'WA',
      severity: 'high',
    },

    {
      text: '[particulars]\nLot 5 on PS 918442K\n[vendor-statement] Certificate of domestic building insurance\nBuilder: Orrin Homes Pty Ltd\n«Home insured: Lot 4 on PS 918442K, Fenner Parade»',
      state: 'VIC',
      severity: 'high',
      facts: { lotPlan: ['Lot 5 PS918442K', 'Lot 5 on PS 918442K'] },
    },
    {
      text: '[particulars]\nLot 8 on Deposited Plan 40118\n[building-permit] Home indemnity insurance, certificate 20881\n«Land: lot 9 DP 40118»',
      state: 'WA',
      severity: 'high',
      facts: { lotPlan: ['Lot 8 DP40118', 'Lot 8 on Deposited Plan 40118'] },
    },
    '[vendor-statement]\n«Works by the owner as owner-builder in 2023 were carried out without domestic building insurance.»',
    '[vendor-statement]\n«A certificate of insurance for the 2022 extension has not been located.»',
    '[vendor-statement]\n«The builder of the addition completed in 2024 did not take out warranty insurance.»',
    '[vendor-statement]\n«Home warranty cover: none held for the renovation.»',
    '[vendor-statement]\n«No policy of domestic building insurance is in force for the building work done in 2021.»',
    "[special-conditions]\n«The Purchaser acknowledges that there is no builder's warranty insurance for the works and will make no claim.»",
    '«No policy of home warranty insurance was found for the new kitchen.»',
    '«Domestic building insurance for the house of 2024: certificate attached.»',
    '[vendor-statement] Vendor statement\n2.1 Not applicable. «2.2 Domestic building work, certificate of insurance: copy annexed behind tab 4.»',
    '[special-conditions]\n«The purchaser accepts that builders warranty insurance was not obtained for the extension.»',
    {
      text: `${C}[special-conditions] Special conditions
9. «The kitchen and family room at the rear were added in 2023 by Marlow Constructions Pty Ltd.»${T}`,
      state: 'VIC',
      severity: 'medium',
      facts,
    },
    {
      text: `${C}[vendor-statement] Vendor statement
«5 Building permits: BS-U 1200/2024 of 4 May 2024, new dwelling, final certificate 12 March 2025.»${T}`,
      state: 'VIC',
      severity: 'high',
      facts,
    },
    {
      text: `${C}[vendor-statement] Vendor statement
«Renovation of the bathroom, August 2022, contract price $46,200.»${T}`,
      state: 'VIC',
      severity: 'high',
      facts,
    },
    {
      text: `${C}[vendor-statement] Vendor statement
Owner-builder: not so.
«G Permit CBS-U 41177 of 16 February 2021: twelve attached townhouses of two storeys.» Builder: Corvane Homes Pty Ltd. Occupancy permit 30 May 2022.${T}`,
      state: 'VIC',
      severity: 'high',
      facts,
    },
    {
      text: `${C}[special-conditions] Special conditions
9. «The family room, with the two bedrooms that lie behind it, was put on by Marlow Constructions Pty Ltd, whose licence number is 311877C, under a contract of 9 October 2023.»
10. An owner-builder permit for Lot 5 has no bearing on the land.${T}`,
      state: 'VIC',
      severity: 'medium',
      facts,
    },
    {
      text: `${C}[annexure] Agent's letter
«The house was completed in July 2024 by the sellers' building company.»${T}`,
      state: 'QLD',
      severity: 'high',
      facts,
    },
    {
      text: `${C}[special-conditions] Special conditions
4. «The Property is a brand new home that has never been occupied.»${T}`,
      state: 'WA',
      severity: 'high',
      facts,
    },
    {
      text: `${C}[special-conditions] Special conditions
4. «The upper storey was added by a licensed builder two years ago.»${T}`,
      state: 'ACT',
      severity: 'medium',
      facts,
    },
    {
      text: `${C}[planning-certificate] Council search
«2023/118 granny flat, building permit 4 May 2023, occupancy permit 9 February 2024.»${T}`,
      state: 'NT',
      severity: 'low',
      facts,
    },
    {
      text: `${C}[vendor-statement] Vendor statement
«The ensuite was built in 2023.» The builder was paid $38,000.${T}`,
      state: 'VIC',
      severity: 'high',
      facts,
    },
  ],
  passes: [
    {
      text: '[rates-certificate] Reply of the council\nBuilding insurance | No policy of the council covers the premises',
      state: 'WA',
    },
    '[vendor-statement]\nNo statutory warranty or insurance for residential building work is in force, its time having run out in the ordinary way.',
    {
      text: '[contract-form] Offer\nLot 6\n[building-permit] Building permit\nBuilder | ☐ registered contractor ☒ owner-builder: Rosa Orr\nDate of grant | 22 March 2015\nAn owner-builder who sells within seven years after the permit must first take out a policy of home indemnity insurance.',
      facts: { contractDate: ['2026-11-09', 'Lot 6'] },
      state: 'WA',
    },
    // The certificate that the statement speaks of is in the file, under its own head.
    {
      text: `2.2 Not applicable. The residence was built by a registered builder; a certificate of domestic building insurance is attached.
[building-permit] Certificate of Insurance
Domestic building insurance - section 135 Building Act 1993
Policy number | C918844`,
      state: 'VIC',
    },
    {
      text: `[building-permit] Building permit
Builder | Larchfield Homes (Aust) Pty Ltd
[building-permit] Certificate of insurance
Domestic building insurance, policy number C1
Builder | LARCHFIELD HOMES PTY. LTD. ACN 611 200 300`,
      state: 'VIC',
    },

    '[vendor-statement]\n2 The bathrooms were renewed in 2015 by a licensed builder, whose insurance certificate no. 88213 is with the papers.',
    '[vendor-statement]\nThe extension of 2021 has warranty insurance, policy no. HBW-4471, attached.',
    '[annexure]\nKitchen works by a registered builder in 2022: certificate of insurance No 5510 held by the agent.',
    '[other] Letter from bank\nThe loan is not conditional. Building insurance from the day of settlement is to be arranged by you.',
    '[other] Loan approval\nWe do not need evidence of building insurance until the settlement date.',
    "[vendor-statement] Vendor's statement\nDomestic building insurance was not called for because the contract price was $14,900.",
    "[vendor-statement] Vendor's statement\nNo insurance was taken for the deck, since the cost of the work came to $9,400.",
    '[other] Loan approval\nConditions outstanding: none. Our earlier conditions (payslips, building insurance from settlement) have been met',
    "[vendor-statement]\n2 INSURANCE Not at the purchaser's risk. Owner-builder work: bathroom 2022, see sheet 6.",

    '[vendor-statement]\n32B Insurance (a) not at the buyer’s risk, so no particulars. (b) Not an owner-builder sale.',
    '[vendor-statement]\n2. Insurance: no. Owner-builder: none in six years.',
    '[vendor-statement]\nInsurance: as in the contract, none needed. No owner-builder work in six years.',
    '[special-conditions]\nThe vendor hands over the certificate of domestic building insurance for the dwelling, and the purchaser shall not be bound to settle without it.',
    '[building-permit] Papers\nHOME WARRANTY INSURANCE Notice of cover NH 4471002',
    '[vendor-statement]\nInsurance certificate: N/A, there being no building. Owner-builder: N/A.',
    '[vendor-statement]\nThere is no home warranty insurance scheme for work of 2015 that the Vendor could hand over.',
    '[vendor-statement]\nOwner-builder insurance: no dwelling was constructed by an owner-builder in the last six years.',
    '[vendor-statement]\nDomestic building insurance: no building work has been carried out in the last seven years, so no certificate is held.',
    '[vendor-statement]\nNo compulsory insurance scheme applied to building work in this State then, so no policy exists.',
    '[vendor-statement]\nBuilding insurance certificate: none, as no works were done since the house was bought.',
    {
      text: '[vendor-statement] Vendor statement\nCertificate of final inspection and domestic building insurance are annexed.\n[building-permit] Building permit\n3. DOMESTIC BUILDING INSURANCE CERTIFICATE C551873, issued 2 March 2021 to Bronwen Teague',
      state: 'VIC',
    },
    '[vendor-statement]\nNo building work has been carried out in the last seven years.',
    'Domestic building insurance: not applicable, no building work was done.',
    'Home warranty insurance certificate attached.\n[annexure] Certificate\nHome warranty insurance policy number HW1 covers the dwelling.',
    {
      text: `${C}[special-conditions] Special conditions
9. The kitchen and family room at the rear were added in 2013 by Marlow Constructions Pty Ltd.${T}`,
      state: 'VIC',
      facts,
    },
    {
      text: `${C}[special-conditions] Special conditions
9. The kitchen was renovated in 2023 by Marlow Constructions Pty Ltd for $9,400.${T}`,
      state: 'VIC',
      facts,
    },
    {
      text: `${C}[special-conditions] Special conditions
9. The house was extended in 2023 by Marlow Constructions Pty Ltd.
[building-permit] Certificate
QBCC policy 882211 for the extension${T}`,
      state: 'QLD',
      facts,
    },
    {
      text: `${C}[special-conditions] Special conditions
9. The neighbour's house was extended in 2023 by Marlow Constructions Pty Ltd.${T}`,
      state: 'VIC',
      facts,
    },
    {
      text: `${C}[special-conditions] Special conditions
9. The house was to be extended in 2023 by Marlow Constructions Pty Ltd, but nothing was built.${T}`,
      state: 'VIC',
      facts,
    },
    {
      text: `${C}[special-conditions] Special conditions
9. No extension or renovation was carried out by a builder in 2023.${T}`,
      state: 'VIC',
      facts,
    },
    {
      text: `${C}[special-conditions] Special conditions
9. The extension was finished in 2023 by Marlow Constructions Pty Ltd.${T}`,
      state: 'TAS',
      facts,
    },
    {
      text: `${C}[vendor-statement] Vendor statement
The house was re-roofed in 2023 by Marlow Roofing Pty Ltd.${T}`,
      state: 'VIC',
      facts,
    },
    {
      text: `${C}[special-conditions] Special conditions
9. The extension of the lease was finished in 2023. A bathroom tap was renewed in 2024.${T}`,
      state: 'WA',
      facts,
    },
  ],
  clear: ['The house was built in 1962.'],
})
