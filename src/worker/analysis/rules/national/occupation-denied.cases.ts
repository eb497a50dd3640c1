import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    // The promise of a form whose boxes for a lease are left empty.
    {
      text: '[particulars]\nSettlement is due on 14 December 2026\nLease\n«The purchaser is entitled to vacant possession unless one of the boxes is checked»\n☐ a lease for a term ending on / /20\nOR\n☐ a periodic tenancy determinable by notice\nTerms contract\n☒ This is a terms contract\n[special-conditions]\n9. «The purchaser must let Mrs Oakes, an aunt of the vendor, remain in the bungalow until 31 May 2027.»',
      severity: 'high',
      facts: { settlement: [{ kind: 'date', date: '2026-12-14' }, '14 December 2026'] },
    },
    {
      text: '[contract-form] Contract\n«The land is sold with vacant possession.»\n[annexure] Share-farming agreement\nThe share farmer crops the lower flats.\n«A sale of the land does not bring this agreement to an end and it binds whoever buys.»',
      severity: 'high',
    },
    {
      text: '[contract-form] Contract\n«☒ VACANT POSSESSION ☐ subject to existing tenancies»\n[annexure] Agreement\n«Farmer shall have the occupation of the flats for cropping from 1 March 2025 until 28 February 2028.»',
      severity: 'high',
    },
    '[particulars]\n«Possession: ☒ VACANT POSSESSION ☐ subject to existing tenancies»\n[special-conditions]\n1. «Ms Foy, a cousin of the late owner, has lived in the flat for years, and the vendor does not promise that she will have gone.»',
    {
      text: '[particulars]\n«Possession: ☒ VACANT POSSESSION ☐ subject to existing tenancies»\n[special-conditions]\n1. «Miss Orr may live in the gatehouse for her life.»',
      severity: 'critical',
    },
    {
      text: '[particulars]\nLease   none. «Vacant possession»\n[special-conditions]\n1. «The bankrupt still lives in the unit and the trustee is not bound to remove him.»',
      severity: 'critical',
    },
    {
      text: '[contract-form]\n«Occupancy ☒ Vacant possession ☐ Subject to tenancy»\n[special-conditions]\n1. «The seller and her family may stay on in the house for four months after completion.»',
      severity: 'high',
    },
    {
      text: "[particulars]\n«Possession Vacant possession on settlement»\n[annexure] Letter\n«My brother's cattle keep the river flat until March 2029 as we agreed, he may stay whoever buys.»",
      severity: 'high',
    },
    {
      text: '[vendor-statement]\n«Leases and licences affecting the property ☐ Yes ☒ No»\n[annexure] Will of the late owner\n«I direct that my friend Alma be allowed to live in the cottage for her lifetime.»',
      severity: 'critical',
    },
    '[particulars]\n«Possession: ☒ VACANT POSSESSION ☐ subject to existing tenancies»\n[annexure] Grazing licence\n«The licence runs for two years from 1 March 2026 and may be renewed by the grazier.»',
    '[vendor-statement]\n«Unregistered encumbrances that will affect the land after settlement: None»\n[annexure] Papers of the seller\n«Joe Ryan can graze 30 steers on the bottom paddock until 30 June 2028 by agreement.»',
    '[contract-form]\n«Tenancies | None»\n[annexure] Share farming agreement\nThe owner and the farmer agree as follows.\n«The share farmer crops the north block for three seasons until December 2028.»',
    '[vendor-statement]\n«Leases and licences affecting the property ☐ Yes ☒ No»\n[lease] Licence to occupy\n«The owner grants the licensee the use of the shed for a term of 4 years.»',
    '[particulars]\n«Possession: vacant possession ☒»\n[annexure] Letter\nAgistment as agreed with the owner.\n«It runs on until 31 May 2029 and whoever buys must honour it.»',
    '[particulars]\n«Vacant possession at settlement.»\n[annexure] Letter\n«Mr Poole stays in the cottage until June 2028 by agreement with the owner.»',
    '[special-conditions]\nOther\n[contract-form]\n«The purchaser is entitled to vacant possession.»\n[annexure] Licence\n«The licensee may occupy the shed for a term of 3 years with an option.»',
  ],
  passes: [
    '[contract-form] Contract\nPossession: vacant possession on completion\n[other] CROWN LAND LEASE\nThe licensee may moor at the ramp. The renewal form was sent on 3 March 2026.',
    '[particulars]\nPossession | ☒ Vacant possession of the whole\n[rates-certificate]\nThe licence to operate that system (OSM/2211) has been renewed to 31 May 2027.',
    '[particulars]\nPossession | ☒ Vacant possession of the whole\n[annexure] Notification\nFactor | The land lies within 500 metres of a limestone quarry and may be affected by dust until the extractive industry licence ends.',
    '[particulars]\nLease\nThe purchaser is entitled to vacant possession unless one of the boxes is checked\n☐ a lease for a term ending on / /20\nOR\n☒ a periodic tenancy determinable by notice\n[special-conditions]\n9. The purchaser must let Mrs Oakes, an aunt of the vendor, remain in the bungalow until 31 May 2027.',
    '[particulars]\nPossession Vacant possession on settlement\n[special-conditions]\n1. A neighbour used to keep two horses in the paddock by a friendly arrangement.',
    '[particulars]\nPossession Vacant possession on settlement\n[annexure] Letter\nMy brother used to graze cattle on the flat by agreement and sold them in 2021.',
    '[particulars]\nPossession Vacant possession on settlement\n[special-conditions]\n1. The studio was let to Ms Kaur at $280 a week and she vacated it in May.',
    '[particulars]\nPossession: ☒ VACANT POSSESSION ☐ subject to existing tenancies\n[special-conditions]\n1. The caretaker has moved out and nobody may stay after completion.',
    '[vendor-statement]\nLeases and licences affecting the property ☐ Yes ☒ No\n[special-conditions]\n1. The seller may stay in the house for six weeks after settlement.',
    '[particulars]\nPossession Vacant possession on settlement, except the cottage\n[special-conditions]\n1. Miss Orr may live in the cottage for her life.',
    '[vendor-statement]\nLeases and licences affecting the property ☐ Yes ☒ No\n[planning-certificate] Certificate\nCondition 4: nobody may live in the shed until the owner has the final certificate.',
    '[particulars]\nVacant possession at settlement, except the shed.\n[annexure] Letter\nMr Poole stays in the cottage until June 2028 by agreement with the owner.',
    '[particulars]\nVacant possession at settlement.\n[annexure] Letter\nMr Poole stayed in the cottage until June 2025 by agreement with the owner.',
    '[particulars]\nPossession: ☐ VACANT POSSESSION ☒ subject to existing tenancies\n[annexure] Grazing licence\nThe licence runs for two years from 1 March 2026 and may be renewed by the grazier.',
    '[particulars]\nPossession: ☒ VACANT POSSESSION ☐ subject to existing tenancies\n[annexure] Water\nThe water access licence runs until 30 June 2030.',
    '[vendor-statement]\nUnregistered encumbrances affecting the land: None\n[annexure] Papers\nThe agistment of J Ryan ended and he vacated in May 2025, two years before the term of the agreement.',
  ],
  clear: ['[particulars]\nPossession: ☒ VACANT POSSESSION ☐ subject to existing tenancies'],
})
