import { tokenReader } from './tokens.ts'

/** The words of a text as hashes of their stems; every sum is one word, and so is every figure. */
export function wordsOf(text: string): number[] {
  return reader()(text.toLowerCase())
}

let known: ((text: string) => number[]) | null = null

/** Made when it is first needed: the stems below are not there before. */
function reader(): (text: string) => number[] {
  known ??= tokenReader((token) => wordNumber(stemOf(token)))
  return known
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
    .map(wordNumber),
)

/** Words that say nothing without their neighbours. */
export function isCommonWord(word: number): boolean {
  return COMMON.has(word)
}

/** The number of a word as it stands, unstemmed (FNV-1a). */
export function wordNumber(word: string): number {
  let hash = 0x81_1c_9d_c5
  for (let index = 0; index < word.length; index += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01_00_01_93)
  }
  return hash | 0
}
