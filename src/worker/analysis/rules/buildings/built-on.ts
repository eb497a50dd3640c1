import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { passagesIn, type Passage } from '../reading/passages.ts'

export const BUILT_ON_PATTERNS = wordings({
  bare: /\bvacant (?:\w{3,12} )?(?:land|lots?|blocks?|allotments?|acreage)\b|\bunimproved (?:land|lot|block|site)\b|\bbare (?:land|lot|block)\b|\bno (?:dwelling|house|building)\b (?:is |stands |exists )?(?:on|to) (?:the |this )?(?:land|lot|block|property)\b|\bthere (?:is|are|being) no (?:houses?|dwellings?|buildings?)(?= ?(?:[.;,)]|$|on (?:the|it)|here))|\b(?:improvements|buildings|dwelling) ?[:|]? ?(?:☒ ?)?(?:none|nil)\b|\bimprovements\b[^.;]{0,90}☒ ?none\b|\b(?:land|lot|block) (?:is|being) vacant\b/i,
  /** A print or a law that speaks of vacant land, or land that is not this. */
  notThis:
    /\?|☐ ?vacant|\b(?:act (?:19|20)\d\d|tax|duty|duties|if|where|unless|whether|any|adjoining|neighbouring|next door|opposite|beside|behind|surcharge|concession|not applicable to|was|were|formerly|until (?:19|20)\d\d|kept|panels?|as vacant)\b/i,
  ticked: /☒ ?(?:brick |weatherboard |timber )?(?:house|dwelling|home|cottage)\b(?! unit)/i,
  house:
    /\b(?:the|a|an|her|his|their|main|existing|brick|timber|weatherboard|storey|bedroom|family|old|new|stone|fibro|clad|second|farm|mud brick) (?:\w{3,12} )?(?:house|home|dwelling|cottage|residence|homestead|farmhouse|villa|bungalow)\b|\b(?:house|home|dwelling|cottage|homestead|farmhouse|residence|villa)\b ?(?:[:,;.&]|and|with|of|is|has|was|built|\(|\|)|\b(?:bedrooms?|carpets?|curtains|floor coverings|light fittings|stove|dishwasher|kitchen|bathroom|laundry)\b/i,
  notBuilt:
    /☐|\?|\b(?:house (?:block|site|plan|and land)|building envelope|proposed|(?:may|can|could|will|must|to|shall|would) (?:not )?(?:be |build|erect|have)|if|any|no|not|neighbour|adjoining|opposite|next door|permit for)\b/i,
})

const P = BUILT_ON_PATTERNS

const bare = new WeakMap<Doc, readonly Passage[]>()
const built = new WeakMap<Doc, boolean>()

/** Where the contract or the statement says that nothing is built on the land. */
export function bareLandIn(doc: Doc): readonly Passage[] {
  const ready = bare.get(doc)
  if (ready !== undefined) return ready
  const found = passagesIn(doc, SOLD).filter(
    ({ text }) => P.bare.test(text) && text.length < LONGEST && !P.notThis.test(text),
  )
  bare.set(doc, found)
  return found
}

export function isBareLand(doc: Doc): boolean {
  return bareLandIn(doc).length > 0
}

/** True where the papers speak of a house that stands on the land, or of what belongs in one. */
export function hasHouse(doc: Doc): boolean {
  const ready = built.get(doc)
  if (ready !== undefined) return ready
  const answer =
    !isBareLand(doc) &&
    passagesIn(doc, TOLD).some(
      (passage) =>
        P.ticked.test(passage.text) ||
        (P.house.test(passage.text) &&
          !P.notBuilt.test(passage.text) &&
          affirmed(passage, P.house) !== null),
    )
  built.set(doc, answer)
  return answer
}

const LONGEST = 300

const SOLD = ['contract-form', 'particulars', 'special-conditions', 'vendor-statement'] as const

const TOLD = [
  'contract-form',
  'particulars',
  'special-conditions',
  'vendor-statement',
  'building-report',
  'building-permit',
  'annexure',
  'other',
] as const
