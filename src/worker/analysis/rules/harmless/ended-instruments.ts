import { PAGE_KINDS } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import { HAS_ENDED_PATTERNS, hasEnded } from './has-ended.ts'
import type { Passage } from '../reading/passage.ts'
import { passagesSaying } from '../reading/passages.ts'

export const ENDED_INSTRUMENT_PATTERNS = wordings({
  limit: /\b(?:covenants?|restrictions?)\b/i,
  /** The number of a dealing or a plan, which an entry and what is said of it share. */
  number: /\b(?:[A-Z]{1,3} ?)?\d{5,9}[A-Z]?\b/,
  /** "restriction numbered (2)", "restriction 3". */
  item: /\b(?:covenants?|restrictions?)\b[^.;()]{0,60}?\b(?:numbered |no\.? ?)\(?(\d{1,2})\)?|\b(?:covenant|restriction) \(?(\d{1,2})\)?(?![\d/.])/i,
  terms: /^(\d{1,2})[.)] (?=\S)|^(?:\d{1,2}[.)] )?terms of [a-z -]{4,60}\bnumbered \(?(\d{1,2})\b/i,
  own: /\bthis (?:restriction|covenant)\b/i,
  letters:
    /\b(?:covenants?|paragraphs?|restrictions?) (\([a-z]\)(?:(?:, | and | to )\([a-z]\)){0,8})/i,
  letter: /^\(([a-z])\) /i,
  oneOf: /\(([a-z])\)/i,
})

const P = ENDED_INSTRUMENT_PATTERNS

/** What a sentence says has ended, and where it stands. */
type Ending = {
  readonly items: ReadonlySet<number>
  readonly letters: ReadonlySet<string>
  readonly part: number
}

/** All that has ended in a document: looked up by name, since every entry of a title asks. */
type Endings = {
  readonly numbers: ReadonlySet<string>
  readonly items: ReadonlySet<number>
  readonly byBlock: ReadonlyMap<number, readonly Ending[]>
}

/** The terms of a covenant stand at most so many blocks above what is said of them. */
const CLOSE_ABOVE = 12

const endings = new WeakMap<Doc, Endings>()

/** Whether another place says that the covenant or restriction behind these words ended. */
export function isOfEndedInstrument(doc: Doc, passage: Passage, today: string): boolean {
  const known = endings.get(doc) ?? endingsIn(doc, today)
  endings.set(doc, known)
  if (known.byBlock.size === 0) return false
  const { text } = passage
  if (P.limit.test(text)) {
    if (numbersIn(text).some((number) => known.numbers.has(number))) return true
    if (itemsIn(text).some((item) => known.items.has(item))) return true
  }
  return isEndedBelow(known, passage)
}

function isEndedBelow({ byBlock }: Endings, { text, block }: Passage): boolean {
  const below = Array.from({ length: CLOSE_ABOVE + 1 }, (_, by) => byBlock.get(block.index + by))
    .flatMap((found) => found ?? [])
    .filter(({ part }) => part === block.partIndex)
  if (below.length === 0) return false
  const [, plain, named] = P.terms.exec(text) ?? P.terms.exec(block.text) ?? []
  const item = Number(plain ?? named ?? 0)
  const letter = (P.letter.exec(text) ?? P.letter.exec(block.text))?.[1]?.toLowerCase()
  return below.some(
    ({ items, letters }) => items.has(item) || (letter !== undefined && letters.has(letter)),
  )
}

function endingsIn(doc: Doc, today: string): Endings {
  const numbers = new Set<string>()
  const items = new Set<number>()
  const byBlock = new Map<number, Ending[]>()
  for (const { text, block } of passagesSaying(doc, PAGE_KINDS, HAS_ENDED_PATTERNS.limit)) {
    if (!hasEnded(text, today)) continue
    const ending = {
      items: new Set([...itemsIn(text), ...itemAbove(doc, text, block)]),
      letters: new Set(lettersIn(text)),
      part: block.partIndex,
    }
    for (const number of numbersIn(text)) numbers.add(number)
    for (const item of ending.items) items.add(item)
    byBlock.set(block.index, [...(byBlock.get(block.index) ?? []), ending])
  }
  return { numbers, items, byBlock }
}

/** "(d) this restriction ceases …" below "3. Terms of restriction numbered 3". */
function itemAbove({ blocks }: Doc, text: string, { index }: Block): number[] {
  if (!P.own.test(text)) return []
  for (let at = index; at >= Math.max(0, index - 8); at -= 1) {
    const named = P.terms.exec(blocks[at]?.text ?? '')
    if (named !== null) return [Number(named[1] ?? named[2] ?? 0)]
  }
  return []
}

function numbersIn(text: string): string[] {
  return [...text.matchAll(everywhere(P.number))].map(([number]) => number.replace(' ', ''))
}

function itemsIn(text: string): number[] {
  return [...text.matchAll(everywhere(P.item))].map(([, numbered, plain]) =>
    Number(numbered ?? plain ?? 0),
  )
}

/** "(a) to (d)" is counted out. */
function lettersIn(text: string): string[] {
  const list = P.letters.exec(text)?.[1] ?? ''
  const named = [...list.matchAll(everywhere(P.oneOf))].map(([, one = '']) => one.toLowerCase())
  const [from = 'a', to = from] = named
  if (!list.includes(' to ')) return named
  const first = from.charCodeAt(0)
  const count = Math.min(26, Math.max(1, to.charCodeAt(0) - first + 1))
  return Array.from({ length: count }, (_, at) => String.fromCharCode(first + at))
}
