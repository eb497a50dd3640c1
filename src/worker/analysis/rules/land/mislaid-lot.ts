import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { type Mislaid, MISLAID_PATTERNS, PAPER_NAMES } from './mislaid.ts'
import { passagesIn } from '../reading/passages.ts'

export const LOT_NAME_PATTERNS = wordings({
  // A register searched also for the land beside it, which holds nothing.
  nothing:
    /(?:[:|]| [-–]) ?(?:none|nil|no (?:entr(?:y|ies)|records?|orders?|applications?|match|result)\w{0,2}|nothing)(?: (?:found|recorded|held|filed))?\.?$/i,
  // The other land of an easement, in an entry of the title.
  ofEasement:
    /\b(?:burdening|benefit\w{0,5}|appurtenant|in favour of|affecting(?: the)?(?: parts?(?:\(s\))?(?: of)?)?(?= lots?\b))\b|^to lot\b|\bto lots? .{0,40}\bover\b/i,
  /** What the lot was before: "Former block | Block 2 Section 22, consolidated 2015". */
  before:
    /\b(?:former(?:ly)?|previous(?:ly)?|prior|parent|original(?:ly)?|consolidat\w{2,4}|cancelled|superseded|created (?:from|out of)|subdivided from|until (?:19|20)\d{2})\b/i,
  // A lot of the scheme that somebody else has, or all have.
  ofOthers:
    /\b(?:owned by|belong\w{0,3} to|(?:neighbourhood|community|association|common) property|(?:caretaker|manager)'s lot)\b/i,
  labelled:
    /^(?:site|property|land|premises|re|address|situation|risk(?: address)?|insured (?:property|address|site)|works? at|location)\b[ :|-]{1,4}(?:lots?|allotments?) ([A-Z]?\d{1,5}[A-Z]?)\b/i,
  street:
    /^(?:(?:unit|lot|flat|apartment) )?[\d/A-Za-z-]{1,9} ([A-Z][A-Za-z' -]{2,30}?)(?:,|$| [A-Z]{2,3} \d{4})/,
  lot: /\b(?:lot|allotment):? ([A-Z]?\d{1,5}[A-Z]?)(?:,|;| on| in| of)?(?: the)?(?: (?:registered )?plan(?: of (?:subdivision|consolidation))?)?(?: no\.?)?:? ?((?:PS|LP|TP|PC|CP|RP|SP|DP|CS|FP|(?:Deposited|Strata|Survey[- ]Strata|Filed|Sealed|Title|Registered) Plan|Diagram)(?: no\.?)? ?\d{3,7})[A-Z]?\b/i,
  /** "Lot on plan: 6SP218847", as searches of registers write it. */
  joined:
    /\blot(?: on |\/| \/ | and | )plan(?: (?:description|number|no\.?))?[ :|]{1,3}(\d{1,5}) ?[/-]? ?((?:SP|RP|DP|CP|PS|LP) ?\d{3,7})\b/i,
  // As Victoria's titles, the papers of the Northern Territory and of the ACT name it.
  ofPlan:
    /\blot ([A-Z]?\d{1,5}[A-Z]?),? on (?:the )?(plan of (?:subdivision|consolidation) (?:no\.? )?\d{3,7})[A-Z]?\b/i,
  ofTown: /\blot (\d{1,5}),? (town of [a-z]{3,20})\b/i,
  block: /\b(block \d{1,4}),? (section \d{1,4})\b/i,
})

const LOTS = /\b(?:lots?|allotments?) ([A-Z]?\d{1,5}[A-Z]?)\b/gi

/** A paper headed with the street that is sold and another lot in it: it speaks of the neighbour. */
export function neighboursLot(doc: Doc, { address, lotPlan }: Facts): Mislaid | null {
  const lots = [...(lotPlan?.value ?? '').matchAll(LOTS)].map(([, lot]) => lot?.toUpperCase())
  const [lot] = lots
  const street = LOT_NAME_PATTERNS.street.exec(address?.value ?? '')?.[1]?.toLowerCase()
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
    const other = LOT_NAME_PATTERNS.labelled.exec(text)?.[1]?.toUpperCase()
    if (other === undefined || other === lot || !text.toLowerCase().includes(street)) continue
    if (MISLAID_PATTERNS.otherLand.test(text)) continue
    if ([...text.matchAll(LOTS)].some(([, one]) => one?.toUpperCase() === lot)) continue
    return {
      first: `Lot ${lot}`,
      second: `Lot ${other}`,
      sold: lotPlan.spans[0] ?? span,
      other: span,
      paper: PAPER_NAMES[zone] ?? 'Another paper',
    }
  }
  return null
}

/** A paper about another lot, or the same lot of another plan, than the contract or the title names. */
export function mislaidLot(doc: Doc): Mislaid | null {
  const read = (kinds: readonly PageKind[]) =>
    passagesIn(doc, kinds).flatMap(({ text, span, zone }) => {
      const match = firstOf(text)
      return match === null ||
        LOT_NAME_PATTERNS.ofEasement.test(text) ||
        LOT_NAME_PATTERNS.ofOthers.test(text) ||
        LOT_NAME_PATTERNS.before.test(text) ||
        LOT_NAME_PATTERNS.nothing.test(text)
        ? []
        : [
            {
              lot: lotName(match[1]),
              plan: match[2] ?? '',
              text,
              span,
              zone,
            },
          ]
    })
  const named = read(['particulars', 'contract-form'])
  const sold = named.length > 0 ? named : read(['title-search'])
  const first = sold[0]
  if (first === undefined || new Set(sold.map(({ lot }) => lot)).size > 1) return null
  if (sold.some(({ span }) => lotsIn(doc.text.slice(span.start, span.end)) > 1)) return null
  const others = read([
    'title-search',
    'planning-certificate',
    'rates-certificate',
    'water-certificate',
    'owners-corporation-certificate',
    'vendor-statement',
  ]).filter(({ zone, plan, lot, text }) => {
    // A rule of Queensland's own compares the Form 2.
    if (zone === 'vendor-statement' && doc.state === 'QLD') return false
    if (MISLAID_PATTERNS.beside.test(text)) return false
    const isPlan = planKey(plan) === planKey(first.plan)
    return lot === first.lot ? !isPlan : isPlan && !namedIn(text).has(first.lot)
  })
  // Conditions and letters speak of other lots too: there only figures that changed places tell.
  const slips = read(['special-conditions', 'annexure', 'building-permit']).filter(
    ({ lot, plan, text }) =>
      planKey(plan) === planKey(first.plan) &&
      isTurned(lot, first.lot) &&
      !MISLAID_PATTERNS.otherLand.test(text) &&
      lotsIn(text) < 2,
  )
  const [other] = [...others, ...slips]
  return other === undefined
    ? null
    : {
        first: nameOf(first),
        second: nameOf(other),
        sold: first.span,
        other: other.span,
        paper: PAPER_NAMES[other.zone] ?? 'Another paper',
      }
}

function firstOf(text: string): RegExpExecArray | null {
  const { lot, joined, ofPlan, ofTown, block } = LOT_NAME_PATTERNS
  return (
    lot.exec(text) ??
    joined.exec(text) ??
    ofPlan.exec(text) ??
    ofTown.exec(text) ??
    block.exec(text)
  )
}

/** The same figures in another order. */
function isTurned(a: string, b: string): boolean {
  const sorted = (name: string) => Array.from(name).toSorted().join('')
  return a !== b && sorted(a) === sorted(b)
}

/** How many lots a line names: "Lot 4 and Lot 12 on Strata Plan 31906" are two. */
function lotsIn(text: string): number {
  return namedIn(text).size
}

function namedIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(LOTS)].map(([, lot]) => lotName(lot)))
}

/** "04471" and "4471" are one lot. */
function lotName(lot = ''): string {
  return lot.replace(/^0{1,4}(?=\d)/, '').toUpperCase()
}

function nameOf({ lot, plan }: { lot: string; plan: string }): string {
  return `${lot.startsWith('BLOCK') ? '' : 'Lot '}${lot.replace('BLOCK', 'Block')} ${plan}`
}

/** "LP 041968" and "LP41968" are one plan; a town has no number. */
function planKey(plan: string): string {
  const figures = plan.replaceAll(/[^0-9]/g, '')
  return figures === '' ? plan.toLowerCase() : String(Number(figures))
}
