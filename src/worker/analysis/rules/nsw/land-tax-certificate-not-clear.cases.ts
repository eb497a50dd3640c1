import { cases } from '../cases.ts'

export default cases({
  in: 'land-tax-certificate',
  flags: [
    '[land-tax-certificate] Certificate under section 47\nYes. «Land tax of $3,460.00 for 2026 and interest of $96.18 are a charge on the land.»',
    '[land-tax-certificate]\n«There is land tax charged on the land up to and including 2026.»',
    '[land-tax-certificate]\n«Land tax of $18,420.00 is owing for the 2026 year.»',
    '«There is land tax charged on the land for the 2026 tax year in the sum of $6,240.00.»',
    '«2025 land tax $3,115.20 remains unpaid»\nContact the office for a payout figure.',
    '[special-conditions]\n51. «The purchaser must obtain its own land tax clearance certificate.»',
    '[special-conditions]\n«The vendor is not required to serve a land tax certificate before completion.»',
    '[land-tax-certificate] Certificate\n«SECTION 47 land tax: charged 2025 and 2026, $2,908.00.»',
  ],
  passes: [
    '[land-tax-certificate] Certificate\nA certificate does not clear a year that has not begun.',
    '[land-tax-certificate]\nThere is no land tax (including surcharge land tax) charged on the land.',
    'There is no land tax (including surcharge land tax) charged on the land up to and including the 2026 tax year.',
    '[special-conditions]\nA land tax certificate will be served at least 14 days before completion.',
    '[special-conditions]\nIf land tax is owing the vendor will pay it on completion.',
  ],
  clear: ['No land tax is charged on the land.'],
})
