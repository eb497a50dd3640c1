import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '[planning-certificate] Certificate\n«The hall is entered in the Register of Heritage Places.»',
    {
      state: 'NSW',
      text: '[planning-certificate]\n«The land is in a heritage conservation area under the LEP.»',
    },
    {
      state: 'NSW',
      text: '[vendor-statement]\n«Name of planning overlay: Heritage Overlay HO319»',
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\n«The land is in a heritage conservation area under the LEP.»',
    },
    {
      state: 'NSW',
      text: '[vendor-statement]\n«Name of planning overlay: Heritage Overlay HO319»',
    },
    '[vendor-statement]\n«The cottage is a listed heritage place and cannot be altered outside without consent.»',
    '[planning-certificate]\n«An item of environmental heritage is situated on the land.»',
    '[planning-certificate]\n«The land is within the Elm Street Heritage Conservation Area.»',
    '[vendor-statement]\n«The house is listed on the Victorian Heritage Register as place H1123.»',
    '[planning-certificate]\n«Heritage Overlay - Schedule 45 (HO45)»',
    '[vendor-statement]\n«The property is graded contributory in the heritage precinct.»',
    '[planning-certificate]\n«Interim heritage order | applies»',
    '[vendor-statement]\n«Heritage Overlay HO212 applies to the land.»',
    '[vendor-statement]\n«The house is graded significant within a heritage precinct.»',
    '[vendor-statement]\n«The dwelling is listed on the Victorian Heritage Register as H1120.»',
    '«HERITAGE OVERLAY (HO217)»',
    {
      text: '[vendor-statement]\n«The house is entered on the Victorian Heritage Register.»',
      severity: 'high',
    },
    { text: '«The land is within a heritage conservation area.»', state: 'NSW' },
    { text: '[planning-certificate]\n«Overlays | Character Area (ChA2) Overlay»', state: 'SA' },
    {
      text: '[planning-certificate]\n«The dwelling is identified as a representative building.»',
      state: 'SA',
    },

    {
      state: 'NSW',
      text: '[planning-certificate] Certificate\nZone R3.\n«Heritage: "Calder - Federation terrace", item I 88, local.» Contributions: section 7.12.',
    },
    {
      state: 'NSW',
      text: '[planning-certificate] Certificate\n«Heritage | State heritage register item 00712 "Old Bond Store"; interim orders none»',
    },
    {
      state: 'NSW',
      text: '[planning-certificate] Certificate\nZone E2. «Heritage conservation area: Main Street.» Not a heritage item',
    },
    {
      state: 'SA',
      text: '[vendor-statement] Form 1\n«7 | Heritage Places Act 1993 | Applicable | State Heritage Place 10441; entry will continue»\n8 | Housing Improvement Act 2016 - declaration | Not applicable',
    },
    {
      state: 'NSW',
      text: '[planning-certificate] Certificate\n«Heritage item: the house is item I112, "Tarella".» (4) Complying development: may not be carried out.',
    },
    {
      state: 'WA',
      text: '[planning-certificate] Reply\n«Heritage: the house is category 2 on the local heritage list and lies in the Alma Crescent heritage area.»',
    },
    {
      state: 'VIC',
      text: '[planning-certificate] Certificate\n«HERITAGE OVERLAY SCHEDULE (HO512)»\nBUSHFIRE MANAGEMENT OVERLAY - in the vicinity only',
    },
  ],
  passes: [
    '[planning-certificate]\nNear the land only | Heritage Overlay HO77 lies over the church reserve at 52 Corella Rise and does not extend to this land',
    '[planning-certificate]\nThe land is not in a heritage conservation area. Item I44 “Mill Cottage” in Schedule 5 stands on the adjacent lot, 9 Mill Lane.',
    '[planning-certificate]\nHistoric buildings and land protected under the Heritage Act 2017 are recorded in the Victorian Heritage Register at: http://register.example',
    '[planning-certificate]\nPlaces listed under the Heritage Act are entered in the State Heritage Register.',
    '[planning-certificate] Property report\nHeritage places protected under the Heritage Places Act are shown in the register of heritage places.',
    '[planning-certificate]\nComparable places: 3 Quay Street (HO12), 8 Mill Lane (HO15).',
    '[planning-certificate]\nOverlays elsewhere: local heritage place beside the school, 400 m.',
    '[planning-certificate]\nLocal heritage: nearest place is the old Post Office, 800 m away',
    '[planning-certificate] Certificate\nRegister of Heritage Places: not entered',
    '[planning-certificate]\nThe land is in no precinct; item 77, a listed mill, faces the house.',
    '[planning-certificate]\nA heritage item stands across Mill Street.',
    {
      state: 'NSW',
      text: '[planning-certificate] Certificate\nHeritage: none; the terrace at 40 Mill Parade, on the other side of Pump Lane, is item I-177.',
    },
    {
      state: 'NSW',
      text: '[planning-certificate] Certificate\nHeritage item: none. The cottage at 12 Mill Lane, across the road, is item I-44, which does not affect this land.',
    },
    {
      state: 'SA',
      text: '[vendor-statement] Form 1\n7 | Heritage Places Act 1993 | Not applicable\n8 | Housing Improvement Act 2016 | Applicable',
    },
    '[planning-certificate] A Heritage Overlay protects places of significance; check with the council whether it applies.',

    {
      state: 'NSW',
      text: '[planning-certificate]\nWhether an item of environmental heritage is situated on the land: No.',
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\nWhether an item of environmental heritage is situated on the land: No.',
    },
    '[vendor-statement]\nThe property is not heritage listed.',
    '[planning-certificate]\nThe land is not in a heritage conservation area.',
    '[planning-certificate]\nNo item of environmental heritage is situated on the land.',
    '[vendor-statement]\nThe property is in Heritage Lakes Estate.',
    '[vendor-statement]\nHeritage place HO14 lies on the adjoining property and does not affect this land',
    '[vendor-statement]\nHeritage Overlay: nil',
    'No item of environmental heritage is situated on the land.',
    'Heritage Lakes Estate Stage 4',
    'The house is no heritage item but lies opposite item I212, the old mill.',
    'Other overlays in the vicinity not directly affecting this land: HERITAGE OVERLAY',
    '[planning-certificate] Report\nClose to this land but not on it: HERITAGE OVERLAY HO19 (Foundry chimney);',
    '[planning-certificate] Report\nNear to the site, though not on it: Heritage Overlay HO4',
    '[planning-certificate] Report\nNot on the land, within 150 metres: Heritage Overlay HO7',
  ],
  clear: ['The land is not affected by a heritage overlay.'],
})
