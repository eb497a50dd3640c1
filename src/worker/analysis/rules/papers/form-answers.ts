import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../../document.ts'
import { cellsOf } from '../../segment/cells-of.ts'
import { blocksIn } from '../../segment/find.ts'

/**
 * `blank`: boxes stand there and none is marked. `unseen`: no box and no word to be read, because a
 * mark that is drawn or pictured leaves nothing in the text.
 */
export type FormAnswer = {
  readonly answer: 'yes' | 'no' | 'blank' | 'unseen'
  /** The question with its answer; two places where the answer begins the next block. */
  readonly spans: readonly Span[]
  /** The words after the answer up to the end of their sentence or row. */
  readonly details: string
}

const BOX_FIRST = /([☐☒]) ?(yes|no)\b/i
const BOX_LAST = /\b(yes|no)\b:? ?([☐☒])/i
const SECOND_BOX_FIRST = /^[^☐☒]{0,40}([☐☒]) ?(yes|no)\b/i
const SECOND_BOX_LAST = /^[^☐☒]{0,40}\b(yes|no)\b:? ?([☐☒])/i
const WRITTEN = /(?:[:?|]| -) ?(yes|no|nil|none|n\/a|not applicable)\b(?! ?[☐☒/]|,? (?:or )?no\b)/i
const CELL = /^(?:answer: ?)?(yes|no|nil|none|n\/a|not applicable)\b(?! ?[☐☒/]|,? (?:or )?no\b)/i
const MARKED_WORD =
  /☒ ?(?:the (?:land|lot|property) )?(?:is )?(?:(not\b|no\b|nil\b|none\b|unaffected|n\/a)|(?:affected|recorded|included|listed|applies|applicable|subject to|enforcement|show cause|notice|order)\b)/i
/** "YES [NO]" and "[YES] / NO": the answer that was chosen stands in brackets. */
const BRACKETED = /\[ ?(yes|no) ?\] ?\/? ?(?:yes|no)\b|\b(?:yes|no) ?\/? ?\[ ?(yes|no) ?\]/i
const SENTENCE_END = /[a-z0-9)☐☒]\.(?= [A-Z(])/
const OPENING = /^[ :|-]{0,4}(?:[☐☒] ?(?:yes|no)\b|(?:yes|no)\b(?! ?\/))/i

/** What is written behind a label in place of an answer: a date, a sum, a paper that is named. */
const PARTICULARS =
  /^[^:|–☐☒?]{0,60}(?:[:|–]| - ) ?(?!yes\b|no\b(?! ?\.? ?\d)|nil\b|none\b|n\/a|not\b|☐|☒|there (?:is|are) no|if\b|_|information\b)[^☐☒]{0,200}\b(?:(?:19|20)\d{2}|dated|copy|by the owner|order|notice|application|agreement|licen[cs]e|lease)\b/i
const DENIES =
  /\b(?:no|nil|none|not affected|not aware|has not|have not|withdrawn|complied with)\b/i

/** A day, a measure or a reference: somebody wrote this line, no form prints it. */
const SPECIFIC =
  /\b\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6},? (?:19|20)\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\bdated\b|\b\d{1,6}(?:\.\d{1,2})? ?(?:square metres|m2|m²|metres)/i

/** Every pattern of this file, for the test of their running time. */
export const FORM_PATTERNS = {
  formBoxFirst: BOX_FIRST,
  formBoxLast: BOX_LAST,
  formSecondBoxFirst: SECOND_BOX_FIRST,
  formSecondBoxLast: SECOND_BOX_LAST,
  formWritten: WRITTEN,
  formCell: CELL,
  formMarkedWord: MARKED_WORD,
  formBracketed: BRACKETED,
  formSentenceEnd: SENTENCE_END,
  formOpening: OPENING,
  formParticulars: PARTICULARS,
  formDenies: DENIES,
  formSpecific: SPECIFIC,
} as const

/** A question and its answer stand no further apart than this, in units. */
const REACH = 420

/**
 * What a form (the vendor statement unless told) answers to each question that the pattern finds.
 * Questions may stand one behind the other in a paragraph, and an answer may begin the next row or
 * page.
 */
export function answersTo(
  doc: Doc,
  question: RegExp,
  zones: readonly PageKind[] = ['vendor-statement'],
): FormAnswer[] {
  const blocks = blocksIn(doc, { zones })
  return blocks.flatMap((block, index) => {
    const match = question.exec(block.text)
    return match === null ? [] : [answerAt(block, match, blocks[index + 1])]
  })
}

/** The first of several answers that says yes; else the first that says anything; null for none. */
export function firstAnswer(
  doc: Doc,
  question: RegExp,
  zones: readonly PageKind[] = ['vendor-statement'],
): FormAnswer | null {
  const answers = answersTo(doc, question, zones).filter(({ answer }) => answer !== 'unseen')
  return answers.find(({ answer }) => answer === 'yes') ?? answers[0] ?? null
}

/**
 * The places where a form names the thing itself behind its label, without a Yes: "Trees: order
 * dated 4 May 2026, copy given".
 */
