/** The purpose that a text names first; null where it names none. */
export function easementPurpose(text: string): string | null {
  let best: { purpose: string; at: number } | null = null
  for (const [purpose, pattern] of PURPOSES) {
    const match = pattern.exec(text)
    if (match !== null && (best === null || match.index < best.at))
      best = { purpose, at: match.index }
  }
  // A pipeline carries what its holder deals in.
  if (best?.purpose === 'gas' && !GAS.test(text) && WATER.test(text)) return 'water and sewerage'
  return best?.purpose ?? null
}

const GAS = /\b(?:gas|petroleum|oil|fuel)\b/i
/** An authority for water and sewers, or its pipes: "TasWater", "the Water Corporation". */
const WATER = /\b(?:[a-z]{0,12}water|sewer(?:age)?)\b(?! ?course)/i

/** What an easement is for, in the order in which the words are looked for. */
const PURPOSES: readonly (readonly [string, RegExp])[] = [
  [
    'drainage and sewerage',
    /\bdrainage (?:and|&|\/) sewer(?:age)?\b|\bsewer(?:age)? (?:and|&|\/) drainage\b/i,
  ],
  ['sewerage', /\b(?:drain )?sewage\b|\bsewer(?:age|s)?\b/i],
  ['drainage', /\bdrain(?:age)?\b|\bstormwater\b/i],
  ['carriageway', /\b(?:right of )?carriage ?way\b/i],
  ['footway', /\b(?:right of )?foot ?way\b|\bway on foot\b/i],
  ['right of way', /\bright(?:\(s\)|s)? of way\b|\bway\b(?= over| \d|,)|\baccess\b/i],
  [
    'electricity',
    /\belectric(?:ity|al)?\b|\bhigh voltage\b|\bpower ?lines?\b|\btransmission line|\bsubstation\b|\bwayleave\b/i,
  ],
  ['gas', /\bgas\b|\bpipeline\b/i],
  ['telecommunications', /\btele(?:communications|phone)\b|\boptic/i],
  ['water supply', /\bwater (?:supply|pipes?|mains?)\b|\bpipes?\b/i],
  ['party wall', /\bparty walls?\b/i],
  ['support', /\bsupport\b|\bshelter\b/i],
  ['light and air', /\blight (?:and|&) air\b/i],
  ['services', /\bservices?\b|\butilit/i],
  ['overhang', /\boverhang\b|\bencroach|\bproject(?:ion)?\b/i],
  ['building management statement', /\bbuilding management statement\b/i],
  ['fire stairs', /\bfire\b/i],
]
