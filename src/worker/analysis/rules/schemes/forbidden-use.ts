import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { passagesIn } from '../reading/passages.ts'

export const FORBIDDEN_USE_PATTERNS = wordings({
  workers:
    /\b(?:staff|workers?'?|employees?'?|crew|roster|seasonal|contractors?'?)\b[^.;]{0,24}\b(?:quarters|accommodation|housing|lodgings?)\b|\b(?:quarters|accommodation|housing|lodgings?) (?:for|of) (?:up to )?[^.;]{0,30}\b(?:employees|workers|staff|crew)\b/i,
  byTheRoom:
    /\b(?:rooming|boarding|lodging)[- ]?house\b|\b(?:let\w{0,4}|rent\w{0,3}|licens\w{2,3})\b[^.;]{0,24}\bby the (?:single )?(?:room|bed)\b|\broom by room\b|\b(?:each|single|separate) rooms? (?:is |are |to be )?(?:let|rented)\b|\b(?:lodgers|boarders)\b/i,
  shortStays:
    /\bshort[- ](?:stays?|term (?:let\w{0,4}|stays?|accommodation|rental))\b|\bholiday (?:let\w{0,4}|accommodation|rental|stays?)\b|\bserviced apartments?\b|\b(?:nightly|overnight) (?:guests|let\w{0,4}|stays?)\b/i,
  banned:
    /\b(?:must not|may not|shall not|cannot|can not|is not to|are not to|not (?:be )?(?:permitted|allowed|used)|prohibited|forbidden|no (?:lot|unit|owner|occupier|part|apartment|person))\b/i,
  /** With consent it may be allowed, and what the rule lists may be there already. */
  withConsent: /\b(?:without|unless|except with|other than with|subject to)\b/i,
  usedAs:
    /\b(?:permitted use|use of (?:the )?(?:premises|property|home|unit|lot|apartment)|(?:is|are|be|being|currently|presently) (?:used|run|operated|managed|occupied|let)|used (?:only )?(?:as|for)|let (?:as|for|by)|operates? as|bookings?)\b/i,
  noUse:
    /\b(?:no|not|never|nor|without|former\w{0,2}|ceased|ended|until 20\d\d|previous\w{0,2}|if|may)\b/i,
})

const P = FORBIDDEN_USE_PATTERNS
const USES = [P.workers, P.byTheRoom, P.shortStays]

/** A use that a lease or the contract tells of, and the rule of the scheme that forbids it outright. */
export function forbiddenUse(doc: Doc): { use: Span; ban: Span } | null {
  const bans = passagesIn(doc, ['by-laws']).filter(
    ({ text }) => P.banned.test(text) && !P.withConsent.test(text),
  )
  if (bans.length === 0) return null
  const told = passagesIn(doc, ['lease', 'particulars', 'contract-form', 'vendor-statement'])
  for (const { text, span } of told) {
    if (!P.usedAs.test(text) || P.noUse.test(text)) continue
    const kind = USES.find((use) => use.test(text))
    const ban = bans.find((rule) => kind?.test(rule.text) === true)
    if (ban !== undefined) return { use: span, ban: ban.span }
  }
  return null
}
