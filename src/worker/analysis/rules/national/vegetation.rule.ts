import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { disclosuresOf, holdingAny } from '../reading/passages.ts'
import { isVicinity } from '../harmless/vicinity.ts'

const patterns = wordings({
  named:
    /\bremnant \w{4,12}\b|\b(?:left alone|not be disturbed)\b|\btree (?:preservation|protection|conservation) (?:order|zone|area)s?\b|\b(?:protected|significant|heritage) (?:tree|vegetation)s?\b|\bremnant (?:vegetation|bush\w{0,4}|trees?)\b|\bvegetation (?:management|conservation|retention|offset)\b|\boffset (?:site|area|plan|agreement|obligation)s?\b|\bkoala (?:habitat|priority|corridor)\b|\bwildlife (?:corridor|habitat)\b|\b(?:threatened|endangered|protected|listed) (?:\w{5,12} ){0,2}(?:species|communit(?:y|ies)|plants?|flora|fauna|grassland)\b|\btree (?:register|reserve)\b/i,
  /** The ground around a tree, which is kept as it is. */
  rootZone:
    /\b(?:ground ?works?|excavat\w{2,4}|paving|building|works?|construction|digging|fill\w{0,3})\b[^.;]{0,70}\bwithin \d{1,2}(?:\.\d)? ?(?:m|metres?) of (?:the |its |a |any )?(?:\w{4,10} )?(?:trunk|tree|stem|canopy|drip ?line)\b/i,
  /** The State's map of the lot: its belt, or an area of it that is not nil. */
  mapped:
    /\bcategory [bcr]\b[^.;]{0,30}\b(?:on|in|within|over|covers?|affects?) (?:this|the) (?:lot|land|property|site)\b|^(?:category )?[bcr] [^.;]{0,20}\b(?:remnant|regrowth|reef)\b[^.;]{0,40}\b(?!0{1,2}(?:\.0{1,4})? ?(?:ha|m))\d{1,5}(?:\.\d{1,4})? ?(?:ha|hectares|m2|m²)(?![a-z])/i,
  /** A category of which the lot has nothing. */
  nilArea: /(?<![\d.])0{1,2}(?:\.0{1,4})? ?(?:ha|hectares|m2|m²)(?![a-z])/i,
  noneMapped: /\b(?:no|not|nil|none)\b/i,
  /** What may not be done there, in the sentence that follows. */
  clearingNeeds:
    /\bclearing (?:in|of|within|on) (?:it|them|this|that|these|those)\b[^.;]{0,140}\b(?:approval|permit|consent|code|not allowed|prohibited)\b/i,
  ofPlants: /\b(?:vegetation|category [bcr]|trees?|remnant|bushland|ecosystem)\b/i,
  reportName: /^(?:\w{4,12} )?vegetation (?:management|conservation) (?:report|map|act|search)\b/i,
  native: /\b(?:native (?:vegetation|trees?|grass\w{0,5})|trees?|vegetation|bushland)\b/i,
  kept: /\b(?:must not|may not|not (?:be )?|cannot|prohibit\w{0,3}|without (?:a |the )?(?:permit|consent|approval)|permit (?:is )?(?:required|needed)|must be (?:retained|kept|preserved|protected)|(?:retained|protected) (?:in perpetuity|under)|refused)\b/i,
  cutting:
    /\b(?:remov(?:e|ed|al|ing)|clear(?:ed|ing|ance(?! certificates?\b))?|lop(?:ped|ping)?|fell(?:ed|ing)?|cut(?:ting)? down|destroy(?:ed|ing)?|prun(?:e|ed|ing)|retained|protected|preserved)\b/i,
  grave: /\b(?:threatened|endangered|offset|in perpetuity|order|refused)\b/i,
  other:
    /\b(?:overlay|VPO\d?|ESO\d?|SLO\d?|vendor (?:must|will|shall) (?:remove|lop|cut)|neighbou?r\w{0,2}|by-?laws?|dispute|garden|rubbish|street trees?|nature strip)\b/i,
})

