import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'
import { WORD_CHANGE_PATTERNS } from './change-marks.ts'

/** A table of changes: what opens it, and whether its rows have numbers of their own before the clause's. */
export type ChangeTable = { readonly opening: string; readonly hasReferences: boolean }

export const CHANGE_TABLE_PATTERNS = wordings({
  head: /^(?:ref\w{0,8}|item|row|number|clause|condition|term|GC|no\.?)s?\b[ |].{0,40}\b(?:variation|change|amendment|alteration|effect|how (?:altered|varied|changed|amended))s?(?: (?:of|to|in) .{3,40})?$/i,
  referenceFirst:
    /^(?:ref\w{0,8}|item|row|no\.?|number)\b[ |.]{1,3}.{0,16}\b(?:clause|condition|term|GC|provision)s?\b/i,
  /** A row's own number before that of the clause. */
  reference:
    /^(?:[A-Z]{0,2}\d{1,2}(?:\.\d{1,2})?[A-Z]?|\(?[a-z]{1,3}\)|[A-Z])[.)]?[ |]{1,3}(?=(?:GC ?|cl\.? ?|clause )?\d)/i,
  ofPrint: /\b(?:general|printed|standard) (?:conditions|clauses|terms|form)\b|\bprinted\b/i,
})

/** The table that a passage stands in or opens; null for none. */
export function tableAt(passage: Passage, table: ChangeTable | null): ChangeTable | null {
  const { head, referenceFirst, ofPrint } = CHANGE_TABLE_PATTERNS
  const { text, block } = passage
  if (head.test(text) && (table !== null || block.kind === 'row')) {
    return { opening: table?.opening ?? text, hasReferences: referenceFirst.test(text) }
  }
  // A row goes on with the table that says what its number means.
  if (rowIn(table, passage) !== '') return table
  return WORD_CHANGE_PATTERNS.varied.test(text) && ofPrint.test(text)
    ? { opening: text, hasReferences: false }
    : null
}

/** The number of the clause that a row of the table is about; empty for none. */
export function rowIn(table: ChangeTable | null, { block }: Passage): string {
  if (table === null || block.text.includes(table.opening)) return ''
  const words = table.hasReferences
    ? block.text.replace(CHANGE_TABLE_PATTERNS.reference, '')
    : block.text
  return WORD_CHANGE_PATTERNS.row.exec(words)?.[1] ?? ''
}
