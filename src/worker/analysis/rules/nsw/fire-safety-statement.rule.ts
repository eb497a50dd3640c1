import { act } from '../../law/acts.ts'
import { LAW_AS_AT } from '../../law/as-at.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { papersIn } from './papers.ts'

const patterns = wordings({
  statement: /\b(?:annual )?fire safety (?:statement|certificate|schedule)\b|\bAFSS\b/i,
  lacking:
    /\b(?:not (?:yet )?(?:been )?(?:provided|issued|lodged|given|available|obtained|submitted|current)|(?:could|can|cannot|would) ?(?:not)? be (?:issued|lodged|signed|given)|overdue|outstanding|late|expired|withheld|refused|failed|unable)\b/i,
  /** "Annual fire safety statement | 2024 sighted": the newest that an inspector of the records saw. */
  seen: /\b(?:annual )?fire safety (?:statement|certificate)s?\b[^.;]{0,24}\b(20[12]\d)(?: (?:to|and) 20[12]\d)?\b[^.;]{0,12}\b(?:sighted|seen|held|on (?:file|record)|is the (?:last|latest)|attached)\b|\b(?:last|latest|newest|most recent) (?:annual )?fire safety (?:statement|certificate)\b[^.;]{0,24}\b(20[12]\d)\b/i,
  /** "No annual fire safety statement has been lodged since 2023": lodged, in words, and yet not. */
  none: /\bno (?:current |valid |recent )?(?:annual )?(?:fire safety (?:statement|certificate)|AFSS) (?:has|have|had|was|is|could) (?:yet )?(?:be(?:en)? )?(?:lodged|issued|given|held|on file|provided|submitted|signed)\b(?! required\b)/i,
  audit:
    /\bnot fire[- ]?(?:stopped|rated|sealed|proofed)\b|\bfire\b.{0,40}\bpenetrations?\b.{0,40}\b(?:not|unsealed|open)\b|\bfire (?:safety )?(?:audit|engineer\w{0,2}|inspection|report|assessment)\b.{0,90}\b(?:defects?|defective|non-?complian\w{1,3}|fail\w{0,4}|missing|upgrade)\b|\b(?:defective|failed|missing|non-?compliant)\b.{0,50}\b(?:fire doors?|fire collars?|hydrants?|sprinklers?|smoke detection|fire (?:safety )?measures?)\b/i,
  fine: /\b(?:no (?:defects?|failures?)|has been (?:issued|lodged|rectified)|was (?:issued|lodged|rectified)|were (?:rectified|repaired)|is current|all (?:defects )?rectified|not required|not applicable|if (?:the|a|any|an|that) (?:\w{3,10} )?(?:building|structure|wall) is not fire[- ]?rated)\b/i,
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
  appliesTo: ['owners-corporation-certificate', 'minutes', 'special-conditions', 'annexure'],
  patterns,
  clear: 'No missing fire safety statement and no fire safety defects were found.',
  subject:
    /\b(?:annual |interim |final |supplementary )?fire safety\b|\bAFSS\b|\bfire (?:inspect\w{2,5}|orders?|collars?|doors?|dampers?|stopping|stopped|hydrants?|services?|protection|engineer\w{0,3}|defects?|audit|panel|compliance|rated|alarm)\b|\bsprinklers?\b|\b(?:essential|fire) services? (?:statement|certificate)\b/i,
  messages: {
    lacking: {
      title: 'The annual fire safety statement is missing or overdue',
      description:
        'The wording at {{where}} shows that the building has no current fire safety statement. The council can fine the owners corporation and order an upgrade, and often something failed its test; the repairs are paid by the owners.',
      recommendation:
        'Before you sign, ask for the last statement and the inspector’s list of defects with prices.',
      question: 'Why is there no current fire safety statement, and what will the repairs cost?',
    },
    old: {
      title: 'The newest fire safety statement told of is of {{year}}',
      description:
        'The owners corporation must give the council a fire safety statement every year. The newest that the wording at {{where}} speaks of is of {{year}}: later ones may be missing or overdue, which the council can fine.',
      recommendation:
        'Before you sign, ask for the statement of this year and the inspector’s list of defects.',
      question: 'Please give us the newest fire safety statement of the building.',
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
  },
  check({ doc, facts }, report) {
    const thisYear = Number((facts.contractDate?.value ?? LAW_AS_AT).slice(0, 4))
    for (const { text, span } of papersIn(doc, [
      'owners-corporation-certificate',
      'minutes',
      'special-conditions',
      'planning-certificate',
      'annexure',
    ])) {
      if (patterns.none.test(text)) {
        report('lacking', [span])
        continue
      }
      if (patterns.fine.test(text)) continue
      if (patterns.statement.test(text) && patterns.lacking.test(text)) report('lacking', [span])
      else if (patterns.audit.test(text)) report('audit', [span])
      else if (yearSeen(text) < thisYear - 1)
        report(
          'old',
          [span],
          { year: yearSeen(text) },
          { severity: 'medium', strength: 'likely', unmistakable: true },
        )
    }
  },
})

/** The year of the newest statement that is told of; no limit where none is. */
function yearSeen(text: string): number {
  const seen = patterns.seen.exec(text)
  return seen === null ? Infinity : Number(seen[1] ?? seen[2])
}
