import type { Doc } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { isToldOfOtherLot, LOTS_NAMED_PATTERNS } from '../land/lots-named.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { holds } from '../reading/concepts.ts'
import { disclosuresOf, type Passage, TERM_ZONES } from '../reading/passages.ts'
import { FLOOD_LEVEL_PATTERNS, standsAboveWater } from '../land/flood-levels.ts'
import { isAway, isVicinity } from '../harmless/vicinity.ts'

const patterns = wordings({
  ...LOTS_NAMED_PATTERNS,
  ...FLOOD_LEVEL_PATTERNS,
  purpose:
    /\beasements?\b[^.;]{0,60}\bfor (?:\w{4,12} ){0,3}(?:and )?(?:overland flow|flood(?:way| waters?| mitigation| drainage)?)\b/i,
  flood:
    /\bland subject to inundation\b|\bLSIO\d{0,2}\b|\bspecial building overlay\b|\bSBO\d{0,2}\b|\bfloodway\b|\bRFO\d{0,2}\b|\b(?:floods?|flooded|flooding|flood ?waters?|flood[- ]prone|inundat(?:ed|ion)|overland flow|flood ?plains?)\b|\bapplicable flood level\b|\b1 ?% AEP\b|\b\d{1,2}(?:\.\d)? ?% AEP\b/i,
  real: /\b(?:likelihood|risk|overlays?|level|subject to|affected|prone|area|extent|within|planning|history|event|entered|water|AHD|inundat\w{1,4}|AEP|ARI|flow|liable|flooded|controls?|study|map\w{0,3}|yes|hazards?|schedule|reached|floor|rose)\b/i,
  open: /\b(?:unknown|undetermined|in preparation|has not determined|not (?:been )?(?:determined|assessed))\b/i,
  severe:
    /\bfloodway\b|\bRFO\b|\bUFZ\b|\babove (?:the )?floor\b|\b(?:5|10|20) ?% AEP\b|\bentered the (?:house|dwelling|building)\b|\bhigh hazard\b|\bflood planning area [12]\b|\b(?:lower|ground|upper|living) (?:level|floor)\b.{0,30}\b(?:flooded|inundated)\b/i,
  /** An inspector floods a shower to see whether it holds. */
  tested:
    /\bflood(?:ed)? tests?\b|\bflooded for\b[^.;]{0,24}\bminutes\b|\b(?:shower|balcony|membrane|bath)\b[^.;]{0,40}\bwhen flooded\b/i,
  overlayLine: /\boverlay\b ?(?:[:|–-]|\()/i,
  overlayName: /\bflooding - general\b/i,
  slight:
    /\bflooding - (?:evidence required|general)\b|\bspecial building overlay\b|\bSBO|\boverland flow\b|\bprobable maximum flood\b/i,
  history:
    /\b(?:was|were|been|has|have|is)\b.{0,24}\b(?:flooded|inundated|flood[- ](?:affected|prone|liable))\b|\b(?:flood water|floodwaters?|inundation)\b.{0,40}\b(?:entered|reached|covered|rose|came)\b|\bmay be flood[- ]affected\b/i,
  /** Floors that must be built higher are no land that lies higher. */
  floorsRaised:
    /\bfloors?(?: levels?)?\b[^.;]{0,50}\b(?:must|shall|should|to be|required|at least|minimum|raised)\b[^.;]{0,40}\b(?:above|over)\b/i,
  above:
    /\b(?:above|over) (?:the )?(?:(?:defined|designated|design|estimated|1 in 100[- ]years?|100[- ]year|1 ?% AEP|1 ?%) )?(?:flood|storm tide|inundation|AEP|ARI)(?: (?:planning )?(?:level|line|height|extent)|(?=[.;,)]|$))|\b(?:above|over) the 1 in \d{2,3}[- ]years? (?:flood )?(?:level|line|height)|\bflood (?:planning )?level\b[^.;]{0,50}\b(?:beneath|below) the (?:lot|land|floor|house|site)\b/i,
  came: /\b(?:creek|river|floodwater|drain)\b.{0,20}\b(?:rose|burst|overflowed|broke its banks|came up)\b.{0,80}\b(?:house|floor|paddock|garage|yard|land|property)\b|\b(?:19|20)\d{2}\b.{0,30}\b(?:creek|river)\b.{0,20}\b(?:rose|burst|overflowed)\b|\b(?:went|gone|was|were|been) (?:under(?: ?water)?|submerged)\b.{0,30}\b(?:in|during)\b.{0,30}\b(?:19|20)\d{2}\b|\bwater\b.{0,20}\b(?:came|entered|rose|ran|flowed|poured)\b.{0,30}\b(?:house|dwelling|rooms?|floor|home|building|garage)\b.{0,60}\b(?:19|20)\d{2}\b|\bsilt (?:lines?|marks?)\b/i,
  // A flood that happened, named in the same breath in which nobody vouches for it.
  event:
    /\b(?:past|previous|prior|former|historic\w{0,2}|earlier|known)\b.{0,12}\b(?:flood\w{0,3}|inundation)\b.{0,80}\b(?:19|20)\d{2}\b/i,
  insurance:
    /\b(?:insur\w{1,5}|excess|floodlights?|flood lights?)\b|\b(?:fire|storm|tempest|explosion),? (?:or |and )?(?:flood|storm)/i,
  /** Dangers in one list, or a loss by one of them: who bears it, and not that it comes here. */
  peril:
    /(?<!\bbush ?)\b(?:fire|storm|cyclone|tempest|explosion|lightning|earthquake|hail|theft|vandalism|wind)s?,? (?:(?:or|and|by|from) )?(?:[a-z]{4,10},? (?:or |and )?){0,2}floods?\b|\bfloods?,? (?:(?:or|and) )?(?:[a-z]{4,10},? (?:or |and )?){0,2}(?:fire(?! hazard)|storm(?! ?(?:surge|tide|water))|cyclone|tempest|explosion|lightning|earthquake|hail|theft|vandalism)s?\b/i,
  borne: /\b(?:loss(?:es)?|damaged?|destroyed|destruction|risk|injur\w{1,3})\b/i,
  general:
    /\b(?:purchasers? should|you should|check|may be|consider|for (?:more|further) information|visit|other parts of|in other areas|general(?:ly)?|can find|due diligence)\b/i,
  /** A printed question; with its answer behind it, it is a statement. */
  asks: /\bis the (?:land|property)\b/i,
  overland:
    /\b(?:storm ?water|rain ?water|run-?off|surface water|water)\b.{0,40}\b(?:flows?|runs?|ponds?|pools|collects?|sheets|crosses|drains)\b.{0,50}\b(?:overland|across (?:the|part)|through the (?:property|land|yard|lot)|in (?:heavy|prolonged|wet)|after (?:heavy|rain))\b/i,
})

