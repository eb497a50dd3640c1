import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n16. «The estate also holds two rental units at Wyong, which are not part of this sale.»',
    '[special-conditions]\n9. «The vendor owns several other houses in the street.»',
    "[particulars]\nLand: Lot 4\n[annexure] Letter\n«The owner's other lots are being assessed by the revenue office.»",
    '[special-conditions]\n9. «The seller is a company which owns three further blocks in this estate.» Land tax is shared by the day.',
  ],
  passes: [
    '[special-conditions]\n9. The vendor owns several other houses in the street.\n[land-tax-certificate] Land tax certificate\nTax for 2026: nil',
    '[special-conditions]\n9. The vendor owns several other houses in the street. A land tax certificate dated 4 May 2026 is attached.',
    '[special-conditions]\n9. Land tax is adjusted as if the vendor owned no other land.',
    '[special-conditions]\n9. The company owns no other land.',
    '[special-conditions]\n9. If the vendor owns other land the tax is adjusted on a single holding.',
  ],
  clear: ['[particulars]\nLand: Lot 4'],
})
