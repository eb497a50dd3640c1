import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    // A letter under a local law, whose head stands further up than its work.
    "[vendor-statement] Statement\n«Notices or orders of any authority: none»\n[annexure] Terrace wall at the rear\n«Under the shire's Retaining Structures Local Law you are required to have the terrace wall rebuilt to a drawing, and a certificate lodged, by 30 April 2027.»",
    // A question with its answer and a remark of another matter; an order that is laid out as a form.
    {
      text: '[vendor-statement] Questionnaire\n«4 | Is any notice or order of the council or another authority still to be carried out? | No | Nothing at all. A letter of 2011 about gutters was answered then.»\n[annexure] DRAINAGE ORDER\nGiven to | Both owners\nWhat you must do\n«1 | Disconnect the laundry from the gully trap. | By 14 March 2027»',
      state: 'WA',
    },
    '[vendor-statement] Statement\n«Notices or orders of any authority: none»\n[planning-certificate] Certificate\n«Has an emergency order been made that remains in force? Yes»',
    // Nobody has asked for it, says a term.
    '[special-conditions]\n2. «As far as the Seller knows no authority has called for the jetty shed to be moved or taken down.»\n[planning-certificate] Notes\n«D4 | Orders By letter of 9 March 2026 the Shire required that the shed on the foreshore be taken away, or a licence be applied for, not later than 1 September 2026.»',
    // An order that is done with stands before one that is not.
    '[vendor-statement] Statement\n«Notices or orders of any authority: none»\n[rates-certificate] Search\nOrders | Order 14/0031 of 3 May 2014 (loose tiles) was complied with and closed. «Notice to Comply LN26/88 served on the executor on 4 June 2026: overhanging gum to be made safe by 1 December 2026.»',
    {
      text: '[vendor-statement] Disclosures\nContaminated land NO\n«Housing standards: No improvement or rent control notice or order has been made.»\n[planning-certificate] Replies\nPollution: the agency has no record of an order\n«Housing | Housing Improvement Order 26/411 was made on 2 April 2026 because the rooms are damp. It remains in force. Rent control notice of 2 April 2026: the rent must not exceed $180 a week until the notice is revoked.»',
      state: 'SA',
    },
    // The answer has a cell of its own, and another says it in words.
    {
      text: '[vendor-statement] Form 1 Division 1\n«29.8 Enforcement notice under section 213 | NO | No notice is known.»\n[rates-certificate] Search\n«Section 213 (enforcement notice) EN 14/2, given to the owner and the occupier on 4 August 2026: cease the use of the barn as a workshop by 1 March 2027.»',
      state: 'SA',
    },
    '[vendor-statement]\nShow cause or enforcement notice under the Building Act 1975 or Planning Act 2016 ☐ Yes ☒ No\n«Any other notice or order of an authority that requires work on the property ☐ Yes ☒ No»\n[annexure] ENFORCEMENT NOTICE – Public Health Act 2005\nTo the owner of the land\n«You must disconnect the tank from the spray lines within 60 days.»',
    {
      text: '[contract-form] Seller\n«☒ No demand, notice or order about the Property from the local government or any other authority is outstanding.»\n[planning-certificate] City\n«Notice of a proposed building order BO26-044 was given to the owner on 25 September 2026.» The City proposes to order that the wall be taken out.',
      state: 'WA',
    },
    // The certificate's question asks about orders, and its answer has the number alone.
    {
      text: "[vendor-statement] Vendor's property questionnaire\n«7 | any notice or order from the council or another authority? | No.»\n[planning-certificate] Certificate\n8 | Has a building order been issued which has not been complied with or revoked? | ☒ Yes ☐ No | «BO 2025/031 of 4 November 2025, verandah and north chimney: rectify within 90 days.»",
      state: 'TAS',
    },
    {
      text: '[vendor-statement] Statement\n«Notices or orders of any authority: none»\n[planning-certificate] Certificate\nIs there an outstanding notice under the Building Act? ☒ Yes ☐ No | «EO-26/114, issued 3 March 2026: remove the rear stair.»',
      state: 'VIC',
    },
    '[vendor-statement] Statement\n«Notices or orders of any authority: none»\n[annexure] Letter of the department\n«A direction of 4 May 2026 requires the owner to remove the weir.»\nAnother direction, of 2019, was withdrawn in 2020.',
    '[vendor-statement] Statement\n«Notices or orders of any authority: none»\n[rates-certificate] Building extract\n«Emergency order EO 26/4, served 4 May 2026 on the owner and the mortgagee: the stair is unsafe and must be removed.»',
    '[vendor-statement] Statement\n4.1 «Notices, orders or recommendations of a public authority affecting the land:»\nNone to the vendor’s knowledge.\n[building-permit] Letter\n«The municipal building surveyor served building notice BN 26-041 on 3 May 2026: show cause why the balcony should not be removed.»',
    '[vendor-statement] Statement\n«5 Notices and orders of an authority that currently affect the land, being those of which the»\nvendor might reasonably be expected to know: nil.\n[rates-certificate] Certificate\n«Enforcement notice EN 26/7 of 9 June 2026 requires the owner to remove the shed.»',
    '[vendor-statement] Form 1\n«18.4 Landscape Act: action order | NO | - | -»\n[annexure] Letter of the department\n«An action order requiring the owner to control the declared weeds by 3 June 2027 was served on 17 August 2026.»',
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
    // All of it is done: the paper that was named, and the one behind it.
    '[vendor-statement] Statement\nNotices or orders of any authority: none\n[rates-certificate] Search\nOrders | Order 14/0031 of 3 May 2014 (loose tiles) was complied with and closed. Notice to Comply LN26/88 of 4 June 2026: gum to be made safe. Done, and the notice was withdrawn.',
    '[vendor-statement] Statement\nNotices or orders of any authority: none\n[planning-certificate] Certificate\nHas a building notice or building order been issued? Yes\nBuilding notice 14/2 (flue): work inspected and notice withdrawn.',
    '[vendor-statement] Statement\nNotices or orders of any authority: none\n[planning-certificate] Certificate\nNo council has required the wall to be rebuilt by 1 May 2027.',
    '[vendor-statement] Statement\nNotices or orders of any authority: none\n[building-report] Report\nWhat must be done\n1 Remove the leaves from the gutters by 1 June 2027.',
    '[contract-form] Seller\n☒ No notice or order of an authority is outstanding.\n[by-laws] By-laws\n4. The council may ask for the removal of an animal that is a proven nuisance.',
    '[vendor-statement] Notices\nNotice or order of a public authority affecting the land: None.\n[by-laws] Rules made under the Act\n3.4 If the owners corporation has resolved that an animal is a danger, it must give notice of the resolution to the owner, who must then remove that animal under section 12.',
    '[vendor-statement] Notices\nNotice or order of a public authority affecting the land: None.\n[by-laws] By-laws, notice of change under section 47\n6. An owner who is asked by notice to repair damage to common property must carry out the work.',
    {
      text: '[vendor-statement] Statement\nNotices or orders of any authority: none\n[planning-certificate] Certificate\nHas a building order been issued? | ☐ Yes ☒ No | BP 2019/031 of 4 May 2019, verandah: repair completed',
      state: 'TAS',
    },
    '[vendor-statement] Vendor statement\nNotices of authorities affecting the land: none\n[water-certificate] Information statement\nThe Corporation gives notice that the information is given without liability, and that the owner must not fill, excavate or build over any easement under the Act.',
    '[vendor-statement] Vendor statement\nNotices of authorities affecting the land: none\n[annexure] Land management agreement\nThe Owner must keep the Detention System in working order under the Act and must not remove it.',
    '[vendor-statement] Vendor statement\nNotices of authorities affecting the land: none\n[rates-certificate] Certificate\nFire prevention: Council may issue a notice under section 41 of the Act to the owner of land on which grass is a hazard, who must clear it.',
    '[vendor-statement] Disclosure statement\nNotice received from a proponent of any termination proposal for the scheme? | ☐ yes | ☒ no\n[statutory-notice] Notice on smoke alarms under the Building Regulations\nBefore a dwelling is sold the owner must install mains powered smoke alarms.',
    '[vendor-statement] Statement\nNotices or orders of an authority: None.\n[statutory-notice] Notice to sellers, Electricity Regulations 1991\nWhere a home is sold, the owner must install two residual current devices.',
    '[vendor-statement] Statement\nNotices or orders of an authority: None.\n[rates-certificate] Notice of the council, Building Act 1993\nWhen premises are let or offered for lease the owner is required to provide a fenced pool.',
    '[vendor-statement] Statement\nHas a notice of a strata renewal proposal or collective sale been received? No\n[rates-certificate] Council\nBuilding notice BN 4 of 3 May 2026 under the Building Act: the owner must repair the balcony by 30 July 2026.',
    '[vendor-statement] 7.2 Recording\n(g) A council certificate must be attached if there is no notice under any of the above ☐\n[annexure] Building notice\nBuilding notice BN 4 of 3 May 2026: the owner must repair the balcony by 30 July 2026.',
    '[vendor-statement] Form 1\nOrders of an authority | NO | -\n[rates-certificate] Search\nEnforcement notice 44 of 1 May 2026 to remove a shed at 32 Elm Street\nis not for this land.',
    '[vendor-statement] Statement\n4.1 Notices or orders of an authority: see the letter attached\n4.2 Agricultural chemicals: none.\n[rates-certificate] Certificate\nEnforcement notice EN 26/7 of 9 June 2026 requires the owner to remove the shed.',
    '[vendor-statement] Statement\n4.1 Notices or orders of an authority affecting the land:\nBuilding notice of 3 May 2026, attached.\n[building-permit] Letter\nThe surveyor served building notice BN 26-041 on 3 May 2026: show cause why the balcony should not be removed.',
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
