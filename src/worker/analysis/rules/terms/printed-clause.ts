import type { Block, Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { everywhere } from '../../wording/everywhere.ts'

/** A printed clause as this file has it. */
export type PrintedClause = {
  readonly number: string
  /** Where it stands, as far as it stands together. */
  readonly span: Span
  /** Its beginning, as long as most clauses are; and all of it, also behind the foot of a page. */
  readonly text: string
  readonly whole: string
}

export const PRINTED_CLAUSE_PATTERNS = wordings({
  /** "9.", "9.1" or "34.2(b)" where a clause begins, also behind another one in the same line. */
  opens:
    /(?:^|(?<=[.;:)\]] {1,2}(?:and |or )?))(?:GC ?|clause |condition )?(\d{1,2}(?:\.\d{1,3}){0,3}(?:\([a-z]{1,4}\))?)[.):]?(?: \|)? {1,2}(?=["'([]?[A-Za-z])/i,
  /** "33. INTEREST": a clause and what it is called, in a line of its own. */
  titled:
    /^(?:GC ?|clause |condition )?(\d{1,2}(?:\.\d{1,2})?)[.):]? {1,2}([A-Z][^.;:]{1,69}[\w)'"])$/,
  /** The number of a page and the name of the form: "7 Land – 2022 edition". */
  footer: /\b(?:19|20)\d\d\b|\b(?:edition|page|copyright)\b/i,
  /** An item of a clause that stands in a block of its own. */
  item: /^\(\w{1,4}\) /,
  /** What a definition goes on with, behind its term. */
  means: /^["']?(?: \([^)]{1,40}\))?,? (?:means|includes|is|are|has the meaning)\b/i,
  /** A sentence that a line cuts off, and no name of a clause. */
  sentence: /^(?:in this (?:contract|agreement|clause|part)|if|where|unless|when)\b/i,
  /** Where the print is copied into another paper of the file. */
  copied:
    /^(?:[=_*~–-]{3,160} )?(?:extracts? (?:from|of) |copy of |from )?(?:the )?(?:\d{4} )?(?:general|standard|printed|law society) (?:terms|conditions|clauses)\b[^.:;]{0,90}$/i,
})

/** Longer than any clause that is worth quoting. */
const LONGEST = 1_500

/** The foot of a page and the head of the next one, between two parts of one clause. */
const LONGEST_GAP = 400

type Part = Pick<PrintedClause, 'number' | 'span'>

type Print = {
  readonly clauses: readonly Part[]
  /** What each clause is called, in the order of the file: "VENDOR WARRANTIES" of 6. */
  readonly headings: readonly Heading[]
}

type Heading = { readonly number: string; readonly name: string; readonly start: number }

const known = new WeakMap<Doc, Print>()

function printOf(doc: Doc): Print {
  const print = known.get(doc) ?? readPrint(doc)
  known.set(doc, print)
  return print
}

/** The clause of that number among the printed conditions, with what stands below it; null for none. */
export function printedClause(doc: Doc, number: string): PrintedClause | null {
  const { clauses } = printOf(doc)
  for (const name of namesFor(number)) {
    const at = clauses.findIndex((clause) => clause.number === name)
    const own = at >= 0 ? at : clauses.findIndex((clause) => isBelow(clause, name))
    const first = clauses[own]
    if (first === undefined) continue
    const parts = [first]
    for (const clause of clauses.slice(own + 1)) {
      const gap = clause.span.start - (parts.at(-1) ?? first).span.end
      if (!isBelow(clause, name) || gap > LONGEST_GAP) break
      parts.push(clause)
    }
    const apart = parts.findIndex(
      ({ span }, index) => index > 0 && span.start !== (parts[index - 1]?.span.end ?? 0) + 1,
    )
    const together = apart < 0 ? parts : parts.slice(0, apart)
    const last = together.at(-1) ?? first
    const end = Math.min(last.span.end, first.span.start + LONGEST)
    const whole = parts.map(({ span: own }) => doc.text.slice(own.start, own.end)).join('\n')
    const span = { start: first.span.start, end }
    return { number: name, span, text: whole.slice(0, LONGEST), whole }
  }
  return null
}

/**
 * What the subclause is called, and then the clause that it stands in; empty if neither is printed.
 * `at` is where the clause stands: a schedule of the form and an annexure have a "2." of their own.
 */
export function printedHeadings(doc: Doc, number: string, at: number | null): readonly string[] {
  const { headings } = printOf(doc)
  const [bare = ''] = number.split('(')
  const [whole = '', part] = bare.split('.')
  return [...new Set([`${whole}.${part ?? ''}`, whole])].flatMap((name) => {
    const all = headings.filter((one) => one.number === name)
    if (at !== null) return all.findLast(({ start }) => start <= at)?.name ?? []
    const [only] = new Set(all.map((one) => one.name.toLowerCase()))
    return all.every((one) => one.name.toLowerCase() === only) ? (all[0]?.name ?? []) : []
  })
}

/** The printed paragraph that says what a defined term means; null for none. */
export function printedMeaning(doc: Doc, term: string, number: string): PrintedClause | null {
  const opening = term.toLowerCase()
  for (const { zone, text, span } of doc.blocks) {
    if (zone !== 'general-conditions') continue
    const start = text
      .slice(0, 2 + opening.length)
      .toLowerCase()
      .indexOf(opening)
    if (start < 0 || !PRINTED_CLAUSE_PATTERNS.means.test(text.slice(start + opening.length)))
      continue
    return { number, span, text: text.slice(0, LONGEST), whole: text }
  }
  return null
}

/** The number of the one clause in whose print some words stand; null where none or several hold them. */
export function clauseThatSays(doc: Doc, words: string): string | null {
  if (words.length < LEAST_SOUGHT) return null
  const sought = words.toLowerCase()
  const found = printOf(doc).clauses.filter(({ span }) =>
    doc.text.slice(span.start, span.end).toLowerCase().includes(sought),
  )
  const [only] = found
  return found.length === 1 && only !== undefined ? only.number : null
}

/** Fewer letters than this stand in many clauses. */
const LEAST_SOUGHT = 10

/** A part of a clause: "34.2" and "34(b)" of "34". */
function isBelow({ number }: { readonly number: string }, name: string): boolean {
  return number.startsWith(`${name}.`) || number.startsWith(`${name}(`)
}

/** "7.1.1(a)", then "7.1.1", then "7.1": a short form prints the clause and not its parts. */
function namesFor(number: string): string[] {
  const [bare = '', ...letters] = number.split(/(?=\()/)
  const parts = bare.split('.')
  const clauses = parts.map((_part, index) => parts.slice(0, parts.length - index).join('.'))
  const items = letters.map((_letter, index) =>
    [bare, ...letters.slice(0, letters.length - index)].join(''),
  )
  return [...items, ...clauses]
}

function readPrint(doc: Doc): Print {
  const clauses: Part[] = []
  const headings: Heading[] = []
  const named = new Set<string>()
  let copiedIn = -1
  let titled: Titled | null = null
  for (const block of doc.blocks) {
    if (PRINTED_CLAUSE_PATTERNS.copied.test(block.text)) copiedIn = block.partIndex
    const { zone } = block
    const isPrint =
      zone === 'general-conditions' || zone === 'auction-conditions' || block.partIndex === copiedIn
    if (!isPrint) continue
    const { text, span } = block
    const title = PRINTED_CLAUSE_PATTERNS.footer.test(text)
      ? null
      : PRINTED_CLAUSE_PATTERNS.titled.exec(text)
    if (title !== null) {
      const [, number = '', name = ''] = title
      const isHeading = block.kind === 'heading'
      titled = { number, name: name.trim(), isHeading, start: span.start, end: span.end }
      const isName = !PRINTED_CLAUSE_PATTERNS.sentence.test(titled.name)
      if (number.includes('.') && isName) headings.push(titled)
    }
    if (block.kind === 'heading') continue
    const opened = openedIn(block)
    const lead = opened[0]?.start ?? span.end
    const last = clauses.at(-1)
    const heads = headOf(titled, block, opened[0]?.number)
    const head = heads === null ? '' : `${heads.number} ${heads.start}`
    if (heads !== null && !named.has(head)) {
      named.add(head)
      headings.push(heads)
    }
    const isTitle = title !== null && titled?.end === span.end
    if (!isTitle && (heads !== null || opened.length > 0)) titled = null
    if (lead > span.start && heads !== null) {
      // A clause whose number stands in its heading alone.
      clauses.push({ number: heads.number, span: { start: span.start, end: lead } })
    } else if (lead > span.start && last !== undefined && last.span.end + 1 === span.start) {
      const end = lead === span.end ? lead : lead - 1
      clauses[clauses.length - 1] = { ...last, span: { start: last.span.start, end } }
    }
    clauses.push(...opened.map(({ number, start, end }) => ({ number, span: { start, end } })))
  }
  return { clauses, headings }
}

type Titled = Heading & { readonly end: number; readonly isHeading: boolean }

/** The line above, where it is the heading of what the block begins with: "6. Warranties" of 6.1. */
function headOf(titled: Titled | null, { span }: Block, first: string | undefined): Titled | null {
  if (titled === null) return null
  const isAbove = titled.end + 1 === span.start
  // "1.8 Stakeholder" above the words of 1.8; in a line of print the number opens the clause itself.
  if (titled.number.includes('.')) {
    return isAbove && titled.isHeading && first === undefined ? titled : null
  }
  return (first === undefined ? isAbove : isBelow({ number: first }, titled.number)) ? titled : null
}

type Opened = { readonly number: string; readonly start: number; readonly end: number }

/** The clauses that begin in a block: by their numbers, or as an item of the clause above. */
function openedIn({ text, span, clause }: Block): Opened[] {
  const starts = [...text.matchAll(everywhere(PRINTED_CLAUSE_PATTERNS.opens))]
  const item = PRINTED_CLAUSE_PATTERNS.item.exec(text)?.[0].trim()
  const isItem =
    item !== undefined &&
    clause !== null &&
    clause.number.endsWith(item) &&
    /\d\(/.test(clause.number)
  const places = [
    ...(isItem ? [{ index: 0, number: clause.number }] : []),
    ...starts.map(({ index, 1: number = '' }) => ({ index, number })),
  ]
  return places.map(({ index, number }, at) => ({
    number,
    start: span.start + index,
    end: span.start + (places[at + 1]?.index ?? text.length + 1) - 1,
  }))
}
