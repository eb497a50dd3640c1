import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn, type Passage } from '../reading/passages.ts'
import { isAway, isVicinity } from '../harmless/vicinity.ts'

const patterns = wordings({
  fire: /\bbush ?fire[- ]prone\b|\bbush ?fire management overlay\b|\bBMO\d{0,2}\b|\bBAL[- ]?(?:\d{2}(?:\.\d)?|FZ)\b|\bbush ?fire (?:attack level|hazard|attack|overlay|zone)\b|\bhazards \(bush ?fire\b|\bbush ?fire (?:management|protection) plan\b|\basset protection zone\b|\b(?:bush ?fire )?hazard management (?:area|plan)\b/i,
  // The line of a certificate with its answer: "11 Bush fire: part, grassland", "Bushfire hazard (medium, …)".
  told: /\bbush ?fire\b(?: (?:prone(?: (?:land|area))?|hazard|overlay|risk|protection))?(?: overlay)?(?: ?[:(|–-] ?| )(?:the )?(?:yes\b|part|whole|all\b|mapped|applies|affect(?:s|ed)\b|very|low|medium|high|extreme|buffer|category \d|vegetation|grassland|BAL)/i,
  negative:
    /\bnone of the land\b|\bnot (?:in|within|bush|located)\b|\b(?:land|property|site|lot|it) is not\b|\b(?:area|land)\b ?[:|?-] ?no\b/i,
  /** What a report prints behind its answer, whichever that is. */
  byMap:
    /\b(?:special|such|these) bush ?fire construction requirements\b|\b(?:to|of|for) (?:the|any|that) part of (?:the|a) (?:property|land|lot)\b[^.;]{0,20}\b(?:mapped|designated|determined|shown)\b/i,
  high: /\bbush ?fire management overlay\b|\bBMO|\bBAL[- ]?(?:29|40)\b|\battack level (?:of |- ?)?(?:29|40)\b|\bbush ?fire - high risk\b/i,
  /** A form whose answers are marks below the words Yes and No, which stand once at its head. */
  columns: /\byes\b ?[|/]? ?\bno\b\W{0,3}$/i,
  markedFirst: /(?:☒|\( ?[x✓✔] ?\)) ?\|? ?(?:☐|\( {0,3}\))\W{0,3}$/i,
  elsewhere: /\b(?:opposite|adjoining|neighbouring|outside it)\b/i,
  edge: /\burban interface\b|\bBAL[- ]?(?:LOW|12\.5)\b/i,
  extreme: /\bBAL[- ]?FZ\b|\bflame zone\b/i,
  /** A row that explains what a level means, and the list of all of them. */
  explained:
    /^\W{0,3}BAL[- ]?(?:LOW|FZ|\d{2}(?:\.5)?)\b\W{0,4}(?:(?:very )?low risk|no risk|up to|over|more than|greater than|not exceeding|exceeds|increas\w{2,5}|direct|direct exposure|ember|significant|there is|flames?|radiant|[<>≤≥] ?\d|\d{2}(?:\.5)? ?kW)\b|\bBAL[- ]?LOW\b.{0,60}\bBAL[- ]?12\.5\b.{0,60}\bBAL[- ]?29\b/i,
  printed: /\bif the square box is marked\b/i,
  /** How the answer goes on: which part, and of which category. */
  detail: /\bvegetation category \d\b|\bcategory [123]\b|\bcertified map\b|\bbuffer\b/i,
  /** A heading that asks, and the words with which its answer begins: "Bush fire prone land. Yes: part." */
  asked:
    /^\W{0,3}(?:\d{1,2}[A-Z]?\W{1,3})?(?:(?:is|designated) )?(?:the land |any of the land )?bush ?fire[- ]prone(?: (?:land|areas?))?\W{0,2}$/i,
  answered:
    /^\W{0,3}(?:yes\b(?! ?[☐☒/]| or no\b)|(?:part|some|all|(?:the )?whole)(?: of)?(?: (?:the|this))? (?:land|lot|property|site|parcel)\b)/i,
})

/** Bushfire-prone land costs more to insure and to build on. */
export default defineRule({
  id: 'national/bushfire',
  title: 'Bushfire',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [
    cite(act.vic.saleOfLand, 's 32C'),
    cite(act.vic.planningProvisions, 'cl 44.06'),
    cite(act.nsw.planning),
    cite(act.sa.planningCode),
    cite(act.tas.planningScheme),
  ],
  appliesTo: ['planning-certificate', 'vendor-statement'],
  patterns,
  clear: 'Nothing was found in the papers that shows the land as bushfire prone.',
  subject:
    /\bbush ?fires?\b|\bBAL\b|\bBMO\d{0,2}\b|\bflame zone\b|\bwild ?fires?\b|\bfire[- ]prone\b|\bfire ?breaks?\b|\bvegetation category\b|\bhazards? \(?bush/i,
  messages: {
    fire: {
      title: 'The land is in a bushfire-prone area or overlay',
      description:
        'The wording at {{where}} puts the land in a bushfire-prone area or under a bushfire overlay. Insurance can cost more, new building must be made to resist fire, and plants near the house may have to be kept down.',
      recommendation:
        'Before you sign, get an insurance quote, and if you want to build, ask what bushfire attack level (BAL) applies.',
      question:
        'Which bushfire attack level (BAL) applies to the land, and which was any house on it built to?',
    },
  },
  check({ doc }, report) {
    let before: Passage | null = null
    let answer: Passage | null = null
    for (const passage of passagesIn(doc, [
      'planning-certificate',
      'vendor-statement',
      'rates-certificate',
      'special-conditions',
      'building-permit',
      'plan',
      'annexure',
      'other',
    ])) {
      const { text, span } = passage
      const above = before
      before = passage
      if (patterns.answered.test(text) && !patterns.negative.test(text)) {
        const question = questionOf(passage, above)
        if (question !== null) {
          report('fire', [{ start: question, end: span.end }], {}, { unmistakable: true })
          answer = passage
          continue
        }
      }
      if (answer !== null && answer === above && answer.block === passage.block) {
        answer = null
        if (patterns.detail.test(text)) {
          report('fire', [span], {}, { unmistakable: true })
          continue
        }
      }
      if (patterns.asked.test(text) && patterns.answered.test(passage.next)) continue
      const told = patterns.told.test(text)
      if ((!told && !patterns.fire.test(text)) || isVicinity(passage)) continue
      if (patterns.elsewhere.test(text) || patterns.explained.test(text)) continue
      if (patterns.negative.test(text) && !text.includes('☒')) continue
      if (patterns.printed.test(text) && !text.includes('☒')) continue
      const inColumns =
        patterns.markedFirst.test(text) &&
        doc.blocks.some(
          ({ partIndex, index, text: head }) =>
            partIndex === passage.block.partIndex &&
            index < passage.block.index &&
            patterns.columns.test(head),
        )
      const line = told ? { ...passage, next: '' } : passage
      const words = patterns.fire.test(text) ? patterns.fire : patterns.told
      if (!inColumns && affirmed(line, words) === null) continue
      if (patterns.byMap.test(text) && patterns.negative.test(passage.previous)) continue
      if (isAway(text, text.search(words))) continue
      const severity = patterns.extreme.test(text)
        ? 'critical'
        : patterns.high.test(text)
          ? 'high'
          : patterns.edge.test(text)
            ? 'low'
            : 'medium'
      report('fire', [span], {}, told ? { severity, unmistakable: true } : { severity })
    }
  },
})

/** Where the question begins that a passage answers: the heading of its line, or what stands above. */
function questionOf({ heading, block, span }: Passage, above: Passage | null): number | null {
  if (patterns.asked.test(heading) && above?.block.index !== block.index)
    return block.text.includes(heading) ? block.span.start : span.start
  const near = above?.block.partIndex === block.partIndex && patterns.asked.test(above.text)
  return near ? above.span.start : null
}
