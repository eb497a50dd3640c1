import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    {
      text: '[planning-certificate]\n«No paving or building within 9 metres of the trunk of the oak unless it is approved.»',
      state: 'VIC',
      severity: 'medium',
    },
    {
      text: '[planning-certificate] Vegetation report\nCategory A | 0.00 ha\n«B | remnant vegetation | 1.24 ha»\nX | not regulated | 3.60 ha',
      state: 'QLD',
      severity: 'medium',
    },
    {
      text: '[planning-certificate] Regulated vegetation\n«Category C on the land is the bush on its western third.» «Clearing within it needs a permit unless the code is kept.»',
      state: 'QLD',
      severity: 'medium',
    },
    "[vendor-statement]\n«The big elm is on the council's significant tree register.»",
    '[vendor-statement]\n«Part of the paddock is remnant grassland that must be left alone.»',
    {
      severity: 'medium',
      text: '«A tree preservation order applies to the red gum in the front yard.»',
    },
    '«Native vegetation on the rear half may not be cleared without a permit.»',
    {
      severity: 'medium',
      text: '[special-conditions]\n1. «The Purchaser takes over the native vegetation offset agreement and must keep the offset area fenced.»',
    },
    {
      state: 'QLD',
      text: '[planning-certificate]\n«Part of the land is mapped as koala habitat.»',
    },
    { state: 'TAS', text: '«The land carries a threatened native vegetation community.»' },
    '[rates-certificate]\n«Tree protection area | yes»',
    '«The trees along the creek must be retained under condition 4 of the permit.»',
  ],
  passes: [
    {
      text: '[planning-certificate] Vegetation management report\nB | remnant vegetation | 0.000 ha\nX | not regulated | 0.081 ha',
      state: 'QLD',
    },
    '[building-permit] Permit\n4. A tree protection zone must be fenced around the street trees during construction.',
    '[particulars]\nTrees: ☒ is not affected ☐ is affected. GST withholding: ☒ not required. Clearance certificate: attached.',
    '[vendor-statement]\nThe trees were removed in 2020.',
    'The land is not affected by a tree preservation order.',
    '[planning-certificate]\nVegetation Protection Overlay - Schedule 2',
    '[special-conditions]\n1. The Vendor must remove the fallen tree before settlement.',
    'The garden is landscaped and has an irrigation system.',
    { state: 'NSW', text: 'A tree preservation order applies to the land.' },
  ],
  clear: ['Rates are $1,800 a year.'],
})
