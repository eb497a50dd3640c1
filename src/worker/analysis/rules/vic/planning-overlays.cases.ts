import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '[planning-certificate]\n«DESIGN AND DEVELOPMENT OVERLAY - SCHEDULE 10 (DDO10)»',
    {
      text: '[planning-certificate]\n«VEGETATION PROTECTION OVERLAY (VPO2)»',
      severity: 'low',
    },
    '[vendor-statement]\n«The land is covered by DDO2 and VPO1.»',
    '[planning-certificate]\n«Design and Development Overlay - Schedule 8 (DDO8)»',
    '[planning-certificate]\n«The land is affected by a Significant Landscape Overlay.»',
    '[vendor-statement]\n«Overlays: Vegetation Protection Overlay Schedule 2»',
    '[planning-certificate]\n«Environmental Significance Overlay (ESO1)»',
    '[planning-certificate]\n«Development Contributions Plan Overlay DCPO3»',
    '[planning-certificate]\n«Neighbourhood Character Overlay - Schedule 1»',
    '[planning-certificate]\n«Infrastructure Contributions Overlay Schedule 1»',
    '«DESIGN AND DEVELOPMENT OVERLAY - SCHEDULE 3 (DDO3)»',
    '[vendor-statement]\n«Name of planning overlay: Vegetation Protection Overlay»',
    { text: '«The land is within an Erosion Management Overlay.»', severity: 'high' },
    { text: '«The land is within a Restructure Overlay.»', severity: 'critical' },
    {
      text: '«Within an Infrastructure Contributions Overlay - Schedule 2 (ICO2)»',
      severity: 'low',
    },
    { text: '«Specific Controls Overlay - Schedule 3 (SCO3)»', severity: 'medium' },

    '[planning-certificate] Certificate\nThe land is in a GENERAL RESIDENTIAL ZONE\n«and a SIGNIFICANT LANDSCAPE OVERLAY - SCHEDULE 4 (SLO4)»\nAn EROSION MANAGEMENT OVERLAY applies to land on the northern side of the road. It does not apply to this land.',
    '[planning-certificate] Certificate\n«Within a DEVELOPMENT CONTRIBUTIONS PLAN OVERLAY - SCHEDULE 1 (DCPO1)»\nNot within a Heritage Overlay.',
  ],
  passes: [
    '[planning-certificate]\nThe permit holder must pay the levy under Schedule 2 to the Development Contributions Plan Overlay before a statement of compliance is issued.',
    '[planning-certificate]\nWithin a DEVELOPMENT CONTRIBUTIONS PLAN OVERLAY - SCHEDULE 2 (DCPO2): all levies for this lot have been paid.',
    '[vendor-statement]\nOverlay: Infrastructure Contributions Overlay Schedule 1 (contribution paid in full by the subdivider).',
    '[planning-certificate]\nOTHER OVERLAYS in the vicinity not directly affecting this land: HERITAGE OVERLAY (HO)',
    '[vendor-statement]\nNo overlays.',
    '[planning-certificate]\nOverlays: None affecting this land',
    '[planning-certificate]\nOther overlays in the vicinity not directly affecting this land: DDO4',
    'No Design and Development Overlay applies.',
    'Other overlays in the vicinity not directly affecting this land: DDO1',
  ],
  clear: ['General Residential Zone - Schedule 1 (GRZ1)'],
})
