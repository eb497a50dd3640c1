/**
 * A piece of text that every match holds, in small letters. `EDGE` in front of it or behind it
 * stands for the edge of a word.
 */
export type Literal = string

/** Any one of these has to stand in a text. */
export type AnyOf = readonly Literal[]

/** The edge of a word (`\b`, or either end of the text) within a literal; it takes no room. */
export const EDGE = '\0'

/** More spellings of one piece than this are not multiplied out. */
export const MOST_SPELLINGS = 64
/** What is found with this much is found with more; longer ones only cost memory. */
const LONGEST = 12

/** What nearly every clause of a contract holds, and so tells little, whole or in part. */
const EVERYWHERE =
  ' the vendor of the purchaser in the contract and settlement is to the property or must not be paid by a date on which it may '

/** Of a thousand signs of English, how many are each of these letters, or the gap between words. */
const IN_A_THOUSAND = new Map(
  (
    [
      [' ', 180],
      ['e', 102],
      ['ta', 70],
      ['oin', 58],
      ['srh', 51],
      ['ld', 33],
      ['ucmwf', 20],
      ['gypb', 15],
      ['.,v', 9],
      ['k', 6],
    ] as const
  ).flatMap(([letters, often]) => letters.split('').map((letter) => [letter, often] as const)),
)
const SELDOM = 2
const CLAUSE = 300

/** A list with how many of its literals a text, roughly, can be expected to hold, at one for each. */
export type Condition = { readonly literals: AnyOf; readonly chance: number }

/** What has to be matched: the very spellings, where they are few, or else what each must hold. */
export type Need =
  | { readonly spellings: readonly string[]; readonly conditions?: undefined }
  | { readonly spellings: null; readonly conditions: readonly Condition[] }

export const NOTHING: Need = { spellings: [''] }
export const AT_EDGE: Need = { spellings: [EDGE] }
export const DIGIT: Need = { spellings: '0123456789'.split('') }
export const ANYTHING: Need = { spellings: null, conditions: [] }

/** One branch will match, so a list with the literals of one list of each branch is needed. */
export function eitherOf(branches: readonly Need[]): Need {
  const spellings = branches.flatMap((branch) => branch.spellings ?? [])
  if (branches.every((branch) => branch.spellings !== null) && spellings.length <= MOST_SPELLINGS) {
    return { spellings: [...new Set(spellings)] }
  }
  const lists = branches.map((branch) => conditionsOf(branch).toSorted(byChance))
  if (lists.some((list) => list.length === 0)) return ANYTHING
  const best = union(lists.map((list) => list[0]))
  if (lists.every((list) => list.length === 1)) return { spellings: null, conditions: [best] }
  const second = union(lists.map((list) => list[1] ?? list[0]))
  return { spellings: null, conditions: [best, second] }
}

function union(conditions: readonly (Condition | undefined)[]): Condition {
  return {
    literals: conditions.flatMap((condition) => condition?.literals ?? []),
    chance: conditions.reduce((sum, condition) => sum + (condition?.chance ?? 0), 0),
  }
}

/** One after the other. */
export function joined(before: readonly string[], after: readonly string[]): readonly string[] {
  const [only] = after
  if (after.length === 1 && only !== undefined) return before.map((start) => start + only)
  return before.flatMap((start) => after.map((end) => start + end))
}

/** The lists of what a need asks for: of its spellings there is one. */
export function conditionsOf({ spellings, conditions }: Need): readonly Condition[] {
  if (spellings === null) return conditions
  const literals: Literal[] = []
  let chance = 0
  for (const spelling of spellings) {
    const literal = literalOf(spelling)
    if (literal === '') return []
    literals.push(literal)
    chance += chanceOf(literal)
  }
  return [{ literals, chance }]
}

/** By its letters; a long one is a word, and comes no less for having many. */
function chanceOf(literal: Literal): number {
  const words = literal.replaceAll(EDGE, ' ')
  let times = CLAUSE
  for (const letter of words) times *= (IN_A_THOUSAND.get(letter) ?? SELDOM) / 1000
  return Math.max(times, EVERYWHERE.includes(words) ? 1 : LEAST_CHANCE)
}

const LEAST_CHANCE = 4 ** -6

/** Edges are kept at both ends, where they belong to a letter or figure, and cut out within. */
function literalOf(spelling: string): Literal {
  const text = spelling.includes(EDGE) ? spelling.replaceAll(EDGE, '') : spelling
  const before = spelling.startsWith(EDGE) && /^\w/.test(text) ? EDGE : ''
  if (text.length > LONGEST) return before + text.slice(0, LONGEST)
  return before + text + (spelling.endsWith(EDGE) && /\w$/.test(text) ? EDGE : '')
}

/** What begins or ends with another of the list is found with that other. */
export function withoutLonger(literals: AnyOf): AnyOf {
  const all = new Set(literals)
  return [...all].filter((literal) => {
    for (let cut = 1; cut < literal.length; cut += 1) {
      if (all.has(literal.slice(0, cut)) || all.has(literal.slice(cut))) return false
    }
    return true
  })
}

/** The list that is least likely to be met comes first. */
export function byChance(a: Condition, b: Condition): number {
  return a.chance - b.chance
}
