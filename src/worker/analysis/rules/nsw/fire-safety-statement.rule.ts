import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../off-the-plan.ts'
import type { Passage } from '../passages.ts'
import { papersIn } from './papers.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'
import type { Doc } from '../../document.ts'

const patterns = wordings({
  statement: /\b(?:annual )?fire safety (?:statement|certificate|schedule)\b|\bAFSS\b/i,
  lacking:
    /\b(?:not (?:yet )?(?:been )?(?:provided|issued|lodged|given|available|obtained|submitted|current)|(?:could|can|cannot|would) ?(?:not)? be (?:issued|lodged|signed|given)|overdue|outstanding|late|expired|withheld|refused|failed|unable)\b/i,
  audit:
    /\bnot fire[- ]?(?:stopped|rated|sealed|proofed)\b|\bfire\b.{0,40}\bpenetrations?\b.{0,40}\b(?:not|unsealed|open)\b|\bfire (?:safety )?(?:audit|engineer\w{0,2}|inspection|report|assessment)\b.{0,90}\b(?:defects?|defective|non-?complian\w{1,3}|fail\w{0,4}|missing|upgrade)\b|\b(?:defective|failed|missing|non-?compliant)\b.{0,50}\b(?:fire doors?|fire collars?|hydrants?|sprinklers?|smoke detection|fire (?:safety )?measures?)\b/i,
  /** A flat among flats, as the contract names what is sold. */
  flat: /^(?:\W{0,3}(?:\d{1,2}\W{1,3})?|.{0,60}\b)(?:land|property|improvements?|premises)\b.{0,80}(?:☒ ?(?:home unit|flat|apartment)\b|\b(?:apartment|home unit|flat) (?:no\.? ?)?[A-Z]?\d)|\bright\b[^.;]{0,80}\boccupy (?:flat|unit|apartment) \w{1,4}\b/i,
  /** A house in which strangers lodge, or a shop below homes. */
  manyIn:
    /\b(?:registered|used|run|operated|let|licensed) as (?:an? )?(?:general |assisted )?(?:boarding|rooming|lodging) ?house\b|\b(?:boarding|rooming) house (?:register|registration)\b|\b(?:shops?|cafes?|offices?) (?:on the ground floor |at street level )?(?:below|under|beneath) (?:the |a |two |three |four |\w{3,5} )?(?:flats?|apartments?|units?|dwellings?)\b/i,
  /** Homes side by side have no such measures in common. */
  notFlat: /\b(?:town ?house|villa|duplex|cottage)s?\b/i,
  told: /\bfire (?:safety|engineer\w{0,3}|order|services?|certificates?|statements?)\b|\bAFSS\b/i,
  fine: /\b(?:no (?:defects?|failures?)|has been (?:issued|lodged|rectified)|was (?:issued|lodged|rectified)|were (?:rectified|repaired)|is current|all (?:defects )?rectified|not required|not applicable)\b/i,
})

/** The yearly proof that the building's fire safety works. */
export default defineRule({
  id: 'nsw/fire-safety-statement',
  title: 'Annual fire safety statement and fire safety defects',
  category: 'compliance',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.nsw.planning)],
  appliesTo: [
    'owners-corporation-certificate',
    'minutes',
    'special-conditions',
    'annexure',
    'contract-form',
    'particulars',
  ],
  patterns,
  clear: 'No missing fire safety statement and no fire safety defects are shown.',
  messages: {
    lacking: {
      title: 'The annual fire safety statement is missing or overdue',
      description:
        'The wording at {{where}} shows that the building has no current fire safety statement. The council can fine the owners corporation and order an upgrade, and the usual reason is that something failed its test; the repairs are paid by the owners.',
      recommendation:
        'Before you sign, ask for the last statement and the inspector’s list of defects with prices.',
      question: 'Why is there no current fire safety statement, and what will the repairs cost?',
    },
    audit: {
      title: 'Fire safety defects are reported in the building',
      description:
        'The wording at {{where}} reports that fire doors, collars, hydrants or other fire safety measures failed. People’s safety and the insurance depend on them, and owners usually pay by a special levy.',
      recommendation:
        'Before you sign, get the fire report, the prices and the plan for paying for the work.',
      question:
        'Which fire safety defects are open, what do they cost, and how will they be paid for?',
    },
    missing: {
      title: 'No annual fire safety statement for the building is in this file',
      description:
        'The wording at {{where}} shows a building with several homes, lodgers or a shop in it. Its owners must have the fire safety measures checked every year and give the council and the fire brigade an annual fire safety statement; none was found in this file. Measures that failed are repaired at the owners’ cost, often by a special levy, and the council can fine them.',
      recommendation:
        'Before you sign, ask for the last annual fire safety statement and the fire safety schedule, and look for fire defects in the minutes.',
      question:
        'Please give us the last annual fire safety statement and the fire safety schedule of the building.',
    },
  },
  check({ doc }, report) {
    let told = false
    for (const { text, span } of papersIn(doc, [
      'owners-corporation-certificate',
      'minutes',
      'special-conditions',
      'planning-certificate',
      'annexure',
    ])) {
      if (patterns.told.test(text)) told = true
      if (patterns.fine.test(text)) continue
      if (patterns.statement.test(text) && patterns.lacking.test(text)) report('lacking', [span])
      else if (patterns.audit.test(text)) report('audit', [span])
    }
    if (told || hasUnreadPages(doc) || isOffThePlan(doc)) return
    const many = manyHomes(doc)
    if (many === null) return
    const isGrave = patterns.manyIn.test(many.text)
    const severity = isGrave ? 'medium' : 'low'
    // What is missing does not read like a risk, however often the words are read.
    report('missing', [many.span], {}, { severity, strength: 'likely', unmistakable: true })
  },
})

/** What shows that the building holds more than one household; null where nothing does. */
function manyHomes(doc: Doc): Passage | null {
  // A contract without the papers of its building proves nothing by what it lacks.
  const papers = papersIn(doc, [
    'minutes',
    'owners-corporation-certificate',
    'planning-certificate',
  ])
  if (!doc.hasContract || papers.length === 0) return null
  const lodging = papersIn(doc, [
    'contract-form',
    'particulars',
    'special-conditions',
    'planning-certificate',
  ]).find((passage) => affirmed(passage, patterns.manyIn) !== null)
  if (lodging !== undefined) return lodging
  const front = papersIn(doc, ['contract-form', 'particulars'])
  if (front.some(({ text }) => patterns.notFlat.test(text))) return null
  return front.find(({ text }) => patterns.flat.test(text)) ?? null
}
