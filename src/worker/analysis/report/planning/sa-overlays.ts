import type { PlanningEntry } from './planning-entry.ts'

type Named = Omit<PlanningEntry, 'name'> & { readonly words: RegExp }

/** Overlays of South Australia's Planning and Design Code, the narrower name before the wider. */
const OVERLAYS: readonly Named[] = [
  overlay(
    /flooding ?- ?evidence required/i,
    'low',
    'Whether the land floods has not been mapped: an application must bring evidence.',
    'Floor levels above the ground and the street, shown with the application.',
  ),
  overlay(
    /flooding ?- ?general/i,
    'medium',
    'Shallow water may run over the land in a flood.',
    'Raised floor levels and free flow for the water.',
  ),
  overlay(
    /hazards \(flooding|coastal flooding/i,
    'high',
    'Water may cover the land in a flood.',
    'Floor levels, evacuation and consent for works.',
  ),
  overlay(
    /bushfire ?- ?high/i,
    'high',
    'The land is in the class of the greatest bushfire risk.',
    'Building to a bushfire attack level, access for fire trucks, water and cleared space; referral to the fire service.',
  ),
  overlay(
    /bushfire ?- ?urban interface/i,
    'low',
    'The land lies beside an area that can burn.',
    'Roads and access that let fire trucks through.',
  ),
  overlay(
    /bushfire/i,
    'medium',
    'The land can burn.',
    'Building to a bushfire attack level and cleared space around the house.',
  ),
  overlay(
    /acid sulfate/i,
    'medium',
    'Digging may release acid.',
    'A management plan for larger excavation.',
  ),
  overlay(
    /coastal areas/i,
    'high',
    'The sea may reach or wear away the land.',
    'Floor levels and set-backs from the coast; referral to the coast board.',
  ),
  overlay(
    /state heritage (?:place|area)|local heritage place/i,
    'high',
    'A heritage place or area is protected.',
    'Consent to demolish and for most works, inside too where it is a State place.',
  ),
  overlay(
    /heritage adjacency/i,
    'low',
    'A heritage place stands next to the land.',
    'New buildings must not spoil the setting of the heritage place.',
  ),
  overlay(
    /historic area|character area|character preservation|representative building/i,
    'medium',
    'The old look of the street is protected.',
    'Consent to demolish; new fronts, roofs and fences must fit in.',
  ),
  overlay(
    /regulated and significant tree/i,
    'low',
    'Large trees are protected wherever they stand.',
    'Approval to remove or damage a tree above the size of the law.',
  ),
  overlay(
    /state significant native vegetation/i,
    'high',
    'Native plants of the greatest value are protected.',
    'Clearing is mostly refused.',
  ),
  overlay(
    /native vegetation/i,
    'medium',
    'Native plants are protected.',
    'Approval to clear; an offset may be payable.',
  ),
  overlay(
    /airport building heights|building near airfields|defence aviation/i,
    'low',
    'Tall structures are limited near an airport.',
    'Referral of buildings, masts and cranes above the height of the map.',
  ),
  overlay(/aircraft noise/i, 'medium', 'Aircraft noise.', 'Noise insulation for new works.'),
  overlay(
    /noise and air emissions/i,
    'medium',
    'Noise and fumes of a road, railway or works.',
    'Noise insulation for new homes.',
  ),
  overlay(
    /interface management/i,
    'medium',
    'A works or industry nearby may be heard or smelt.',
    'New homes are limited or kept apart.',
  ),
  overlay(
    /gas and liquid petroleum/i,
    'medium',
    'A high-pressure pipeline runs near the land.',
    'Homes and digging near the pipe are limited.',
  ),
  overlay(
    /future (?:local )?road widening/i,
    'high',
    'Part of the land may be taken for a wider road.',
    'No building on the strip without consent.',
  ),
  overlay(
    /urban transport routes|rural routes|railway crossings|non-?stop corridor/i,
    'medium',
    'A main road or railway limits the ways in and out.',
    'Consent for new or changed driveways.',
  ),
  overlay(
    /limited (?:land division|dwelling)|dwelling excision|environment and food production/i,
    'medium',
    'Dividing the land, or another dwelling on it, is limited.',
    'Most applications to divide or to add a dwelling are refused.',
  ),
  overlay(
    /water supply catchment|water protection area/i,
    'medium',
    'The land drains to a supply of drinking water.',
    'Limits on wastewater, dams and new uses.',
  ),
  overlay(
    /affordable housing/i,
    'low',
    'Larger developments may or must hold affordable homes; a single house is not concerned.',
    'Concessions for developments of many dwellings.',
  ),
  overlay(
    /stormwater management/i,
    'low',
    'New houses must keep and reuse rainwater. It does not say that the land floods.',
    'A rainwater tank with a new dwelling.',
  ),
  overlay(
    /urban tree canopy/i,
    'low',
    'New houses must come with trees.',
    'Trees to be planted or kept with a new dwelling, or a payment instead.',
  ),
  overlay(
    /prescribed (?:wells|water|surface|watercourses)|murray-darling|water resources/i,
    'low',
    'Taking water from the ground, a creek or a dam needs a licence.',
    'A licence for irrigation and the like; a house on mains water is not concerned.',
  ),
  overlay(
    /traffic generating|signalised intersections|gateway|strategic infrastructure/i,
    'low',
    'It concerns larger developments and signs.',
    'Referral of what draws traffic.',
  ),
]

/** What an overlay of the Code asks for, told by its name; null for one that is not known. */
export function saOverlay(name: string): PlanningEntry | null {
  const found = OVERLAYS.find(({ words }) => words.test(name))
  if (found === undefined) return null
  const { meaning, councilRules, riskLevel } = found
  return { name, meaning, councilRules, riskLevel }
}

function overlay(
  words: RegExp,
  riskLevel: PlanningEntry['riskLevel'],
  meaning: string,
  councilRules: string,
): Named {
  return { words, riskLevel, meaning, councilRules }
}
