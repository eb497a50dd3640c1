import type { SourcePage } from '../source.ts'
import { boxesIn } from './ascii-boxes.ts'
import { mendingAt, vocabularyOf } from './broken-words.ts'
import { bulletsOn, isBlank, plainForm } from './glyphs.ts'
import { groupedDigits } from './grouped-digits.ts'
import { createBlankMender } from './stray-blanks.ts'
import { struckValues } from './struck-values.ts'

/** The reading text and, for each of its units, where it stands on its page. */
export type ReadingText = {
  readonly text: string
  /** Offset in the page's text, for each UTF-16 unit of the reading text. */
  readonly offsets: Int32Array
  /** Reading offset at which each page begins; one more entry holds the length. */
  readonly pageStarts: Int32Array
  /** Reading offsets of the blanks at which a line within a cell ended by itself. */
  readonly cellBreaks: ReadonlySet<number>
}

/**
 * Writes the reading text line by line. Blanks fold to one space, or to a comma within a number, quotes and dashes become plain,
 * boxes become ☐ or ☒, and a word broken at a line's end is mended.
 */
export function createReadingText(pages: readonly SourcePage[]) {
  let offsets = new Int32Array(pages.reduce((sum, page) => sum + page.text.length + 8, 64))
  const pageStarts = new Int32Array(pages.length + 1)
  const pieces: string[] = []
  let length = 0
  let blockStart = 0
  /** The last units of the open block: all that joining a line needs to see. */
  let tail = ''
  let pageIndex = -1
  let bullets = false
  let breaks: ReadonlySet<number> = new Set()
  const cellBreaks = new Set<number>()
  let words: ReadonlySet<string> | null = null
  const strayBlanks = createBlankMender(pages)

  function vocabulary(): ReadonlySet<string> {
    words ??= vocabularyOf(pages)
    return words
  }

  function room(units: number) {
    if (length + units <= offsets.length) return
    const wider = new Int32Array(Math.max(offsets.length * 2, length + units))
    wider.set(offsets)
    offsets = wider
  }

  function takeBack() {
    const last = pieces.pop() ?? ''
    if (last.length > 1) pieces.push(last.slice(0, -1))
    tail = tail.slice(0, -1)
    length -= 1
  }

  return {
    /** Offset at which the next unit will stand. */
    position: () => length,
    openPage(index: number) {
      for (; pageIndex < index;) {
        pageIndex += 1
        pageStarts[pageIndex] = length
      }
      bullets = bulletsOn(pages[index]?.text ?? '')
      breaks = new Set(pages[index]?.cellBreaks)
    },
    /** Adds a stretch of the open page; `joined` puts it behind what the block already holds. */
    add(start: number, end: number, joined: boolean) {
      const page = pages[pageIndex]
      if (page === undefined) return
      const text = page.text
      const boxes = boxesIn(text, start, end)
      const spaced = isLetterSpaced(text, start, end)
      const stray = strayBlanks(page, start, end)
      const grouped = groupedDigits(text, start, end)
      const struck = struckValues(text, start, end)
      let gap = false
      if (joined && tail !== '') {
        const mend = mendingAt(tail, text, start, end, vocabulary)
        if (mend === 'drop-hyphen') takeBack()
        else if (mend === 'none') gap = true
      }
      // On most lines nothing but blanks needs a second look, and words are taken by the stretch.
      const plainLine =
        boxes === null && stray === null && grouped === null && struck === null && !spaced
      let chunk = ''
      const put = (written: string, offset: number) => {
        room(written.length + 1)
        for (let i = 0; i < written.length; i += 1) offsets[length + i] = offset
        chunk += written
        length += written.length
      }
      const putGap = (at: number) => {
        if (breaks.has(at - 1)) cellBreaks.add(length)
        put(' ', Math.max(at - 1, 0))
      }
      for (let at = start; at < end; at += 1) {
        const unit = text.charCodeAt(at)
        if (struck?.has(at) === true) {
          gap ||= chunk !== ''
          continue
        }
        if (plainLine && isReadAsPrinted(unit)) {
          if (gap && length > blockStart) putGap(at)
          gap = false
          const stop = endOfWords(text, at, end, breaks)
          room(stop - at + 1)
          for (let place = at; place < stop; place += 1) offsets[length + place - at] = place
          chunk += text.slice(at, stop)
          length += stop - at
          at = stop - 1
          continue
        }
        const box = boxes?.get(at)
        if (box === undefined && isBlank(unit)) {
          if (stray?.has(at) === true) continue
          // Where a line of a cell ends, a number ends: a lot's number stands above its area.
          if (grouped?.has(at) === true && !breaks.has(at)) {
            put(',', at)
            continue
          }
          if (!(spaced && standsBetweenLetters(text, at))) gap ||= chunk !== ''
          continue
        }
        let plain =
          box !== undefined
            ? box.marked
              ? '☒'
              : '☐'
            : unit < 0x80 && unit !== 0x60
              ? text.charAt(at)
              : isRaisedPoint(text, at)
                ? '.'
                : plainForm(unit)
        if (plain === '') continue
        if (bullets && chunk === '' && plain === '☒') plain = '•'
        if (gap && length > blockStart) putGap(at)
        gap = false
        put(plain, at)
        if (box !== undefined) {
          gap = isBlank(text.charCodeAt(box.end))
          at = box.end - 1
        }
      }
      if (chunk === '') return
      pieces.push(chunk)
      tail = (tail + chunk).slice(-TAIL_UNITS)
    },
    /** Ends the block: its final line break is the only one it has. */
    endBlock() {
      if (length === blockStart) return
      room(1)
      offsets[length] = offsets[length - 1] ?? 0
      pieces.push('\n')
      length += 1
      blockStart = length
      tail = ''
    },
    /** The last words of the block being written, and how long it is. */
    tail: () => tail,
    blockLength: () => length - blockStart,
    finish(): ReadingText {
      for (; pageIndex < pages.length;) {
        pageIndex += 1
        pageStarts[pageIndex] = length
      }
      return { text: pieces.join(''), offsets: offsets.subarray(0, length), pageStarts, cellBreaks }
    },
  }
}

