import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { passagesIn } from '../reading/passages.ts'

export const COMPANY_TITLE_PATTERNS = wordings({
  /** Said outright. */
  named: /\bcompany[- ]title\b|\b(?:home[- ]unit|flat[- ]owning|service) company\b/i,
  /** The shares by their numbers, as only such a sale tells them. */
  numbered:
    /\bshares?\b[ :|]{0,3}(?:\(?\w{3,9}\)?[ :|]{0,3}){0,2}(?:nos?\.? |numbered |numbers? |from )?\d{1,6} (?:to|-|–) \d{1,6}\b|\bshares? nos?\.? ?\d{1,6}\b/i,
  /** Shares, and with them the right to live in a flat. */
  occupies:
    /\bshares?\b[^;]{0,70}\b(?:rights?|entitle[sd]?|entitling|entitlement)\b[^;]{0,40}\b(?:occup\w{1,6}|possession|reside)\b|\bright (?:of|to) (?:exclusive )?(?:occup\w{1,6}|possession)\b[^;]{0,40}\b(?:attach\w{1,4}|carried|conferred|given) (?:to|by|with) (?:the |those )?shares?\b/i,
  /** A company whose members have no home by it. */
  otherShares:
    /\b(?:owners corporation|water (?:share|entitlement)|unit trust|irrigation|undivided share|equal shares)\b/i,
  asked: /\b(?:if|whether|unless|not|no|neither|may be)\b[^.;]{0,40}$|[☐☒]/i,
})

const P = COMPANY_TITLE_PATTERNS
const read = new WeakMap<Doc, readonly Span[]>()

/**
 * The words by which shares in a company that owns the building are sold, with a right to live in one
 * home of it. Empty where land, or a lot of a scheme, is sold.
 */
export function companyTitleIn(doc: Doc): readonly Span[] {
  const known = read.get(doc)
  if (known !== undefined) return known
  const found = passagesIn(doc, ['contract-form', 'particulars', 'special-conditions']).flatMap(
    (passage) => {
      const { text, span } = passage
      if (P.otherShares.test(text)) return []
      return [P.named, P.numbered, P.occupies].some((words) => {
        const match = affirmed(passage, words)
        return match !== null && !P.asked.test(text.slice(0, match.index))
      })
        ? [span]
        : []
    },
  )
  read.set(doc, found)
  return found
}

/** Are shares sold here, and no land? */
export function isCompanyTitle(doc: Doc): boolean {
  return companyTitleIn(doc).length > 0
}
