import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { sideOf } from '../reading/side-of.ts'

const patterns = wordings({
  alarm:
    /\bsmoke (?:and heat )?(?:alarms?|detectors?)\b|\b(?:ionisation|photo-?electric) (?:smoke )?(?:alarms?|detectors?)\b/i,
  promised:
    /\b(?:compl(?:y|ies|iant|ied)|installed|fitted|interconnected|in working order|as required|meets?|(?:less|newer|not more|no more|fewer) than (?:10|ten) years|under (?:10|ten) years|not (?:older|over) than? ?(?:10|ten)|within (?:its|their) (?:date|life))\b/i,
  must: /\b(?:must|shall|will be|if|whether|should|warning|not installed|do not comply|does not comply|strongly|offence|required to)\b/i,
  marked: /☒ ?(?:installed|fitted|compl(?:y|ies|iant)|yes|true|correct)\b/i,
  /** The sentence of a declaration, ticked by whoever makes it. */
  declared: /☒ ?(?:true|correct)\b/i,
  unmarked: /☐ ?(?:installed|fitted|compl(?:y|ies|iant)|yes|true|correct)\b/i,
  alarmSeen: /\bsmoke (?:alarms?|detectors?)\b|\balarms?\b/i,
  /** The answer to the question before: "☒ No | Smoke alarms | ☐ Hardwired". */
  otherAnswer: /[☐☒] ?(?:yes|no|n\/a)\b/i,
  wanting:
    /\b(?:no (?:working )?(?:smoke )?(?:alarms?|detectors?)|only (?:one|a single|two)|single|one battery|battery[- ](?:operated |powered )?(?:ionisation|only)|ionisation|expired|missing|not (?:working|interconnected|found|fitted|seen|sounding|compliant|installed)|past (?:its|their)|out of date|older than|over (?:10|ten) years|none in|failed|yellowed|removed|disconnected)\b/i,
})

/** Where the vendor speaks. */
const VENDORS: ReadonlySet<string> = new Set([
  'particulars',
  'contract-form',
  'special-conditions',
  'vendor-statement',
])

const OTHER_ANSWERS = new RegExp(patterns.otherAnswer, 'gi')

/** Of a row that asks of the safety switch and then of the alarms, the boxes behind the alarms count. */
function isMarkedFitted(text: string): boolean {
  const behind = text.slice(Math.max(0, text.search(patterns.alarm)))
  return patterns.marked.test(/[☐☒]/.test(behind) ? behind : text)
}

/** Alarms that the contract calls compliant and a report does not find so. */
export default defineRule({
  id: 'national/smoke-alarms-contradicted',
  title: 'Smoke alarms in the contract and in the reports',
  category: 'compliance',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'each state’s alarm law, in its own rule' },
  appliesTo: ['particulars', 'contract-form', 'vendor-statement', 'building-report'],
  patterns,
  clear: 'No report was found that contradicts what the contract says of the smoke alarms.',
  subject: /\bsmoke (?:alarms?|detectors?)\b/i,
  messages: {
    differ: {
      title: 'The smoke alarms are said to comply, but a report found otherwise',
      description:
        'The contract or statement says that compliant smoke alarms are fitted, but the wording at {{where}} reports too few, old or missing ones. Alarms that do not comply are a danger, may void the insurance, and cost you the upgrade.',
      recommendation:
        'Before you sign, ask that the vendor fits compliant alarms before settlement and gives the electrician’s certificate, or allows the cost.',
      question: 'Will compliant smoke alarms be fitted, with a certificate, before settlement?',
    },
  },
  check({ doc }, report) {
    const promise = passagesIn(doc, [
      'particulars',
      'contract-form',
      'special-conditions',
      'vendor-statement',
      'annexure',
      'other',
      'building-report',
    ]).find(
      ({ text, zone }) =>
        // Of what is annexed only a declaration with its boxes ticked is the vendor's word.
        (VENDORS.has(zone) || patterns.declared.test(text)) &&
        patterns.alarm.test(text) &&
        patterns.promised.test(text) &&
        (isMarkedFitted(text) ||
          (!patterns.must.test(text) && !patterns.unmarked.test(text) && !text.includes('?'))),
    )
    if (promise === undefined) return
    const seen = passagesIn(doc, [
      'building-report',
      'annexure',
      'other',
      'lease',
      'planning-certificate',
    ]).find(
      (passage) =>
        passage !== promise &&
        !patterns.declared.test(passage.text) &&
        patterns.alarmSeen.test(passage.text) &&
        patterns.alarm.test(`${passage.heading} ${passage.previous.slice(-80)} ${passage.text}`) &&
        patterns.wanting.test(passage.text.replaceAll(OTHER_ANSWERS, '☐')) &&
        !patterns.must.test(passage.text),
    )
    if (seen === undefined) return
    report(
      'differ',
      [promise.span, seen.span],
      {},
      {
        sides: [sideOf('Contract or statement', promise), sideOf('Report', seen)],
      },
    )
  },
})
