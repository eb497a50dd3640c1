import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[particulars]\n«Conveyance registered No. 123 Book 456 (not under the TLA)»',
    {
      severity: 'high',
      text: '[particulars]\n«Land: general law land, conveyance Book 812 No 345»',
    },
    '[title-search]\n«Provisional folio - warning as to subsisting interests»',
    '[special-conditions]\n1. «The Vendor claims the laneway strip by adverse possession and an application has been lodged.»',
    '[vendor-statement]\n«The land is not yet under the operation of the Transfer of Land Act 1958.»',
    '[title-search]\n«Identified folio»',
  ],
  passes: [
    '[particulars]\nVolume 1 Folio 2',
    '[title-search]\nVolume 09876 Folio 543',
    '[special-conditions]\n1. General condition 13 applies if the land is general law land.',
    '[vendor-statement]\nThere is no claim of adverse possession.',
  ],
  clear: ['[title-search]\nVolume 09876 Folio 543 Lot 12 on PS123456X'],
})
