import type { PageKind } from '#shared/report.ts'

import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'
import { DEMAND_PATTERNS, isOver } from './demands.ts'

/** A letter that orders work: who gave it stands in its head, the order in a sentence further down. */
export const LETTER_OF_ORDER_PATTERNS = wordings({
  obliges:
    /\b(?:you|(?:the )?owners? corporation|(?:the )?body corporate|(?:the |each |every )?owners?|strata company|owners? (?:of|and occupiers? of) the (?:land|property|building)|holder of the land)\b[^.;]{0,40}?\b(?:are|is|were|was)(?: hereby| now)?(?: required| directed| ordered| called (?:up)?on| to\b)|\b(?:the )?(?:owner|occupier|landholder|proprietor)s?\b(?: (?:and|or) any (?:person|one)[^.;]{0,70})?[^.;]{0,24}?\b(?:is|are) to (?:at once )?(?=destroy|treat|control|remove|spray|eradicate|clear|fence|repair|replace|demolish|pump|stop)|\byou must\b/i,
  work: /\b(?:put (?:in|right|back|up)\b|put (?:in|into) (?:good |working )?order|take (?:down|off|out|away|up)|remove|demolish|pull down|dismantle|repair|mend|replace|rebuild|reinstate|restore|rectify|overhaul|upgrade|install|fit|underpin|prop|make (?:good|safe)|clear|clean|treat|destroy|fence|connect|disconnect|cut .{1,30} off|pump out|desludge|decommission|empty|seal|breach|fill in|stop|cease|vacate|slash|stabilise|engage|have .{3,60}\b(?:put|made|mended|repaired|replaced|removed|certified|tested|rebuilt|renewed|reinstated|rectified|demolished|cleared|pumped out))\b/i,
  day: /\b(?:by|before|within|on or before|until|(?:not|no) later than|not after) (?:the )?(?:\d{1,2}\b|(?:last|first|end) |(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|(?:seven|ten|fourteen|twenty|twenty-one|twenty-eight|thirty|forty|forty-five|sixty|ninety|one hundred)\b)/i,
  /** An order that is laid out as a form: its list, and an entry of it that says what to do. */
  lists:
    /^\W{0,3}(?:\d{1,2}\W{1,2})?(?:what (?:(?:you |the owner )?must|is to|has to|you (?:have|need) to) (?:be )?(?:do|done)|(?:work|works|action|actions|steps?)(?: that (?:is|are))? (?:required|ordered|to be (?:done|carried out|taken)))\b|\b(?:required|ordered|directed) to\b[^.;]{0,60}:$/i,
  entry: /^\(?(?:\d{1,2}|[a-z])[.)]? /,
  /** The head of the paper: its name in capitals, or with its law. */
  paper:
    /\b(?:[A-Z]{4,14} )?(?:NOTICE|ORDER|DIRECTION|WARNING)\b|\b(?:notice|order|direction)\b[^.;]{0,60}\b(?:Act|Regulations?|section|s) \d/,
  authority:
    /\b(?:COUNCIL|SHIRE|CITY OF|BOROUGH|MUNICIPAL|TOWN OF|DEPARTMENT|FIRE|BRIGADE|ENVIRONMENTAL HEALTH|PUBLIC HEALTH|EPA|ENVIRONMENT PROTECTION|BUILDING (?:COMMISSION|CONTROL|SURVEYOR|COMPLIANCE)|PLANNING COMPLIANCE|LAND SERVICES|BIOSECURITY|WATER CORPORATION)\b/,
  underLaw:
    /\bunder (?:the )?(?:section|s) ?\d|\b[Uu]nder (?:the |its |a )?[\w'’ ]{0,40}\b[Ll]ocal [Ll]aw\b|\b(?:Act|Regulations?) (?:19|20)\d\d\b/,
  /** What a body of owners asks of one of them. */
  byLaw:
    /\bby-?laws?\b|\bbreach notice\b|\bto the satisfaction of the (?:owners corporation|body corporate|strata company|corporation|committee)\b/i,
  money:
    /\b(?:rates?|levy|levies|instalments?|rent|tenan(?:t|cy)|deposit|settlement|purchaser|buyer)\b/i,
})

const P = LETTER_OF_ORDER_PATTERNS

/** How many sentences and lines a letter may have before the one that orders. */
const HEAD_LINES = 7

/** Parts that speak to the buyer or to every owner, and hold no letter. */
const TERMS: ReadonlySet<PageKind> = new Set([
  'contract-form',
  'particulars',
  'general-conditions',
  'special-conditions',
  'auction-conditions',
  'statutory-notice',
  'title-search',
  'plan',
])

export type OrderInLetter = {
  /** The lines above it in which the paper has its name or its authority. */
  readonly head: readonly Passage[]
}

/** The order that a sentence of an authority's letter gives, with its head; null for any other sentence. */
export function orderInLetter(passages: readonly Passage[], index: number): OrderInLetter | null {
  const passage = passages[index]
  if (passage === undefined || TERMS.has(passage.zone)) return null
  const { text, next, block } = passage
  const isEntry = P.entry.test(text) && isListedAsOrdered(passages, index)
  if (!P.obliges.test(text) && !isEntry) return null
  if (!P.work.test(text) || P.byLaw.test(text) || P.money.test(text)) return null
  // The sentence may run on over a line that is read as another.
  if (!P.day.test(`${text} ${next.slice(0, 80)}`)) return null
  if (DEMAND_PATTERNS.demandMay.test(text) || isOver(`${text} ${next.slice(0, 160)}`)) return null
  const above = passages
    .slice(Math.max(0, index - HEAD_LINES), index)
    .filter(({ block: { partIndex } }) => partIndex === block.partIndex)
  const nearest = above.findLast(
    ({ text: line }) => P.byLaw.test(line) || P.paper.test(line) || P.authority.test(line),
  )
  if (nearest !== undefined && P.byLaw.test(nearest.text) && !P.authority.test(nearest.text))
    return null
  const head = above.filter(({ text: line }) => P.paper.test(line) || P.authority.test(line))
  const isPaper = head.length > 0 || P.paper.test(passage.heading) || P.underLaw.test(text)
  return isPaper ? { head } : null
}

/** "What must be done: 1 Remove the deck by 3 May": an entry below the line that opens its list. */
function isListedAsOrdered(passages: readonly Passage[], index: number): boolean {
  const part = passages[index]?.block.partIndex
  return passages
    .slice(Math.max(0, index - HEAD_LINES), index)
    .some(({ text, block }) => block.partIndex === part && P.lists.test(text))
}

/** Whether a demand is that of a body of owners on one of them, by its by-laws. */
export function isByLawNotice({ text, heading, previous }: Passage): boolean {
  if (![text, heading, previous].some((one) => P.byLaw.test(one))) return false
  const around = `${heading} ${previous.slice(-240)} ${text}`
  return P.byLaw.test(around) && !P.authority.test(around) && !/\b(?:council|shire)\b/i.test(text)
}
