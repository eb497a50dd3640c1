import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { type Passage, passagesIn, TERM_ZONES } from '../reading/passages.ts'
import { matchesOf } from '../../wording/matches-of.ts'

/** How papers tell the terms of a lease of business premises or a farm: in a schedule and in the lease. */
export const LEASE_TERM_PATTERNS = wordings({
  /** The contract's own summary of a lease, wherever it is bound in. */
  summary:
    /\b(?:tenancy|lease|leases|rental|letting) (?:schedule|summary|particulars)\b|\bschedule of (?:the )?(?:leases?|tenanc(?:y|ies))\b/i,
  leased: /\b(?:leases?|leased|tenan(?:ts?|cy|cies)|lessees?|lessors?|landlords?|rent)\b/i,
  rent: /\brents?\b|\brental\b/i,
  yearly:
    /\$ ?\d{1,3}(?:,\d{3}){1,2}(?:\.\d{2})?(?:,? (?:exclusive|net|gross|plus GST|\+ ?GST|ex GST))? ?(?:per annum|a year|per year|p\.?a\.?\b|each year|annually|yearly|\/ ?(?:year|annum))/i,
  /** "Base rent $41,800", "Rent p.a." at the head of a column. */
  labelled:
    /\b(?:base|annual|yearly|commencing|initial|passing|current|net|gross) rent(?:al)?(?: payable)?[ :|]{1,3}\$ ?\d{1,3}(?:,\d{3}){1,2}(?:\.\d{2})?/i,
  column: /\brent(?:al)? (?:p\.?a\.?|per annum|a year|yearly)|\bannual rent(?:al)?\b/i,
  anySum: /\$ ?\d{1,3}(?:,\d{3}){1,2}(?:\.\d{2})?/i,
  /** Words that lower it, or set it anew. */
  varied:
    /\b(?:in place of|instead of|varied|variation|reduced|reduction|lowered|replaced by|is now|becomes|from \d{1,2} \w{3,9} 20\d\d)\b/i,
  notRent:
    /\b(?:land rent|ground rent|crown|levy|levies|rates|outgoings (?:of|are|total)|guarantee|bond|estimated?|apprais\w{2,4}|market|arrears|owing|income|turnover|would|could|former(?:ly)?|previous(?:ly)?|until (?:20[01]\d|202[0-5])|price|premium)\b/i,
  options: /\boptions?\b|\bfurther terms?\b|\brenew(?:al)?\b/i,
  optionHas:
    /\b(?:options?|further terms?)(?: (?:to renew|of renewal|period|term)s?)?(?: ?[:|]| of| is| are| for|)? (?:an? |one |two |three |\d |1 x |yes\b)(?:\(?\d\)? )?(?:x |further |more |additional |term|option|period|\d|years?|of )?[^.;]{0,24}|\b\d ?x ?\d{1,2} ?(?:years?|yrs?)\b|\b(?:one|two|three) further terms? of\b/i,
  optionNone:
    /\boptions?(?: (?:to renew|of renewal|for (?:a )?(?:further|renewal)[\w ]{0,12}))?(?: ?[:|]| is| are)? (?:nil|none|no\b|not applicable|n\/a|deleted|struck)|\b(?:no|without(?: any| an)?) (?:option|right|further term)s?(?: (?:to renew|of renewal|for (?:a |any )?(?:further|renewal)))?\b|\bfurther terms?(?: ?[:|])? (?:nil|none|not applicable|n\/a)\b/i,
  outgoings: /\boutgoings?\b/i,
  tenantPays:
    /\b(?:tenants?|lessees?)\b[^.;]{0,24}\b(?:pays?|to pay|bears?|reimburses?|contributes?)\b[^.;]{0,24}(?:\b100 ?%|\b(?:all|every|the whole|full)\b)[^.;]{0,24}\boutgoings?\b|\boutgoings?\b[^.;]{0,30}(?:\b100 ?%|\b(?:all|fully|wholly|in full)\b)[^.;]{0,30}\b(?:recover\w{2,6}|paid|payable|by|from|borne|tenants?|lessees?)\b|\bnet (?:of outgoings|lease)\b|\b(?:100 ?%|all) (?:of (?:the )?)?outgoings? (?:are |is )?(?:recover\w{2,6}|paid by|payable by|borne by)/i,
  ownerPays:
    /\brent is gross\b|\bgross (?:rent|lease)\b|\$ ?[\d,.]{4,12} gross\b|\bno outgoings?\b[^.;]{0,20}\b(?:recover\w{2,6}|payable|paid)\b|\boutgoings?(?: (?:payable|recoverable|paid)(?: by (?:the )?(?:tenant|lessee)s?)?)?(?: ?[:|])? (?:nil|none)\b|\b(?:landlord|lessor|owner|vendor)s?\b[^.;]{0,16}\b(?:pays?|to pay|bears?)\b[^.;]{0,12}\b(?:all|the)(?: the)? outgoings?\b/i,
})

