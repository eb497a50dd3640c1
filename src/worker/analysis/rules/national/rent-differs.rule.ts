import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { LIMITED_RENT_PATTERNS, limitedRentIn } from '../leases/limited-rent.ts'
import { LEASE_TERM_PATTERNS, unlikeYearlyRent } from '../leases/told-lease-terms.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'
import { reportUnlikeSums, unlikeMessage } from '../sums/report-unlike-sums.ts'
import { dollars } from '../say.ts'
import { PERIOD_PATTERNS } from '../sums/sum-period.ts'
import { SUM_SUBJECT_PATTERNS } from '../sums/sum-subjects.ts'
import { TOLD_SUM_PATTERNS } from '../sums/told-sums.ts'

const patterns = wordings({
  let: /\b(?:rent(?:al)?|tenan(?:t|ts|cy|cies)|lease[ds]?|renters?|agreement|bond|letting|let (?:to|at|for|out|under|until))\b/i,
  weekly:
    /\$ ?[\d,]{2,6}(?:\.\d{2})? ?(?:a|per|each|every|\/|p) ?-?(?:week|wk|w\b)|\$ ?[\d,]{2,6}(?:\.\d{2})? ?(?:weekly|p\.?w\.?)(?:\b|$)/i,
  fortnight:
    /\$ ?[\d,]{2,6}(?:\.\d{2})? ?(?:a|per|each|every|\/) ?(?:fortnight|two weeks)|\$ ?[\d,]{2,6}(?:\.\d{2})? ?fortnightly/i,
  monthly:
    /\$ ?[\d,]{2,7}(?:\.\d{2})? ?(?:a|per|each|every|\/) ?(?:calendar )?month|\$ ?[\d,]{2,7}(?:\.\d{2})? ?(?:monthly|p\.?c\.?m\.?)(?:\b|$)/i,
  other:
    /\b(?:increase\w{0,3} (?:to|from|by)|market|apprais\w{2,4}|estimate[ds]?|potential|previous(?:ly)?|former|land rent|ground rent|licen[cs]e fee|head a week|levy|levies|rates|interest|arrears|owing|vendor (?:may|must|will|pays)|storage|parking|guarantee\w{0,2}|in cash)\b/i,
  /** What is asked or ordered for a time, and is not paid. */
  sought:
    /\b(?:asks?|asked|seeks?|sought|appl(?:y|ies|ied)|claims?|wants?|propos\w{2,4}|requests?|requested)\b[^.;]{0,120}\brent\b|\brent (?:to |should |might )?be (?:brought down|lowered|reduced|cut)\b/i,
  /** That it is let at this rent, and not that it could be. */
  letNow:
    /\b(?:(?:leased|let|tenanted|rented)(?: out)? (?:to|at|for|until|by)|(?:currently|presently|now) (?:leased|let|tenanted|rented|renting|returning|pays?|paying)|tenants? (?:pays?|in place|paying)|current rent(?:al)?|(?:tenant|lease|leased|tenanted|let)\b[^.;]{0,40}\b(?:at|for|paying))\b/i,
  bondSum: /\bbond(?: amount)?(?: of| is|:)? ?[:|]? ?(\$ ?[\d,]{3,7}(?:\.\d{2})?)/i,
  bondNot:
    /\bno bond (?:was |is |has been )?(?:found|lodged|held|registered|recorded)\b|\bbond\b.{0,50}\b(?:not (?:been )?(?:lodged|found|registered|held by the authority)|never lodged|unlodged)\b|\bbond\b.{0,40}\bheld by:? (?:the )?(?:rental provider|landlord|owner|lessor|vendor|agent)\b/i,
  holder: /^(?:it is )?held by:? (?:the )?(?:rental provider|landlord|owner|lessor|vendor)\b/i,
  deposit: /\bdeposit bond\b|\bbank guarantee\b|\bbuilding bond\b/i,
})

const WEEKS = 12 / 52

/** A smaller bond is of a key, a pet or a move. */
const LEAST_BOND_CENTS = 50_000

