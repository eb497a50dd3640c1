import type { Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { COMPANY_NAME_PATTERNS, sameCompany } from './company-names.ts'
import { passagesIn } from '../reading/passages.ts'

export const CLEARED_COMPANY_PATTERNS = wordings({
  ...COMPANY_NAME_PATTERNS,
  certificate:
    /\b(?:foreign resident|capital gains|ATO|australian taxation office|tax(?:ation)? office|withholding)\b[^.;]{0,60}\bclearance\b|\bclearance certificate\b/i,
  suffix: /\b(?:PTY|Pty|Proprietary) (?:LTD|Ltd|LIMITED|Limited)\b/,
  partOfName: /^(?:[A-Z(&][\w&'()-]{0,24}|of|and)$/,
  label:
    /^(?:(?:full |entity |vendor |company |taxpayer )?name|entity|vendor|seller|taxpayer|owner|company|issued to|certificate (?:for|of)|for)s?(?: of (?:the )?(?:vendor|entity|seller|owner))?[ :|]{1,3}$/i,
  alias:
    /\b(?:formerly|previously|also) (?:known|called|named)\b|\bchange of name\b|\bformer name\b/i,
})

export type ClearedCompany = {
  readonly name: string
  readonly vendor: Facts['vendors'][number]
  readonly span: Span
}

/** The company that a clearance certificate names where the vendor is a company of another name. */
export function clearedCompany(doc: Doc, { vendors, proprietors }: Facts): ClearedCompany | null {
  const [vendor, ...others] = vendors
  if (
    vendor === undefined ||
    others.length > 0 ||
    !CLEARED_COMPANY_PATTERNS.company.test(vendor.value)
  )
    return null
  for (const { text, span, heading } of passagesIn(doc, CERTIFICATES)) {
    const suffix = CLEARED_COMPANY_PATTERNS.suffix.exec(text)
    if (suffix === null || CLEARED_COMPANY_PATTERNS.alias.test(text)) continue
    const end = suffix.index + suffix[0].length
    const words = text
      .slice(Math.max(0, suffix.index - 80), suffix.index)
      .trimEnd()
      .split(/\s/)
    const first = words.findLastIndex((word) => !CLEARED_COMPANY_PATTERNS.partOfName.test(word)) + 1
    const name = `${words.slice(first).join(' ')} ${suffix[0]}`
    if (first === words.length) continue
    const before = text.slice(0, end - name.length)
    const isOwn = CLEARED_COMPANY_PATTERNS.certificate.test(before) && before.length < 90
    if (
      !isOwn &&
      !(
        CLEARED_COMPANY_PATTERNS.certificate.test(heading) &&
        CLEARED_COMPANY_PATTERNS.label.test(before)
      )
    )
      continue
    const known = [...vendors, ...proprietors].some(
      ({ value }) => sameCompany(value, name) !== false,
    )
    if (!known) return { name, vendor, span }
  }
  return null
}

/** What the tax office issues is bound in among the certificates. */
const CERTIFICATES = [
  'land-tax-certificate',
  'rates-certificate',
  'statutory-notice',
  'annexure',
  'other',
] as const
