import type { Doc } from '../../document.ts'
import type { Fact } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'

export const EXPLAINED_SALE_PATTERNS = wordings({
  explained:
    /\b(?:formerly|previously|now|also) known as\b|\bchange of name\b|\bmarried name\b|\bentitled to be registered\b|\bexecutors?\b|\badministrators?\b|\bmortgagee\b|\bby (?:his|her|its|their) attorney\b|\blegal personal representative\b|\bformer name\b/i,
})

const COMPANY_WORDS = new Set([
  'limited',
  'proprietary',
  'company',
  'nominees',
  'holdings',
  'estate',
])

/**
 * True where the papers say why somebody sells whom the title does not name: a new name, or in whose
 * place. The words must speak of one of the parties: an executor or a mortgagee of somebody else
 * explains nothing.
 */
export function isSaleExplained(doc: Doc, parties: readonly Fact<string>[]): boolean {
  return doc.blocks.some(
    ({ text, zone }) =>
      zone !== 'general-conditions' &&
      EXPLAINED_SALE_PATTERNS.explained.test(text) &&
      speaksOfAny(text, parties),
  )
}

function speaksOfAny(text: string, parties: readonly Fact<string>[]): boolean {
  const words = text.toLowerCase()
  return parties.some(({ value }) =>
    value
      .toLowerCase()
      .split(/[^a-z'’-]+/)
      .some((name) => name.length > 3 && !COMPANY_WORDS.has(name) && words.includes(name)),
  )
}
