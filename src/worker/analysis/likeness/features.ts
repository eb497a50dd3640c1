import type { PageKind } from '#shared/report.ts'

import type { Block } from '../document.ts'
import { mix } from '../learned/mix.ts'
import { isCommonWord, wordNumber, wordsOf } from '../learned/words.ts'

/** What is looked at of a passage: its words behind the stem of its list, its heading, its paper. */
export type Wording = {
  readonly full: string
  readonly heading: string
  readonly zone: PageKind
  /** A row of a table says much in few words, a paragraph the other way about. */
  readonly block: Pick<Block, 'kind'>
}

/** Words of a pair may stand this far apart. */
const REACH = 5

/** A denial speaks of the words that follow it, up to here. */
const DENIED_REACH = 6

/**
 * A passage as the numbers of its features, each once and in no order: its words, neighbouring
 * words in twos and threes, pairs that stand near one another, words by the kind of paper, words
 * in a sentence with a denial and words behind one, words of the heading. A number is a hash; features that meet in one number are so rare
 * that they do not matter.
 */
export function featuresOf({ full, heading, zone, block }: Wording): Int32Array {
  const features = new Collected()
  const paper = paperOf(zone)
  features.add(mix(paper, PAPER))
  features.add(mix(paper, wordNumber(block.kind)))
  const words = wordsOf(full)
  let denial = -Infinity
  for (let index = 0; index < words.length; index += 1) {
    const word = at(words, index)
    if (DENIALS.has(word)) denial = index
    else if (index - denial <= DENIED_REACH) features.add(mix(word, BEHIND_DENIAL))
    if (index === 0) continue
    const two = mix(at(words, index - 1), word)
    features.add(mix(two, NEIGHBOURS))
    if (index > 1) features.add(mix(mix(at(words, index - 2), two), THREE))
  }
  const telling = words.filter((word) => !isCommonWord(word))
  const isDenied = words.some((word) => DENIALS.has(word))
  for (const [index, word] of telling.entries()) {
    features.add(word)
    features.add(mix(word, paper))
    if (isDenied) features.add(mix(word, DENIED))
    const last = Math.min(index + REACH, telling.length - 1)
    for (let other = index + 1; other <= last; other += 1) {
      features.add(mix(mix(word, at(telling, other)), NEAR))
    }
  }
  for (const word of wordsOf(heading)) features.add(mix(word, HEADING))
  return features.list()
}

/**
 * Numbers, each once: an open table of as many slots as the longest passage can fill by half. One
 * table serves every passage, since a slot counts only under the mark of its own passage.
 */
class Collected {
  static readonly #slots = 16_384
  static readonly #numbers = new Int32Array(Collected.#slots)
  static readonly #marks = new Uint32Array(Collected.#slots)
  static #mark = 0
  readonly #list: number[] = []

  constructor() {
    if (Collected.#mark === 0xff_ff_ff_ff) {
      Collected.#marks.fill(0)
      Collected.#mark = 0
    }
    Collected.#mark += 1
  }

  add(number: number): void {
    if (this.#list.length >= Collected.#slots / 2) return
    let slot = (number ^ (number >>> 14)) & (Collected.#slots - 1)
    while (Collected.#marks[slot] === Collected.#mark) {
      if (Collected.#numbers[slot] === number) return
      slot = (slot + 1) & (Collected.#slots - 1)
    }
    Collected.#marks[slot] = Collected.#mark
    Collected.#numbers[slot] = number
    this.#list.push(number)
  }

  list(): Int32Array {
    return new Int32Array(this.#list)
  }
}

const PAPER = 0x51_7c_c1_b7
const NEIGHBOURS = 0x2f_0b_44_67
const NEAR = 0x68_bc_21_eb
const HEADING = 0x02_e5_be_93
const DENIED = 0x39_d1_06_8f
const BEHIND_DENIAL = 0x5b_6e_93_4d
const THREE = 0x1d_87_2f_a3

function at(words: readonly number[], index: number): number {
  return words[index] ?? 0
}

/** The bargain is one kind of paper, wherever in the contract it stands. */
function paperOf(zone: PageKind): number {
  return TERMS.has(zone) ? wordNumber('terms') : wordNumber(zone)
}

const TERMS: ReadonlySet<PageKind> = new Set<PageKind>([
  'contract-form',
  'particulars',
  'special-conditions',
  'auction-conditions',
])

const DENIALS = new Set('no not nil none without neither nor'.split(' ').map(wordNumber))
