import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    {
      text: '[contract-form]\n«Lot 4 on SP 118203»\n[planning-certificate] Environmental management register\n«Lot: 7 Plan: SP118203»',
      state: 'QLD',
    },
    {
      text: '[particulars]\n«Lot 21 on RP 77410»\n[planning-certificate] Search of the register\n«Lot on plan: 12RP77410»',
      state: 'QLD',
    },
    // Two titles are sold, and the number of one is mistyped.
    '[particulars]\nVolume 10614 | Folio 287 | 1 | PS438216T\n«Volume 08793 | Folio 146 | 2 | LP058417»\n[title-search]\nVOLUME 10614 FOLIO 287\n[title-search]\n«VOLUME 08793 FOLIO 164»',
    '«Land: Volume 9120 Folio 455 and Volume 9121 Folio 18»\n[title-search]\n«VOLUME 09210 FOLIO 455»\nLAND DESCRIPTION\nLot 5\n[title-search]\nVOLUME 09121 FOLIO 018',
    {
      text: '«Certificates of Title Volume 5788 Folio 341 and Volume 5788 Folio 342»\n[title-search]\nCT 5788/341\n[title-search]\n«CT 5788/372»',
      state: 'SA',
    },
    {
      text: '[particulars]\n«Land | Block 19 Section 62 Carrow»\n[planning-certificate]\n«Inquiry made on Block 20 Section 62»',
      state: 'ACT',
    },
    {
      text: '«Folio of the Register Volume 151177 Folio 12»\n[title-search]\n«VOLUME 151177 FOLIO 21»',
      state: 'TAS',
    },
    '«Lot 58 on Plan of Subdivision 512233K»\n[title-search]\n«Lot 85 on Plan of Subdivision 512233K.»',
    { text: '«Lot 36 on Diagram 41877»\n[title-search]\n«LOT 63 ON DIAGRAM 41877»', state: 'WA' },
    {
      text: '«Lot 2931 Town of Millner from plan S 81/110»\n[special-conditions]\n1. «The Land is Lot 2913 Town of Millner.»',
      state: 'NT',
    },
    {
      text: '«Block 17 Section 52 Division of Kerrin»\n[special-conditions]\n1. «The property is Block 71 Section 52 Division of Kerrin.»',
      state: 'ACT',
    },
    {
      text: '«Title Reference | 50466217»\n[title-search]\n«TITLE REFERENCE: 50466271»',
      state: 'QLD',
    },
    {
      text: '«Land: Folio Identifier 2/SP90471»\n[title-search]\n«FOLIO: 2/SP90417»',
      state: 'NSW',
    },
    '«Land: Volume 10611 Folio 254»\n[title-search]\n«VOLUME 09005 FOLIO 777»',
    {
      text: '«Certificate of Title Volume 5788 Folio 341»\n[vendor-statement] Form 1\n«Description of the land: Certificate of Title Volume 5788 Folio 314»',
      state: 'SA',
    },
    '«Land: Volume 10611 Folio 254»\n[rates-certificate]\n«Title: Vol 10611 Fol 264»',
    {
      text: '«Title CT 6011/20»\n[planning-certificate] Extract\n«Certificate Title: CT6101/20»',
      state: 'SA',
    },
    '«Volume 09876 Folio 123»\n[title-search]\n«VOLUME 09876 FOLIO 132»',
    {
      text: '«Allotment 16» in Deposited Plan 131905, 5 Sandpiper Way, Calder Rise\n[annexure] Certificate of insurance\n«Site | Allotment 61 Sandpiper Way, Calder Rise»',
      facts: {
        lotPlan: ['Allotment 16 DP131905', 'Allotment 16'],
        address: ['5 Sandpiper Way, Calder Rise SA 5118', '5 Sandpiper Way, Calder Rise'],
      },
      state: 'SA',
    },
    {
      text: 'Land: «Lot 7» on PS600100A, 12 Heron Street\n[building-permit] Occupancy permit\n«Property: Lot 8 Heron Street, Wexley»',
      facts: {
        lotPlan: ['Lot 7 PS600100A', 'Lot 7'],
        address: ['12 Heron Street, Wexley VIC 3000', '12 Heron Street'],
      },
    },
    '«Lot 12 on PS123456X»\n[title-search]\n«Lot 21 on PS123456X»',
    '«Land: lot 4 LP 45678»\n[rates-certificate]\n«Property: Lot 4 LP 45687»',
    {
      text: '«Lot 7 in DP 245817, 4 Quay Street»\n[planning-certificate]\n«This certificate is about Lot 8 DP 245817.»',
      state: 'NSW',
    },
  ],
  passes: [
    '[particulars]\nTitle Reference: Volume 68417 Folio 4\n[title-search] Search of Torrens title\nVOLUME 68417 FOLIO 4\nOWNER: Orrin Beach Estates Ltd FOLIO REF: CT 3310/58 GRANTEE: Part of Lot 27, J. Penhallow PLAN OF SURVEY',
    {
      text: '[contract-form]\nLot 4 on SP 118203\n[planning-certificate] Environmental management register\nLot: 4 Plan: SP118203\nLot on plan: 4SP118203',
      state: 'QLD',
    },
    '[particulars]\nVolume 10614 | Folio 287 | 1 | PS438216T\nVolume 10614 | Folio 288 | 2 | PS438216T\n[title-search]\nVOLUME 10614 FOLIO 287\n[title-search]\nVOLUME 10614 FOLIO 288\nPARENT TITLE Volume 10614 Folio 268',
    {
      text: 'Unit 47 Units Plan 4318, Block 6 Section 22 Division BRADDINGTON\n[title-search]\nFormer block | Block 2 Section 22 (4,028 m2), consolidated 2015',
      state: 'ACT',
    },
    {
      text: 'Lot 3 on DP 912044\n[rates-certificate]\nLot 7 on DP 912044 was the parcel until 2019.',
      state: 'NSW',
    },
    {
      text: 'Lot 14 on RP 88210\n[title-search]\nCreated from Lot 2 on RP 88210',
      state: 'QLD',
    },
    {
      text: '[particulars]\nLand | Block 19 Section 62 Carrow\n[planning-certificate]\nDevelopment approvals | DA 201844 for a dwelling at Block 20 Section 62, next door, not begun',
      state: 'ACT',
    },
    {
      text: '[particulars]\nLand: Block 7 Section 15 Division of Weller\n[planning-certificate]\nApplications on nearby land: Block 9 Section 15, unit title, 2025',
      state: 'ACT',
    },
    '[particulars]\nLot 12 on DP 44120\n[planning-certificate]\nAn application for a dual occupancy on Lot 14 DP 44120 across the street was approved in 2025.',
    '[particulars]\nLand: Lot 4 in DP 1098231, 118 Tooronga Creek Road\n[title-search] Title\nLOT 4 IN DEPOSITED PLAN 1098231\nAFFECTING LOT 3 IN DP1098231',
    '[particulars]\nLand: Lot 12 in DP 44120\n[title-search] Title\nLOT 12 IN DEPOSITED PLAN 44120\nRIGHT OF CARRIAGEWAY AFFECTING THE PART OF LOT 11 IN DP44120 SHOWN',
    {
      text: 'Lot 2931 Town of Millner\n[title-search]\nLot 02931 Town of Millner',
      state: 'NT',
    },
    'Lot 604 on Plan of Subdivision 731406L\n[title-search]\nLot 604 and accessory lot 604A on Plan of Subdivision 731406L',
    'Lot 12 on DP 501\n[special-conditions]\n1. The owner of the adjoining Lot 21 on DP 501 may build a wall.',
    'Certificates of title Volume 5512 Folio 330 and Volume 5512 Folio 331\n[title-search]\nVolume 5512 Folio 331',
    '[particulars]\nLot 31 on RP 142276\n[planning-certificate] Registry reply\nLot 31 RP142276: one application.\nLot 30 RP142276: none.',
    '[particulars]\nLot 31 on RP 142276\n[planning-certificate] Registry reply\nLot 32 RP142276 | no orders',
    {
      text: 'Title References: 50123498 and 50123489\n[title-search]\nTITLE REFERENCE: 50123489',
      state: 'QLD',
    },
    {
      text: 'Folio 5/SP70111\n[title-search]\nFOLIO: 5/SP70111\nFOLIO: CP/SP70111',
      state: 'NSW',
    },
    'Property: Lot 1047 and Lot 1048 on DP 206119\n[title-search]\nLOT 1047 ON DP 206119',
    'Volume 10611 Folio 254\n[title-search]\nVolume 10611 Folio 255 belongs to E. Whitford.',
    'Land: Volume 10611 Folio 254\n[title-search]\nPARENT TITLE Volume 09005 Folio 777\nVOLUME 10611 FOLIO 254',
    'Volume 10611 Folio 254\n[vendor-statement]\nParent title Volume 10611 Folio 245',
    'Volume 10611 Folio 254\n[title-search]\nVOLUME 10611 FOLIO 254\n[rates-certificate]\nVolume 9001 Folio 12',
    {
      text: 'Lot 7 on PS600100A, 12 Heron Street\n[planning-certificate] Notice\nLand: Lot 9 Finch Road, where a permit is asked for',
      facts: {
        lotPlan: ['Lot 7 PS600100A', 'Lot 7'],
        address: ['12 Heron Street, Wexley VIC 3000', '12 Heron Street'],
      },
    },
    {
      text: '[particulars]\nLot 7 on SP123001\n[vendor-statement] Form 2\nLot 7 on SP123010',
      state: 'QLD',
    },
    'Lot 12 on PS123456X\n[title-search]\nLot 12 on Plan of Subdivision PS123456X',
    'Lots sold: lot 4 LP 45678\nand lot 5 LP 45678\n[title-search]\nLot 5 LP 45678',
  ],
  clear: ['Lot 12 on PS123456X\n[title-search]\nLot 12 on PS123456X'],
})
