import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../document.ts'
import type { Facts } from '../facts/facts.ts'
import { wordings } from '../wording/wordings.ts'
import { type Mislaid, MISLAID_PATTERNS, PAPER_NAMES } from './mislaid.ts'
import { passagesIn } from './passages.ts'

export const LOT_NAME_PATTERNS = wordings({
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
      const match = LOT_NAME_PATTERNS.lot.exec(text)
      return match === null ||
        LOT_NAME_PATTERNS.ofEasement.test(text) ||
        LOT_NAME_PATTERNS.nothing.test(text)
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
  if (first === undefined || new Set(sold.map(({ lot }) => lot)).size > 1) return null
  if (sold.some(({ span }) => lotsIn(doc.text.slice(span.start, span.end)) > 1)) return null
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
    return {
      first: nameOf(first),
      second: nameOf(other),
      sold: first.span,
      other: other.span,
      paper: PAPER_NAMES[other.zone] ?? 'Another paper',
    }
  }
  return null
}

/** How many lots a line names: "Lot 4 and Lot 12 on Strata Plan 31906" are two. */
function lotsIn(text: string): number {
  return new Set([...text.matchAll(LOTS)].map(([, lot]) => lot?.toUpperCase())).size
}

function nameOf({ lot, plan }: { lot: string; plan: string }): string {
  return `Lot ${lot} ${plan}`
}

/** "LP 041968" and "LP41968" are one plan. */
function planNumber(plan: string): number {
  return Number(plan.replaceAll(/[^0-9]/g, ''))
}