/** Water over the land, by overlay, level, history or council map. */
export default defineRule({
  id: 'national/flood',
  title: 'Flooding',
  category: 'operational',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [
    cite(act.vic.planningProvisions, 'cl 44.03–44.05'),
    cite(act.vic.saleOfLand, 's 32C'),
    cite(act.nsw.planning),
    cite(act.nsw.propertyAgents, 's 60'),
  ],
  appliesTo: [
    'planning-certificate',
    'vendor-statement',
    'water-certificate',
    'rates-certificate',
    'special-conditions',
  ],
  patterns,
  clear: 'Nothing was found in the papers that shows the land as subject to flooding.',
  subject:
    /\bflood\w{0,6}\b|\binundat\w{2,4}\b|\boverland flow\b|\bstorm surge\b|\bstorm ?tide\b|\bwater marks?\b|\b1% AEP\b|\bLSIO\b|\b(?:creek|river)\b[^.;]{0,40}\b(?:rose|rises|broke|covered)\b|\boverland\b|\bspecial building overlay\b|\bwater (?:came|ran|flowed) (?:through|into|over)\b/i,
  givesWayTo: {
    // What the sea brings in a cyclone is told there with its own advice.
    'nt/storm-surge': ['flood'],
  },
  messages: {
    flood: {
      title: 'The land is subject to flooding or flood controls',
      description:
        'The wording at {{where}} shows that water can cover the land (flood, inundation or overland flow), or that flood controls apply. Insurance may be dear or refused, floors may have to be raised, and building needs a permit.',
      recommendation:
        'Before you sign, ask the water authority or council for the flood level, compare it with the floor, and get an insurance quote for this address.',
      question: 'Has water ever entered the land or the house, and when?',
    },
  },
  check(reading, report) {
    const { doc } = reading
    const isOfResidue = isToldOfOtherLot(reading, patterns.flood)
    for (const passage of disclosuresOf(doc)) {
      const { text, span, zone } = passage
      if (patterns.came.test(text) && zone !== 'minutes' && zone !== 'by-laws') {
        if (affirmed(passage, patterns.came) !== null)
          report('flood', [span], {}, { severity: 'critical' })
        continue
      }
      if (
        patterns.overland.test(text) &&
        (zone === 'special-conditions' ||
          zone === 'vendor-statement' ||
          zone === 'building-report') &&
        affirmed(passage, patterns.overland) !== null
      ) {
        report('flood', [span], {}, { severity: 'medium' })
        continue
      }
      if (!patterns.flood.test(text) || !patterns.real.test(text)) continue
      if (isOfResidue) continue
      const above = patterns.above.test(text) && !patterns.floorsRaised.test(text)
      if (above || patterns.tested.test(text)) continue
      // An answer left open is no flood; New South Wales asks about open answers in its own rule.
      const left = doc.state === 'NSW' && zone === 'planning-certificate'
      if (left && patterns.open.test(text)) continue
      const history =
        patterns.history.test(text) && (zone === 'special-conditions' || zone === 'particulars')
      if (
        !history &&
        (patterns.insurance.test(text) ||
          (patterns.asks.test(text) && !text.includes('?')) ||
          patterns.general.test(text.replace(patterns.overlayName, '')))
      )
        continue
      if (isVicinity(passage) || isAway(text, text.search(patterns.flood))) continue
      if (
        TERM_ZONES.has(zone) &&
        !history &&
        !patterns.event.test(text) &&
        holds(text, patterns.peril, patterns.borne)
      )
        continue
      // What an easement is for is told by its own rule; levels below the floor flood nothing.
      if (patterns.purpose.test(text) || isAboveWater(doc, passage)) continue
      if (zone === 'minutes' || zone === 'by-laws') continue
      const event = zone === 'special-conditions' && patterns.event.test(text)
      // The line of an overlay says all of it; the list below may be of those that do not apply.
      const line = patterns.overlayLine.test(text) ? { ...passage, next: '' } : passage
      if (!event && affirmed(line, patterns.flood) === null) continue
      const severity = patterns.severe.test(text)
        ? 'critical'
        : patterns.slight.test(text)
          ? 'medium'
          : 'high'
      report('flood', [span], {}, { severity })
    }
  },
})

/** "Defined flood level | 6.4 m" in one row, and the lowest ground above it in the next. */
function isAboveWater({ blocks }: Doc, { block }: Passage): boolean {
  if (standsAboveWater(block.text)) return true
  if (block.kind !== 'row') return false
  const beside = [blocks[block.index - 1], blocks[block.index + 1]]
  return beside.some(
    (row) =>
      row?.kind === 'row' &&
      row.partIndex === block.partIndex &&
      standsAboveWater(`${block.text}; ${row.text}`),
  )
}
