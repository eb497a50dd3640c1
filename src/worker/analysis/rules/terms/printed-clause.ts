import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { everywhere } from '../../wording/everywhere.ts'

/** A printed clause as this file has it. */
export type PrintedClause = { readonly number: string; readonly span: Span; readonly text: string }

export const PRINTED_CLAUSE_PATTERNS = wordings({
  /** "9.", "9.1" or "34.2(b)" where a clause begins, also behind another one in the same line. */
  opens:
    /(?:^|(?<=[.;:)\]] {1,2}))(?:GC ?|clause |condition )?(\d{1,2}(?:\.\d{1,3}){0,3}(?:\([a-z]{1,4}\))?)[.):]?(?: \|)? {1,2}(?=["'([]?[A-Za-z])/i,
  /** Where the print is copied into another paper of the file. */
  copied:
    /^(?:[=_*~–-]{3,160} )?(?:extracts? (?:from|of) |copy of |from )?(?:the )?(?:\d{4} )?(?:general|standard|printed|law society) (?:terms|conditions|clauses)\b[^.:;]{0,90}$/i,
})

/** Longer than any clause that is worth quoting. */
const LONGEST = 1_500

const known = new WeakMap<Doc, readonly PrintedClause[]>()

/** The clause of that number among the printed conditions, with what stands below it; null for none. */
export function printedClause(doc: Doc, number: string): PrintedClause | null {
  const clauses = known.get(doc) ?? clausesOf(doc)
  known.set(doc, clauses)
  for (const name of namesFor(number)) {
    const at = clauses.findIndex((clause) => clause.number === name)
    const own = at >= 0 ? at : clauses.findIndex((clause) => isBelow(clause, name))
    const first = clauses[own]
    if (first === undefined) continue
    let last = first
    for (const clause of clauses.slice(own + 1)) {
      if (!isBelow(clause, name) || clause.span.start !== last.span.end + 1) break
      last = clause
    }
    const end = Math.min(last.span.end, first.span.start + LONGEST)
    const span = { start: first.span.start, end }
    return { number: name, span, text: doc.text.slice(span.start, span.end) }
  }
  return null
}

/** A part of a clause: "34.2" and "34(b)" of "34". */
function isBelow({ number }: { readonly number: string }, name: string): boolean {
  return number.startsWith(`${name}.`) || number.startsWith(`${name}(`)
}

/** "7.1.1(a)", then "7.1.1", then "7.1": a short form prints the clause and not its parts. */
function namesFor(number: string): string[] {
  const bare = number.replace(/\(.{0,20}$/, '')
  const parts = bare.split('.')
  const clauses = parts.map((_part, index) => parts.slice(0, parts.length - index).join('.'))
  return bare === number ? clauses : [number, ...clauses]
}

function clausesOf(doc: Doc): PrintedClause[] {
  const clauses: PrintedClause[] = []
  let copiedIn = -1
  for (const block of doc.blocks) {
    if (PRINTED_CLAUSE_PATTERNS.copied.test(block.text)) copiedIn = block.partIndex
    const isPrint = block.zone === 'general-conditions' || block.partIndex === copiedIn
    if (!isPrint || block.kind === 'heading') continue
    const { text, span } = block
    const starts = [...text.matchAll(everywhere(PRINTED_CLAUSE_PATTERNS.opens))]
    const opened = starts.map(({ index, 1: number = '' }, at) => ({
      number,
      start: span.start + index,
      end: span.start + (starts[at + 1]?.index ?? text.length + 1) - 1,
    }))
    const lead = opened[0]?.start ?? span.end
    const last = clauses.at(-1)
    if (lead > span.start && last !== undefined && last.span.end + 1 === span.start) {
      const end = lead === span.end ? lead : lead - 1
      clauses[clauses.length - 1] = { ...last, span: { start: last.span.start, end } }
    }
    clauses.push(
      ...opened.map(({ number, start, end }) => ({ number, span: { start, end }, text: '' })),
    )
  }
  return clauses
}
