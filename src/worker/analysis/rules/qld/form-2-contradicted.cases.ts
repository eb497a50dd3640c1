import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '[particulars] Reference schedule\nDescription: «Lot: 7 on ☐ BUP ☐ GTP ☒ SP: 301122»\n[vendor-statement] Form 2\nThe property is «Lot 7 on SP301221»',
    '[vendor-statement] Form 2\nProperty: «Lot 3 on RP88120»\n[title-search] Current title search\n«LOT 8 REGISTERED PLAN 88120»',
    {
      text: '[vendor-statement] Form 2\n«Registered encumbrances: Nil»\n[title-search] Current title search\n2. «EASEMENT No 602345678» 04/05/1990 BURDENING THE LAND',
      severity: 'critical',
    },
    '[particulars] Reference schedule\nScheme: Ironbark Court «Community Titles Scheme: 20334»\n[vendor-statement] Form 2\n«Is the property part of a community titles scheme? ☐ Yes ☒ No»',
  ],
  passes: [
    'Lot 9 on BUP10233\n[title-search] Title search\nBuilding units plan 10233. Scheme land formerly Lot 2 on RP 44310.\nLOT 9 BUILDING UNIT PLAN 10233',
    'Lot 9 on BUP10233\n[title-search] Title search\n1. Rights and interests reserved to the Crown by Deed of Grant No. 40001122 (Lot 5 on CP 844100)',
    '[particulars] Reference schedule\nLot: 7 on ☒ SP: 301122\n[vendor-statement] Form 2\nLot 7 on SP301122\n[title-search] Current title search\nLOT 7 SURVEY PLAN 301122',
    '[vendor-statement] Form 2\nEncumbrances not registered on the title: None\n[title-search] Current title search\n2. EASEMENT No 602345678 04/05/1990 BURDENING THE LAND',
    '[vendor-statement] Form 2\nRegistered encumbrances: Nil\n[title-search] Current title search\n2. EASEMENT No 602345678 04/05/1990 BENEFITING THE LAND OVER EASEMENT A ON RP88121',
    '[vendor-statement] Form 2\nRegistered encumbrances: see title search\n[title-search] Current title search\n2. EASEMENT No 602345678 04/05/1990',
  ],
  clear: ['Lot 9 on SP110022\nRegistered encumbrances: none'],
})
