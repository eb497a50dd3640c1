import { LAW_AS_AT } from '../../law/as-at.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { DENIAL_PATTERNS } from '../reading/denials.ts'
import { CLAIMS_HISTORY, CLAIMS_HISTORY_PATTERNS } from '../papers/history-of-claims.ts'
import { DEALINGS_HISTORY, DEALINGS_HISTORY_PATTERNS } from '../papers/history-of-dealings.ts'
import { USE_HISTORY, USE_HISTORY_PATTERNS } from '../papers/history-of-use.ts'
import { WORKS_HISTORY, WORKS_HISTORY_PATTERNS } from '../buildings/history-of-works.ts'
import type { Matter, Opposites } from '../papers/opposites.ts'
import { OPPOSITE_PATTERNS, oppositesIn, reportOf } from '../papers/opposites.ts'

const patterns = wordings({
  ...DENIAL_PATTERNS,
  ...OPPOSITE_PATTERNS,
  ...WORKS_HISTORY_PATTERNS,
  ...USE_HISTORY_PATTERNS,
  ...CLAIMS_HISTORY_PATTERNS,
  ...DEALINGS_HISTORY_PATTERNS,
  year: /\b(20[12]\d)\b/,
  stillOpen:
    /\b(?:outstanding|still|unsatisfied|not (?:yet )?(?:been )?(?:complied|satisfied|done|met)|in force|current)\b/i,
  anyYear: /\b(?:19|20)\d\d\b/,
})

/** In the order in which a finding names them. */
const MATTERS: readonly Matter[] = [
  WORKS_HISTORY.ownerBuilder,
  WORKS_HISTORY.work,
  USE_HISTORY.flood,
  USE_HISTORY.insurance,
  USE_HISTORY.animals,
  USE_HISTORY.shortLetting,
  USE_HISTORY.tenancy,
  WORKS_HISTORY.approval,
  USE_HISTORY.rentArrears,
  DEALINGS_HISTORY.commission,
  CLAIMS_HISTORY.notice,
  CLAIMS_HISTORY.noticeItem,
  DEALINGS_HISTORY.related,
  DEALINGS_HISTORY.terms,
  DEALINGS_HISTORY.taxReform,
  DEALINGS_HISTORY.gst,
  DEALINGS_HISTORY.onlyCharge,
  CLAIMS_HISTORY.proceedings,
  WORKS_HISTORY.certified,
  WORKS_HISTORY.defect,
]

/** Permits and warranties are asked about for six to seven years back, a tenancy for one. */
const YEARS_ASKED: ReadonlyMap<Matter, number> = new Map<Matter, number>([
  [WORKS_HISTORY.work, 6],
  [WORKS_HISTORY.ownerBuilder, 6],
  [USE_HISTORY.tenancy, 1],
])

/** What happened to the property, or is allowed on it, told in two ways. */
export default defineRule({
  id: 'national/history-denied',
  title: 'History and use of the property told in two ways',
  category: 'compliance',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'each state’s disclosure law asks for it, in its own rule' },
  appliesTo: ['vendor-statement', 'particulars', 'contract-form', 'special-conditions', 'by-laws'],
  patterns,
  clear:
    'No paper was found that denies what another shows of the history and use of the property.',
  messages: {
    shown: {
      title: 'One paper denies what another shows: {{said}}',
      description:
        'Two papers in this file tell it differently: {{said}}. One of them is wrong, and what you rely on may not be so when you own the property.',
      recommendation:
        'Before you sign, ask which is right and for the papers that prove it, and have the wrong statement corrected in writing.',
      question:
        'Your papers disagree ({{said}}). Which is right, and will the wrong one be corrected?',
    },
  },
  check({ doc, facts }, report) {
    const asAt = Number((facts.contractDate?.value ?? LAW_AS_AT).slice(0, 4))
    const found = oppositesIn({ doc, facts }, MATTERS).filter(({ matter, other }) => {
      const years = YEARS_ASKED.get(matter)
      if (matter === CLAIMS_HISTORY.notice) return !isOld(other, asAt - NOTICE_YEARS)
      return years === undefined || isRecent(other, asAt, years)
    })
    if (found.length === 0) return
    const { spans, values, options } = reportOf(found)
    // Who pays by instalments has no title until the last one: no mere slip of a form.
    const isGrave = found.some(({ matter }) => matter === DEALINGS_HISTORY.terms)
    report('shown', spans, values, isGrave ? { ...options, severity: 'high' } : options)
  },
})

/** An old notice that nobody calls open was dealt with. */
const NOTICE_YEARS = 7

function isOld({ text }: Opposites['other'], oldest: number): boolean {
  const years = matchesOf(text, patterns.anyYear).map(([year]) => Number(year))
  return years.length > 0 && Math.max(...years) < oldest && !patterns.stillOpen.test(text)
}

function isRecent({ text }: Opposites['other'], asAt: number, years: number): boolean {
  const year = Number(patterns.year.exec(text)?.[1] ?? 0)
  return year >= asAt - years && year <= asAt + (years === 1 ? 5 : 0)
}
