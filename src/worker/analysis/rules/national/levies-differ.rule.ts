import type { PageKind } from '#shared/report.ts'

import type { Span } from '../../document.ts'
import { levyInLotTable } from '../../facts/outgoings/levy-in-lot-table.ts'
import { blockAt } from '../../segment/find.ts'
import { matchesOf } from '../../wording/matches-of.ts'

import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { defineRule, type Reading, type Report } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { dollars } from '../say.ts'
import { PERIOD_PATTERNS } from '../sums/sum-period.ts'
import { SUM_SUBJECT_PATTERNS } from '../sums/sum-subjects.ts'
import { TOLD_SUM_PATTERNS } from '../sums/told-sums.ts'
import { unlikeSums } from '../sums/unlike-sums.ts'

const patterns = wordings({
  levy: /\b(?:lev(?:y|ies)|(?:body corporate|strata|owners? corporation|community) (?:fees?|charges?|contributions?|lev(?:y|ies))|contributions?|estimate of body corporate)\b/i,
  part: /\b(?:special|state|cleansing|environment|power|lawns?|gutters?|gardening|rates|police|fire|sinking|reserve|capital works|administrative|administration|admin|insurance|maintenance|interest|lighting|arrears|unpaid|overdue|owing|paid to|infrastructure|developer|council|emergency|land|water|land tax|super|section|penalty|total (?:budget|of the scheme)|all lots|aggregate|budget|per (?:unit|entitlement)|each unit)\b/i,
  quarter: /\b(?:quarter(?:ly)?|per qtr|p\.?q\.?|\/ ?q(?:tr)?)\b/i,
  month: /\b(?:per month|a month|monthly|each month|p\.?c\.?m\.?)\b/i,
  week: /\b(?:per week|a week|weekly|p\.?w\.?)\b/i,
  half: /\b(?:half[- ]year(?:ly)?|six[- ]monthly|every six months)\b/i,
  year: /\b(?:per annum|p\.?a\.?|annual(?:ly)?|per year|a year|yearly|first year|for the year|each year|12 months)(?:\b|\)|$)/i,
  resolved:
    /\b(?:lot|unit|owner)\b.{0,60}\bfrom\b|\bfrom\b.{0,60}\b(?:lot|unit|owner)\b|\bfor (?:each|every) lot\b|\bper lot\b|\bfor lots? (?:with )?\d/i,
  /** Funds and what they come to: "… together $742.50 a quarter". */
  together:
    /\b(?:together|in all|in total|total(?:ling|led)?|altogether|making|a total of)\b[^$;]{0,16}(\$ ?\d[\d,.]{1,10} ?(?:(?:per|a|each|every|for (?:the|each)) )?(?:quarter(?:ly)?|half[- ]year(?:ly)?|month(?:ly)?|year(?:ly)?|annum|p\.?[aq]\.?))/i,
  /** "$714.00 a quarter, being $2,856.00 for the year": what a paper tells for a time. */
  timed:
    /(\$ ?\d[\d,]{0,8}(?:\.\d\d)?) (?:per |a |an |each |every |for the |for each )?(quarter(?:ly)?|month(?:ly)?|half[- ]year(?:ly)?|year(?:ly)?|annum|12 months)\b/i,
  whole: /\b(?:totals?|in all|together|altogether)\b/i,
  loose: /\b(?:approx\w{0,7}|about|around|est\.?|c\.)\b/i,
})

/** A smaller difference is a year between two papers; a larger one another thing. */
const LEAST = 0.05
const MOST = 3

