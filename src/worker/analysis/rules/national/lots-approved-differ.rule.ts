import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { numberOf, UNDER_HUNDRED } from '../reading/number-words.ts'
import { passagesIn } from '../reading/passages.ts'

const NUMBER = `\\d{1,3}|${UNDER_HUNDRED}`
const HOMES = 'dwellings?|dwelling units|townhouses?|apartments?|residential units|units|homes'

const patterns = {
  ...wordings({
    /** Not what this plan or permit makes, but a stage, another building or what may come. */
    other:
      /\b(?:stage (?:[2-9]|two|three)|future|existing|demolish\w{0,3}|adjoining|balance|per (?:lot|hectare)|up to|at least|minimum|maximum|parking|bicycle|visitor|each of|of which|in all over)\b/i,
    lots: /^lots?$/i,
  }),
  /** What a permit allows: "the construction of eleven dwellings and the subdivision into eleven lots". */
  allowed: new RegExp(
    `\\b(?:construction|development|erection|building|subdivision|subdivide|not more than|no more than)\\b[^.;]{0,30}?\\b(${NUMBER}) (?:\\w{4,12} )?(${HOMES}|lots)\\b`,
    'i',
  ),
  /** "Purpose: … not more than twenty (20) dwellings", in a Crown lease. */
  leaseCap: new RegExp(
    `\\bpurposes?\\b[^.;]{0,60}(?:\\.[^.;]{0,90})?\\b(?:not more than|no more than|not exceeding|a maximum of)\\b (${NUMBER})(?: \\(\\d{1,3}\\))? (${HOMES})`,
    'i',
  ),
  /** "Class B, 24 units, all residential", on a units plan or a building file. */
  counted: new RegExp(
    `\\b(?:class [AB],? (?:units )?|number of (?:units|lots)\\W{1,4}|all )?\\b(${NUMBER}) (?:residential |two-storey |class B |class A )?(units|townhouses|dwellings|homes)\\b`,
    'i',
  ),
  /** What a plan makes: "creates twelve lots, each to hold one dwelling". */
  made: new RegExp(
    `\\b(?:creates?|contains?|comprises?|consists? of|holds?|shows?|divid(?:es?|ed) into)\\b[^.;]{0,20}?\\b(${NUMBER}) (?:\\w{3,12} )?(${HOMES}|lots)\\b`,
    'i',
  ),
}

/** Plans of a development may not hold more homes than its permit. */
export default defineRule({
  id: 'national/lots-approved-differ',
  title: 'How many homes are approved and how many are planned',
  category: 'compliance',
  severity: 'high',
  kind: 'inconsistency',
  isPropertyRisk: true,
  law: { none: 'each state’s planning law has a development keep to its permit' },
  appliesTo: ['building-permit', 'planning-certificate', 'plan', 'annexure'],
  patterns,
  clear: 'No plan was found that makes more homes or lots than a permit in this file allows.',
  subject:
    /\b(?:subdivi\w{2,5}|develop\w{2,6}|construct\w{0,4}|erect\w{0,4}|plan|permit|consent|approv\w{1,3}|comprising|contains|class of units|building)\b[^.;]{0,100}\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\(\d{1,3}\))[\s)-]{1,2}(?:\w{1,14} ){0,2}(?:lots|dwellings|units|apartments|town ?houses|homes|villas|residences|allotments)\b/i,
  messages: {
    lease: {
      title: 'The plan shows {{made}} homes, but the Crown lease allows {{allowed}}',
      description:
        'The purpose clause of the lease at {{where}} allows no more than {{allowed}} homes on the land; the plan or the building file, also quoted, shows {{made}}. What goes beyond the purpose is a breach of the lease: the authority can order it ended, or ask a charge for a change of the lease, which all owners share.',
      recommendation:
        'Before you sign, ask for the variation of the lease that allows the further homes, and ask the owners’ corporation whether the authority has written about it.',
      question: 'By which variation does the lease allow {{made}} homes? Please give us a copy.',
    },
    more: {
      title: 'The plan makes {{made}} {{things}}, but the permit allows {{allowed}}',
      description:
        'The permit or consent at {{where}} allows {{allowed}} {{things}}; the plan, also quoted, makes {{made}}. A plan that goes beyond its permit may be refused registration, or the permit must be changed first, and which home falls away nobody can say.',
      recommendation:
        'Before you sign, ask for the amended permit, and for your right to end the contract and have the deposit back if it is not granted by a set day.',
      question:
        'Which permit allows {{made}} {{things}}, and has it been amended? Please give us the amendment.',
    },
  },
  check({ doc }, report) {
    const cap = overLease(doc)
    if (cap !== null) {
      const { allowed, made } = cap
      report(
        'lease',
        [allowed.span, made.span],
        { allowed: String(allowed.count), made: String(made.count) },
        {
          unmistakable: true,
          sides: [
            { label: 'Lease', value: String(allowed.count), spans: [allowed.span] },
            { label: 'Plan', value: String(made.count), spans: [made.span] },
          ],
        },
      )
    }
    if (!isOffThePlan(doc)) return
    const allowed = toldIn(doc, PERMITS, patterns.allowed)
    const made = toldIn(doc, PLANS, patterns.made)
    for (const plan of made) {
      const own = allowed.filter(({ isLots }) => isLots === plan.isLots)
      const most = own.toSorted((a, b) => b.count - a.count)[0]
      if (most === undefined || plan.count <= most.count) continue
      // A whole estate beside the permit of one of its houses says nothing.
      if (plan.count > most.count * 2) continue
      report(
        'more',
        [most.span, plan.span],
        {
          made: String(plan.count),
          allowed: String(most.count),
          things: plan.isLots ? 'lots' : 'homes',
        },
        {
          unmistakable: true,
          sides: [
            { label: 'Permit', value: String(most.count), spans: [most.span] },
            { label: 'Plan', value: String(plan.count), spans: [plan.span] },
          ],
        },
      )
      return
    }
  },
})

const PERMITS: readonly PageKind[] = ['building-permit', 'planning-certificate', 'annexure']
const PLANS: readonly PageKind[] = ['plan', 'vendor-statement', 'annexure', 'building-permit']

type Told = { readonly count: number; readonly isLots: boolean; readonly span: Span }

function toldIn(
  doc: Doc,
  kinds: readonly PageKind[],
  pattern: RegExp,
  other: RegExp | null = patterns.other,
): Told[] {
  return passagesIn(doc, kinds).flatMap(({ text, span }) => {
    if (other?.test(text) === true) return []
    return matchesOf(text, pattern).flatMap(([, words = '', thing = '']) => {
      const count = numberOf(words)
      return count === null || count < 2 ? [] : [{ count, isLots: patterns.lots.test(thing), span }]
    })
  })
}

/** The purpose clause of a Crown lease, and a plan of more homes than it allows. */
function overLease(doc: Doc): { readonly allowed: Told; readonly made: Told } | null {
  const [allowed] = toldIn(doc, LEASES, patterns.leaseCap, null)
  if (allowed === undefined) return null
  const made = toldIn(doc, ['plan', 'title-search', 'building-permit'], patterns.counted).find(
    ({ count }) => count > allowed.count && count <= allowed.count * 2,
  )
  return made === undefined ? null : { allowed, made }
}

const LEASES: readonly PageKind[] = ['title-search', 'annexure', 'lease', 'plan', 'other']
