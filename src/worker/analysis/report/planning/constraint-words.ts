import type { PlanningEntry } from './planning-entry.ts'

type Constraint = Omit<PlanningEntry, 'name'> & { readonly words: RegExp }

/** Constraints by what their name says, for states whose codes differ from council to council. */
const CONSTRAINTS: readonly Constraint[] = [
  constraint(
    /acqui|road widening|reserv(?:ed|ation)|priority infrastructure/i,
    'Part of the land may be taken for a public purpose.',
    'Works that get in the way are refused.',
    'critical',
  ),
  constraint(
    /(?:airport|airfield|aviation)[^,;]{0,30}\b(?:height|near)|(?:height|obstacle)[^,;]{0,20}(?:airport|airfield|aviation)|obstacle limitation/i,
    'Tall structures are limited near an airport.',
    'Referral of buildings, masts and cranes above the height of the map.',
    'low',
  ),
  constraint(
    /probable maximum flood/i,
    'Only a rare flood reaches the land.',
    'Controls for evacuation and for buildings that many people use; insurance may cost more.',
    'medium',
  ),
  constraint(
    /flood|(?<!coastal )inundation|overland flow/i,
    'Water may cover the land in a flood.',
    'Floor levels, evacuation and consent for works.',
    'high',
  ),
  constraint(
    /bush ?fire/i,
    'The land can burn.',
    'Building to a bushfire attack level and cleared space around the house.',
    'medium',
  ),
  constraint(
    /contamina|audit|landfill/i,
    'The ground may be contaminated.',
    'An investigation before a sensitive use.',
    'high',
  ),
  constraint(
    /heritage|character|conservation area/i,
    'A significant place or street is protected.',
    'Consent to demolish and for most outside works.',
    'medium',
  ),
  constraint(
    /landslip|landslide|erosion|geotech|steep/i,
    'The ground may move.',
    'A geotechnical report before works.',
    'high',
  ),
  constraint(
    /coastal|storm[- ]?(?:tide|surge)|foreshore/i,
    'The sea may reach or wear away the land.',
    'A hazard study before works.',
    'high',
  ),
  constraint(
    /mine subsidence|mining/i,
    'The ground may sink over old mines.',
    'Approval of the subsidence authority.',
    'medium',
  ),
  constraint(
    /acid sulfate|salinity/i,
    'Digging may release acid or salt.',
    'A management plan for larger excavation.',
    'low',
  ),
  constraint(
    /biodivers|vegetation|habitat|koala|native|tree|wetland|waterway/i,
    'Plants, animals or waterways are protected.',
    'Consent to clear; offsets may be payable.',
    'medium',
  ),
  constraint(
    /aircraft|airport|anef/i,
    'Aircraft noise.',
    'Noise insulation for new works.',
    'medium',
  ),
  constraint(
    /stormwater/i,
    'Rainwater from new works must be kept or led away.',
    'A tank or drains with new buildings.',
    'low',
  ),
  constraint(
    /noise|transport corridor|rail|road/i,
    'Noise of a road or railway.',
    'Noise insulation for new works.',
    'medium',
  ),
  constraint(
    /contribution|infrastructure/i,
    'A charge may be payable on development.',
    'Ask the council for the amount.',
    'low',
  ),
]

const OTHER: Omit<PlanningEntry, 'name'> = {
  meaning: 'A planning control applies to the land.',
  councilRules: 'Ask the council what needs consent.',
  riskLevel: 'medium',
}

/** What a control means, told by its name. */
export function constraintOf(name: string): PlanningEntry {
  const { meaning, councilRules, riskLevel } =
    CONSTRAINTS.find(({ words }) => words.test(name)) ?? OTHER
  return { name, meaning, councilRules, riskLevel }
}

function constraint(
  words: RegExp,
  meaning: string,
  councilRules: string,
  riskLevel: PlanningEntry['riskLevel'],
): Constraint {
  return { words, meaning, councilRules, riskLevel }
}
