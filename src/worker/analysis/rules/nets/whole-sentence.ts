import type { Block, Doc, Span } from '../../document.ts'
import { blockAt } from '../../segment/find.ts'

/** Longer than this a sentence is shown by its part. */
const LONGEST = 500

/** Up to here a sentence that points back says nothing without the one before it. */
const BRIEF = 90

/**
 * A span that is a part of a sentence, as the whole of it: after "I owe the builder $9,000; he says he
 * will sue" a half alone tells nobody who, a line that broke in a clause no more than a half, and "It
 * has not been begun." not what. Others stay as they are.
 */
export function wholeSentence(doc: Doc, span: Span): Span {
  const begun = { start: startOf(doc, span), end: span.end }
  const whole = { start: begun.start, end: endOf(doc, span) }
  return [whole, begun].find(({ start, end }) => end - start <= LONGEST) ?? span
}

/** Up to so many units nothing but its number stands before a clause. */
const CLAUSE_NUMBER = 8

/** Whether a text cannot be understood without the sentence before it. */
export function pointsBack(text: string): boolean {
  return text.length <= BRIEF && POINTS_BACK.test(text)
}

/** "This permit" names what it is about; "This is" does not. */
const POINTS_BACK =
  /^(?:It|They|He|She)\b|^(?:This|That|These|Those) (?:is|are|was|were|has|have|had|does|do|did|will|must|may)\b/

function startOf(doc: Doc, span: Span): number {
  const text = doc.text.slice(span.start, span.end)
  const block = blockAt(doc, span.start)
  if (block === undefined) return span.start
  const before = doc.text.slice(block.span.start, span.start)
  if (pointsBack(text)) {
    const said = before.trimEnd().replace(/[.;!?]$/, '')
    return said.length > CLAUSE_NUMBER ? block.span.start + beginOfLast(`${said} `) : span.start
  }
  if (!/^[a-z]/.test(text)) return span.start
  if (block.kind === 'row') return span.start
  const start = block.span.start + beginOfLast(before)
  if (!/^[a-z]/.test(doc.text.slice(start, start + 1))) return start
  const above = doc.blocks[block.index - 1]
  if (above === undefined || !runsOn(above, block)) return span.start
  return above.span.start + beginOfLast(above.text)
}

/** Where the sentence ends that the span's last block breaks off, or its answer. */
function endOf(doc: Doc, span: Span): number {
  const block = blockAt(doc, span.start)
  if (block === undefined) return span.end
  const rest = doc.text.slice(span.end, block.span.end)
  const paid = WHO_PAYS.exec(rest)
  if (paid !== null) return span.end + paid[0].length
  const below = doc.blocks[block.index + 1]
  if (below === undefined) return span.end
  if (rest.trim() !== '') return span.end
  const answers = block.text.endsWith('?') && /^\W{0,3}yes\b/i.test(below.text)
  const isBelow = below.partIndex === block.partIndex && below.kind !== 'heading'
  if (!runsOn(block, below) && !(answers && isBelow)) return span.end
  const stop = /[.;!?](?= |$)/.exec(below.text)
  return below.span.start + (stop === null ? below.text.length : stop.index + 1)
}

/** "The landlord pays for both.": without it the sentence before costs nobody anything. */
const WHO_PAYS =
  /^\s{1,3}(?:The |Each |Every )?(?:landlord|tenant|lessor|lessee|owner|vendor|seller|purchaser|buyer|company|corporation)s? (?:also |then |alone )?(?:pays?|bears?|meets?|is to pay|must pay|will pay)\b[^.;]{0,80}[.;]/i

/** True where a line breaks off and the next one goes on in the middle of its sentence. */
function runsOn(above: Block, below: Block): boolean {
  if (above.partIndex !== below.partIndex || above.kind === 'heading') return false
  // A row of a form has a label of its own, however that is written.
  if (below.kind === 'row') return false
  return /[a-z,]$/.test(above.text) && /^[a-z]{2}/.test(below.text)
}

/** Where the last sentence of a text begins; a clause's number is not part of it. */
function beginOfLast(text: string): number {
  const ends = [...text.matchAll(/[.!?] {1,3}(?=[A-Z"“(\d])/g)]
  const last = ends.at(-1)
  if (last !== undefined) return last.index + last[0].length
  return /^(?:\(?[a-z\d]{1,4}(?:\.\d{1,3}){0,3}[.)] )/i.exec(text)?.[0].length ?? 0
}
