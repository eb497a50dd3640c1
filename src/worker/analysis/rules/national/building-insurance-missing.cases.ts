import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '[vendor-statement]\n«Works by the owner as owner-builder in 2023 were carried out without domestic building insurance.»',
    '[vendor-statement]\n«A certificate of insurance for the 2022 extension has not been located.»',
    '[vendor-statement]\n«The builder of the addition completed in 2024 did not take out warranty insurance.»',
    '[vendor-statement]\n«Home warranty cover: none held for the renovation.»',
    '[vendor-statement]\n«No policy of domestic building insurance is in force for the building work done in 2021.»',
    "[special-conditions]\n«The Purchaser acknowledges that there is no builder's warranty insurance for the works and will make no claim.»",
    '«No policy of home warranty insurance was found for the new kitchen.»',
    '«Domestic building insurance for the house of 2024: certificate attached.»',
    '[special-conditions]\n«The purchaser accepts that builders warranty insurance was not obtained for the extension.»',
  ],
  passes: [
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
  ],
  clear: ['The house was built in 1962.'],
})