/** "2·006 ha": surveyors raise the decimal point, so that no speck is taken for it. */
function isRaisedPoint(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  if (unit !== 0xb7 && unit !== 0x2219 && unit !== 0x22c5) return false
  return isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(at + 1))
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39
}

/** A printed sign of ASCII other than the grave accent, which reads as a quotation mark. */
function isReadAsPrinted(unit: number): boolean {
  return unit > 0x20 && unit < 0x7f && unit !== 0x60
}

/** Where the words that begin at `at` end: before a wide gap, a break, or a sign to be folded. */
function endOfWords(text: string, at: number, end: number, breaks: ReadonlySet<number>): number {
  let stop = at + 1
  while (stop < end) {
    const unit = text.charCodeAt(stop)
    if (isReadAsPrinted(unit)) stop += 1
    else if (
      unit === 0x20 &&
      stop + 1 < end &&
      !breaks.has(stop) &&
      isReadAsPrinted(text.charCodeAt(stop + 1))
    )
      stop += 2
    else break
  }
  return stop
}

const TAIL_UNITS = 80

const LETTER_SPACED = /(?:^|\s)(?:[A-Z]\s){4}[A-Z](?:\s|$)/

function isLetterSpaced(text: string, start: number, end: number): boolean {
  return end - start < 200 && LETTER_SPACED.test(text.slice(start, end))
}

/** The blank of "S P E C I A L": one unit wide, with a lone capital on each side. */
function standsBetweenLetters(text: string, at: number): boolean {
  return (
    isCapital(text.charCodeAt(at - 1)) &&
    isCapital(text.charCodeAt(at + 1)) &&
    !isCapital(text.charCodeAt(at + 2)) &&
    !isCapital(text.charCodeAt(at - 2))
  )
}

function isCapital(unit: number): boolean {
  return unit >= 0x41 && unit <= 0x5a
}
