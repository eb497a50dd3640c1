import type { DraftBlock } from './draft-blocks.ts'

/**
 * The words in capitals with which a block begins, where they can be a heading: two words or more, or
 * one that stands alone before a bracket, a dash or the next cell. Null for a sentence or a field.
 */
export function capitalLead(draft: DraftBlock): string | null {
  const line = draft.firstLine.slice(0, 160)
  const first = draft.cells?.[0]
  const cell = first === undefined ? line : line.slice(0, Math.max(0, first.end - draft.span.start))
  const lead =
    /^["']?[A-Z][^a-z]*(?=[\s(]|$)/.exec(cell)?.[0].replace(/(?<![\s(\-:,.])[\s(\-:,.]+$/, '') ?? ''
  if (
    lead.length < 5 ||
    !/[A-Z]{4}/.test(lead) ||
    /:/.test(cell.slice(lead.length, lead.length + 2))
  )
    return null
  const rest = cell.slice(lead.length)
  if (rest.length > 90 || (/^\s*(?!of\b)[a-z]/.test(rest) && !lead.includes(' '))) return null
  return lead.includes(' ') || rest === '' || /^\s*(?:[(-]|of\b)/.test(rest) ? lead : null
}
