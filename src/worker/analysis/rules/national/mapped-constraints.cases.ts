import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  state: 'QLD',
  flags: [
    {
      state: 'NSW',
      text: '[planning-certificate] Certificate\n9. Flood. No.\n10. Hazards. «Salinity - moderate to high potential.» Contaminated land - see 25.',
    },
    '[planning-certificate] Overlays\nCoastal hazard: erosion prone area.\n«Acid sulfate soils: land at or below 5 m AHD»\nFlood: not affected.',
    {
      state: 'NT',
      text: '[planning-certificate] Search\n«Weeds: gamba grass (class A/B zone B) found at 12 points in 2025.» Heritage places: none.',
    },
    {
      state: 'WA',
      text: '[planning-certificate] Report\n«Threatened fauna habitat (black cockatoo) | Affects | Clearing may need referral»\nContaminated sites | Not affected',
    },
    {
      state: 'SA',
      text: '[planning-certificate] PlanSA\n«Land division: the Code contemplates no additional allotments in this overlay.»',
    },
    {
      severity: 'high',
      text: '[planning-certificate] Information\n«Storm tide inundation overlay | Yes: High hazard»\nErosion prone area | No',
    },
    {
      state: 'VIC',
      text: '[planning-certificate] Certificate\n«The land is affected by dryland salinity, class 3.»',
    },
    {
      state: 'WA',
      text: '[planning-certificate] Report\n«Dieback (Phytophthora) risk | Affects | Mapped disease risk area: hygiene conditions for moving soil»',
    },
    {
      state: 'NSW',
      severity: 'high',
      text: '[planning-certificate] Certificate\nMine subsidence district: no.\n«Hazard: ground collapse - former opal field, all lots in section 7.»',
    },
    {
      state: 'NSW',
      severity: 'high',
      text: '[planning-certificate] Certificate\n«Hazard policies: Landslip - Lot 9 is within escarpment hazard zone A.»',
    },
    '[planning-certificate] Overlays\n«Extractive resources - separation area to Key Resource Area KRA 118 (hard rock quarry)»',
    {
      state: 'NSW',
      text: '[planning-certificate] Certificate\n«The land lies in the former smelter investigation area.»',
    },
  ],
  passes: [
    '[planning-certificate] Certificate of the council\n12 Does the Coastal Erosion Hazard Code apply? Yes\nInvestigation area, the seaward 40 metres.',
    '[planning-certificate] Certificate\nUrban growth investigation area | Yes, the whole of the land',
    '[planning-certificate]\nLandslide, erosion, acid sulfate soils and mining subsidence area: not mapped',
    '[planning-certificate] Property report\nExtractive industry: the pit on the next lot was closed and rehabilitated in 2019.',
    '[planning-certificate] Property report\nSalinity | low risk',
    {
      text: '[planning-certificate]\nThe ground floor lies 0.6 m above the storm tide level, 3.4 m AHD.',
      state: 'QLD',
    },
    '[planning-certificate] Certificate\nLandslide hazard: none. Extractive resources: not affected.',
    {
      state: 'NSW',
      text: '[planning-certificate] Certificate\nLand slip - none. No mine shafts known.',
    },
    {
      state: 'NSW',
      text: '[planning-certificate] Certificate\nSalinity - general. Land slip - none.',
    },
    '[planning-certificate] Certificate\nOverlays that do NOT apply: storm tide inundation area; acid sulfate soils area.',
    {
      state: 'NT',
      text: '[planning-certificate] Search\nOverlay storm surge: none, inland. Storm tide area: none.',
    },
    '[planning-certificate] Certificate\nAcid sulfate soils | Not affected',
    '[planning-certificate] Certificate\nAcid sulfate soils below RL 3.0 were treated.',
    '[planning-certificate] Certificate\nStorm tide - none. Erosion prone area - 180 m seaward of the lot.',
    {
      state: 'VIC',
      text: '[planning-certificate] Certificate\nPriority weeds: no record. Threatened species: nil.',
    },
  ],
  clear: ['Zone: Low density residential.'],
})
