import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '[planning-certificate] Zoning overlays\n«Prescribed Wells Area;» «Water Resources»',
    {
      text: '«25.1 | Native Vegetation Act 1991 - heritage agreement | Is this item applicable? YES | Will this be discharged at settlement? NO»',
      severity: 'high',
    },
    '[title-search] Register Search Plus\n«8899001 HERITAGE AGREEMENT (NATIVE VEGETATION ACT)»',
    {
      text: '[planning-certificate]\n«Zoning overlays | Native Vegetation Overlay»',
      severity: 'medium',
    },
    '[special-conditions]\n«An order under the Landscape South Australia Act 2019 directs the owner to destroy declared weeds.»',
  ],
  passes: [
    '[vendor-statement] Form 1 Schedule Division 1\n18 Landscape South Australia Act (water licence) | YES | transfers to purchaser',
    '[planning-certificate]\nNative Vegetation Act 1991 - heritage agreement | DEW has no record of any agreement affecting this title',
    '25.1 | Native Vegetation Act 1991 - heritage agreement | Is this item applicable? NO',
    '[special-conditions]\nThe garden is planted with native species.',
    'Schedule - Division 1\n25. Native Vegetation Act 1991\n25.1 Part 4 Division 1 - Heritage agreement\nIs this item applicable? ☐',
    '[title-search] Search\n8899002 HERITAGE AGREEMENT PURSUANT TO SECTION 32 HERITAGE PLACES ACT 1993',
  ],
  clear: ['25.1 | Native Vegetation Act 1991 | Is this item applicable? ☐ YES ☒ NO'],
})
