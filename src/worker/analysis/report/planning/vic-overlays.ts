import type { PlanningEntry } from './planning-entry.ts'

/** Overlays of the Victoria Planning Provisions by code without its schedule number. */
export const VIC_OVERLAYS: Readonly<Record<string, PlanningEntry>> = {
  HO: entry(
    'Heritage Overlay',
    'A place or precinct of heritage significance.',
    'A permit to demolish, subdivide and for most outside works, sometimes also for paint, trees and inside.',
    'medium',
  ),
  DDO: entry(
    'Design and Development Overlay',
    'Height, setbacks and design of buildings.',
    'A permit and design rules of the schedule.',
    'medium',
  ),
  DPO: entry(
    'Development Plan Overlay',
    'A plan for the area comes before permits.',
    'Objectors have fewer rights.',
    'medium',
  ),
  IPO: entry(
    'Incorporated Plan Overlay',
    'A plan for the area is part of the scheme.',
    'Works follow the plan.',
    'medium',
  ),
  NCO: entry(
    'Neighbourhood Character Overlay',
    'The look of the area is kept.',
    'A permit to demolish and to build.',
    'medium',
  ),
  BFO: entry(
    'Built Form Overlay',
    'Heights and standards of a centre.',
    'Some standards are fixed, some are guides.',
    'medium',
  ),
  ESO: entry(
    'Environmental Significance Overlay',
    'Waterways, habitat or a buffer to industry.',
    'A permit for works and for removing vegetation.',
    'medium',
  ),
  VPO: entry(
    'Vegetation Protection Overlay',
    'Trees and native plants are protected.',
    'A permit to remove, destroy or lop vegetation.',
    'medium',
  ),
  SLO: entry(
    'Significant Landscape Overlay',
    'Views and tree cover are protected.',
    'A permit for works and trees.',
    'medium',
  ),
  EMO: entry(
    'Erosion Management Overlay',
    'Land at risk of erosion or landslip.',
    'A geotechnical report with a permit for most works.',
    'high',
  ),
  SMO: entry(
    'Salinity Management Overlay',
    'Saline ground.',
    'A permit with a report on salinity.',
    'medium',
  ),
  FO: entry(
    'Floodway Overlay',
    'An active path of floods.',
    'Often no new buildings at all.',
    'critical',
  ),
  RFO: entry(
    'Rural Floodway Overlay',
    'An active path of floods.',
    'Often no new buildings at all.',
    'critical',
  ),
  LSIO: entry(
    'Land Subject to Inundation Overlay',
    'Land that is flooded in a large flood.',
    'A permit, raised floors and the consent of the floodplain authority.',
    'high',
  ),
  SBO: entry(
    'Special Building Overlay',
    'Stormwater flows over the land when drains are full.',
    'A permit and floor levels set by the drainage authority.',
    'medium',
  ),
  BMO: entry(
    'Bushfire Management Overlay',
    'Extreme bushfire may happen here.',
    'A permit, building to a bushfire attack level, defendable space and referral to the fire authority.',
    'high',
  ),
  SRO: entry(
    'State Resource Overlay',
    'Minerals or a quarry are protected.',
    'Homes and other sensitive uses are limited.',
    'medium',
  ),
  BAO: entry(
    'Buffer Area Overlay',
    'A buffer around industry or a landfill.',
    'Homes are restricted.',
    'high',
  ),
  PAO: entry(
    'Public Acquisition Overlay',
    'The land or part of it is reserved to be taken for a public purpose.',
    'A permit is refused where it would get in the way.',
    'critical',
  ),
  AEO: entry(
    'Airport Environs Overlay',
    'Aircraft noise.',
    'Noise insulation and limits on density.',
    'medium',
  ),
  MAEO: entry(
    'Melbourne Airport Environs Overlay',
    'Aircraft noise.',
    'Noise insulation and limits on density.',
    'medium',
  ),
  EAO: entry(
    'Environmental Audit Overlay',
    'The ground may be contaminated.',
    'An environmental audit before a sensitive use such as a home.',
    'high',
  ),
  RXO: entry('Road Closure Overlay', 'A closed road.', 'Ask what was closed.', 'medium'),
  RO: entry(
    'Restructure Overlay',
    'An old subdivision; single lots may not be built on.',
    'A permit only as the restructure plan allows.',
    'critical',
  ),
  DCPO: entry(
    'Development Contributions Plan Overlay',
    'A levy is payable on development.',
    'Pay for each lot or hectare before building.',
    'low',
  ),
  ICO: entry(
    'Infrastructure Contributions Overlay',
    'A levy is payable on development.',
    'Pay for each lot or hectare before building.',
    'low',
  ),
  ICPO: entry(
    'Infrastructure Contributions Plan Overlay',
    'A levy is payable on development.',
    'Pay for each lot or hectare before building.',
    'low',
  ),
  CLPO: entry('CityLink Project Overlay', 'A road project.', 'Works are limited.', 'medium'),
  PO: entry(
    'Parking Overlay',
    'Special rates for car parking.',
    'Matters when a use changes.',
    'low',
  ),
  SCO: entry(
    'Specific Controls Overlay',
    'A document for this site comes before the scheme.',
    'Read the document.',
    'medium',
  ),
}

function entry(
  name: string,
  meaning: string,
  councilRules: string,
  riskLevel: PlanningEntry['riskLevel'],
): PlanningEntry {
  return { name, meaning, councilRules, riskLevel }
}
