import { cases } from '../cases.ts'

const LOT =
  '[contract-form] Contract for the sale and purchase of land\nLand: Lot 3 in Strata Plan 70262\n'
const TITLE =
  '[title-search] Title search, folio 3/SP70262\nLOT 3 IN STRATA PLAN 70262 AT DALGARRA\n'

export default cases({
  state: 'NSW',
  flags: [
    LOT + TITLE,
    LOT + TITLE + '[by-laws] By-laws\n1. Keep the dock clear.',
    LOT +
      '[special-conditions] Special conditions\n44. «As the agent’s office has closed no section 184 certificate will be given.»',
    LOT +
      '[special-conditions] Special conditions\n«The vendor is not required to serve an information certificate.»',
    LOT +
      '[special-conditions] Special conditions\n«A strata information certificate cannot be provided by the vendor.»',
  ],
  passes: [
    LOT +
      TITLE +
      '[owners-corporation-certificate] Certificate under section 184\nLevy $900.00 a quarter.',
    LOT + TITLE + '[minutes] Minutes\nContributions to the administrative fund stay at $80,000.',
    LOT +
      TITLE +
      '[annexure] Letter of the strata manager\nThe levy of the lot is $712.00 a quarter.',
    '[contract-form] Contract for the sale and purchase of land\nLand: Lot 3 in DP 70262\n[title-search] Title search, folio 3/70262\nLOT 3 IN DEPOSITED PLAN 70262',
    LOT,
    LOT +
      '[special-conditions] Special conditions\nIf no section 184 certificate is given the purchaser may rescind.',
  ],
  clear: [
    LOT +
      TITLE +
      '[owners-corporation-certificate] Certificate under section 184\nLevy $900.00 a quarter.',
  ],
})
