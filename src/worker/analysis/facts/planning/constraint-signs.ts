import type { StateCode } from '#shared/report.ts'

export type Sign = {
  /** As a person calls it; also its code, where its map gives it none. */
  readonly name: string
  /** The words that name it within a sentence or a question. */
  readonly words: RegExp
  /** What names it only where it stands alone as the label of an answer: "Flood   Yes". */
  readonly label?: RegExp
  /** Only in these states; everywhere where it is not given. */
  readonly states?: readonly StateCode[]
  /** What the passage adds to the name: a class, a number, a category. */
  readonly detail?: RegExp
  /** Where the question is of the land above another line, and so not the question of that line. */
  readonly beyond?: true
  /** Words with which the passage tells of it as over and done. */
  readonly not?: RegExp
}

/**
 * What planning certificates and reports ask and answer, in the words of their forms. One long list on
 * purpose: the same constraint has other words in each state, and they are told apart side by side.
 */
export const SIGNS: readonly Sign[] = [
  {
    name: 'Flood planning area',
    words:
      /\bflood planning (?:area|level|control)\b|\bflood[- ](?:prone|liable|affected|control lot)\b|\bflood[- ]related development controls?\b/i,
    label: /^flood(?:ing|s)?(?: (?:planning|affectation|control|hazard|risk|prone)\w*)?$/i,
    states: ['NSW'],
  },
  {
    name: 'Land up to the probable maximum flood',
    words:
      /\bbetween (?:the flood planning|that|this) area and the (?:probable maximum flood|PMF)\b/i,
    states: ['NSW'],
    beyond: true,
  },
  {
    name: 'Bush fire prone land',
    words: /\bbush ?fire[- ]prone(?: (?:land|area))?\b/i,
    label: /^bush ?fires?(?: (?:prone|hazard|risk)\w*)?(?: land)?$/i,
    states: ['NSW', 'ACT', 'NT'],
  },
  {
    name: 'Bush fire prone area',
    words: /\bbush ?fire[- ]prone\b(?! areas? code)(?: areas?\b)?/i,
    label: /^bush ?fires?(?: (?:prone|hazard|risk)\w*)?(?: areas?)?$/i,
    states: ['WA', 'TAS'],
    detail: /\bBAL[- ]?(?:12\.5|19|29|40|FZ|LOW)\b/,
  },
  {
    name: 'Heritage conservation area',
    words: /\bheritage conservation area\b(?:\s?\(((?:HCA|[A-Z]{1,3}) ?-?\d{1,3}[a-z]?)\))?/i,
    states: ['WA', 'TAS', 'ACT', 'NT', 'QLD'],
  },
  {
    name: 'Heritage conservation area',
    words:
      /\bconservation area\b(?!,? (?:or|and) )(?:\s?\(?\b((?:HCA|[A-Z]{1,3}) ?-?\d{1,3}[a-z]?)\b\)?)?/i,
    states: ['NSW'],
  },
  {
    name: 'Heritage item',
    words:
      /\bitem of (?:environmental )?heritage\b|\b(?:local |state )?heritage item\b(?:\s?\(?(?:No\.? ?|item )?(I ?\d{1,4})\)?)?|\bitem (?:no\.? ?)?(I ?\d{1,4})\b/i,
    label: /^heritage item$/i,
    states: ['NSW'],
    detail: /\b(?:I\d{1,4}|Item (?:No\.? ?)?\d{1,4})\b/,
  },
  {
    name: 'State Heritage Register',
    words: /\bstate heritage register\b/i,
    states: ['NSW'],
  },
  {
    name: 'Heritage list',
    words:
      /\b(?:state register of heritage places|(?:local |municipal )?heritage list|heritage register|heritage (?:precinct|area)s?)\b/i,
    states: ['WA', 'ACT', 'NT'],
  },
  {
    name: 'Tasmanian Heritage Register',
    words: /\btasmanian heritage register\b/i,
    states: ['TAS'],
  },
  {
    name: 'Biodiversity Values Map',
    words: /\bbiodiversity values map\b/i,
  },
  {
    name: 'Terrestrial biodiversity',
    words: /\bterrestrial biodiversity\b|\bsensitive (?:vegetation|biodiversity)\b/i,
    label: /^biodiversity(?: values)?$/i,
    states: ['NSW'],
  },
  {
    name: 'Koala habitat',
    words: /\bkoala (?:habitat|priority area|development application map|management)\b/i,
    label: /^koalas?\b[^,;.]{0,30}$/i,
    states: ['NSW', 'QLD'],
  },
  {
    name: 'Riparian land',
    words: /\briparian (?:land|corridor)s?\b/i,
    states: ['NSW'],
  },
  {
    name: 'Drinking water catchment',
    words: /\bdrinking water catchment\b/i,
    states: ['NSW'],
  },
  {
    name: 'Groundwater vulnerability',
    words: /\bgroundwater vulnerab\w+/i,
    label: /^groundwater(?: vulnerability)?$/i,
    states: ['NSW'],
  },
  {
    name: 'Dark Sky',
    words: /\bdark sky\b(?: (?:map|region|planning))?/i,
    states: ['NSW'],
  },
  {
    name: 'Scenic protection area',
    words: /\bscenic (?:protection|landscape)(?: (?:area|land))?\b/i,
    states: ['NSW', 'TAS'],
  },
  {
    name: 'Foreshore building line',
    words: /\bforeshore (?:building line|area|scenic)\b/i,
    states: ['NSW'],
  },
  {
    name: 'Special entertainment precinct',
    words: /\b(?:[A-Z][a-z]+ )*special entertainment precinct\b/i,
    states: ['NSW'],
  },
  {
    name: 'Odour buffer',
    words:
      /\bodour buffer\b|\bbuffer (?:of|around|to) the [a-z ]{0,30}(?:treatment works|treatment plant|landfill|quarry|abattoir)\b/i,
    states: ['NSW', 'WA', 'TAS'],
  },
  { name: 'Coastal use area', words: /\bcoastal use area\b/i, states: ['NSW'] },
  { name: 'Coastal environment area', words: /\bcoastal environment area\b/i, states: ['NSW'] },
  {
    name: 'Coastal wetlands and littoral rainforest',
    words: /\bcoastal wetlands?\b|\blittoral rainforest\b/i,
    states: ['NSW'],
  },
  { name: 'Sea level rise', words: /\bsea[- ]level rise\b/i, states: ['NSW'] },
  { name: 'Coastal vulnerability area', words: /\bcoastal vulnerability area\b/i, states: ['NSW'] },
  { name: 'Salinity', words: /\b(?:dryland |urban )?salinity\b/i, states: ['NSW', 'WA'] },
  {
    name: 'Aircraft noise (ANEF)',
    words: /\bANE[FC]\b|\baircraft noise\b/i,
    label: /^(?:aircraft|airport)\b[^,;.]{0,20}$/i,
    states: ['NSW', 'WA', 'TAS', 'ACT', 'NT'],
    detail:
      /\b(?:ANEF )?(?:contours? )?\d{2}(?:\s?(?:-|to|and)\s?\d{2})?(?= ANE[FC]| contour| to \d|\b)/,
  },
  {
    name: 'Obstacle limitation surface',
    words: /\bobstacle limitation surface\b/i,
    states: ['NSW', 'WA'],
  },
  {
    name: 'Acid sulfate soils',
    words: /\bacid sul(?:f|ph)ate (?:soils?(?: risk)?|(?=class))\b/i,
    states: ['NSW', 'WA', 'TAS', 'ACT', 'NT'],
    detail: /\bclass(?:es)? ?[1-5]\b/i,
  },
  {
    name: 'Mine subsidence district',
    words: /\bmine subsidence(?: district)?\b/i,
    label: /^(?:mine )?subsidence$/i,
    states: ['NSW', 'TAS'],
  },
  {
    name: 'Landslip',
    words: /\b(?:land ?slip|landslide|slip prone|geotechnical hazard)\b(?! hazard code)/i,
    detail: /\b(?:class )?H\d\b|\bzone [A-Z]\b/,
    label: /^(?:slope|land) ?(?:slip|slide|stability|instability)$/i,
    states: ['NSW', 'WA', 'NT'],
  },
  {
    name: 'Landslip area',
    words: /\b(?:proclaimed |declared )?land ?(?:slip|slide) (?:hazard )?area\b(?! code)/i,
    label: /^(?:proclaimed |declared )?land ?(?:slip|slide)(?: (?:hazard )?areas?)?$/i,
    states: ['TAS'],
    detail: /\b(?:land ?slip )?area ['"]?[AB]\b/i,
  },
  {
    name: 'Coastal hazard',
    words:
      /\bcoastal (?:hazard|erosion|inundation|vulnerability(?! area))\b(?! (?:hazard )?code)|\b(?:erosion|immediate|coastal) hazard line\b/i,
    states: ['NSW', 'WA', 'NT'],
  },
  {
    name: 'Road widening',
    words: /\broad widening\b|\broad realignment\b/i,
    states: ['NSW', 'WA', 'TAS', 'ACT', 'NT', 'QLD', 'SA'],
  },
  {
    name: 'Land acquisition reservation',
    words: /\breserved for (?:acquisition|a public purpose)\b|\bland reservation acquisition\b/i,
    states: ['NSW', 'WA', 'TAS', 'ACT', 'NT'],
  },
  {
    name: 'Region scheme reservation',
    words:
      /\b(?:other regional roads?|primary regional roads?|controlled access highways?|parks and recreation|regional open space|important regional roads?)\b(?=.{0,60}reserv)|\breserv\w+.{0,60}?\b(?:other regional roads?|primary regional roads?|controlled access highways?|parks and recreation|regional open space|railways?|waterways?|public purposes?|important regional roads?)\b(?:\s\(([A-Z&]{3,4})\))?/i,
    label: /^(?:[a-z ]*region scheme )?reserv(?:e|ed|ation)s?$/i,
    states: ['WA'],
    detail:
      /\b(?:other regional roads?|primary regional roads?|controlled access highways?|parks and recreation|regional open space|railways?|waterways?|public purposes?|important regional roads?)\b/i,
  },
  {
    name: 'Special control area',
    words: /\bspecial control areas?\b(?!s? map)|\bSCA ?\d{1,2}\b/i,
    states: ['WA'],
    detail: /\b(?:No\.? ?)?(?:SCA ?)?\d{1,2}[A-Z]?\b/,
  },
  {
    name: 'Planning control area',
    words: /\bplanning control areas?\b/i,
    states: ['WA'],
    detail: /(?<=\bareas? )(?:No\.? ?)?\d{1,3}\b/i,
  },
  {
    name: 'Development contribution area',
    words: /\bdevelopment contribution area\b|\bDCA ?\d{1,2}\b/i,
    states: ['WA'],
    detail: /\bDCA ?\d{1,2}\b|(?<=\barea )(?:No\.? ?)?\d{1,2}\b/i,
    not: /\bcontributions?\b[^.;]{0,90}\b(?:paid|discharged|satisfied)\b|\b(?:paid|balance nil)\b/i,
  },
  {
    name: 'Transport noise corridor',
    words:
      /\b(?:transport|road and rail|railway|freight) noise(?: (?:corridors?|contours?|area))?\b|\b(?:state planning policy|SPP)(?: no\.?)? ?5\.4\b/i,
    label: /^(?:transport|road|rail\w*|traffic) noise(?: corridor)?$/i,
    states: ['WA'],
  },
  {
    name: 'Drinking water source area',
    words:
      /\b(?:public )?drinking water source(?: protection)? area\b|\bpriority [123] (?:source )?protection\b/i,
    states: ['WA'],
  },
  {
    name: 'Aboriginal heritage place',
    words: /\b(?:registered )?aboriginal (?:heritage )?(?:place|site)\b/i,
    states: ['WA', 'NT', 'TAS', 'ACT'],
  },
  { name: 'Storm surge area', words: /\bstorm ?surge(?: area| zone)?\b/i, states: ['NT'] },
  {
    name: 'Land subject to flooding',
    words: /\b(?:land )?subject to (?:riverine )?flooding\b|\bdefined flood area\b|\bLSF\b/i,
    label: /^flood\w*(?: (?:area|overlay|prone))*$/i,
    states: ['NT', 'WA', 'ACT', 'TAS'],
  },
  {
    name: 'Clearing of native vegetation',
    words: /\bclearing of native vegetation\b|\bCNV\b/i,
    states: ['NT'],
  },
  {
    name: 'Land adjacent to a designated road',
    words: /\bland adjacent to a designated road\b|\bLADR\b/i,
    states: ['NT'],
  },
  {
    name: 'Registered tree',
    words: /\bregistered trees?\b/i,
    label: /^(?:registered|protected|significant) trees?$/i,
    states: ['ACT'],
    detail: /\bPTR[- ]?\d{2,5}\b/,
  },
  {
    name: 'Regulated vegetation',
    words:
      /\b(category [BCR])\b(?=[^.;]{0,30}\b(?:vegetation|regrowth|remnant|(?:on|over|in) (?:this|the) (?:lot|land)))/i,
    states: ['QLD'],
  },
  ...queensland([
    [
      'Flood hazard',
      /\bflood (?:hazard|planning|overlay|inundation|affected)\w*(?: area)?\b/i,
      /^(?:[a-z]+ )?(?:flood(?:ing|s|plain)?|overland flow)\b(?! (?:cover|insur|claim|extract|sources?\b|stud(?:y|ies)\b|models?\b|marks?\b))[^,;.]{0,50}$/i,
    ],
    [
      'Coastal hazard',
      /\b(?:storm ?tide (?:inundation|hazard)|erosion[- ]prone|coastal management district|coastal hazard)(?: area)?\b/i,
      /^(?:declared |coastal )?(?:coast\w*|storm ?tide|erosion)\b[^,;.]{0,50}$/i,
    ],
    [
      'Bushfire hazard',
      /\bbush ?fire (?:hazard|prone)(?: area)?\b/i,
      /^bush ?fire\b[^,;.]{0,40}$/i,
    ],
    [
      'Biodiversity',
      /\b(?:matters of (?:state|local) environmental significance|MSES|MLES|biodiversity (?:area|network|corridor))\b/i,
      /^(?:biodiversity|ecological|environmental significance|regulated vegetation|native vegetation|vegetation|nature conservation)\b[^,;.]{0,40}$/i,
    ],
    [
      'Waterway',
      /\bwaterway (?:corridor|buffer)s?\b|\bwetland (?:protection|buffer)\b/i,
      /^(?:waterways?|wetlands?|riparian)\b[^,;.]{0,40}$/i,
    ],
    [
      'Landslide',
      /\b(?:landslide|landslip) (?:hazard|risk|prone)(?: area)?\b/i,
      /^(?:landsli(?:de|p)|steep|slope)\b[^,;.]{0,40}$/i,
    ],
    [
      'Acid sulfate soils',
      /\bacid sul(?:f|ph)ate soils?\b/i,
      /^(?:potential (?:and actual )?)?acid sul(?:f|ph)ate\b[^,;.]{0,30}$/i,
    ],
    [
      'Airport environs',
      /\b(?:ANEF|airport environs|obstacle limitation surface|operational airspace)\b/i,
      /^(?:airports?|aviation|aircraft|strategic airport)\b[^,;.]{0,40}$/i,
    ],
    [
      'Transport noise corridor',
      /\b(?:transport|railway|road) noise corridor\b/i,
      /^(?:transport|state[- ]controlled road|railway?|road)\b.{0,20}(?:noise|corridor)\b[^,;.]{0,20}$/i,
    ],
    [
      'Heritage',
      /\b(?:local|state|queensland) heritage (?:place|area|register)\b|\bcharacter (?:residential|precinct|house)\b/i,
      /^(?:local |state |cultural )?(?:heritage|character|traditional building|pre-?194\d|demolition control)\b[^,;.]{0,50}$/i,
    ],
    [
      'Extractive resources',
      /\bkey resource area\b|\b(?:extractive|quarry) \w* ?(?:separation|buffer|haul)\w*(?: area)?\b/i,
      /^(?:extractive|key resource|quarr|mining|mineral)\b[^,;.]{0,40}$/i,
    ],
    [
      'Agricultural land',
      /\b(?:important agricultural area|class A agricultural land|agricultural land classification)\b/i,
      /^(?:good quality |important )?agricultur\w*\b[^,;.]{0,30}$/i,
    ],
    [
      'Regional infrastructure',
      /\b(?:major electricity infrastructure|high[- ]pressure gas pipeline|pipeline (?:corridor|buffer))\b/i,
      /^(?:regional infrastructure|infrastructure overlay|major (?:electricity|infrastructure)|electricity infrastructure|high[- ]voltage|gas pipelines?|pipelines?|energy)\b[^,;.]{0,40}$/i,
    ],
    [
      'Water catchment',
      /\bwater (?:supply|resource) (?:catchment|buffer)(?: area)?\b/i,
      /^(?:drinking |urban )?water (?:supply|resource|catchment)\w*\b[^,;.]{0,40}$/i,
    ],
    ['Scenic amenity', /\bscenic amenity\b/i, /^(?:scenic|landscape)\b[^,;.]{0,30}$/i],
  ]),
]

function queensland(rows: readonly (readonly [string, RegExp, RegExp])[]): Sign[] {
  return rows.map(([name, words, label]) => ({ name, words, label, states: ['QLD'] }))
}
