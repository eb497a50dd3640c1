import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '[vendor-statement] Statement\n«Planning overlays: there are no overlays»\n[planning-certificate] Certificate\n«The front of the land is within a ROAD CLOSURE OVERLAY (RXO).»',
    '[vendor-statement] Statement\n«Name of overlay | No overlay applies»\n[planning-certificate] Certificate\n«The land is in an EROSION MANAGEMENT OVERLAY.»',
    '[vendor-statement] Statement\n«Overlays affecting the land: the land is not affected by any overlay»\n[planning-certificate] Certificate\n«The land lies in a SPECIAL BUILDING OVERLAY.»',
    '[vendor-statement] Statement\n3.3 «Designated bushfire prone area: the land is in such an area if the square box is marked with an X ☐»\n[planning-certificate] Property report\n«This property is in a designated bushfire prone area.»',
    // A list of overlays that is not whole.
    {
      text: '«Overlay: Heritage Overlay HO77.»\n[planning-certificate] Certificate\nThe land is within a HERITAGE OVERLAY (HO77)\n«and within a LAND SUBJECT TO INUNDATION OVERLAY (LSIO)»',
      state: 'VIC',
      severity: 'high',
      facts: {
        overlays: [
          [{ code: 'HO77', name: 'Heritage Overlay' }, 'HERITAGE OVERLAY (HO77)'],
          [
            { code: 'LSIO', name: 'Land Subject to Inundation Overlay' },
            'and within a LAND SUBJECT TO INUNDATION OVERLAY (LSIO)',
          ],
        ],
      },
    },
    {
      text: '3.4 Elmstead Planning Scheme; «overlays: DDO2, DCPO1»\n[planning-certificate] Report\nDDO2\nDCPO1\n«VPO3»',
      state: 'VIC',
      severity: 'medium',
      facts: {
        overlays: [
          [{ code: 'DDO2', name: 'Design and Development Overlay' }, 'DDO2'],
          [{ code: 'VPO3', name: 'Vegetation Protection Overlay' }, 'VPO3'],
        ],
      },
    },
    '«Planning overlay | None»\n[planning-certificate] Report\nPlanning Overlays\nDESIGN AND DEVELOPMENT OVERLAY (DDO)\n«SPECIAL BUILDING OVERLAY (SBO)»\nOther overlays in the vicinity\nHERITAGE OVERLAY (HO)',
    '3.3 «[ ] The land is in a bushfire prone area within the meaning of the Act.»\n[planning-certificate] Report\n«This land is in a bushfire prone area.»',
    '3.3 Bushfire. «☐ The land is in a bushfire prone area within section 192A of the Building Act 1993.»\n[planning-certificate] Report\n«BUSHFIRE MANAGEMENT OVERLAY (BMO)»',
    '«Name of planning overlay | None applicable to the land»\n[planning-certificate] Report\n«Erosion Management Overlay»',
    '«Contamination: The property is ☒ not recorded on the Environmental Management Register.»\n[title-search] Searches\n«The site is INCLUDED on the Environmental Management Register.»',
    '«Is the land in a bushfire prone area? ☐ Yes ☒ No»\n[planning-certificate] Report\n«This property is in a designated bushfire prone area.»',
    '«Planning overlays affecting the land: None»\n[planning-certificate] Report\n«Special Building Overlay»',
    '«The land is not affected by flooding: no»\n[planning-certificate] Certificate\n«The land is a flood control lot.»',
    '«Environmental Management Register | No»\n[planning-certificate] Search\n«The site is included on the Environmental Management Register.»',
    '«Heritage listing: nil»\n[planning-certificate] Certificate\n«The land lies in a heritage conservation area.»',
  ],
  passes: [
    '[vendor-statement] Statement\nHeritage register: ☐ Yes ☒ No\n[annexure] Heritage register search response\nQueensland heritage register | The place is not entered as a State heritage place',
    {
      text: '[particulars]\nLot 214 in an unregistered plan\n[special-conditions]\n37. The sunset date is 30 June 2028.\n[vendor-statement] Disclosure\nIs the land in a flood planning area? ☐ Yes ☒ No. The creek flat is in Lot 300.\n[planning-certificate] Certificate\nThe part of the land below the 61.5 metre contour is within the flood planning area.',
      facts: { lotPlan: ['Lot 214 DP1268834', 'Lot 214'] },
    },
    '[vendor-statement] Statement\nOverlays: Heritage Overlay. There are no other overlays.\n[planning-certificate] Certificate\nThe land is in a HERITAGE OVERLAY.',
    // A column of answers, each to a question of its own.
    '[vendor-statement] Form 1\n29.1 Planning code | Does this item apply? Title of zone and overlays: see extract. Is the land a heritage place? Is there a draft amendment? | YES NO NO\n[planning-certificate] Report\nSpecial Building Overlay',
    // The paper says that the land is not mapped, and goes on to tell what holds where it is.
    '3.3 The land is in a bushfire prone area if the box is marked with an X ☐\n[planning-certificate] Property report\nDesignated Bushfire Prone Areas - This property is not in a designated bushfire prone area. Special bushfire construction requirements apply to the part of the property mapped as a designated bushfire prone area (BPA).',
    'Is the land in a bushfire prone area? ☐ Yes ☒ No\n[planning-certificate] Report\nThe parcel is not within a designated bushfire prone area. Building in a bushfire prone area must follow AS 3959.',
    'The land is not affected by flooding: no\n[planning-certificate] Certificate\nThe land is not subject to flooding. A flood control lot is a lot to which flood related controls apply.',

    {
      text: '[vendor-statement]\n29.1 Part 5 - Planning and Design Code | ☒ | Zone: Suburban. Overlays: see data extract attached. Discharged or satisfied at settlement: NO\n[planning-certificate] Data extract\nThe Significant Tree Overlay applies to this land.',
      state: 'SA',
    },
    {
      text: '[vendor-statement]\nPlanning and Design Code: overlays as in the certificate. Will this be discharged or satisfied prior to or at settlement? NO\n[planning-certificate] Section 7 extract\nThe Regulated Tree Overlay applies to this land.',
      state: 'SA',
    },
    {
      text: '[vendor-statement]\nHeritage place, listed by the council. To be removed or discharged on or before completion: No\n[planning-certificate] Certificate\nThe land is within a heritage overlay.',
      state: 'SA',
    },
    '[vendor-statement] Statement\n3.3 Designated bushfire prone area: the land is in such an area if the square box is marked with an X ☒\n[planning-certificate] Property report\nThis property is in a designated bushfire prone area.',
    {
      text: '[vendor-statement]\nOverlays: Bushfire Management Overlay\n[planning-certificate] Report\nThe land is within a BUSHFIRE MANAGEMENT OVERLAY.\nThe Buffer Area Overlay for the quarry lies to the east and does not include this land.',
      state: 'VIC',
      facts: {
        overlays: [
          [{ code: 'BMO', name: 'Bushfire Management Overlay' }, 'BUSHFIRE MANAGEMENT OVERLAY'],
          [{ code: 'BAO', name: 'Buffer Area Overlay' }, 'Buffer Area Overlay'],
        ],
      },
    },
    {
      text: '[vendor-statement]\nVegetation Protection Overlay Schedule 3\n[planning-certificate] Report\nVEGETATION PROTECTION OVERLAY (VPO3)\nNot directly affecting this land: BUSHFIRE MANAGEMENT OVERLAY (BMO), HERITAGE OVERLAY (HO140).',
      state: 'VIC',
      facts: {
        overlays: [
          [{ code: 'VPO3', name: 'Vegetation Protection Overlay' }, '(VPO3)'],
          [{ code: 'HO140', name: 'Heritage Overlay' }, 'HERITAGE OVERLAY (HO140)'],
        ],
      },
    },
    {
      text: '[vendor-statement]\nOverlays: Heritage Overlay and Design and Development Overlay\n[planning-certificate] Report\nHERITAGE OVERLAY (HO77)\nDDO2',
      state: 'VIC',
      facts: {
        overlays: [
          [{ code: 'HO77', name: 'Heritage Overlay' }, 'HERITAGE OVERLAY (HO77)'],
          [{ code: 'DDO2', name: 'Design and Development Overlay' }, 'DDO2'],
        ],
      },
    },
    {
      text: '[vendor-statement]\nOverlays: HO77 and those in the attached certificate\n[planning-certificate] Report\nHERITAGE OVERLAY (HO77)\nDDO2',
      state: 'VIC',
      facts: {
        overlays: [
          [{ code: 'HO77', name: 'Heritage Overlay' }, 'HERITAGE OVERLAY (HO77)'],
          [{ code: 'DDO2', name: 'Design and Development Overlay' }, 'DDO2'],
        ],
      },
    },
    '[vendor-statement]\nHeritage: ☐ Yes ☒ No\n[planning-certificate] Certificate\nOverlays that do NOT apply: flood hazard; heritage place; biodiversity.',
    '[vendor-statement]\nHeritage: ☐ Yes ☒ No\n[planning-certificate] Certificate\nOverlays elsewhere: heritage place in the park, 500 m.',
    'Overlay: none.\n[planning-certificate] Report\nOverlays None. The Heritage Overlay starts on the far side of Mill Lane.',
    'Is the land in a bushfire prone area? ☐ Yes ☒ No\n[planning-certificate] Map\nBush fire prone areas are designated by the Commissioner and reviewed each year.',
    'Planning overlays affecting the land: None\n[planning-certificate] Report\nPlanning Overlays: None affecting this land.',
    'Overlay: none.\n[planning-certificate] Report\nOTHER OVERLAYS\nOther overlays in the vicinity not directly affecting this land\nBUSHFIRE MANAGEMENT OVERLAY (BMO)\nSIGNIFICANT LANDSCAPE OVERLAY (SLO)',
    'Overlay: none.\n[planning-certificate] Report\nNo overlay affects it. Overlays on nearby land: BUSHFIRE MANAGEMENT OVERLAY south of the railway; HERITAGE OVERLAY HO31 (railway station).',
    'Planning overlay | None\n[planning-certificate] Report\nPlanning overlay | Nil recorded over the lot',
    'Planning overlay | None\n[planning-certificate] Report\nSurrounding land is in: Erosion Management Overlay (EMO); Development Plan Overlay (DPO).',
    'Planning overlay | None\n[planning-certificate] Report\nOverlays near but not on this property\nDPO3\nDESIGN AND DEVELOPMENT OVERLAY (DDO)',
    'Heritage listing: nil\n[planning-certificate] Certificate\nThe heritage overlay on the church next door was extended in 2019.',
    'The land is not affected by flooding: no\n[planning-certificate] Certificate\nFlood overlay: a part of the reserve across the road; the lot is clear of it.',
    'Is the land in a bushfire prone area? ☐ Yes ☒ No\n[planning-certificate] Report\n"Bushfire prone area" means land mapped under section 192A.',
    {
      text: '[vendor-statement] Vendor statement\nOverlays: no overlay affects the land.\n[planning-certificate] Planning report\nThe Heritage Overlay applies to the railway precinct, the nearest boundary of which lies three streets west.',
      state: 'VIC',
    },
    {
      text: '[vendor-statement] Vendor statement\nOverlays: no overlay affects the land.\n[planning-certificate] Planning report\nThe Flood Overlay begins 200 metres from the lot.',
      state: 'VIC',
    },
    'Planning overlays affecting the land: None\n[planning-certificate] Report\nOther overlays in the vicinity not directly affecting this land\nHERITAGE OVERLAY (HO)',
    'Heritage listing: nil\n[planning-certificate] Search\nOverlay | Local Heritage Register - not entered',
    'Is the land in a bushfire prone area? ☒ Yes ☐ No\n[planning-certificate] Report\nThis property is in a designated bushfire prone area.',
    'Planning overlays affecting the land: None\n[planning-certificate] Report\nNo overlay applies. Land nearby is in the Special Building Overlay.',
    'Heritage listing: nil\n[planning-certificate] Certificate\nThe land is not in a heritage conservation area.',
  ],
  clear: ['Planning overlays affecting the land: None'],
})
