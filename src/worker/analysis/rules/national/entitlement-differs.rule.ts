import { defineRule } from '../define-rule.ts'
import { ENTITLEMENT_PATTERNS, type Entitlement, entitlementsIn } from '../schemes/entitlements.ts'
import { LOT_SOLD_PATTERNS, lotSold } from '../land/lot-sold.ts'
import { LOT_TOTAL_PATTERNS, wrongLotTotals } from '../sums/lot-totals.ts'

const patterns = {
  ...ENTITLEMENT_PATTERNS,
  soldLot: LOT_SOLD_PATTERNS.lot,
  schedule: LOT_TOTAL_PATTERNS.schedule,
  scheduleRow: LOT_TOTAL_PATTERNS.row,
  scheduleLots: LOT_TOTAL_PATTERNS.lots,
  scheduleTotal: LOT_TOTAL_PATTERNS.total,
  scheduleNumber: LOT_TOTAL_PATTERNS.number,
}

const NAMES = {
  entitlement: 'entitlement',
  liability: 'liability',
  contribution: 'contribution entitlement',
  interest: 'interest entitlement',
} as const

/** The share by which every levy and vote is counted. */
export default defineRule({
  id: 'national/entitlement-differs',
  title: 'Entitlement and liability of the lot',
  category: 'financial',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'a comparison of two papers' },
  appliesTo: [
    'title-search',
    'plan',
    'owners-corporation-certificate',
    'vendor-statement',
    'by-laws',
    'annexure',
  ],
  patterns,
  clear: 'No entitlement or liability of the lot was found that is stated in two ways.',
  subject:
    /\b(?:entitlements?|lot liability|contribution schedule|interest schedule|unit of entitlement|\bUE)\b[^;]{0,60}\d|\d[^.;]{0,40}\b(?:units? of )?entitlements?\b/i,
  messages: {
    differs: {
      title: 'The {{name}} of the lot differs: {{first}} in one place, {{second}} in another',
      description:
        'One paper gives the lot {{first}} as its {{name}}, the words at {{where}} give {{second}}. This number fixes the lot’s share of every levy, or its votes. If the higher figure is right, your levies will be higher than you reckon.',
      recommendation:
        'Before you sign, ask the manager which figure is right and on which one the levies are worked out.',
      question:
        'Which {{name}} of the lot is right, {{first}} or {{second}}, and on which one are the levies charged?',
    },
    heavier: {
      title: 'The lot bears {{liability}} of the costs for {{entitlement}} of the votes and land',
      description:
        'By the schedule at {{where}} the lot’s liability is {{liability}} out of {{all}}, its entitlement {{entitlement}}. Levies are charged by liability, so you would pay much more than the lot’s share in the land, for as long as you own it.',
      recommendation:
        'Before you sign, ask why the lot’s liability is so much higher, and work out the levies with it.',
      question: 'Why is the lot’s liability so much higher than its entitlement?',
    },
    total: {
      title:
        'The schedule of lots does not add up: {{told}} in all is written, the lots make {{reckoned}}',
      description:
        'The total of the schedule at {{where}} is {{told}}, but the figures of its lots come to {{reckoned}}. Each lot pays and votes by its figure over the total, so either the total or the figure of a lot is wrong, and the share of every levy with it.',
      recommendation:
        'Before you sign, compare the schedule with the registered plan, and ask on which total the levies are worked out.',
      question: 'Is the total of the schedule {{told}} or {{reckoned}}, and which figure is wrong?',
    },
  },
  check({ doc, facts }, report) {
    for (const { told, reckoned, span, rows } of wrongLotTotals(doc)) {
      report(
        'total',
        [span],
        { told, reckoned, where: `page ${doc.pageAt(span.start)}` },
        {
          sides: [
            { label: 'Total as written', value: String(told), spans: [span] },
            { label: 'The lots together', value: String(reckoned), spans: rows },
          ],
        },
      )
    }
    const sold = lotSold(facts)
    const heavier = heavierShare(entitlementsIn(doc), sold)
    if (heavier !== null) {
      const { entitlement, liability, all } = heavier
      report(
        'heavier',
        [liability.span],
        {
          entitlement: entitlement.value,
          liability: liability.value,
          all,
          where: `page ${doc.pageAt(liability.span.start)}`,
        },
        {
          sides: [
            { label: 'Entitlement', value: String(entitlement.value), spans: [entitlement.span] },
            { label: 'Liability', value: String(liability.value), spans: [liability.span] },
          ],
        },
      )
    }
    const byKind = new Map<string, Entitlement[]>()
    for (const one of entitlementsIn(doc)) {
      if (one.value === 0 || (one.lot === null ? one.isTable : one.lot !== sold)) continue
      const key = one.of
      const same = byKind.get(key) ?? []
      same.push(one)
      byKind.set(key, same)
    }
    if (byKind.size === 0) {
      report.notInDocument('No entitlement of the lot was found.')
      return
    }
    for (const [kind, told] of byKind) {
      const first = told.find(({ isTable }) => isTable) ?? told[0]
      const other = told.find(({ value }) => value !== first?.value)
      if (first === undefined || other === undefined) continue
      const values = [String(first.value), String(other.value)] as const
      report(
        'differs',
        [first.span, other.span],
        {
          first: values[0],
          second: values[1],
          name: NAMES[kind as keyof typeof NAMES],
          where: `page ${doc.pageAt(other.span.start)}`,
        },
        {
          strength: 'likely',
          sides: [
            {
              label: `Page ${doc.pageAt(first.span.start)}`,
              value: values[0],
              spans: [first.span],
            },
            {
              label: `Page ${doc.pageAt(other.span.start)}`,
              value: values[1],
              spans: [other.span],
            },
          ],
        },
      )
    }
  },
})

/** The shares of the lot sold, where one schedule has it bear a third more of the costs than it has of the land. */
function heavierShare(told: readonly Entitlement[], sold: string | null) {
  const of = (kind: Entitlement['of']) => told.filter((one) => one.isTable && one.of === kind)
  const all = (kind: Entitlement['of']) => of(kind).reduce((sum, { value }) => sum + value, 0)
  const entitlement = of('entitlement').find(({ lot }) => lot === sold)
  const liability = of('liability').find(({ lot }) => lot === sold)
  if (sold === null || entitlement === undefined || liability === undefined) return null
  const isOneScale = all('entitlement') > 0 && all('entitlement') === all('liability')
  if (!isOneScale || of('liability').length < 2) return null
  return liability.value < HEAVIER * entitlement.value
    ? null
    : { entitlement, liability, all: all('liability') }
}

const HEAVIER = 4 / 3