const P = LEASE_TERM_PATTERNS

/** A term of a lease that two places tell in ways which exclude one another. */
export type UnlikeTerm = { readonly first: Passage; readonly second: Passage }

/** Every passage of the contract and the lease papers in which the terms of a lease may be told. */
type Told = { readonly summary: readonly Passage[]; readonly lease: readonly Passage[] }

const told = new WeakMap<Doc, Told>()

/** Three questions are asked of the same passages. */
function toldIn(doc: Doc): Told {
  const known = told.get(doc)
  if (known !== undefined) return known
  const summary: Passage[] = []
  const lease: Passage[] = []
  for (const passage of passagesIn(doc, PAPERS)) {
    const title = doc.parts[passage.block.partIndex]?.title ?? ''
    const isSummary = TERM_ZONES.has(passage.zone) || P.summary.test(`${title} ${passage.heading}`)
    if (isSummary) summary.push(passage)
    else lease.push(passage)
  }
  told.set(doc, { summary, lease })
  return { summary, lease }
}

/** Where the contract tells an option to renew, or outgoings that the tenant pays, and the lease none. */
export function unlikeTerm(doc: Doc, matter: 'option' | 'outgoings'): UnlikeTerm | null {
  const { summary, lease } = toldIn(doc)
  const [has, none] =
    matter === 'option' ? [P.optionHas, P.optionNone] : [P.tenantPays, P.ownerPays]
  const about = (passage: Passage): boolean =>
    passage.zone === 'lease' ||
    P.leased.test(`${passage.heading} ${passage.previous.slice(-160)} ${passage.text}`)
  const says = (passages: readonly Passage[], pattern: RegExp, other: RegExp) =>
    passages.find(
      (passage) =>
        passage.text.length < LONGEST &&
        pattern.test(passage.text) &&
        !other.test(passage.text) &&
        about(passage),
    )
  for (const [first, second] of [
    [says(summary, has, none), says(lease, none, has)],
    [says(summary, none, has), says(lease, has, none)],
  ])
    if (first !== undefined && second !== undefined) return { first, second }
  return null
}

export type ToldRent = { readonly cents: number; readonly passage: Passage }

/**
 * The yearly rent by the contract and another one by the lease papers: by a later paper that lowers
 * it, or by a lease in which the contract's sum does not stand at all.
 */
export function unlikeYearlyRent(doc: Doc): readonly [ToldRent, ToldRent] | null {
  const { summary, lease } = toldIn(doc)
  const [told] = rentsOf(summary)
  if (told === undefined) return null
  const others = rentsOf(lease).filter(({ cents }) => isUnlike(cents, told.cents))
  const varied = others.find(
    ({ cents, passage }) => cents < told.cents && P.varied.test(passage.text),
  )
  if (varied !== undefined) return [told, varied]
  const isThere = lease.some(({ text }) => dollarsIn(text).includes(told.cents))
  const [other] = others
  return isThere || other === undefined ? null : [told, other]
}

function rentsOf(passages: readonly Passage[]): ToldRent[] {
  let column = -1
  return passages.flatMap((passage, index) => {
    const { text, heading, previous, zone, block } = passage
    if (P.column.test(text) && block.kind === 'row' && !P.anySum.test(text)) column = index
    if (P.notRent.test(text) || text.length > LONGEST) return []
    const isRent = P.rent.test(text) || P.rent.test(heading) || P.rent.test(previous.slice(-60))
    const own =
      isRent && (zone === 'lease' || P.leased.test(`${heading} ${previous.slice(-160)} ${text}`))
    const isBelow = column >= 0 && index > column && index - column <= ROWS_BELOW
    const match =
      (own ? (P.yearly.exec(text) ?? P.labelled.exec(text)) : null) ??
      (isBelow && block.kind === 'row' ? matchesOf(text, P.anySum).at(-1) : undefined)
    const [cents] = dollarsIn(match?.[0] ?? '')
    return cents === undefined || cents < LEAST_CENTS ? [] : [{ cents, passage }]
  })
}

function isUnlike(one: number, two: number): boolean {
  const apart = Math.max(one, two) / Math.min(one, two)
  return apart > 1.01 && apart <= 2.5
}

const LONGEST = 300
const ROWS_BELOW = 4
/** A smaller yearly sum is the rent of a wall, a mooring or a piece of road. */
const LEAST_CENTS = 500_000

const PAPERS = [
  'particulars',
  'contract-form',
  'special-conditions',
  'vendor-statement',
  'lease',
  'annexure',
  'other',
] as const
