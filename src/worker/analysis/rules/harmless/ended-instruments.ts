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

type Ending = {
  readonly numbers: ReadonlySet<string>
  readonly items: ReadonlySet<number>
  readonly letters: ReadonlySet<string>
  readonly block: number
  readonly part: number
}

const endings = new WeakMap<Doc, readonly Ending[]>()

/** Whether another place says that the covenant or restriction behind these words ended. */
export function isOfEndedInstrument(doc: Doc, passage: Passage, today: string): boolean {
  const known = endings.get(doc) ?? endingsIn(doc, today)
  endings.set(doc, known)
  const { text, block } = passage
  const isEntry = P.limit.test(text)
  return known.some(({ numbers, items, letters, block: at, part }) => {
    if (isEntry && numbersIn(text).some((number) => numbers.has(number))) return true
    if (isEntry && itemsIn(text).some((item) => items.has(item))) return true
    // The terms stand close above what is said of them.
    if (block.partIndex !== part || block.index > at || at - block.index > 12) return false
    const [, plain, named] = P.terms.exec(text) ?? P.terms.exec(block.text) ?? []
    if (items.has(Number(plain ?? named ?? 0))) return true
    const letter = (P.letter.exec(text) ?? P.letter.exec(block.text))?.[1]?.toLowerCase()
    return letter !== undefined && letters.has(letter)
  })
}

function endingsIn(doc: Doc, today: string): Ending[] {
  return passagesSaying(doc, PAGE_KINDS, HAS_ENDED_PATTERNS.limit).flatMap(({ text, block }) =>
    hasEnded(text, today)
      ? [
          {
            numbers: new Set(numbersIn(text)),
            items: new Set([...itemsIn(text), ...itemAbove(doc, text, block)]),
            letters: new Set(lettersIn(text)),
            block: block.index,
            part: block.partIndex,
          },
        ]
      : [],
  )
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
