import type { Severity } from '#shared/report.ts'

import type { Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { BUILT_PATTERNS, isBuiltFirst } from '../buildings/built-first.ts'
import { CORE_PATTERNS } from '../reading/core-of.ts'
import { daysBetween, sayDate } from '../reading/dates.ts'
import {
  DAY_MATTER_PATTERNS,
  type DayMatter,
  dayMatterOf,
  isOtherwise,
} from '../days/day-matters.ts'
import { defineRule } from '../define-rule.ts'
import { INSPECTED_PATTERNS, inspectedLate } from '../days/inspected-late.ts'
import { isPowerUsed, POWER_PATTERNS } from '../parties/power-used.ts'
import { settlementDue, SETTLEMENT_DUE_PATTERNS } from '../days/settlement-due.ts'
import { TOLD_DAY_PATTERNS, type ToldDay, toldDaysOf } from '../days/told-days.ts'
import { wordsBefore, WORDS_BEFORE_PATTERNS } from '../days/words-before.ts'

const patterns = wordings({
  ...DAY_MATTER_PATTERNS,
  ...TOLD_DAY_PATTERNS,
  ...CORE_PATTERNS,
  ...SETTLEMENT_DUE_PATTERNS,
  ...WORDS_BEFORE_PATTERNS,
  ...BUILT_PATTERNS,
  ...INSPECTED_PATTERNS,
  ...POWER_PATTERNS,
  // Done, and told in the past tense right before its date.
  done: /\b(?:was|were|has been|had been)(?: \w{2,10}){0,2} (?:put up|increased|paid|issued|granted|inspected|held|signed|made|served|given|completed|carried out|registered|lodged|approved|built|installed|tested|replaced|reviewed|struck|raised|adopted|resolved|determined|amended|renewed|audited)(?: up)?(?: on| as at)? $/i,
  /** Somebody has been through the house already: told of the past, and no term of the contract. */
  hadLooked:
    /\b(?:had|has|have|was|were|inspected|attended|visited|went|came)\b(?![^.;]{0,40}\b(?:until|right|entitled|to)\b)[^.;]{0,70}$/i,
  inForce:
    /\b(?:current|in force)\b[^.;]{0,90}\b(?:until|to|till|expir\w{2,3}|ends?|ending|runs) (?:on )?$/i,
  notInForce: /\b(?:not|no longer|lapsed|renew\w{0,3}|replac\w{1,4}|must|will|when|had)\b/i,
  /** The buyer's own property has to be sold first. */
  ownSale:
    /\b(?:depends?|dependent|conditional|subject|contingent|condition)\b[^;]{0,60}\b(?:purchaser|buyer|transferee|your|his|her|their|its)(?:s|['’]s|s['’])?\b[^;]{0,24}\b(?:sale|selling|sell|settlement|completion|settling|completing)\b/i,
  year: /\b(?:year|quarter|period|half|levies|rates|contributions?)\b/i,
  will: /\bwill (?:dated|of|made)\b/i,
})

/** What stands or falls with its date, as the finding calls it. */
const TERMS = {
  finance: 'The finance date',
  inspection: 'The inspection date',
  sunset: 'The sunset date',
  settlement: 'Settlement',
} as const satisfies Partial<Record<DayMatter, string>>

/** A wrong year is further off than any slip of a day; what is older still is of another matter. */
const FAR_DAYS = 400
/** Papers may be some weeks younger than the contract that they are bound into. */
const FRESH_DAYS = 30

/** What must come later but is dated earlier. */
export default defineRule({
  id: 'national/dates-out-of-order',
  title: 'Dates in an order that can be',
  category: 'legal',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'arithmetic of the calendar' },
  appliesTo: [
    'particulars',
    'contract-form',
    'special-conditions',
    'vendor-statement',
    'lease',
    'building-permit',
  ],
  patterns,
  clear:
    'Beside what other checks tell of papers signed late, no dates were found in an order that cannot be.',
  messages: {
    condition: {
      title: '{{what}} on {{first}} is not before settlement on {{second}}',
      description:
        '{{what}} falls on {{first}}, but settlement is due on {{second}}. A right to end the contract is worth nothing once you must have paid, so one of the two dates is wrong.',
      recommendation:
        'Before you sign, have both dates put right, with the condition ending well before settlement.',
      question: 'Which is right, {{first}} for the condition or {{second}} for settlement?',
    },
    before: {
      title: '{{what}} on {{first}} is before the contract of {{second}}',
      description:
        '{{what}} is {{first}}, but the contract is dated {{second}}. What was to be done under the contract was over before it began; a right that hangs on it may already be lost.',
      recommendation: 'Before you sign or rely on it, have the date corrected in writing.',
      question: 'What date is meant by {{first}}, since the contract is dated {{second}}?',
    },
    bond: {
      title: 'The deposit bond ends on {{first}}, before settlement on {{second}}',
      description:
        'The bond or guarantee for the deposit is good until {{first}}, but settlement is due on {{second}}. From {{first}} the deposit is unsecured, and the vendor could call for cash or end the contract.',
      recommendation: 'Ask for a bond that lasts past settlement, before you order it.',
      question: 'Will a bond to {{first}} be accepted although settlement is on {{second}}?',
    },
    ends: {
      title: 'Something ends on {{second}}, but begins or is issued on {{first}}',
      description:
        'The wording at {{where}} gives {{first}} for the beginning or the issue and {{second}} for the end, which is not later. One of the dates is wrong, so it cannot be told whether what is named there is still in force.',
      recommendation: 'Ask for the paper itself, and go by what it says.',
      question: 'What are the right dates: {{first}} and {{second}} cannot both stand?',
    },
    death: {
      title: 'The grant of {{second}} is older than the death on {{first}}',
      description:
        'The papers say that the owner died on {{first}}, but that the grant of probate was made on {{second}}, before it. The executor’s right to sell comes from the grant, so its date has to be right.',
      recommendation: 'Before you sign, ask for a copy of the grant and of the death certificate.',
      question: 'When did the owner die, and when was probate granted?',
    },
    inspected: {
      title: 'A certificate of {{second}} speaks of an inspection on {{first}}, after it',
      description:
        'The certificate is dated {{second}}, but the inspection that it certifies was on {{first}}. A certificate given before anybody looked proves nothing.',
      recommendation: 'Ask the inspector to confirm both dates, or have it inspected again.',
      question: 'When was the inspection, and when was the certificate given?',
    },
    built: {
      title: 'Work finished on {{first}}, before its approval of {{second}}',
      description:
        'The papers say that the work was finished or inspected on {{first}}, but that it was approved only on {{second}}. Either a date is wrong, or it was built without approval, and the certificate may be of other work.',
      recommendation:
        'Before you sign, ask the council for the approval and the final certificate, and compare their dates.',
      question: 'When was the work approved, and when was it finished and inspected?',
    },
    future: {
      title: 'Something is said to have happened on {{first}}, which is still to come',
      description:
        'The wording at {{where}} speaks of {{first}} as past, but the contract is of {{second}} and that day has not come. The date is wrong, and with it any time that is counted from it.',
      recommendation: 'Ask for the right date, and for the paper that shows it.',
      question: 'What happened on {{first}}, a day that is still to come?',
    },
    lapsed: {
      title: 'Something said to be current ended on {{first}}, before the contract of {{second}}',
      description:
        'The wording at {{where}} calls something current but gives {{first}} for its end, and the contract is of {{second}}. What is named there has run out unless it was renewed.',
      recommendation: 'Before you sign, ask for the renewal.',
      question: 'Has what ended on {{first}} been renewed? Please give us the renewal.',
    },
    attorney: {
      title: 'The power of attorney of {{first}} is younger than the contract of {{second}}',
      description:
        'An attorney signs for a party under a power of {{first}}, but the contract is dated {{second}}. Who had no power when signing may not have bound the party.',
      recommendation: 'Before you pay, ask that the party signs again or confirms the contract.',
      question: 'Under which power, made before {{second}}, did the attorney sign?',
    },
  },
  check({ doc, facts }, report) {
    const { contractDate: contract, settlement } = facts
    const settled = settlementDue(facts)
    const deaths: ToldDay[] = []
    const grants: ToldDay[] = []
    let previous: ToldDay | null = null
    function tell(key: Key, told: ToldDay, other: Other, what = '', severity: Severity = 'high') {
      const values = { what, first: sayDate(told.date), second: sayDate(other.date) }
      const [span] = other.spans
      const spans = span === undefined ? [told.passage.span] : [told.passage.span, span]
      report(key, spans, values, {
        severity,
        sides: [
          { label: 'First date', value: values.first, spans: [told.passage.span] },
          { label: 'Second date', value: values.second, spans: other.spans.slice(0, 1) },
        ],
      })
    }
    for (const told of toldDaysOf(doc)) {
      const before = previous
      previous = told
      if (before !== null) {
        const other = { date: told.date, spans: [told.passage.span] }
        if (endsFirst(before, told)) tell('ends', before, other, '', 'medium')
        if (isBuiltFirst(before, told)) {
          const leave = patterns.builtBy.test(wordsBefore(told)) ? before : told
          const built = leave === told ? before : told
          tell('built', built, { date: leave.date, spans: [leave.passage.span] }, '', 'medium')
        }
        const [looked, given] = inspectedLate(doc, before, told)
        if (looked !== undefined && given !== undefined) {
          const certified = { date: given.date, spans: [given.passage.span] }
          tell('inspected', looked, certified, '', 'medium')
        }
      }
      const matter = dayMatterOf(told, doc.parts[told.passage.block.partIndex]?.title ?? '')
      if (matter === 'death') deaths.push(told)
      if (matter === 'probate' && !patterns.will.test(wordsBefore(told))) grants.push(told)
      if (contract !== null && !isOtherwise(told)) {
        const late = daysBetween(contract.value, told.date)
        const signed = { date: contract.value, spans: contract.spans }
        const words = wordsBefore(told)
        if (late > FRESH_DAYS && patterns.done.test(words))
          tell('future', told, signed, '', 'medium')
        if (late < 0 && late > -FAR_DAYS && told.role === 'end' && isCurrent(told)) {
          tell('lapsed', told, signed, '', 'medium')
        }
        if (late > 0 && matter === 'attorney' && isPowerUsed(told)) {
          tell('attorney', told, signed)
        }
        const looked = matter === 'inspection' && patterns.hadLooked.test(words)
        if (late < 0 && late > -FAR_DAYS && isTerm(matter) && matter !== 'finance' && !looked) {
          tell('before', told, signed, TERMS[matter])
          continue
        }
      }
      if (settled === null || settlement === null || isOtherwise(told)) continue
      const due = { date: settled, spans: settlement.spans }
      const past = daysBetween(settled, told.date)
      if (past < 0 && matter === 'bond-end') tell('bond', told, due)
      if (past > 0 && past < FAR_DAYS && patterns.ownSale.test(told.passage.text)) {
        tell('condition', told, due, 'The sale of your own property')
      }
      if (past >= 0 && past < FAR_DAYS && (matter === 'finance' || matter === 'inspection')) {
        tell('condition', told, due, TERMS[matter])
      }
    }
    const [death] = deaths
    const [grant] = grants
    if (death === undefined || grant === undefined || !isOne(deaths) || !isOne(grants)) return
    if (grant.date < death.date) {
      tell('death', death, { date: grant.date, spans: [grant.passage.span] })
    }
  },
})

type Key =
  | 'condition'
  | 'before'
  | 'bond'
  | 'ends'
  | 'death'
  | 'inspected'
  | 'built'
  | 'future'
  | 'lapsed'
  | 'attorney'
type Other = { readonly date: string; readonly spans: readonly Span[] }

/** Begun or issued, and over by then: told in one sentence, or in two lines of one paper. */
function endsFirst(first: ToldDay, second: ToldDay): boolean {
  if (second.role !== 'end' || (first.role !== 'start' && first.role !== 'issue')) return false
  if (second.date > first.date || first.core !== second.core) return false
  const lines = second.passage.block.index - first.passage.block.index
  return (
    lines <= 2 &&
    first.passage.block.partIndex === second.passage.block.partIndex &&
    (lines === 0 || !patterns.year.test(second.passage.text))
  )
}

function isCurrent(told: ToldDay): boolean {
  return patterns.inForce.test(wordsBefore(told)) && !patterns.notInForce.test(told.passage.text)
}

function isOne(days: readonly ToldDay[]): boolean {
  return new Set(days.map(({ date }) => date)).size === 1
}

function isTerm(matter: DayMatter | null): matter is keyof typeof TERMS {
  return matter !== null && matter in TERMS
}
