/** A clause number, a bullet or a box to tick, standing for itself. */
const MARKER =
  /^(?:\(?\d{1,3}(?:\.\d{1,3}){0,4}[.)]?|\(?[a-z]{1,2}[.)]|\(?[ivxlc]{1,6}[.)]|[•▪●◦○·‣➢\-–—*]|[☐☒☑✓✗]|\[[ xX]?\])$/iu
const TICK = /^(?:[•▪●◦○·‣➢]|[☐☒☑✓✗]|\[[xX]?\])$/u
/** "$     312.40": amounts are set flush right behind signs that are set flush left. */
const NUMBERS = /^[$\d\s.,/%-]*$/u
const LONE_SIGN = /(?:^|\s)-?\s?\$$/u
/** What a paragraph begins with when it is a clause, an item or a choice of its own. */
const MARKER_START =
  /^(?:\d{1,3}(?:[.)]|(?:\.\d{1,3}){1,4}[.)]?)|\([a-z\d]{1,4}\)|[•▪●◦○·‣➢]|[☐☒☑✓✗]|\[[ xX]?\])\s+\S/iu

/** True where the text is nothing but clause numbers and the like, which belong to the words after them. */
export function isOnlyMarkers(text: string): boolean {
  return text.split(/\s+/u).every((word) => MARKER.test(word))
}

/**
 * True where the first piece of a row is a clause number or the like and the next one holds words. In "4 | 18 | 675.00"
 * a number behind a number is the next cell of a table, not what the first one counts.
 */
export function leadsWords(piece: string, next: string): boolean {
  return isOnlyMarkers(piece) && !NUMBERS.test(next)
}

/** True where the text is a bullet or a box to tick, which belongs to the words after it anywhere in a row. */
export function isTick(text: string): boolean {
  return TICK.test(text)
}

/** True where one piece ends in a currency sign and the next begins with its amount. */
export function isSignOf(piece: string, next: string): boolean {
  return LONE_SIGN.test(piece) && /^\d/u.test(next)
}

export function opensByMarker(text: string): boolean {
  return MARKER_START.test(text)
}

/**
 * Cells of a row from its pieces: a number before the first words, a box before any words and a
 * currency sign before its amount are part of their cell, however wide the gap; empty pieces fall
 * away.
 */
export function joinMarkers(pieces: readonly string[]): string[] {
  const cells: string[] = []
  for (const piece of pieces) {
    const words = piece.trim()
    if (words === '') continue
    const last = cells.at(-1)
    const joins =
      last !== undefined &&
      (isTick(last) || (cells.length === 1 && leadsWords(last, words)) || isSignOf(last, words))
    if (joins) cells[cells.length - 1] = `${last} ${words}`
    else cells.push(words)
  }
  return cells
}
