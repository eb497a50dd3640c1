import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    '[particulars]\n«Possession: ☒ VACANT POSSESSION ☐ subject to existing tenancies»\n[annexure] Grazing licence\n«The licence runs for two years from 1 March 2026 and may be renewed by the grazier.»',
    '[vendor-statement]\n«Unregistered encumbrances that will affect the land after settlement: None»\n[annexure] Papers of the seller\n«Joe Ryan can graze 30 steers on the bottom paddock until 30 June 2028 by agreement.»',
    '[contract-form]\n«Tenancies | None»\n[annexure] Share farming agreement\nThe owner and the farmer agree as follows.\n«The share farmer crops the north block for three seasons until December 2028.»',
    '[vendor-statement]\n«Leases and licences affecting the property ☐ Yes ☒ No»\n[lease] Licence to occupy\n«The owner grants the licensee the use of the shed for a term of 4 years.»',
    '[particulars]\n«Possession: vacant possession ☒»\n[annexure] Letter\nAgistment as agreed with the owner.\n«It runs on until 31 May 2029 and whoever buys must honour it.»',
    '[particulars]\n«Vacant possession at settlement.»\n[annexure] Letter\n«Mr Poole stays in the cottage until June 2028 by agreement with the owner.»',
    '[special-conditions]\nOther\n[contract-form]\n«The purchaser is entitled to vacant possession.»\n[annexure] Licence\n«The licensee may occupy the shed for a term of 3 years with an option.»',
  ],
  passes: [
    '[vendor-statement]\nLeases and licences affecting the property ☐ Yes ☒ No\n[planning-certificate] Certificate\nCondition 4: nobody may live in the shed until the owner has the final certificate.',
    '[particulars]\nVacant possession at settlement, except the shed.\n[annexure] Letter\nMr Poole stays in the cottage until June 2028 by agreement with the owner.',
    '[particulars]\nVacant possession at settlement.\n[annexure] Letter\nMr Poole stayed in the cottage until June 2025 by agreement with the owner.',
    '[particulars]\nPossession: ☐ VACANT POSSESSION ☒ subject to existing tenancies\n[annexure] Grazing licence\nThe licence runs for two years from 1 March 2026 and may be renewed by the grazier.',
    '[particulars]\nPossession: ☒ VACANT POSSESSION ☐ subject to existing tenancies\n[annexure] Water\nThe water access licence runs until 30 June 2030.',
    '[vendor-statement]\nUnregistered encumbrances affecting the land: None\n[annexure] Papers\nThe agistment of J Ryan ended and he vacated in May 2025, two years before the term of the agreement.',
  ],
  clear: ['[particulars]\nPossession: ☒ VACANT POSSESSION ☐ subject to existing tenancies'],
})
