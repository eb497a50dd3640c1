import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { type Citation, cite } from '../../law/cite.ts'
import { retailLeaseActs } from '../../law/retail-lease-acts.ts'
import { blockAt } from '../../segment/find.ts'
import { wordings } from '../../wording/wordings.ts'
import { passagesIn } from '../reading/passages.ts'
import { isCompanyTitle } from './company-title.ts'

export const LAW_OF_SALE_PATTERNS = wordings({
  ofHomes: /^residential tenancies\b/i,
  ofSchemes: /\b(?:strata|owners corporations|unit titles|community titles|body corporate)\b/i,
  /** A lease under the law of shops, by its name or its act. */
  retail:
    /\bretail (?:shop |premises |and commercial )?leases?\b|\bretail leas\w{2,4} act\b|\bretail tenanc\w{1,3}\b|\bbusiness tenancies\b/i,
  /** A lease of premises for a trade. */
  business:
    /\b(?:commercial|retail|business|industrial|shop|office|warehouse) (?:premises |shop )?(?:lease|tenancy)\b|\blease of (?:the )?(?:shop|office|factory|warehouse)|\b(?:permitted use|lettable area|outgoings? payable by|fit-?out)\b|\b(?:shop|office|factory|suite|warehouse)s? \d|\bplus GST\b/i,
  home: /\bresidential (?:tenanc\w{1,3}|rental)\b|\brental (?:provider|agreement)\b|\brenters?\b|\bbond authority\b/i,
  community: /\b(?:neighbourhood|community|precinct) (?:plan|association|property|scheme)\b/i,
  strataPlan: /\bstrata plan\b|\bSP ?\d{3,7}\b/i,
})

const P = LAW_OF_SALE_PATTERNS

/**
 * The law of a finding as this sale has it: no law of homes for the lease of a shop, none of strata
 * schemes for shares in a company, and that of its own for a community scheme of New South Wales.
 */
export function lawOfSale(laws: readonly Citation[], doc: Doc, spans: readonly Span[]): Citation[] {
  return laws.flatMap((law) => {
    const { title } = law.act
    if (P.ofHomes.test(title) && isOfBusiness(doc, spans)) {
      return doc.state !== null && hasRetailLease(doc) ? [cite(retailLeaseActs[doc.state])] : []
    }
    if (!P.ofSchemes.test(title)) return [law]
    if (isCompanyTitle(doc)) return []
    const isNsw = law.act === act.nsw.strata
    return isNsw && isCommunityLot(doc) ? [cite(act.nsw.communityLand)] : [law]
  })
}

/** Do the words stand in the lease of a shop, or does the file hold no lease of a home? */
function isOfBusiness(doc: Doc, spans: readonly Span[]): boolean {
  const leases = doc.parts.filter(({ kind }) => kind === 'lease')
  const texts = leases.map(({ span }) => doc.text.slice(span.start, span.end))
  const own = spans.flatMap(({ start }) => {
    const at = leases.findIndex((part) => part.index === blockAt(doc, start)?.partIndex)
    return texts[at] ?? []
  })
  const asked = own.length > 0 ? own.slice(0, 1) : texts
  return asked.length > 0 && asked.every((text) => P.business.test(text) && !P.home.test(text))
}

function hasRetailLease(doc: Doc): boolean {
  return (
    passagesIn(doc, ['lease', 'annexure', 'particulars', 'contract-form']).some(({ block }) =>
      P.retail.test(block.text),
    ) || doc.parts.some(({ kind, title }) => kind === 'lease' && P.retail.test(title))
  )
}

/** A lot in a community or neighbourhood plan, and in no strata plan below it. */
function isCommunityLot(doc: Doc): boolean {
  const front = passagesIn(doc, ['contract-form', 'particulars', 'title-search'])
  return (
    front.some(({ text }) => P.community.test(text) && !text.includes('☐')) &&
    !front.some(({ text }) => P.strataPlan.test(text) && !text.includes('☐'))
  )
}