/** What a tenant pays, as the contract tells it and as the lease, its ledger or an order do. */
export default defineRule({
  id: 'national/rent-differs',
  title: 'Rent and bond in the contract and in the lease',
  category: 'financial',
  severity: 'high',
  kind: 'inconsistency',
  law: { none: 'each state’s tenancy law, in its own rule' },
  appliesTo: ['particulars', 'contract-form', 'special-conditions', 'vendor-statement', 'lease'],
  patterns: {
    ...LEASE_TERM_PATTERNS,
    ...LIMITED_RENT_PATTERNS,
    ...SUM_SUBJECT_PATTERNS,
    ...TOLD_SUM_PATTERNS,
    ...PERIOD_PATTERNS,
    ...patterns,
  },
  clear: 'No rent or bond was found that is told in two ways.',
  subject:
    /\b(?:rent|rental|rented|leased|let|tenan(?:t|cy|ts|cies)|lessee)\b[^;]{0,120}\$ ?\d|\$ ?\d[\d,.]{1,10}[^.;]{0,30}\b(?:rent|per week|a week|p\.?w|weekly|per fortnight|per calendar month)\b|\bbond\b[^.;]{0,80}\$|\brent (?:control|increase|reduction|reduced)\b|\bbond\b[^.;]{0,60}\b(?:lodged|held|authority)\b/i,
  messages: {
    rent: {
      title:
        'The rent differs: {{told}} a week in the contract, {{paid}} in the lease or another paper',
      description:
        'The contract or statement gives a rent of {{told}} a week, but the wording at {{where}} gives {{paid}}. What you get, and what a lender counts, follows from the lease and from orders about it and not from the contract.',
      recommendation:
        'Before you sign, ask for the lease, the last rent ledger and every notice or order about the rent, and have the contract corrected.',
      question: 'What does the tenant pay now, {{told}} or {{paid}} a week, and until when?',
    },
    elsewhere: {
      title: 'The rent differs: {{paid}} a week in the lease, {{told}} in another paper',
      description:
        'By the lease the tenant pays {{paid}} a week, but the wording at {{where}} tells of {{told}}. You are paid what the lease says, and its fixed term keeps the rent where it is; what you and your lender count on may be too much.',
      recommendation:
        'Before you sign, ask for the rent ledger and every notice about the rent, and count on the lease alone.',
      question: 'What does the tenant pay now, {{told}} or {{paid}} a week, and by which paper?',
    },
    yearly: {
      title:
        'The rent differs: {{told}} a year in the contract, {{paid}} in the lease or another paper',
      description:
        'The contract gives a rent of {{told}} a year, but the wording at {{where}} gives {{paid}}. What you get, and what a lender counts, follows from the lease, its variations and notices of review, and not from the contract.',
      recommendation:
        'Before you sign, ask for the lease with every variation and notice of review and for the rent ledger of two years, and have the contract corrected.',
      question: 'What does the tenant pay now, {{told}} or {{paid}} a year, and by which paper?',
    },
    controlled: {
      title: 'The rent of {{paid}} a week is above the {{told}} that an authority allows',
      description:
        'By the lease the tenant pays {{paid}} a week, but the wording at {{where}} shows a notice or order under which the rent must not be more than {{told}} a week. What was paid above it may have to be given back, and you can ask for no more than {{told}} until the notice ends.',
      recommendation:
        'Before you sign, ask for the notice or order and the rent ledger, count on {{told}} a week, and have the vendor answer for what was taken above it.',
      question:
        'What has the tenant paid since the rent was limited to {{told}} a week, and who gives back the rest?',
    },
    bond: {
      title: 'The tenant’s bond differs between papers: {{told}} and {{paid}}',
      description:
        'The contract gives a bond of {{told}}, but the wording at {{where}} gives {{paid}}. You will have to account to the tenant for the whole bond, so it must be there and be transferred to you.',
      recommendation:
        'Before you sign, ask for the receipt of the bond authority and for its transfer at settlement.',
      question: 'How much bond is held, by whom, and under which number?',
    },
    bondTold: unlikeMessage(
      'tenant’s bond',
      'You will have to account to the tenant for the whole bond, so it must be there and be transferred to you.',
      {
        recommendation:
          'Before you sign, ask for the receipt of the bond authority and for its transfer at settlement.',
      },
    ),
    notLodged: {
      title: 'The tenant’s bond is not lodged with the bond authority',
      description:
        'The wording at {{where}} shows that the bond was taken but is not with the authority that must hold it. A landlord who keeps a bond can commit an offence, and the tenant may ask you for it after settlement.',
      recommendation:
        'Before you sign, ask that the vendor lodges the bond and gives the receipt, or allows its amount at settlement.',
      question: 'Will the bond be lodged, and its receipt given to us, before settlement?',
    },
  },
  check({ doc, facts }, report) {
    const contract = [
      'particulars',
      'contract-form',
      'special-conditions',
      'vendor-statement',
    ] as const
    const papers = ['lease', 'annexure', 'other'] as const
    const told = rentsIn(doc, contract)
    const paid = rentsIn(doc, papers)
    const [first] = told
    const unlike = paid.filter(({ cents }) => !told.some((one) => isSame(one.cents, cents)))
    const lower = unlike.toSorted((a, b) => a.cents - b.cents)[0]
    if (first !== undefined && lower !== undefined && isAlike(first.cents, lower.cents)) {
      const values = { told: dollars(first.cents), paid: dollars(lower.cents) }
      report('rent', [lower.span, first.span, ...unlike.map(({ span }) => span)], values, {
        severity: lower.cents < first.cents ? 'high' : 'medium',
        sides: [
          { label: 'Contract', value: `${values.told} a week`, spans: [first.span] },
          { label: 'Lease or order', value: `${values.paid} a week`, spans: [lower.span] },
        ],
      })
    }
    const limit = limitedRentIn(doc)
    const above =
      limit === null
        ? undefined
        : [...paid, ...told].find(({ cents }) => cents > limit.cents * 1.01)
    if (limit !== null && above !== undefined) {
      const values = {
        told: dollars(limit.cents),
        paid: dollars(above.cents),
        where: `page ${doc.pageAt(limit.span.start)}`,
      }
      report('controlled', [limit.span, above.span], values, {
        severity: 'high',
        sides: [
          { label: 'Notice or order', value: `${values.told} a week at most`, spans: [limit.span] },
          { label: 'Lease', value: `${values.paid} a week`, spans: [above.span] },
        ],
      })
    }
    const otherwise = first === undefined ? rentToldElsewhere(doc) : null
    if (otherwise !== null) {
      const [own, other] = otherwise
      const values = { told: dollars(other.cents), paid: dollars(own.cents) }
      report('elsewhere', [other.span, own.span], values, {
        severity: 'medium',
        sides: [
          { label: 'Lease', value: `${values.paid} a week`, spans: [own.span] },
          { label: 'Other paper', value: `${values.told} a week`, spans: [other.span] },
        ],
      })
    }
    const yearly = unlikeYearlyRent(doc)
    if (yearly !== null) {
      const [said, other] = yearly
      const values = { told: dollars(said.cents), paid: dollars(other.cents) }
      report('yearly', [other.passage.span, said.passage.span], values, {
        severity: other.cents < said.cents ? 'high' : 'medium',
        sides: [
          { label: 'Contract', value: `${values.told} a year`, spans: [said.passage.span] },
          { label: 'Lease', value: `${values.paid} a year`, spans: [other.passage.span] },
        ],
      })
    }
    const [bond] = bondsIn(doc, contract)
    const held = bondsIn(doc, papers)
    const [other] = held
    if (
      bond !== undefined &&
      other !== undefined &&
      !held.some(({ cents }) => cents === bond.cents)
    ) {
      const values = { told: dollars(bond.cents), paid: dollars(other.cents) }
      report('bond', [other.span, bond.span], values, {
        severity: 'medium',
        sides: [
          { label: 'Contract', value: values.told, spans: [bond.span] },
          { label: 'Lease', value: values.paid, spans: [other.span] },
        ],
      })
    } else if (bond === undefined || other === undefined) {
      reportUnlikeSums({ doc, facts }, report, [
        {
          key: 'bondTold',
          of: 'tenant’s bond',
          measure: { single: true, most: 4, isKnown: ({ cents }) => cents >= LEAST_BOND_CENTS },
          severity: () => 'medium',
        },
      ])
    }
    for (const { text, span, previous } of passagesIn(doc, [...papers, 'vendor-statement'])) {
      const held = patterns.holder.test(text) && patterns.bondSum.test(previous.slice(-80))
      if ((patterns.bondNot.test(text) || held) && !patterns.deposit.test(text))
        report('notLodged', [span], {}, { severity: 'medium' })
    }
  },
})

