import type { LiteralScanner } from './literal-scanner.ts'

/** Texts share their bits in pages of this many: one list's bits of a page are two cache lines. */
const PAGE = 1_024
const WORDS = PAGE / 32

/**
 * Which lists of literals the texts of one document meet. Rules ask one text after another for the
 * same few lists, so the bits lie by list first and by text second.
 */
export class TextMemory {
  readonly #scanner: LiteralScanner
  readonly #numbers = new Map<string, number>()
  /** By number: the text itself, and the number of the text that was asked for after it. */
  readonly #texts: string[] = []
  readonly #followers: number[] = []
  readonly #pages: Uint32Array[] = []
  readonly #lists: number
  readonly #found: Int32Array
  #last = 0

  constructor(scanner: LiteralScanner, lists: number) {
    this.#scanner = scanner
    this.#lists = lists
    this.#found = new Int32Array(lists)
    this.#add('')
  }

  /** False when `text` has no literal of one of the lists. */
  holds(text: string, lists: readonly number[]): boolean {
    const number = this.#numberOf(text)
    const page = this.#pages[number >> 10]
    const word = (number & (PAGE - 1)) >> 5
    const bit = 1 << (number & 31)
    for (const list of lists) {
      if (((page?.[list * WORDS + word] ?? 0) & bit) === 0) return false
    }
    return true
  }

  #numberOf(text: string): number {
    const last = this.#last
    if (this.#texts[last] === text) return last
    const follower = this.#followers[last] ?? 0
    if (this.#texts[follower] === text) {
      this.#last = follower
      return follower
    }
    const number = this.#numbers.get(text) ?? this.#add(text)
    this.#followers[last] = number
    this.#last = number
    return number
  }

  #add(text: string): number {
    const number = this.#texts.length
    this.#texts.push(text)
    this.#followers.push(0)
    this.#numbers.set(text, number)
    if ((number & (PAGE - 1)) === 0) this.#pages.push(new Uint32Array(this.#lists * WORDS))
    const page = this.#pages.at(-1)
    if (page === undefined) throw new Error('a text is numbered before its page is made')
    const word = (number & (PAGE - 1)) >> 5
    const count = this.#scanner.scan(text, this.#found)
    for (let index = 0; index < count; index += 1) {
      const at = (this.#found[index] ?? 0) * WORDS + word
      page[at] = (page[at] ?? 0) | (1 << (number & 31))
    }
    return number
  }
}
