import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    {
      text: '[planning-certificate] Reply\n«Region scheme: Urban, save that a strip of 62 m² of the common property along Orr Road is reserved for Other Regional Roads.»',
      state: 'WA',
      severity: 'medium',
    },
    {
      text: '[planning-certificate] Letter\nThe Minister approved the design on 4 May 2026. «On the drawings the future street boundary is 7 metres inside the present fence for the whole length of the land, some 310 square metres.»',
      state: 'NSW',
      severity: 'critical',
    },
    {
      text: '[vendor-statement] Form 2\n«The lot is affected by a notice about a transport infrastructure proposal ☐ Yes ☒ No»\n[planning-certificate] Letter\nThe Minister adopted the route in 2026. «The planned road alignment takes a strip of 9 metres, 640 m2 of the lot.»',
      state: 'QLD',
      severity: 'critical',
    },
    {
      text: '[planning-certificate] Search\n«The planned road line is drawn 12 m inside the existing one over the full width of the frontage, 980 m2.»',
      state: 'TAS',
      severity: 'high',
    },
    {
      text: '[minutes]\n«3 | Letter of 3 March 2026 from the Department of Transport enclosing a plan for the Northern Busway which takes a strip 3.5 m wide along the Marchetti Street frontage of the scheme land, comments invited»',
      state: 'QLD',
    },
    '[minutes]\n«The manager tabled a letter by which a strip of the common property is to be acquired for the widening of Bell Road.»',
    {
      text: '[planning-certificate] Scheme\n591 m2 | Urban\n«97 m2, being 4.8 m deep along Wexcombe Road | Other Regional Roads, plan 1.5580»\n[building-permit] Site\n«Double garage 3.0 m from street | BA 79/1130»',
      state: 'WA',
      severity: 'high',
    },
    {
      text: '[planning-certificate] Certificate\n«62 m2 | Land Reservation Acquisition map: Classified Road»',
      state: 'NSW',
      severity: 'high',
    },
    {
      text: '[planning-certificate] Certificate\n«A strip 3.5 m deep off Bell Road | future road widening»\n[building-report] Report\n«The house stands 2.1 m from the front boundary.»',
      state: 'SA',
      severity: 'critical',
    },
    {
      text: '[planning-certificate] Certificate\n«41 m² corner | Public Acquisition Overlay PAO2»',
      state: 'VIC',
    },
    {
      text: '[planning-certificate] Letter\n«Land requirement: 118 m2 of the frontage, plan TC-4471»',
      state: 'QLD',
      severity: 'high',
    },
    {
      text: '[planning-certificate] Scheme\n«310 m2 of the lot | Primary Regional Roads»',
      state: 'WA',
      severity: 'high',
    },
    {
      text: '[planning-certificate] Answers\n«Front 2.5 m deep along Oak Avenue | Proposed road»',
      state: 'TAS',
      severity: 'high',
    },
    {
      text: '[vendor-statement] Map\n«Strip of 4.27 m along Main Street, new road alignment»\n[plan] Survey\n«Garage set back 1.2 m»',
      state: 'SA',
      severity: 'high',
    },
    {
      text: '[planning-certificate]\n«Road widening: the frontage to a depth of 1.5 metres is affected by a road widening proposal.»',
      state: 'NSW',
      severity: 'high',
    },
    {
      text: '[planning-certificate]\n«PUBLIC ACQUISITION OVERLAY (PAO3), road widening, southern 2.4 metres of the land, acquiring authority: Council»',
      state: 'VIC',
      severity: 'high',
    },
    {
      text: '[vendor-statement]\n«Your property is one from which a substratum is proposed to be compulsorily acquired in 2027.»',
      state: 'NSW',
      severity: 'high',
    },
    {
      text: '[planning-certificate]\n«Public Acquisition Overlay PAO4 (highway duplication) over the front 18 metres of the land»',
      state: 'VIC',
      severity: 'critical',
    },
    {
      text: '[vendor-statement]\n«Notice of intention to resume 3 metres of the frontage dated 12 June 2026.»',
      state: 'QLD',
      severity: 'critical',
    },
    '[planning-certificate]\n«The front of the land is to be dedicated to Council as road.»',
    '[special-conditions]\n31. The sunset date is 1 May 2028.\n[planning-certificate]\n«A strip of each lot is to be dedicated to Council as road.»',
    '[planning-certificate]\n«The land is affected by a resolution of the council to widen Tannery Lane by 2.5 metres along the frontage.»',
    '[planning-certificate]\n«Planned widening of Mill Street: 4 m off the front boundary, works program 2029.»',
    '[planning-certificate]\n«The plan provides for acquisition of the land as local open space, at no fixed date.»',
    '[rates-certificate]\n«The drainage scheme takes the rear six metres, which will be acquired when the council has funds.»',
    '[planning-certificate]\n«An exhibited amendment would put the front 3 metres into a Public Acquisition Overlay for the tram works.»',
    '[planning-certificate]\n«The rear of the lot is shown on the Acquisition Map for a local road.»',
    '[planning-certificate]\n«Part of the land is marked in the Land Acquisition Map for open space.»',
    {
      state: 'NSW',
      text: '[planning-certificate]\nWhether or not any environmental planning instrument makes provision in relation to the acquisition of the land by a public authority: Yes. «The land is zoned SP2 Infrastructure (Classified Road) and is reserved for acquisition.»',
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\n7. «Road widening and road realignment: The land is affected by a road widening proposal under a resolution of the council.»',
    },
    {
      state: 'NSW',
      text: '[vendor-statement]\n4.3 «Compulsory acquisition: the land is affected by a notice of intention to acquire dated 12 June 2026 (copy attached).»',
    },
    {
      state: 'NSW',
      text: '[vendor-statement]\n«VicRoads has advised that approximately 120 square metres of the front of the property will be required for the road upgrade.»',
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\nWhether or not any environmental planning instrument makes provision in relation to the acquisition of the land by a public authority: Yes. «The land is zoned SP2 Infrastructure (Classified Road) and is reserved for acquisition.»',
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\n7. «Road widening and road realignment: The land is affected by a road widening proposal under a resolution of the council.»',
    },
    {
      state: 'NSW',
      text: '[vendor-statement]\n4.3 «Compulsory acquisition: the land is affected by a notice of intention to acquire dated 12 June 2026 (copy attached).»',
    },
    {
      state: 'NSW',
      text: '[vendor-statement]\n«VicRoads has advised that approximately 120 square metres of the front of the property will be required for the road upgrade.»',
    },
    '[planning-certificate]\n«The site is wanted by the Department for the duplication of the arterial.»',
    '[vendor-statement]\n«Council told the vendor that a splay of 4 metres would be taken off the corner.»',
    '[vendor-statement]\n«A gazette notice has vested part of lot 3 in the Head, Transport for Victoria.»',
    {
      state: 'NSW',
      text: '[planning-certificate]\n«Part of the parcel has been reserved under the LEP for a local open space corridor and Council must acquire it.»',
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\n«The Roads authority has resolved to take a strip 2.4 metres wide along the northern frontage.»',
    },
    {
      state: 'NSW',
      text: '[vendor-statement]\n«The vendor received a letter stating that the Department intends to acquire the rear of the land for the rail project.»',
    },
    {
      state: 'NSW',
      text: '[vendor-statement]\n«Notice of acquisition was served on 4 May 2026 under the Land Acquisition and Compensation Act 1986.»',
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\n«Does the land lie within a road widening line? Yes - 3.05 m splay»',
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\n«Land reserved for acquisition | Yes | Classified Road (SP2)»',
    },
    {
      state: 'NSW',
      text: '[title-search]\n«NOTIFICATION OF RESUMPTION OF PART OF THE LAND FOR ROAD PURPOSES»',
    },
    {
      state: 'NSW',
      text: '[special-conditions]\n«The Purchaser is aware that a public authority may require part of the land for the freeway upgrade.»',
    },
    '[vendor-statement]\n«Public Acquisition Overlay Schedule 3 (PAO3) affects the front 4 metres.»',
    '[vendor-statement]\n«A notice of intention to acquire was served on 3 May 2026 by the Head, Transport for Victoria.»',
    '[vendor-statement]\n«The road authority proposes to take a strip along Main Road.»',
    '[vendor-statement]\n«Part of the land is required for the duplication of the highway.»',
    '[vendor-statement]\n«Compulsory acquisition: yes, water corporation, pipeline»',
    '[special-conditions]\n«The purchaser accepts the land subject to the resumption by council of a splay of 3 m.»',
    '«The land is covered by a PUBLIC ACQUISITION OVERLAY - SCHEDULE 2»',
    '[vendor-statement]\n«The vendor was given a notice of intention to acquire part of the front garden.»',
    {
      text: '«Yes: the land is affected by a road widening proposal of the council.»',
      state: 'NSW',
    },
    '«Part of the lot is reserved for a future rail corridor.»',
    {
      text: '[vendor-statement] Form 2\n«Is the lot affected by a transport infrastructure proposal? ☒ Yes ☐ No, busway»',
      state: 'QLD',
    },
    {
      text: '[vendor-statement] Form 2\n«The lot is affected by a notice of intention to resume any part of it»\n«☒ Yes - the front two metres»',
      state: 'QLD',
    },
    {
      text: '[planning-certificate]\n«The lot lies in Planning Control Area 171.»',
      state: 'WA',
      severity: 'high',
    },
    {
      text: '[vendor-statement]\n«The plan shows a possible requirement for a strip of 2.1 metres for the road.»',
      state: 'SA',
      severity: 'high',
    },

    '[planning-certificate] Certificate\n«Voluntary purchase: the land is inside the draft voluntary house purchase scheme area.» Bush fire: no.',
    '[planning-certificate] Certificate\nFlood: yes. «The property is eligible for the State home buy-back.»',
    '[planning-certificate] Certificate\n«The land lies within the interim rail corridor of the Western Metro.»',
    '[planning-certificate] Certificate\n6 Affected building notice: none. «7 Acquisition: the land lies within the North Metro interim rail corridor.» 8 Road widening: no. 9 Flood: no.',
    '[planning-certificate] Certificate\n«The property lies partly within the investigation corridor of the Outer Ring motorway.»',
    {
      text: '[vendor-statement] Form 1\n«17 Land acquisition [NO] 19 Land tax [NO] 23 Road widening [YES] remains: a strip of 2 metres of the frontage may be acquired for the road»',
      state: 'SA',
    },
    '[planning-certificate] Letter\n«Our corridor planning team has recorded a compulsory acquisition of the frontage.»',
  ],
  passes: [
    '[planning-certificate]\n9. No environmental planning instrument, deemed or draft instrument provides for the land or part of it to be acquired by an authority of the State.',
    '[planning-certificate] Property file\nB4 | Stormwater | No council drain crosses the land. Roof water from the land is taken to the street through the handle.',
    {
      text: '[particulars]\nLot 214 in an unregistered plan\n[special-conditions]\n37. The sunset date is 30 June 2028.\n[vendor-statement] Disclosure\nThe widening strip beside Old Ferry Road lies wholly within Lot 300.\n[planning-certificate]\nA resolution of the council proposes the widening of Old Ferry Road by 4 metres along the western boundary of the land.',
      facts: { lotPlan: ['Lot 214 DP1268834', 'Lot 214'] },
    },
    {
      text: '[planning-certificate] Advice\nMost of the rear part of the lot returns BAL-40, and the asset protection zone that the council would require around a new house cannot be had within the land.',
      state: 'NSW',
    },
    {
      text: '[planning-certificate] Report\nThe northern part of the property is required by the council to be kept as defendable space around any dwelling.',
      state: 'VIC',
    },
    {
      text: '[planning-certificate] Letter\nThe future road boundary does not touch the land.',
      state: 'QLD',
    },
    {
      text: '[planning-certificate] Letter\nThe Minister approved a preferred alignment 2.4 km north of the land, and no part of the lot is required.',
      state: 'QLD',
    },
    '[special-conditions]\n1. Time runs strictly.\n[annexure] Transfer granting easement\nFull and free right and liberty for the Council to drain water through each part of the land taken for the drainage easement.',
    '[special-conditions]\n1. Time runs strictly.\n[annexure] Transfer\nThe transferor grants to the Corporation an easement over the strip required for the drain of the public road.',
    '[special-conditions]\n1. Time runs strictly.\n[annexure] Grant\nThe Board has free and uninterrupted right to lay pipes in the strip of land required for the public sewer and drainage.',
    '[plan]\nRoad widening set aside under an earlier plan: 22 m2, not in this title',
    '[vendor-statement]\nA strip for road widening was excised by the parent plan; it is not part of the lot.',
    '[planning-certificate]\nRoad widening: the 40 m2 taken on a former plan in 1982, not within this lot.',
    {
      text: '[planning-certificate] Scheme\n688 m2 | Urban\n0 m2 | Other Regional Roads',
      state: 'WA',
    },
    {
      text: '[planning-certificate] Scheme\nOther Regional Roads: none of the 688 m2 of the lot',
      state: 'WA',
    },
    {
      text: '[planning-certificate] Certificate\nPart of the land, 97 m2, was taken for road widening in 1974 and is already constructed road.',
      state: 'WA',
    },
    {
      text: '[plan] Plan\nWexcombe Road, road reserve 20 m wide, adjoining the frontage',
      state: 'WA',
    },
    {
      text: '[plan] Plan\nEasement 3.0 m wide along the proposed road',
      state: 'NSW',
    },
    {
      text: '[planning-certificate] Certificate\nThe strip opposite, 6 m deep, is reserved for road widening.',
      state: 'WA',
    },
    {
      text: '[planning-certificate] Certificate\nThe former reservation for road widening, 4.8 m deep, was uplifted in 2011.',
      state: 'WA',
    },
    {
      text: '[planning-certificate] Certificate\nGarage 3.0 m from street | approved 1980',
      state: 'WA',
    },
    '[special-conditions]\n31. The sunset date is 1 May 2028.\n[planning-certificate]\nZone: R2; C3 along the creek, not Stage 4. The C3 land is to be dedicated to Council.',
    '[special-conditions]\n31. The sunset date is 1 May 2028.\n[planning-certificate]\nThe residue will be vested in the Shire as a public reserve.',
    '[planning-certificate]\nReserved for acquisition: the RE1 strip along Kestrel Creek, about 600 m from Stage 6.',
    '[planning-certificate]\nReserved for a future highway: a strip of land 1.4 km west of the lot.',
    '[planning-certificate]\nNo resolution to widen the street by 2 metres affects the frontage.',
    '[planning-certificate]\nThe council plans to widen Mill Street by 2 metres on the far side; the frontage is not affected.',
    '[planning-certificate] Lease conveyancing inquiry\n7. The root zone of the tree takes in a corner of the garage.',
    '[building-report]\nThe rug was lifted in one corner only. Take a ladder at the final inspection.',
    '[vendor-statement]\nZone: low density. Transport or resumption ☒ No. EMR ☒ No.',
    '[annexure] Estate\nThe primary school site is reserved on the estate plan.',
    '[planning-certificate]\nThe land is not identified on the Land Reservation Acquisition Map.',
    '[planning-certificate]\nIdentified on the Land Reservation Acquisition Map: no',
    '[planning-certificate]\nPolicies: road corridor: development next to it is referred to the authority.',

    '[planning-certificate] Certificate\nThe land is not within the voluntary purchase scheme area.',
    '[planning-certificate] Certificate\nThe land is not in the interim rail corridor.',
    '[rates-certificate] Council does not propose to acquire any part of the land.',

    {
      state: 'NSW',
      text: '[planning-certificate]\nThe land is not affected by any road widening or realignment under Division 2 of Part 3 of the Roads Act 1993, an environmental planning instrument or a resolution of the council.',
    },
    {
      state: 'NSW',
      text: '[vendor-statement]\nVicRoads has no approved proposals requiring any part of the property described in your application.',
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\nThe land is not affected by any road widening or realignment under Division 2 of Part 3 of the Roads Act 1993, an environmental planning instrument or a resolution of the council.',
    },
    {
      state: 'NSW',
      text: '[vendor-statement]\nVicRoads has no approved proposals requiring any part of the property described in your application.',
    },
    { state: 'NSW', text: '[vendor-statement]\n4.3 Compulsory acquisition: Not applicable.' },
    '[planning-certificate]\nNo part of the land is required for road purposes.',
    {
      state: 'NSW',
      text: '[planning-certificate]\nThe land is not affected by any road widening or road realignment under the Roads Act 1993.',
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\nNo environmental planning instrument makes provision for the acquisition of the land.',
    },
    {
      state: 'NSW',
      text: '[vendor-statement]\nThere is no proposal for compulsory acquisition of the land.',
    },
    {
      state: 'NSW',
      text: '[special-conditions]\nThe Purchaser acquires the property free of encumbrances.',
    },
    '[vendor-statement]\nNo part of the land is required for road widening.',
    '[vendor-statement]\nCouncil plans to widen Bowen Street some 600 metres away.',
    '[vendor-statement]\nCompulsory acquisition: There is no notice of intention to acquire served under section 6.',
    '[vendor-statement]\nNo notice of intention to acquire has been served',
    '[vendor-statement]\nNotice of intention to acquire under section 6 of the Land Acquisition and Compensation Act 1986: Nil',
    '[vendor-statement]\nLand acquisition: not applicable',
    '[vendor-statement]\nAcquisition | Nil',
    '[vendor-statement]\nThe road reserve on the south boundary is unmade.',
    {
      text: '[vendor-statement] Form 2\nThe lot is affected by a transport infrastructure proposal.\n☐ Yes ☒ No\nNotice of intention to resume: Yes No',
      state: 'QLD',
    },
    'The land is not affected by any road widening or road realignment.',
    'Other overlays in the vicinity not directly affecting this land: Public Acquisition Overlay',
    '[vendor-statement]\nCompulsory acquisition: Not applicable',
    '[special-conditions]\nThe purchaser acquires the land free of mortgages.',
    { text: '[planning-certificate]\nParks and recreation reservation: not affected', state: 'WA' },
    '[planning-certificate] Letter\nRail Corridor Team, State Tracks, to Mr A. Quill, 4 May 2026',
    {
      text: '[planning-certificate] Letter\nFrom: Land Acquisition Unit, Department of Transport',
      state: 'SA',
    },
    '[rates-certificate] Letter\nRoad widening and survey branch, Main Roads, telephone 5550 1234',
  ],
  clear: ['There are no acquisition proposals known to the council.'],
})
