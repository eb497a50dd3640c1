import { cases } from '../cases.ts'

const TITLE = '\n[planning-certificate] Certificate\nZone R2 Low Density Residential.'

export default cases({
  state: 'NSW',
  in: 'contract-form',
  flags: [
    `[contract-form]\n«improvements ☐ HOUSE ☐ garage ☐ home unit ☒ none»${TITLE}`,
    `[particulars]\n«Land: Lot 4, vacant land of 900 square metres»${TITLE}`,
    `[contract-form]\n«Present use: vacant residential block»\n[title-search] Title\nEasement for water supply 3 wide.${TITLE}`,
    {
      text: '[particulars]\n«The lot is vacant.»\n[vendor-statement] Statement\nLand tax: paid.',
      state: 'SA',
    },
  ],
  passes: [
    `[particulars]\nLand: Lot 4, vacant land\n[special-conditions]\n4. Electricity and water are at the boundary.${TITLE}`,
    `[particulars]\nLand: Lot 4, vacant land\n[water-certificate] Letter\nA sewer main 150 mm lies in the lane.`,
    `[particulars]\nLand: Lot 4, vacant land\n[vendor-statement] Statement\nServices: none connected.`,
    `[contract-form]\nimprovements ☒ none\nattached ☐ 8 ☐ 9 (sewer not built)${TITLE}`,
    `[contract-form]\nimprovements ☒ HOUSE ☐ garage${TITLE}`,
    '[particulars]\nLand: Lot 4, vacant land',
  ],
  clear: [`[particulars]\nLand: Lot 4, vacant land. Power lines pass the lot.${TITLE}`],
})
