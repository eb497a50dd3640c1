import type { Columns, LiteralScanner } from './literal-scanner.ts'

/** How many texts share their bits: one list's bits of a page are a cache line. */
export const TEXTS_OF_PAGE = 512
const WORDS = TEXTS_OF_PAGE / 32
const FIRST_COLUMNS = 1024

/**
 * Which literals some texts hold, and by them which lists of literals they meet. A text holds some
 * hundred literals and meets thousands of lists, of which rules ask for few: a list is worked out
 * when it is asked for. Rules ask one text after another for the same few, so that bits lie by list
 * or literal first and by text second.
 */
export class TextPage {
  readonly #lists: Columns
  /** By literal: the column of its bits, from 1 on; 0 where no text of the page holds it. */
  readonly #columnOf: Int32Array
  #columns = new Uint32Array(FIRST_COLUMNS * WORDS)
  #lastColumn = 0
  /** By list, and of how many texts they tell. */
  readonly #met: Uint32Array
  readonly #told: Uint16Array
  #texts = 0

  constructor({ literals, lists }: LiteralScanner) {
    this.#lists = lists
    this.#columnOf = new Int32Array(literals)
    this.#met = new Uint32Array((lists.from.length - 1) * WORDS)
    this.#told = new Uint16Array(lists.from.length - 1)
  }

  /** Takes in the next text by the first `count` of `found`, the literals that it holds. */
  add(found: Int32Array, count: number): void {
    const [word, bit] = [this.#texts >> 5, 1 << (this.#texts & 31)]
    this.#texts += 1
    for (let index = 0; index < count; index += 1) {
      const at = this.#columnFor(found[index] ?? 0) * WORDS + word
      this.#columns[at] = (this.#columns[at] ?? 0) | bit
    }
  }

  /** Whether the text of a row meets a list. */
  meets(list: number, row: number): boolean {
    if ((this.#told[list] ?? 0) <= row) this.#workOut(list)
    return ((this.#met[list * WORDS + (row >> 5)] ?? 0) & (1 << (row & 31))) !== 0
  }

  /** A bit for each of 32 texts: whether it meets all of the lists. */
  meetAll(lists: readonly number[], word: number): number {
    let met = 0xff_ff_ff_ff
    for (const list of lists) {
      if ((this.#told[list] ?? 0) < this.#texts) this.#workOut(list)
      met &= this.#met[list * WORDS + word] ?? 0
    }
    return met
  }

  #columnFor(literal: number): number {
    const known = this.#columnOf[literal] ?? 0
    if (known !== 0) return known
    this.#lastColumn += 1
    this.#columnOf[literal] = this.#lastColumn
    if ((this.#lastColumn + 1) * WORDS > this.#columns.length) {
      const wider = new Uint32Array(2 * this.#columns.length)
      wider.set(this.#columns)
      this.#columns = wider
    }
    return this.#lastColumn
  }

  /** From the texts on that came since it was worked out last. */
  #workOut(list: number): void {
    const [first, last] = [(this.#told[list] ?? 0) >> 5, (this.#texts - 1) >> 5]
    const end = this.#lists.from[list + 1] ?? 0
    for (let entry = this.#lists.from[list] ?? 0; entry < end; entry += 1) {
      const column = this.#columnOf[this.#lists.all[entry] ?? 0] ?? 0
      if (column === 0) continue
      for (let word = first; word <= last; word += 1) {
        const at = list * WORDS + word
        this.#met[at] = (this.#met[at] ?? 0) | (this.#columns[column * WORDS + word] ?? 0)
      }
    }
    this.#told[list] = this.#texts
  }
}