/** A line that only names a paper. */
const LONGEST_NAME = 50

/** New South Wales, South Australia and the Capital Territory ask by their own laws. */
const OWN_RULE: ReadonlySet<string> = new Set(['NSW', 'SA', 'ACT'])

const ENTRIES = [
  patterns.native,
  patterns.named,
  patterns.mapped,
  patterns.clearingNeeds,
  patterns.rootZone,
]

/** Plants that may not be removed, outside of overlays. */
export default defineRule({
  id: 'national/vegetation',
  title: 'Protected trees and vegetation',
  category: 'compliance',
  severity: 'low',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.vic.planning), cite(act.qld.planning)],
  appliesTo: [
    'planning-certificate',
    'vendor-statement',
    'special-conditions',
    'rates-certificate',
  ],
  patterns,
  clear: 'No order or agreement about trees or vegetation was found.',
  subject:
    /\b(?:trees?|vegetation|bush|grassland|shrubs|red gum|oak|elm|fig)\b[^.;]{0,100}\b(?:protect\w{0,4}|permit|permits|remov\w{1,3}|retain\w{0,2}|clear\w{0,4}|prun\w{1,3}|orders?|register\w{0,2}|overlay|offset|significant|approv\w{2,3}|preserv\w{2,5}|remnant)\b|\b(?:tree (?:preservation|protection)|native vegetation|remnant|protected|significant|clearing|remov\w{1,3}|lopping)\b[^.;]{0,60}\b(?:trees?|vegetation|bush|grassland)\b|\b(?:koala|habitat|threatened (?:species|native))\b|\bregulated vegetation\b|\bclearing\b[^.;]{0,40}\bpermit\b/i,
  givesWayTo: {
    'qld/administrative-advice': ['protected'],
    'national/restrictive-covenant': ['protected'],
  },
  messages: {
    protected: {
      title: 'Trees or vegetation on the land are protected',
      description:
        'The wording at {{where}} shows trees or other vegetation that may not be cleared freely. It can limit where you build, add the cost of reports and offsets (paying for plants elsewhere), and clearing without a permit can be an offence.',
      recommendation:
        'Before you sign, ask the council what may be removed, and have a tree or plant expert look if you plan to build.',
      question: 'Which trees or vegetation are protected, and has any been removed?',
    },
  },
  check({ doc }, report) {
    if (doc.state !== null && OWN_RULE.has(doc.state)) {
      report.notInDocument('A rule of this state asks about trees and vegetation.')
      return
    }
    for (const passage of holdingAny(disclosuresOf(doc), 'text', ...ENTRIES)) {
      const { text, span, zone, previous } = passage
      if (zone === 'by-laws' || zone === 'minutes' || zone === 'building-report') continue
      if (patterns.rootZone.test(text)) {
        report('protected', [span], {}, { severity: 'medium', unmistakable: true })
        continue
      }
      if (patterns.other.test(text) || isVicinity(passage)) continue
      if (patterns.mapped.test(text) && !patterns.noneMapped.test(text)) {
        report('protected', [span], {}, { severity: 'medium', unmistakable: true })
        continue
      }
      if (patterns.clearingNeeds.test(text) && patterns.ofPlants.test(previous.slice(-260))) {
        report('protected', [span], {}, { severity: 'medium', unmistakable: true })
        continue
      }
      if (patterns.nilArea.test(text)) continue
      // The name of the report itself tells nothing of the land.
      if (text.length < LONGEST_NAME && patterns.reportName.test(text)) continue
      const banned = holds(text, patterns.native, patterns.kept, patterns.cutting)
      if (!banned && affirmed(passage, patterns.named) === null) continue
      report('protected', [span], {}, patterns.grave.test(text) ? { severity: 'medium' } : {})
    }
  },
})
