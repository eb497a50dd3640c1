import type { PageKind } from '#shared/report.ts'

import type { Block } from '../document.ts'
import { mix } from './mix.ts'

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
  features.add(mix(paper, hashOf(block.kind)))
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
  const telling = words.filter((word) => !isCommon(word))
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
    return Int32Array.from(this.#list)
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
  return TERMS.has(zone) ? hashOf('terms') : hashOf(zone)
}

const TERMS: ReadonlySet<PageKind> = new Set<PageKind>([
  'contract-form',
  'particulars',
  'special-conditions',
  'auction-conditions',
])

/** Sums, shares, other figures, words and tick boxes. */
const TOKEN =
  /\$ ?\d[\d,]{0,14}(?:\.\d{1,2})?|\d[\d,./]{0,20} ?%|\d[\d,./]{0,20}|[a-z']{1,40}|[☐☒]/g

/** The words of a text as hashes of their stems; every sum is one word, and so is every figure. */
export function wordsOf(text: string): number[] {
  return text.toLowerCase().match(TOKEN)?.map(numberOf) ?? []
}

/** A paper says the same few hundred words again and again: each is stemmed once. */
const numbers = new Map<string, number>()
const MOST_KNOWN = 30_000

function numberOf(token: string): number {
  const known = numbers.get(token)
  if (known !== undefined) return known
  const number = hashOf(stemOf(token))
  if (numbers.size >= MOST_KNOWN) numbers.clear()
  numbers.set(token, number)
  return number
}

function stemOf(token: string): string {
  if (token.startsWith('$')) return '$'
  if (/^\d/.test(token)) return token.endsWith('%') ? '%' : '#'
  const word = token.endsWith("'s") ? token.slice(0, -2) : token
  const same = SAME.get(word)
  if (same !== undefined) return same
  for (const ending of ENDINGS) {
    if (word.endsWith(ending) && word.length - ending.length >= 4) {
      return word.slice(0, -ending.length)
    }
  }
  return word
}

/** Longest first. */
const ENDINGS = [
  'ations',
  'ation',
  'ments',
  'ment',
  'ings',
  'ing',
  'ies',
  'ied',
  'ed',
  'es',
  'ly',
  's',
]

/** The parties, the day and the duty have a dozen names each, and any drafter uses any of them. */
const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    vendor: 'vendor vendors seller sellers transferor transferors developer developers grantor',
    purchaser: 'purchaser purchasers buyer buyers transferee transferees you your grantee',
    settlement: 'settlement completion',
    must: 'must shall will',
    may: 'may can',
    not: 'not cannot never',
    levy: 'levy levies contribution contributions',
    strata: 'strata owners',
    end: 'rescind rescinds rescission terminate terminates terminated termination cancel annul end ends',
  }).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
)

const COMMON = new Set(
  'the a an of to and or in on for by with at from as this that it its any all is are be been such'
    .split(' ')
    .map(hashOf),
)

/** Words that say nothing without their neighbours. */
function isCommon(word: number): boolean {
  return COMMON.has(word)
}

const DENIALS = new Set('no not nil none without neither nor'.split(' ').map(hashOf))

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x81_1c_9d_c5
  for (let index = 0; index < word.length; index += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01_00_01_93)
  }
  return hash | 0
}
