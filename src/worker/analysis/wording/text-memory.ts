import { AnswerTable } from './answer-table.ts'
import type { LiteralScanner } from './literal-scanner.ts'
import { TEXTS_OF_PAGE, TextPage } from './text-page.ts'

/**
 * A text is read for its words when this many rules have asked for it. Passages are asked for by
 * hundreds of them, whole clauses by about ten, for which trying their patterns is the lesser work.
 */
const WORTH_READING = 20

/** Which lists of literals the texts of one document meet. */
export class TextMemory {
  readonly #scanner: LiteralScanner
  readonly #found: Int32Array
  readonly #numbers = new Map<string, number>()
  /** By number: the text itself, and the number of the text that was asked for after it. */
  readonly #texts: string[] = []
  readonly #followers: number[] = []
  /** The one that was asked for after it the time before. */
  readonly #formers: number[] = []
  /** By number: where a text's bits are; negative while it is not read, counting up to there. */
  readonly #rows: number[] = []
  /** By number: the last of the askers. */
  readonly #askers: number[] = []
  #asker = 0
  readonly #pages: TextPage[]
  readonly #answers = new AnswerTable()
  readonly #rowsOfLists = new WeakMap<readonly string[], Int32Array>()
  #read = 0
  /** The text that was asked for last, its number, and where its bits are: most questions are of it. */
  #text = ''
  #last = 0
  #isRead = false
  #page: TextPage
  #row = 0

  constructor(scanner: LiteralScanner) {
    this.#scanner = scanner
    this.#found = new Int32Array(scanner.literals)
    this.#page = new TextPage(scanner)
    this.#pages = [this.#page]
    this.#add('')
  }

  /**
   * Whether a pattern, which has a number and needs one literal of each list, is found in `text`;
   * null where it has to be tried, and `keep` be told. A bundle says much twice (heads of pages,
   * forms, the same terms in two contracts): no pattern is tried twice on a text.
   */
  recall(pattern: number, lists: readonly number[], text: string): boolean | null {
    if (text !== this.#text) this.#turnTo(text)
    if (!this.#isRead) {
      this.#askUnread()
      return this.#answers.get(pattern, this.#last)
    }
    const [page, row] = [this.#page, this.#row]
    for (const list of lists) {
      if (!page.meets(list, row)) return false
    }
    return this.#answers.get(pattern, this.#last)
  }

  /** What came of a pattern in the text that was asked for last. */
  keep(pattern: number, found: boolean): boolean {
    this.#answers.set(pattern, this.#last, found)
    return found
  }

  /**
   * The places of those texts of a list that may hold one of some things, each told by the lists of
   * literals that it needs, in order. The list is read at the first question and must stay the same: a
   * later one looks at the bits of 32 texts at a time.
   */
  placesThatMayHold(texts: readonly string[], things: readonly (readonly number[])[]): number[] {
    const rows = this.#rowsOfLists.get(texts) ?? this.#readAll(texts)
    const bits = this.#rowsThatMayHold(things)
    const places: number[] = []
    for (let place = 0; place < rows.length; place += 1) {
      const row = rows[place] ?? 0
      if (((bits[row >> 5] ?? 0) & (1 << (row & 31))) !== 0) places.push(place)
    }
    return places
  }

  /** A bit for each text that is read, by its row. */
  #rowsThatMayHold(things: readonly (readonly number[])[]): Uint32Array {
    const words = TEXTS_OF_PAGE / 32
    const bits = new Uint32Array(this.#pages.length * words)
    for (const [index, page] of this.#pages.entries()) {
      for (const lists of things) {
        for (let word = 0; word < words; word += 1) {
          const at = index * words + word
          bits[at] = (bits[at] ?? 0) | page.meetAll(lists, word)
        }
      }
    }
    return bits
  }

  /**
   * Reads a text for its words, if that is not done; gives the first of the equal texts, which is told
   * to be the same at once.
   */
  read(text: string): string {
    this.#rowOf(text)
    return this.#texts[this.#last] ?? text
  }

  /** Where a text's bits are. */
  #rowOf(text: string): number {
    if (text !== this.#text) this.#turnTo(text)
    if (!this.#isRead) this.#readText()
    return this.#rows[this.#last] ?? 0
  }

  #readAll(texts: readonly string[]): Int32Array {
    const rows = Int32Array.from(texts, (text) => this.#rowOf(text))
    this.#rowsOfLists.set(texts, rows)
    return rows
  }

  /** From here on another one asks. */
  nextAsker(): void {
    this.#asker += 1
  }

  #askUnread(): void {
    const number = this.#last
    if (this.#askers[number] === this.#asker) return
    this.#askers[number] = this.#asker
    const row = (this.#rows[number] ?? 0) + 1
    this.#rows[number] = row
    // The next question is answered from its words.
    if (row === 0) this.#readText()
  }

  #turnTo(text: string): void {
    this.#text = text
    this.#last = this.#numberOf(text)
    const row = this.#rows[this.#last] ?? 0
    this.#isRead = row >= 0
    if (this.#isRead) this.#turnToRow(row)
  }

  #turnToRow(row: number): void {
    this.#page = this.#pages[Math.floor(row / TEXTS_OF_PAGE)] ?? this.#page
    this.#row = row % TEXTS_OF_PAGE
  }

  /** Rules go through one list after another: mostly it is the text that followed the last time. */
  #numberOf(text: string): number {
    const last = this.#last
    const follower = this.#followers[last] ?? 0
    if (this.#texts[follower] === text) return follower
    const former = this.#formers[last] ?? 0
    if (this.#texts[former] === text) return former
    const number = this.#numbers.get(text) ?? this.#add(text)
    this.#formers[last] = follower
    this.#followers[last] = number
    return number
  }

  #add(text: string): number {
    const number = this.#texts.length
    this.#texts.push(text)
    this.#followers.push(0)
    this.#formers.push(0)
    this.#rows.push(-WORTH_READING)
    this.#askers.push(-1)
    this.#numbers.set(text, number)
    return number
  }

  #readText(): void {
    const row = this.#read
    this.#read += 1
    if (row > 0 && row % TEXTS_OF_PAGE === 0) this.#pages.push(new TextPage(this.#scanner))
    this.#turnToRow(row)
    this.#page.add(this.#found, this.#scanner.scan(this.#text, this.#found))
    this.#rows[this.#last] = row
    this.#isRead = true
  }
}
