import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    { text: '[planning-certificate]\n«Bushfire attack level: BAL-12.5»', severity: 'low' },

    '[planning-certificate]\nMatter | Yes | No\n«10. Is the land in a bushfire prone area? | ( X ) | ( )»',
    '[planning-certificate]\nQuestion | YES | NO\nIs the land contaminated? | ☐ | ☒\n«Bushfire prone area? | ☒ | ☐»',
    '[planning-certificate]\nAnswer | Yes | No\n«Is the block bushfire prone? | ( ✓ ) | ( )»',
    {
      state: 'NSW',
      text: '[planning-certificate]\n«Bush fire prone land: Some of the land is bush fire prone land as defined in the Act.»',
    },
    {
      state: 'NSW',
      text: '[vendor-statement]\n3.3 «Designated bushfire prone area ☒ The land is in a designated bushfire prone area within the meaning of section 192A of the Building Act 1993»',
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\n«Bush fire prone land: Some of the land is bush fire prone land as defined in the Act.»',
    },
    {
      state: 'NSW',
      text: '[vendor-statement]\n3.3 «Designated bushfire prone area ☒ The land is in a designated bushfire prone area within the meaning of section 192A of the Building Act 1993»',
    },
    '[vendor-statement]\n«The property is bushfire prone.»',
    '[vendor-statement]\n«BAL 40 was assessed for the site in 2025.»',
    '[planning-certificate]\n«All of the lot is shown as bush fire prone on the certified map.»',
    '[vendor-statement]\n«The land is in an area designated under section 192A of the Building Act 1993 as bushfire prone.»',
    '[planning-certificate]\n«A construction standard of BAL-29 applies to new dwellings.»',
    '[planning-certificate]\n«Bushfire Management Overlay (BMO1)»',
    '[planning-certificate]\n«Designated Bushfire Prone Areas | Yes»',
    '[vendor-statement]\n«☒ The land is in a designated bushfire prone area.»',
    '«Bushfire Management Overlay applies to the whole;» «the assessment for the dwelling returned BAL-40»',
    '«The land is in a designated bushfire prone area within the meaning of section 192A of the Building Act 1993.»',
    '«Designated bushfire prone area: Yes»',
    '«Is the land in a bushfire prone area? | Yes»',
    '[planning-certificate]\n«The property is affected by the Bushfire Management Overlay (BMO), Schedule 1.»',
    '[building-permit]\n«The building was assessed at a bushfire attack level of 29.»',
    '«The whole of the property lies within a bush fire prone area.»',
    '[special-conditions]\n«The Purchaser notes that the site is classified Bushfire Attack Level - Flame Zone.»',
    '«☒ The land is in a designated bushfire prone area»',
    { text: '[planning-certificate]\n«BUSHFIRE MANAGEMENT OVERLAY (BMO)»', severity: 'high' },
    { text: '[planning-certificate]\n«Some of the land is bush fire prone land.»', state: 'NSW' },
    { text: '«A new house would have to be built to BAL-FZ.»', severity: 'critical' },
    {
      text: '[planning-certificate]\n«Overlays: Hazards (Bushfire - High Risk)»',
      state: 'SA',
      severity: 'high',
    },
    {
      text: '[planning-certificate]\n«Hazards (Bushfire - Urban Interface) Overlay»',
      state: 'SA',
      severity: 'low',
    },
    {
      text: '[planning-certificate]\n«Whether the land is bush fire prone land: Yes, all of the land (Category 1).»',
      state: 'NSW',
    },

    {
      state: 'NSW',
      text: '[planning-certificate] Certificate\n10 Hazards: salinity - moderate.\n«11 Bush fire: part, grassland.»\n12 No.',
    },
    {
      state: 'QLD',
      text: '[planning-certificate] Certificate\nZone: Rural residential. «Overlays: Bushfire hazard (medium, rear third).» Flood hazard: none.',
    },
    {
      state: 'TAS',
      text: '[planning-certificate] Certificate\n«Bushfire-prone area: whole of the land»',
    },
    {
      state: 'NSW',
      text: '[planning-certificate] Certificate\n«11. Bush fire prone land. Yes: part.» «The rear half hectare is mapped as Vegetation Category 1 and the remainder lies in the buffer.»',
    },
    {
      state: 'NSW',
      text: '[planning-certificate] Certificate\n10. Mine subsidence. No. 11. «Bush fire prone land. Part of the land.» 12. Asbestos. No.',
    },
    {
      state: 'WA',
      text: '[planning-certificate] Certificate\n[planning-certificate] Bushfire prone area\n«Yes, the whole of it, designated in 2021.»',
    },
  ],
  passes: [
    '[plan] Strata plan\n | BAL | | BAL | 41 m² | BAL\nBAL denotes balcony, C.P. denotes common property.',
    '[planning-certificate]\nThis property is not in a designated bushfire prone area.\nSpecial bushfire construction requirements apply to the part of the property mapped as a designated bushfire prone area (BPA).',
    '[planning-certificate]\nThe land is not in a designated bushfire prone area. Such bushfire construction requirements apply to that part of a property designated as bushfire prone area.',
    '[planning-certificate] Bushfire hazard management plan\nBAL-FZ | more than 40 kW/m² | Direct exposure to flames from the fire front',
    '[planning-certificate] Bushfire attack level report\nBAL-40 increased likelihood of exposure to flames.',
    '[building-permit] What the levels mean\nBAL 29: increasing levels of ember attack, heat flux of up to 29 kW/m2.',
    '[planning-certificate] Levels in AS 3959\nBAL-LOW, BAL-12.5, BAL-19, BAL-29, BAL-40 and BAL-FZ are the six levels.',
    '[planning-certificate]\n10. Bush fire prone land. No. 11. Paths. Yes: part.',
    '[planning-certificate]\n11. Bush fire prone land. None of the land is. Part of the land is cleared.',
    '[vendor-statement]\nThe land was taken out of the designated bushfire prone area by the determination of 14 April 2026.',
    '[planning-certificate]\nBushfire hazard: mapped on the reserve three kilometres north;',
    '[planning-certificate]\nBushfire overlay: buffer ends 90 m west of the site at the park',
    {
      state: 'QLD',
      text: '[planning-certificate] Certificate\nBushfire: not affected. Flood: not affected.',
    },
    {
      state: 'NSW',
      text: '[planning-certificate] Certificate\nBush fire: no. Asbestos register: no.',
    },
    '[planning-certificate]\nMatter | Yes | No\n10. Is the land in a bushfire prone area? | ( ) | ( X )',
    '[planning-certificate]\nMatter | Yes | No\nBushfire prone area? | ☐ | ☒',
    '[planning-certificate] Bush fire prone area: not designated.',

    {
      state: 'NSW',
      text: '[planning-certificate]\nBush fire prone land: None of the land is bush fire prone land.',
    },
    {
      state: 'NSW',
      text: '[vendor-statement]\n3.3 ☐ The land is in a designated bushfire prone area.',
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\nBush fire prone land: None of the land is bush fire prone land.',
    },
    {
      state: 'NSW',
      text: '[vendor-statement]\n3.3 ☐ The land is in a designated bushfire prone area.',
    },
    '[vendor-statement]\nThe land is not bushfire prone.',
    '[planning-certificate]\nThis property is not in a designated bushfire prone area.',
    '[vendor-statement]\n☐ The land is in a designated bushfire prone area.',
    'The land is not in a designated bushfire prone area.',
    'Designated bushfire prone area | No',
    'Bushfire prone: not applicable',
    'Land on the opposite side of the creek is in a bushfire prone area, the property itself is outside it.',
    '☐ The land is in a designated bushfire prone area',
    'The property is not in a designated bushfire prone area.',
    { text: '[planning-certificate]\nNone of the land is bush fire prone land.', state: 'NSW' },
  ],
  clear: ['Designated Bushfire Prone Areas: No'],
})
