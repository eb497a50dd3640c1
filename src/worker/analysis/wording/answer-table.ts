const FIRST_SLOTS = 65_536
const NONE = -1

/**
 * Whether a pattern was found in a text, by their numbers: an open table in flat arrays, since a
 * bundle asks for some hundred thousand of them, and a map for each pattern takes a tenth of the time
 * that all rules take.
 */
export class AnswerTable {
  #mask = FIRST_SLOTS - 1
  #patterns = new Int32Array(FIRST_SLOTS).fill(NONE)
  #texts = new Int32Array(FIRST_SLOTS)
  #found = new Uint8Array(FIRST_SLOTS)
  #size = 0

  /** Null where it was not kept. */
  get(pattern: number, text: number): boolean | null {
    const slot = this.#slotOf(pattern, text)
    return this.#patterns[slot] === NONE ? null : this.#found[slot] === 1
  }

  set(pattern: number, text: number, found: boolean): void {
    if (2 * this.#size > this.#mask) this.#grow()
    const slot = this.#slotOf(pattern, text)
    if (this.#patterns[slot] === NONE) this.#size += 1
    this.#patterns[slot] = pattern
    this.#texts[slot] = text
    this.#found[slot] = found ? 1 : 0
  }

  /** Where the pair is, or where it would be. */
  #slotOf(pattern: number, text: number): number {
    const mixed = Math.imul(pattern, 0x9e_37_79_b1) ^ Math.imul(text, 0x85_eb_ca_6b)
    let slot = (mixed ^ (mixed >>> 15)) & this.#mask
    while (
      this.#patterns[slot] !== NONE &&
      (this.#patterns[slot] !== pattern || this.#texts[slot] !== text)
    ) {
      slot = (slot + 1) & this.#mask
    }
    return slot
  }

  #grow(): void {
    const [patterns, texts, found] = [this.#patterns, this.#texts, this.#found]
    const slots = 2 * patterns.length
    this.#mask = slots - 1
    this.#patterns = new Int32Array(slots).fill(NONE)
    this.#texts = new Int32Array(slots)
    this.#found = new Uint8Array(slots)
    this.#size = 0
    for (const [slot, pattern] of patterns.entries()) {
      if (pattern !== NONE) this.set(pattern, texts[slot] ?? 0, found[slot] === 1)
    }
  }
}
