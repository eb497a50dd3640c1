import type { Doc, Span } from '../document.ts'

import { blockAt } from '../segment/find.ts'
import { matchesOf } from '../wording/matches-of.ts'
import { markedWords } from './reading/marked-words.ts'

/** More would make a title that nobody reads to its end. */
const MOST_NAMED = 3

/**
 * What the quoted words name, each thing once and in their order, for the end of a title: ": retaining
 * wall, deck"; empty where they name nothing that `names` knows. Names that may be written in capitals
 * or not are told in small letters.
 */
export function namedIn(
  doc: Doc,
  quoted: readonly Span[],
  names: RegExp,
  isInOrder: (sentence: string) => boolean = () => false,
): string {
  const named: string[] = []
  for (const { start, end } of quoted) {
    // What a row is about stands in its first cells, whatever the first sentence of the next one says.
    const body = Math.min(end, bodyOfRow(doc, start))
    const said = withoutOrder(markedWords(doc.text.slice(body, end)), isInOrder)
    const text = `${doc.text.slice(start, body)} ${subjectBefore(doc, start, names)} ${said}`
    for (const { 0: name, index } of matchesOf(text, names)) {
      if (isPlace(text.slice(Math.max(0, index - REACH), index), text.slice(index + name.length)))
        continue
      const known = names.ignoreCase ? inSmallLetters(name) : name
      if (named.some((one) => isSame(one, known))) continue
      named.push(known)
      if (named.length === MOST_NAMED) return `: ${named.join(', ')}`
    }
  }
  return named.length === 0 ? '' : `: ${named.join(', ')}`
}

/** "Garage: approved and completed 1999. No approval was found for the studio": of the studio alone. */
function withoutOrder(text: string, isInOrder: (sentence: string) => boolean): string {
  return text
    .split(SENTENCE_END)
    .filter((sentence) => !isInOrder(sentence))
    .join(' ')
}

/** Where the first long cell of the row begins that begins at a place; that place itself of anything else. */
function bodyOfRow(doc: Doc, start: number): number {
  const block = blockAt(doc, start)
  if (block === undefined || block.kind !== 'row' || block.span.start !== start) return start
  return block.cells?.find((cell) => cell.end - cell.start > LABEL)?.start ?? start
}

/** "A garden wall holds up the lawn. It leans …": the first thing that the sentence before names. */
function subjectBefore(doc: Doc, start: number, names: RegExp): string {
  const block = blockAt(doc, start)
  if (
    block === undefined ||
    block.kind === 'row' ||
    !POINTS.test(doc.text.slice(start, start + 12))
  )
    return ''
  const before = doc.text.slice(block.span.start, start).trim().split(SENTENCE_END).at(-1) ?? ''
  return matchesOf(before.slice(0, SUBJECT), names)[0]?.[0] ?? ''
}

const POINTS = /^(?:it|they|this|these|both)\b/i
/** Within these first characters a sentence names what it is about. */
const SUBJECT = 50

/** No name of a part or a room is longer. */
const LABEL = 40

const SENTENCE_END = /(?<=[a-z\d)][.;])\s(?=[A-Z\d(])/

/**
 * "A sunroom behind the kitchen, fixed to the fence", "a mark 90 mm above the floor", "a gap from the slab
 * edge to the door": where a thing is or is measured from, and not the thing. What it was before is
 * no more: "a flat made from a workshop".
 */
const PLACE =
  /\b(?:(?:behind|beside|near|next to|adjoining|facing|opposite|against|fixed to|above|below|beneath|underneath|past|beyond|where|(?:mm|cm|millimetres|metres?|m|wide|high|long) (?:from|to|off|short of)|(?:made|converted|changed|turned) (?:from|out of)|instead of|in place of|edge to)\s(?:the |an? |its |this |that |each |every )?|by the )(?:(?!rusted|rotten|broken|failed|cracked|leaking)[a-z-]{3,10} )?$/i
/** "A crack from the window to the eaves": between which things it runs. */
const FROM = /\bfrom\s(?:the |an? )?$/i
const TO = /^\s(?:[a-z]{3,6} )?to\b/i
const REACH = 40

function isPlace(before: string, after: string): boolean {
  return PLACE.test(before) || (FROM.test(before) && TO.test(after))
}

function inSmallLetters(name: string): string {
  const line = name.replaceAll(/\s+/g, ' ')
  return ABBREVIATION.test(line) ? line : line.toLowerCase()
}

const ABBREVIATION = /^(?:CCTV|PFAS|PFOS|EV charger)$/

/** "wall" beside "retaining wall", "finishes" beside "finish", "sewer" beside "sewerage". */
function isSame(known: string, other: string): boolean {
  const one = stemOf(known)
  const two = stemOf(other)
  return one.includes(two) || two.includes(one)
}

function stemOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?:e?s|ing)$/, '')
}