/** The levies of the lot, as the contract, a brochure or the minutes tell them beside the certificate. */
export default defineRule({
  id: 'national/levies-differ',
  title: 'Levies of the lot across the papers',
  category: 'financial',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'each state’s disclosure law asks for the levies, in its own rule' },
  appliesTo: ['particulars', 'contract-form', 'owners-corporation-certificate', 'vendor-statement'],
  patterns: { ...SUM_SUBJECT_PATTERNS, ...TOLD_SUM_PATTERNS, ...PERIOD_PATTERNS, ...patterns },
  clear: 'No levies of the lot were found that differ between the papers.',
  subject:
    /\b(?:lev(?:y|ies)|contributions?|(?:owners corporation|body corporate|strata|lot|annual|unit|quarterly) fees?|fees of the (?:lot|unit))\b[^;]{0,120}\$ ?\d[^;]{0,80}\b(?:quarter|month|year|annum|half|week|p\.?a)|\b(?:quarterly|annual|yearly|monthly|half-yearly|strata) (?:lev(?:y|ies)|contributions?)\b[^;]{0,60}\$/i,
  messages: {
    differ: {
      title: 'The levies differ between papers: {{told}} in one, {{known}} a year in another',
      description:
        'The wording at {{where}} tells levies of {{told}} a year for the lot, but another paper gives {{known}}. The difference is {{gap}} every year, and it changes what the home costs you and what a lender reckons with.',
      recommendation:
        'Before you sign, ask for the last levy notice and the adopted budget, and reckon with the higher figure.',
      question: 'What does this lot pay in levies a year now, {{told}} or {{known}}?',
    },
  },
  check({ doc, facts }, report) {
    const known = facts.outgoings.find(({ value }) => value.kind === 'owners-corporation')
    if (known === undefined) {
      if (!reportToldTwice({ doc, facts }, report))
        report.notInDocument('No levies of the lot are stated in this file.')
      return
    }
    for (const { text, span, zone } of passagesIn(doc, [
      'particulars',
      'contract-form',
      'special-conditions',
      'minutes',
      'annexure',
      'planning-certificate',
      'other',
      // In Victoria another rule compares the statement with the certificate.
      ...(doc.state === 'VIC' ? [] : (['vendor-statement'] as const)),
    ])) {
      if (!patterns.levy.test(text)) continue
      const together = patterns.together.exec(text)?.[1]
      if (together === undefined && patterns.part.test(text)) continue
      const whole = together ?? text
      if (zone === 'minutes' && !patterns.resolved.test(text)) continue
      if (known.spans.some((own) => own.start < span.end && span.start < own.end)) continue
      const at = together === undefined ? text.search(patterns.levy) : 0
      const sums = dollarsIn(whole.slice(at))
      const times = timesIn(whole.slice(at, at + 120))
      const [sum] = sums
      if (sum === undefined || sums.length > 1 || times === null) continue
      const told = sum * times
      const actual = known.value.annualCents
      const apart = Math.max(told, actual) / Math.max(1, Math.min(told, actual))
      if (apart < 1 + LEAST || apart > MOST) continue
      report(
        'differ',
        [span, ...known.spans],
        {
          told: dollars(told),
          known: dollars(actual),
          gap: dollars(Math.abs(told - actual)),
        },
        {
          severity: patterns.loose.test(text) ? 'low' : actual > told * 1.2 ? 'high' : 'medium',
          facts: [known],
          sides: [
            {
              label: SIDES[zone] ?? 'This paper',
              value: `${dollars(told)} a year`,
              spans: [span],
            },
            { label: 'Other paper', value: `${dollars(actual)} a year`, spans: known.spans },
          ],
        },
      )
      return
    }
    const stated = totalStated({ doc, facts })
    if (stated !== null) {
      const { cents: told, span } = stated
      const actual = known.value.annualCents
      const [values, gap] = [{ told: dollars(told), known: dollars(actual) }, actual - told]
      report(
        'differ',
        [span, ...known.spans],
        { ...values, gap: dollars(Math.abs(gap)) },
        {
          severity: 'medium',
          facts: [known],
          unmistakable: true,
          sides: [
            { label: 'Disclosure', value: `${values.told} a year`, spans: [span] },
            { label: 'Budget', value: `${values.known} a year`, spans: known.spans },
          ],
        },
      )
      return
    }
    reportToldTwice({ doc, facts }, report)
  },
})

/**
 * What a disclosure sums up as the lot's contributions, where the budget or the accounts, as another
 * paper of the scheme, fix another sum. Null where they agree or nothing is summed up.
 */
function totalStated({ doc, facts }: Reading): { cents: number; span: Span } | null {
  const known = facts.outgoings.find(({ value }) => value.kind === 'owners-corporation')
  const [own] = known?.spans ?? []
  const table = levyInLotTable(doc, facts.lotPlan?.value)
  if (known === undefined || own === undefined || table?.isFromDay !== true) return null
  if (table.fact.value.annualCents !== known.value.annualCents) return null
  const part = blockAt(doc, own.start)?.partIndex
  for (const { text, heading, span, block } of passagesIn(doc, [
    'owners-corporation-certificate',
    'vendor-statement',
  ])) {
    if (block.partIndex === part || !patterns.whole.test(text)) continue
    if (!patterns.levy.test(`${heading} ${text}`)) continue
    const years = new Set(
      matchesOf(text, patterns.timed).map(
        ([words, sum = '']) => (dollarsIn(sum)[0] ?? 0) * (timesIn(words) ?? 1),
      ),
    )
    const [cents = 0] = years
    const apart =
      Math.max(cents, known.value.annualCents) /
      Math.max(1, Math.min(cents, known.value.annualCents))
    if (years.size === 1 && apart >= 1 + LEAST && apart <= MOST) return { cents, span }
  }
  return null
}

const SIDES: Partial<Record<PageKind, string>> = {
  minutes: 'Minutes',
  'vendor-statement': 'Disclosure',
}

/** Levies that two papers tell for a time, where the recognised charge is not one of the two. */
function reportToldTwice({ doc, facts }: Reading, report: Report<'differ'>): boolean {
  const unlike = unlikeSums(doc, facts, 'levy of the lot', {
    least: LEAST,
    most: MOST,
    inParts: true,
    isKnown: ({ period, zone, lots }) =>
      period.times !== null && (zone !== 'minutes' || lots.length > 0),
  })
  // In Victoria another rule compares the statement with the certificate.
  const zones = [unlike?.first.zone, unlike?.second.zone]
  const isVictorian =
    doc.state === 'VIC' &&
    zones.includes('vendor-statement') &&
    zones.includes('owners-corporation-certificate')
  if (unlike === null || isVictorian) return false
  const { first, second } = unlike
  const told = first.cents * (first.period.times ?? 1)
  const actual = second.cents * (second.period.times ?? 1)
  report(
    'differ',
    [first.span, second.span],
    { told: dollars(told), known: dollars(actual), gap: dollars(Math.abs(told - actual)) },
    {
      severity: actual > told * 1.2 && !first.isLoose ? 'high' : 'medium',
      strength: 'likely',
      sides: [
        { label: 'This paper', value: `${dollars(told)} a year`, spans: [first.span] },
        { label: 'Other paper', value: `${dollars(actual)} a year`, spans: [second.span] },
      ],
    },
  )
  return true
}

/** How often a year the amount is due; null where the words do not tell. */
function timesIn(text: string): number | null {
  if (patterns.quarter.test(text)) return 4
  if (patterns.month.test(text)) return 12
  if (patterns.week.test(text)) return 52
  if (patterns.half.test(text)) return 2
  return patterns.year.test(text) ? 1 : null
}
