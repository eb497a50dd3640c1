import { bulletsOn, isBlank, plainForm } from './glyphs.ts'

import type { SourcePage } from '../source.ts'

/** The reading text and, for each of its units, where it stands on its page. */
export type ReadingText = {
  readonly text: string
  /** Offset in the page's text, for each UTF-16 unit of the reading text. */
  readonly offsets: Int32Array
  /** Reading offset at which each page begins; one more entry holds the length. */
  readonly pageStarts: Int32Array
}

/**
 * Writes the reading text line by line. Blanks fold to one space, quotes and dashes become plain,
 * boxes become ☐ or ☒, and a word broken at a line's end is mended.
 */
export function createReadingText(pages: readonly SourcePage[]) {
  let offsets = new Int32Array(pages.reduce((sum, page) => sum + page.text.length + 8, 64))
  const pageStarts = new Int32Array(pages.length + 1)
  const pieces: string[] = []
  let length = 0
  let block = ''
  let pageIndex = -1
  let bullets = false
  let words: ReadonlySet<string> | null = null

  function put(text: string, offset: number) {
    if (length + text.length + 1 > offsets.length) {
      const wider = new Int32Array(offsets.length * 2)
      wider.set(offsets)
      offsets = wider
    }
    for (let i = 0; i < text.length; i += 1) offsets[length + i] = offset
    block += text
    length += text.length
  }

  function takeBack() {
    block = block.slice(0, -1)
    length -= 1
  }

  function vocabulary(): ReadonlySet<string> {
    words ??= new Set(
      pages.flatMap((page) => page.text.toLowerCase().match(/[a-z]+(?:-[a-z]+)*/g) ?? []),
    )
    return words
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
    },
    /** Adds a stretch of the open page; `joined` puts it behind what the block already holds. */
    add(start: number, end: number, joined: boolean) {
      const page = pages[pageIndex]
      if (page === undefined) return
      const text = page.text
      const boxes = boxesIn(text, start, end)
      const spaced = isLetterSpaced(text, start, end)
      let gap = false
      let first = true
      if (joined && block !== '' && !block.endsWith(' ')) {
        const mend = mendingAt(block, text, start, end, vocabulary)
        if (mend === 'drop-hyphen') takeBack()
        else if (mend === 'none') gap = true
      }
      for (let at = start; at < end; at += 1) {
        const unit = text.charCodeAt(at)
        const box = boxes?.get(at)
        if (box !== undefined) {
          if (gap && block !== '') put(' ', at)
          put(box.marked ? '☒' : '☐', at)
          gap = !isBlank(text.charCodeAt(box.end)) && box.end < end
          first = false
          at = box.end - 1
          continue
        }
        if (isBlank(unit)) {
          if (spaced && standsBetweenLetters(text, at)) continue
          gap = !first || gap
          continue
        }
        let plain = unit < 0x80 && unit !== 0x60 ? text.charAt(at) : plainForm(unit)
        if (plain === '') continue
        if (bullets && first && plain === '☒') plain = '•'
        if (gap && block !== '' && !block.endsWith(' ')) put(' ', Math.max(at - 1, 0))
        gap = false
        first = false
        put(plain, at)
      }
    },
    /** Ends the block: its final line break is the only one it has. */
    endBlock() {
      while (block.endsWith(' ')) takeBack()
      if (block === '') return
      const last = offsets[length - 1] ?? 0
      pieces.push(block, '\n')
      block = ''
      offsets[length] = last
      length += 1
    },
    /** The text of the block being written. */
    open: () => block,
    finish(): ReadingText {
      for (; pageIndex < pages.length;) {
        pageIndex += 1
        pageStarts[pageIndex] = length
      }
      return { text: pieces.join(''), offsets: offsets.slice(0, length), pageStarts }
    },
  }
}

const BOX_ASCII = /\[ {0,3}([xX✓✔☒☑✗✘])? {0,3}\]|\( {1,3}\)/g
/** A number is missing here, not a mark: "within [ ] days". */
const AFTER_BLANK_FIELD =
  /^\s{0,2}(?:clear |business |calendar )?(?:days?|weeks?|months?|years?|per ?cent|%|am|pm|metres?|m2)\b/i

function boxesIn(
  text: string,
  start: number,
  end: number,
): Map<number, { end: number; marked: boolean }> | null {
  const from = text.indexOf('[', start)
  const round = text.indexOf('( ', start)
  if ((from < 0 || from >= end) && (round < 0 || round >= end)) return null
  const found = new Map<number, { end: number; marked: boolean }>()
  const line = text.slice(start, end)
  for (const match of line.matchAll(BOX_ASCII)) {
    const after = line.slice(match.index + match[0].length)
    const before = line.slice(Math.max(0, match.index - 2), match.index)
    if (match[1] === undefined && (AFTER_BLANK_FIELD.test(after) || before.trim() === '$')) continue
    found.set(start + match.index, {
      end: start + match.index + match[0].length,
      marked: match[1] !== undefined,
    })
  }
  return found.size === 0 ? null : found
}

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

/** Decides what a line's final hyphen is: a mended break, part of a compound, or neither. */
function mendingAt(
  block: string,
  text: string,
  start: number,
  end: number,
  vocabulary: () => ReadonlySet<string>,
): 'drop-hyphen' | 'keep-hyphen' | 'none' {
  if (!block.endsWith('-')) return 'none'
  const head = /([a-z]+(?:-[a-z]+)*)-$/i.exec(block.slice(-40))?.[1]?.toLowerCase()
  const tail = /^\s*([a-z]+)/.exec(text.slice(start, Math.min(end, start + 40)))?.[1]
  if (head === undefined || tail === undefined) return 'none'
  const words = vocabulary()
  if (words.has(head + tail)) return 'drop-hyphen'
  if (head.includes('-') || words.has(`${head}-${tail}`)) return 'keep-hyphen'
  return words.has(head) && words.has(tail) && head.length > 2 ? 'keep-hyphen' : 'drop-hyphen'
}