type Sum = { readonly cents: number; readonly span: Span }

/** Rents of homes, by the week. */
function rentsIn(doc: Doc, kinds: readonly PageKind[]): Sum[] {
  return passagesIn(doc, kinds).flatMap(({ text, span, heading, previous, zone }: Passage) => {
    const tells = [patterns.weekly, patterns.fortnight, patterns.monthly].some((pattern) =>
      pattern.test(text),
    )
    if (!tells) return []
    const about = `${heading} ${previous.slice(-120)} ${text}`
    if (zone !== 'lease' && !patterns.let.test(about)) return []
    if (patterns.other.test(text) || patterns.sought.test(text)) return []
    for (const [pattern, share] of [
      [patterns.weekly, 1],
      [patterns.fortnight, 0.5],
      [patterns.monthly, WEEKS],
    ] as const) {
      const [cents] = dollarsIn(pattern.exec(text)?.[0] ?? '')
      if (cents !== undefined) return [{ cents: Math.round((cents * share) / 100) * 100, span }]
    }
    return []
  })
}

/** The rent of the lease and another that an advert or letter tells of the same tenancy. */
function rentToldElsewhere(doc: Doc): readonly [Sum, Sum] | null {
  const leases = rentsIn(doc, ['lease'])
  const [own] = leases
  if (own === undefined) return null
  const other = rentsIn(doc, ['annexure', 'other', 'statutory-notice']).find(
    ({ cents, span }) =>
      patterns.letNow.test(doc.text.slice(span.start, span.end)) &&
      isAlike(cents, own.cents) &&
      !leases.some((one) => isSame(one.cents, cents)),
  )
  return other === undefined ? null : [own, other]
}

function bondsIn(doc: Doc, kinds: readonly PageKind[]): Sum[] {
  return passagesIn(doc, kinds).flatMap(({ text, span }) => {
    if (patterns.deposit.test(text)) return []
    const [cents] = dollarsIn(patterns.bondSum.exec(text)?.[1] ?? '')
    return cents === undefined ? [] : [{ cents, span }]
  })
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(a, b) * 0.01
}

/** Further apart it is the rent of something else. */
function isAlike(a: number, b: number): boolean {
  return Math.max(a, b) <= Math.min(a, b) * 2.5
}
