import type { PageKind } from '#shared/report.ts'
import type { Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../off-the-plan.ts'
import { passagesIn } from '../passages.ts'

const patterns = wordings({
  folio: /\bvol(?:ume)?\.? ?(\d{3,5}),? ?fol(?:io)?\.? ?(\d{1,4})\b|\bCT ?(\d{3,5})\/(\d{1,4})\b/i,
  // Titles that one number names: Queensland's references, a lot and plan of New South Wales.
  reference:
    /\btitle ref(?:erence)?s?\.?(?: no\.?| number)?[ :|]{1,4}(\d{8})\b|\bfolio(?: identifiers?)?[ :|]{1,4}(\d{1,4}\/(?:\d{1,3}\/)?(?:SP|DP)?\d{3,7})\b/i,
  furtherReference: /\d{8} ?(?:,|and|&) ?\d{8}\b|\d\/\d{1,7} ?(?:,|and|&) ?(?:folio )?\d{1,4}\//i,
  otherLand:
    /\b(?:parent|formerly|former|previous|prior|common property|derived|derivation|created by|balance|adjoining|adjacent|neighbouring|benefit|appurtenant|servient|dominant|residue|mother|counter-?part|plan of|objection|permit for|belongs? to|owned by)\b/i,
  // A register searched also for the land beside it, which holds nothing.
  nothing:
    /(?:[:|]| [-–]) ?(?:none|nil|no (?:entr(?:y|ies)|records?|orders?|applications?|match|result)\w{0,2}|nothing)(?: (?:found|recorded|held|filed))?\.?$/i,
  // The other land of an easement, in an entry of the title.
  ofEasement:
    /\b(?:burdening|benefit\w{0,5}|appurtenant|in favour of)\b|^to lot\b|\bto lots? .{0,40}\bover\b/i,
  labelled:
    /^(?:site|property|land|premises|re|address|situation|risk(?: address)?|insured (?:property|address|site)|works? at|location)\b[ :|-]{1,4}(?:lots?|allotments?) ([A-Z]?\d{1,5}[A-Z]?)\b/i,
  street:
    /^(?:(?:unit|lot|flat|apartment) )?[\d/A-Za-z-]{1,9} ([A-Z][A-Za-z' -]{2,30}?)(?:,|$| [A-Z]{2,3} \d{4})/,
  lot: /\blot ([A-Z]?\d{1,5}[A-Z]?)(?:,| on| in| of)?(?: the)?(?: (?:registered )?plan(?: of (?:subdivision|consolidation))?)?(?: no\.?)? ?((?:PS|LP|TP|PC|CP|RP|SP|DP|CS|Deposited Plan|Strata Plan) ?\d{3,7})[A-Z]?\b/i,
})

type Mislaid = {
  readonly first: string
  readonly second: string
  readonly sold: Span
  readonly other: Span
  readonly paper: string
}

/**
 * A title search of another title, or a paper with a volume and folio that is nearly, but not, the
 * one sold: two figures exchanged, one mistyped.
 */
function otherTitle(doc: Doc): Mislaid | null {
  const read = (kinds: readonly PageKind[]) =>
    passagesIn(doc, kinds).flatMap(({ text, span, zone }) => {
      const match = patterns.folio.exec(text)
      if (match === null || patterns.otherLand.test(text)) return []
      const [volume, folio] = [match[1] ?? match[3] ?? '', match[2] ?? match[4] ?? '']
      return [{ volume: String(Number(volume)), folio: String(Number(folio)), span, zone }]
    })
  const sold = read(['particulars', 'contract-form'])
  const [first] = sold
  if (first === undefined) return null
  const known = new Set(
    [...sold, ...read(['title-search'])].map(({ volume, folio }) => `${volume}/${folio}`),
  )
  for (const other of read([
    ...STATING,
    ...(sold.length === 1 ? (['title-search'] as const) : []),
  ])) {
    const isSold = other.volume === first.volume && other.folio === first.folio
    if (isSold || (other.zone !== 'title-search' && known.has(`${other.volume}/${other.folio}`)))
      continue
    const near =
      (other.volume === first.volume && isNear(other.folio, first.folio)) ||
      (other.folio === first.folio && isNear(other.volume, first.volume))
    if (!near) continue
    return {
      first: `Volume ${first.volume} Folio ${first.folio}`,
      second: `Volume ${other.volume} Folio ${other.folio}`,
      sold: first.span,
      other: other.span,
      paper: LABELS[other.zone] ?? 'Another paper',
    }
  }
  const searched = read(['title-search'])
  const [other] = searched
  const isSearched = searched.some(
    ({ volume, folio }) => volume === first.volume && folio === first.folio,
  )
  if (sold.length > 1 || other === undefined || isSearched || isOffThePlan(doc)) return null
  return {
    first: `Volume ${first.volume} Folio ${first.folio}`,
    second: `Volume ${other.volume} Folio ${other.folio}`,
    sold: first.span,
    other: other.span,
    paper: 'Title search',
  }
}

/** A title that is named by one number, in another paper with two of its figures exchanged. */
function slippedReference(doc: Doc): Mislaid | null {
  const read = (kinds: readonly PageKind[]) =>
    passagesIn(doc, kinds).flatMap(({ text, span, zone }) => {
      const match = patterns.reference.exec(text)
      const name = (match?.[1] ?? match?.[2])?.toUpperCase().replace('/DP', '/')
      return name === undefined ||
        patterns.otherLand.test(text) ||
        patterns.furtherReference.test(text)
        ? []
        : [{ name, span, zone }]
    })
  const sold = read(['particulars', 'contract-form'])
  const names = new Set(sold.map(({ name }) => name))
  const [first] = sold
  if (first === undefined || names.size > 1) return null
  const searched = read(['title-search'])
  const isOwn = searched.some(({ name }) => name === first.name)
  for (const other of [...(isOwn ? [] : searched), ...read(STATING)]) {
    const [lot = '', otherLot = ''] = [first.name, other.name].map((name) => name.split('/')[0])
    const isLot = first.name.includes('/')
    if (isLot && (lot !== otherLot || !other.name.includes('/'))) continue
    if (other.name === first.name || !isNear(other.name, first.name)) continue
    if (other.zone !== 'title-search' && searched.some(({ name }) => name === other.name)) continue
    return {
      first: `Title ${first.name}`,
      second: `Title ${other.name}`,
      sold: first.span,
      other: other.span,
      paper: LABELS[other.zone] ?? 'Another paper',
    }
  }
  return null
}

const STATING: readonly PageKind[] = [
  'vendor-statement',
  'planning-certificate',
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
  'owners-corporation-certificate',
]

/** The same figures in another order, or all but one alike. */
function isNear(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const sorted = (text: string) => Array.from(text).toSorted().join('')
  const unlike = Array.from(a).filter((figure, index) => figure !== b[index]).length
  return unlike === 1 || (unlike > 0 && sorted(a) === sorted(b))
}

/** A paper headed with the street that is sold and another lot in it: it speaks of the neighbour. */
function otherLot(doc: Doc, { address, lotPlan }: Facts): Mislaid | null {
  const lots = [...(lotPlan?.value ?? '').matchAll(LOTS)].map(([, lot]) => lot?.toUpperCase())
  const [lot] = lots
  const street = patterns.street.exec(address?.value ?? '')?.[1]?.toLowerCase()
  if (lotPlan === null || lot === undefined || lots.length > 1 || street === undefined) return null
  for (const { text, span, zone } of passagesIn(doc, [
    'annexure',
    'building-permit',
    'building-report',
    'planning-certificate',
    'rates-certificate',
    'water-certificate',
    'other',
  ])) {
    const other = patterns.labelled.exec(text)?.[1]?.toUpperCase()
    if (other === undefined || other === lot || !text.toLowerCase().includes(street)) continue
    if (patterns.otherLand.test(text)) continue
    if ([...text.matchAll(LOTS)].some(([, one]) => one?.toUpperCase() === lot)) continue
    return {
      first: `Lot ${lot}`,
      second: `Lot ${other}`,
      sold: lotPlan.spans[0] ?? span,
      other: span,
      paper: LABELS[zone] ?? 'Another paper',
    }
  }
  return null
}

/** How many lots a line names: "Lot 4 and Lot 12 on Strata Plan 31906" are two. */
function lotsIn(text: string): number {
  return new Set([...text.matchAll(LOTS)].map(([, lot]) => lot?.toUpperCase())).size
}

const LOTS = /\b(?:lots?|allotments?) ([A-Z]?\d{1,5}[A-Z]?)\b/gi

const LABELS: Readonly<Partial<Record<PageKind, string>>> = {
  'title-search': 'Title search',
  'planning-certificate': 'Planning certificate',
  'rates-certificate': 'Rates certificate',
  'water-certificate': 'Water certificate',
  'owners-corporation-certificate': 'Owners corporation certificate',
  'vendor-statement': 'Vendor statement',
}

/** Each paper must be about the lot that is sold. */
export default defineRule({
  id: 'national/title-reference-mismatch',
  title: 'Lot and plan numbers across the papers',
  category: 'legal',
  severity: 'high',
  kind: 'inconsistency',
  law: [cite(act.vic.saleOfLand, 's 32I'), cite(act.nsw.saleOfLand, 'Sch 1')],
  appliesTo: ['particulars', 'contract-form', 'title-search'],
  patterns,
  clear: 'The papers name the same lot and plan, as far as they name one.',
  messages: {
    differ: {
      title: 'Lot or plan number differs: {{first}} in the contract, {{second}} elsewhere',
      description:
        'The contract sells {{first}}, but another paper ({{paper}}) is about {{second}}. Either you are buying another lot than you think, or that paper says nothing about yours.',
      recommendation:
        'Before you sign, have the lot and plan corrected, and get the paper for the right lot.',
      question: 'Which lot is sold, {{first}} or {{second}}? Please correct the papers.',
    },
  },
  check({ doc, facts }, report) {
    const mislaid = otherTitle(doc) ?? slippedReference(doc) ?? otherLot(doc, facts)
    if (mislaid !== null) {
      const { first, second, sold, other, paper } = mislaid
      report(
        'differ',
        [sold, other],
        { first, second, paper: paper.toLowerCase() },
        {
          sides: [
            { label: 'Contract', value: first, spans: [sold] },
            { label: paper, value: second, spans: [other] },
          ],
        },
      )
      return
    }
    if (isOffThePlan(doc)) {
      report.notInDocument('The lot is sold off the plan and has no title of its own yet.')
      return
    }
    const read = (kinds: readonly PageKind[]) =>
      passagesIn(doc, kinds).flatMap(({ text, span, zone }) => {
        const match = patterns.lot.exec(text)
        return match === null || patterns.ofEasement.test(text) || patterns.nothing.test(text)
          ? []
          : [
              {
                lot: match[1] ?? '',
                plan: (match[2] ?? '').replaceAll(' ', '').toUpperCase(),
                span,
                zone,
              },
            ]
      })
    const named = read(['particulars', 'contract-form'])
    const sold = named.length > 0 ? named : read(['title-search'])
    const first = sold[0]
    if (first === undefined || new Set(sold.map(({ lot }) => lot)).size > 1) return
    if (sold.some(({ span }) => lotsIn(doc.text.slice(span.start, span.end)) > 1)) return
    for (const other of read([
      'title-search',
      'planning-certificate',
      'rates-certificate',
      'water-certificate',
      'owners-corporation-certificate',
      'vendor-statement',
    ])) {
      // A rule of Queensland's own compares the Form 2.
      if (other.zone === 'vendor-statement' && doc.state === 'QLD') continue
      const samePlan = planNumber(other.plan) === planNumber(first.plan)
      if (samePlan === (other.lot === first.lot)) continue
      const paper = LABELS[other.zone] ?? 'another paper'
      const name = (one: { lot: string; plan: string }) => `Lot ${one.lot} ${one.plan}`
      report(
        'differ',
        [first.span, other.span],
        { first: name(first), second: name(other), paper: paper.toLowerCase() },
        {
          sides: [
            { label: 'Contract', value: name(first), spans: [first.span] },
            { label: paper, value: name(other), spans: [other.span] },
          ],
        },
      )
      return
    }
  },
})

/** "LP 041968" and "LP41968" are one plan. */
function planNumber(plan: string): number {
  return Number(plan.replaceAll(/[^0-9]/g, ''))
}