export function particularsOf(
  doc: Doc,
  question: RegExp,
  zones: readonly PageKind[] = ['vendor-statement'],
): Span[] {
  return blocksIn(doc, { zones }).flatMap((block) => {
    const match = question.exec(block.text)
    if (match === null) return []
    const rest = block.text.slice(match.index + match[0].length, match.index + 320)
    const end = sentenceEnd(rest, 0)
    const value = rest.slice(0, end)
    if (!PARTICULARS.test(value) || DENIES.test(value)) return []
    return [within(block, 0, match.index + match[0].length + end)]
  })
}

/** True for words that cannot be printed on a form, because they name a day or a measure. */
export function isSpecific(text: string): boolean {
  return SPECIFIC.test(text)
}

function answerAt(block: Block, match: RegExpExecArray, next: Block | undefined): FormAnswer {
  const { text } = block
  const from = match.index + match[0].length
  const end = sentenceEnd(text, from)
  const read = readAnswer(text.slice(from, Math.min(end, from + REACH)), lastCell(block))
  if (read !== null) {
    const start = answersIn(text) > 1 ? sentenceStart(text, match.index) : 0
    const stop = answersIn(text) > 1 ? sentenceEnd(text, from + read.end) : text.length
    return {
      answer: read.answer,
      spans: [within(block, start, stop)],
      details: text.slice(from + read.end, stop),
    }
  }
  if (BOX_FIRST.exec(text)?.index === 0 && match.index > 0) {
    const before = readAnswer(text.slice(0, match.index), null)
    if (before !== null) {
      return {
        answer: before.answer,
        spans: [within(block, 0, text.length)],
        details: text.slice(from),
      }
    }
  }
  if (next !== undefined && end >= text.length && OPENING.test(next.text)) {
    const below = readAnswer(`: ${next.text}`, null)
    if (below !== null) {
      return {
        answer: below.answer,
        spans: [within(block, 0, text.length), within(next, 0, next.text.length)],
        details: next.text.slice(Math.max(0, below.end - 2)),
      }
    }
  }
  return { answer: 'unseen', spans: [within(block, 0, text.length)], details: '' }
}

function readAnswer(
  text: string,
  cell: string | null,
): { answer: 'yes' | 'no' | 'blank'; end: number } | null {
  const bracketed = BRACKETED.exec(text)
  if (bracketed !== null) {
    return {
      answer: meaning(bracketed[1] ?? bracketed[2]),
      end: bracketed.index + bracketed[0].length,
    }
  }
  const boxFirst = BOX_FIRST.exec(text)
  const boxLast = BOX_LAST.exec(text)
  if (boxFirst !== null && boxFirst.index < (boxLast?.index ?? Infinity)) {
    return readPair(text, boxFirst, SECOND_BOX_FIRST, true)
  }
  if (boxLast !== null) return readPair(text, boxLast, SECOND_BOX_LAST, false)
  const word = readWord(text)
  if (word !== null) return word
  const written = WRITTEN.exec(text)
  if (written !== null) {
    return { answer: meaning(written[1]), end: written.index + written[0].length }
  }
  const inCell = cell === null ? null : CELL.exec(cell)
  if (inCell !== null && cell !== null) {
    return { answer: meaning(inCell[1]), end: text.length - cell.length + inCell[0].length }
  }
  return null
}

/** "☒ recorded ☐ not recorded": a mark beside a word that says how it is. */
function readWord(text: string): { answer: 'yes' | 'no'; end: number } | null {
  const marked = MARKED_WORD.exec(text)
  if (marked === null) return null
  return {
    answer: marked[1] === undefined ? 'yes' : 'no',
    end: marked.index + marked[0].length,
  }
}

function readPair(
  text: string,
  first: RegExpExecArray,
  second: RegExp,
  boxFirst: boolean,
): { answer: 'yes' | 'no' | 'blank'; end: number } {
  const firstEnd = first.index + first[0].length
  const other = second.exec(text.slice(firstEnd))
  const marks = [first, ...(other === null ? [] : [other])].map((found) =>
    boxFirst ? { box: found[1], word: found[2] } : { box: found[2], word: found[1] },
  )
  const marked = marks.filter(({ box }) => box === '☒')
  return {
    answer: marked.length === 1 ? meaning(marked[0]?.word) : 'blank',
    end: firstEnd + (other?.[0].length ?? 0),
  }
}

function meaning(word: string | undefined): 'yes' | 'no' {
  return word?.toLowerCase() === 'yes' ? 'yes' : 'no'
}

function lastCell(block: Block): string | null {
  const cells = cellsOf(block)
  return cells.length < 2 ? null : (cells.at(-1) ?? null)
}

function answersIn(text: string): number {
  let count = 0
  for (let at = 0; at < text.length;) {
    const pair = BOX_FIRST.exec(text.slice(at))
    if (pair === null) break
    count += pair[2]?.toLowerCase() === 'yes' ? 1 : 0
    at += pair.index + pair[0].length
  }
  return count
}

function sentenceStart(text: string, index: number): number {
  const before = text.slice(0, index)
  const end = Math.max(before.lastIndexOf('. '), before.lastIndexOf('; '))
  return end < 0 ? 0 : end + 2
}

function sentenceEnd(text: string, from: number): number {
  const end = SENTENCE_END.exec(text.slice(from))
  return end === null ? text.length : from + end.index + end[0].length
}

function within({ span }: Block, start: number, end: number): Span {
  return { start: span.start + start, end: span.start + end }
}
