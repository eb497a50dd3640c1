import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '[water-certificate] Letter about the bore licence\n«Taken in 2025-26 | 6.7 ML against an entitlement of 4.0 ML»',
      state: 'QLD',
      severity: 'high',
    },
    {
      text: '[water-certificate] Letter\n«The department intends to cancel the water licence because more was taken than it allows.»',
      state: 'VIC',
      severity: 'high',
    },
    {
      text: '[particulars]\nVendor: Ada Lind\n[special-conditions]\n41. «The price includes water access licence WAL 40817, which the vendor holds.»\n[other] Water register\nFolio WAL 40817\n«Holder(s) | KESTREL PASTORAL PTY LTD»',
      state: 'SA',
      facts: { vendors: [['Ada Lind', 'Ada Lind']] },
      severity: 'high',
    },
    {
      text: '[other] Letter of the water officer\n«The capacity allowed is 2.7 megalitres.» «The dam was found to hold 6.8 megalitres.»\n[contract-form] Contract',
      state: 'SA',
      severity: 'high',
    },
    '[contract-form] Sale of land\n[annexure] Landscape board\nWater licence 188204, 14 ML. «An application of 26 October 2026 to transfer all of it to Brasnett Estate Pty Ltd is being assessed.»',
    {
      text: '[contract-form] Sale of land\n[water-certificate] Reply of 16 November 2026\nIssued 16 November 2026\nLicence 57714R allowed up to 4 megalitres a year to be taken from one bore. «It expired on 30 June 2026.» «No renewal application was received.»',
      severity: 'high',
    },
    '[special-conditions]\n12. «The bore is held with take and use licence BRG 041877, which authorises the taking of 12.0 megalitres in each year.»\n[annexure] Water corporation\nLicence BRG 041877\n«Licence volume 2.0 megalitres a year»',
    // More is sold than the licence holds.
    {
      text: '[special-conditions]\n40. «Included in the price is the entitlement under Water Access Licence 41187, being 60 unit shares in the Mill Creek source.»\n[annexure] Water access licence register\nWAL: 41187 | search date 12 November 2026\n«Share component | 36 units»',
      severity: 'high',
    },
    '[particulars] Particulars\n«Together with: 24 megalitres a year from the river (licence 8871)»\n[annexure] Water licence\nLicence 8871, Garrow River\n«Nominal volume: 12 megalitres»',
    // It went to somebody else.
    '[contract-form] Sale of land\n[annexure] Water branch\nLicence 8871, 12 ML\n«We confirm that the whole of the above allocation was transferred to Mill Dairy on 1 July 2024.»',
    '[contract-form] Sale of land\n[annexure] River authority\nWater licence 4410 of your late father.\n«The shares were sold to an orchard in 2023 and nothing now stands in your name.»',
    // It ended, by a row of its own.
    {
      text: '[particulars]\nContract date: 19 November 2026\n[annexure] Water licence No. 604881\nAuthority | taking underground water\n«Expiry | 30 June 2026»\n«No renewal application held»',
      facts: { contractDate: ['2026-11-19', '19 November 2026'] },
      severity: 'high',
    },
    '[special-conditions]\n1. «The irrigation entitlement stays with the Seller’s brother and the pivots are sold without water.»',
    '[special-conditions]\n1. «Forty megalitres went with the other farm, and the water allocation is not included in this sale.»',
    '[special-conditions]\n1. «The licence to take water from the river was sold elsewhere last autumn.»',
    '[particulars]\nPrice $900,000\n[annexure] Letter of the water authority\n«The bore has been used for lucerne although no authorisation is held.»',
    '[particulars]\nPrice $900,000\n[annexure] Register of water licences\n«Groundwater licence 4471 expired on 30 June 2024.»',
    '[particulars]\nPrice $900,000\n[annexure] Letter of the water authority\n«The dam holds 12 ML and is licensed for 3 ML only.»',
    '[particulars]\nPrice $900,000\n[annexure] Register of water licences\n«Water licence of 30 ML in the name of the late owner.»',
    '[special-conditions]\n1. «A transfer of the water licence requires the consent of the Department, which the vendor does not promise.»',
  ],
  passes: [
    {
      text: '[water-certificate] Letter about the bore licence\nTaken in 2025-26 | 2.7 ML against an entitlement of 4.0 ML',
      state: 'QLD',
    },
    '[contract-form] Sale of land\n[annexure] Landscape board\nWater licence 188204, 14 ML. An application to transfer all of it to the purchaser is being assessed.',
    '[special-conditions]\n40. Included is the entitlement under Water Access Licence 41187, being 36 unit shares.\n[annexure] Water access licence register\nWAL: 41187\nShare component | 36 units',
    '[contract-form] Sale of land\n[annexure] Water branch\nLicence 8871, 12 ML\nThe allocation was transferred to the vendor on 1 July 2024.',
    {
      text: '[particulars]\nContract date: 19 November 2026\n[annexure] Water licence No. 604881\nExpiry | 30 June 2026\nRenewed to 30 June 2036',
      facts: { contractDate: ['2026-11-19', '19 November 2026'] },
    },
    {
      text: '[particulars]\nContract date: 19 November 2026\n[annexure] Agistment licence\nExpiry | 30 June 2026',
      facts: { contractDate: ['2026-11-19', '19 November 2026'] },
    },
    '[water-certificate] Statement\nBore construction licence WLE 044871: expired 30 September 2015, no bore was constructed.',
    '[annexure] Register\nThe licence to construct works lapsed in 2012 and the dam was never built.',
    '[special-conditions]\n1. The water licence will be transferred to the Buyer at settlement at no further price.',
    '[special-conditions]\n1. The bore is for stock and house and needs no licence.',
    '[special-conditions]\n1. Stock water may be pumped from the creek without a licence.',
    '[special-conditions]\n1. The rainwater tanks are not included in the report.',
    '[special-conditions]\n1. The driller’s licence had expired when the report was written, but the bore works.',
  ],
  clear: ['[special-conditions]\n1. The deposit is held by the agent.'],
})
