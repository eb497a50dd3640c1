import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    // The answer to the question of that law, and not of any other.
    {
      text: '[vendor-statement] Form 1 Division 1\n19.1 Notice, order or demand for payment of land tax | NO | NO\n«21.1 Notice, order, declaration, charge, claim or demand given or made under the Act | NO | NO»\n[rates-certificate] Council search\n«Order section 254, 3 March 2027: take down the leaning wall within 40 days.» Not complied with.',
      state: 'SA',
    },
    '[special-conditions]\nThere is no undisclosed option, notice or order.\n[vendor-statement]\n«Notice or order of a council or other authority affecting the land: nil of which the vendor might be expected to have knowledge.»\n[planning-certificate] Council\n«BUILDING NOTICE under the Building Act»\n«You are required to reinstate the chimney by 3 March 2027.»',
    '[vendor-statement]\n«Notice or order in effect requiring work to be done | ☐ Yes | ☒ No»\n[annexure] Letter\nENFORCEMENT NOTICE - Plumbing Act\nOn-site sewage facility, Lot 9\nDear Owner\nAn officer attended on 3 June 2026.\nThe plant was found seized.\nWater stood in the yard.\n«You are required, by 3 March 2027, to replace the plant under a fresh permit or to overhaul it.»\nAn offence is committed if the notice is not complied with.',
    '[contract-form] Contract of sale\nVendor: Odo Quill\n[annexure] Questions before contract\nQ | answered by the vendor\n«4 Are there any works orders you know of? | No»\n[building-permit] Building file\nNotices and orders\n«26/0301 | Issued 3 September 2026 under s 102: show cause why the carport should not be taken down, to be answered or obeyed by 3 March 2027»\n11/0022 | Stair rail. Complied with, revoked 2011',
    '[vendor-statement]\n«Notice, report or order concerning contamination by chemicals used for agricultural purposes: None.»\n[annexure] Letter\nCONTAMINATED STOCK NOTICE of 3 May 2019\n«Cattle must not be kept on the paddock marked P, and an owner must tell any purchaser.»',
    '[vendor-statement]\n4.1 «Notice, order, declaration, report or recommendation of a public authority: none to the knowledge of the vendor.»\n[building-permit] Building services\n«Building order under section 111 dated 22 July 2026: the detached studio at the rear, erected without a building permit, to be demolished or made to comply within 120 days.»',
    "[vendor-statement]\n«Orders of any public authority affecting the land: nil, to the best of the vendor's knowledge.»\n[annexure] Shire of Elms\n«Order dated 3 March 2026 under section 111 that the retaining wall be rebuilt by 31 January 2027.»",
    '[vendor-statement]\n«Notices and orders of public authorities: none to her knowledge.»\n[annexure] Shire of Elms\n«Building notice under section 106 dated 3 March 2026: the deck is to be removed within 60 days.»',
    '[vendor-statement]\n«Notices: none that I know of.»\n[rates-certificate] City\n«Notice of 3 March 2026 to reconnect the roof water to the street drain within 90 days, not yet complied with.»',
    '[vendor-statement]\n4.1 «There is no order or notice of any authority.»\n[owners-corporation-certificate] Certificate\n«Building order BO-26/88 of 9 April 2026: panels of the east wall to be removed by 30 June 2027.»',
    '[vendor-statement]\n29.2 «Enforcement notice applicable: NO»\n[planning-certificate] Council\n«Enforcement notice EN-7 under section 213, served 12 May 2026: put back the slate roof by 1 December 2026.»',
    '[particulars]\n«No unsatisfied order or notice of an authority affects the property.»\n[planning-certificate] Shire\n«Direction of 8 August 2026 to take out the jetty and restore the bank by 30 May 2027.»',
    {
      text: '[particulars]\nLot 5 on BUP 9214\n[vendor-statement]\n«Notice or order in effect requiring work or money ☐ Yes ☒ No»\n[owners-corporation-certificate] Order of the adjudicator 0611 of 2026\n«I order that the owner for the time being of Lot 5 must have the floor membrane renewed by a licensed waterproofer.»',
      facts: { lotPlan: ['Lot 5 on BUP 9214', 'Lot 5 on BUP 9214'] },
    },
    '[vendor-statement]\n«Notices or orders of a public authority that affect the land: None.»\n[planning-certificate] Council\nWEED CONTROL NOTICE under the Noxious Weeds Act.\n«The owner is directed to spray the blackberry along the creek before 1 March 2027.»',
    '[vendor-statement]\n«Any order or notice affecting the property | No»\n[rates-certificate] Shire certificate\n«BUILDING ORDER No. 2026/18 given by the municipal building surveyor on 4 May 2026.»\n«You must demolish the verandah or make it safe within 60 days.»',
    '[special-conditions]\n1. «The vendor is not aware of any notice or order of an authority.»\n[annexure] Letters\n«POLLUTION ABATEMENT NOTICE issued under section 31 by the Authority, 2026»\n«You are to remove the fuel tank and clean up the soil around it by June.»',
    '[vendor-statement]\n«Enforcement notices or other orders affecting the land ☐ Yes ☒ No»\n[planning-certificate] Search\nFire Authority, direction under the Fire Act, 12 August 2026\n«The landowner shall slash the paddock and keep a break of four metres.»',
    '[contract-form]\n«The Sellers state that no order or direction of an Authority affecting the Land is current»\n[planning-certificate] Search\nDirection No. 77 of the council\n«It requires the lessee to take down the wall on the front boundary.»',
    '[vendor-statement]\n«Orders to carry out work on the property: Nil»\n[water-certificate] Corporation\nNotice under section 47 of the Water Act to connect.\n«The proprietor is required to connect the dwelling and decommission the septic tank.»',
  ],
  passes: [
    '[vendor-statement]\nNotice or order concerning contamination by agricultural chemicals: None.\n[annexure] Council\nBUILDING NOTICE under the Building Act\nYou are required to reinstate the chimney by 3 March 2027.',
    '[vendor-statement]\nNotices of any authority: None.\n[annexure] Letter\nENFORCEMENT NOTICE - Planning Act\nYou are required to remove the shed by 3 March 2024. The notice was complied with and withdrawn.',
    '[vendor-statement]\n5.6 Emergency order NO\n[planning-certificate] Council\nHousing improvement order 771 of 12 May 2026: repair the stumps by 1 October 2026.',
    '[vendor-statement]\nAgricultural chemicals: no notices or orders.\n[rates-certificate] Shire\nBuilding notice 26/14 of 12 May 2026: make the chimney safe by 1 July 2026.',
    '[vendor-statement]\nNo notice or order of an authority is known, other than those in the certificate.\n[rates-certificate] Shire\nBuilding notice 26/14 of 12 May 2026: make the chimney safe by 1 July 2026.',
    '[special-conditions]\nThe pump is not promised to be in working order.\n[rates-certificate] Shire\nBuilding notice 26/14 of 12 May 2026: make the chimney safe by 1 July 2026.',
    {
      text: '[particulars]\nLot 5 on BUP 9214\n[vendor-statement]\nNotice or order in effect requiring work or money ☐ Yes ☒ No\n[owners-corporation-certificate] Order of the adjudicator 0611 of 2026\nI order that the owner of Lot 2 must have the floor membrane renewed.',
      facts: { lotPlan: ['Lot 5 on BUP 9214', 'Lot 5 on BUP 9214'] },
    },
    '[vendor-statement]\nNotices or orders of a public authority that affect the land: None.\n[planning-certificate] Council\nWEED CONTROL NOTICE 2019 under the Act.\nThe owner is directed to spray the blackberry. The notice was complied with in 2020.',
    '[vendor-statement]\nNotices and orders affecting the land: see the notice attached.\n[planning-certificate] Council\nWEED NOTICE under the Act.\nThe owner is directed to spray the blackberry before 1 March 2027.',
    '[vendor-statement]\nNotices or orders that affect the land: None.\n[planning-certificate] Council\nThe rural fire brigade notice of 2026 is a courtesy. Landowners are to keep trails slashed if you can.',
    '[vendor-statement]\nAny order or notice affecting the property | No\n[planning-certificate] Council\nNotice of the council 2026: owners of certain pools must install a barrier.',
  ],
  clear: ['[vendor-statement]\nNotices or orders affecting the land: None.'],
})
