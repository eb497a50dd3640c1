import { everywhere } from '../../wording/everywhere.ts'
import { type Marked, plainWords, WORD_CHANGE_PATTERNS } from './change-marks.ts'
import { ADDED_SHAPES, GONE_SHAPES, ONE_WAY_SHAPES, WHOLE_SHAPES } from './word-change-shapes.ts'
import type { WordChange } from './word-changes.ts'

const NOTHING_TOLD = { old: '', now: '', nth: null, isNamed: false, reach: null } as const

/** Fewer words than this put no clause in the place of another. */
const LEAST_WORDS = 12

/** A whole clause with another in its place, or with words of its own put behind it. */
export function replacedWhole(marked: Marked): WordChange[] {
  for (const [kind, shapes] of [
    ['whole', WHOLE_SHAPES],
    ['insert', ADDED_SHAPES],
  ] as const) {
    for (const one of shapes) {
      const found = one.exec(marked.words)
      const clause = marked.clauses[Number(found?.groups?.['at'])]
      if (found === null || clause === undefined || clause.isOwn) continue
      const now = plainWords(marked.words.slice(found.index + found[0].length), marked)
      if (now.length < LEAST_WORDS) continue
      return [{ ...NOTHING_TOLD, clause: clause.number, kind, now }]
    }
  }
  return []
}

/** Clauses that are to bind the buyer and no longer both: "clause 4 binds the Buyer alone". */
export function boundAlone(marked: Marked): WordChange[] {
  return ONE_WAY_SHAPES.flatMap((one) =>
    [...marked.words.matchAll(everywhere(one))].flatMap((found) =>
      numbersIn(found.groups?.['clauses'] ?? '', marked).map((clause) => ({
        ...NOTHING_TOLD,
        clause,
        kind: 'insert' as const,
        now: found.groups?.['now'] ?? '',
      })),
    ),
  )
}

/**
 * Clauses that are taken out whole, with nothing in their place, whatever the verb: "is deleted",
 * "does not apply", "forms no part of this contract". `told` are changes that the text makes besides.
 */
export function takenOutWhole(marked: Marked, told: readonly WordChange[]): WordChange[] {
  const { subject, partly, inCase, supposed, fulfilled } = WORD_CHANGE_PATTERNS
  const names: string[] = []
  const words = marked.words.replaceAll(everywhere(subject), (...found) => {
    // The last argument of a replacer holds the named groups where a pattern has some.
    const groups = found.at(-1) as Record<string, string | undefined>
    names.push(plainWords(groups['subject'] ?? '', marked))
    return ''
  })
  const already = new Set(told.map(({ clause }) => clause))
  const gone = new Map<string, WordChange>()
  for (const found of GONE_SHAPES.flatMap((one) => [...words.matchAll(everywhere(one))])) {
    const end = found.index + found[0].length
    if (partly.test(words.slice(end, end + 90)) || fulfilled.test(found[0])) continue
    if (inCase.test(words.slice(Math.max(0, found.index - 320), found.index))) continue
    if (supposed.test(words.slice(Math.max(0, found.index - 24), found.index))) continue
    for (const clause of numbersIn(found.groups?.['clauses'] ?? '', marked)) {
      if (already.has(clause)) continue
      gone.set(clause, { ...NOTHING_TOLD, clause, kind: 'gone', old: names.join('; ') })
    }
  }
  return [...gone.values()]
}

/** The numbers of a list of marked clauses, also those between the ends of "7.1 to 7.3". */
function numbersIn(list: string, { clauses }: Marked): string[] {
  const numbers: string[] = []
  let isRange = false
  for (const [sign, at] of list.matchAll(/§(\d{1,2})¶|\bto\b/g)) {
    if (sign === 'to') {
      isRange = true
      continue
    }
    const clause = clauses[Number(at)]
    const from = numbers.at(-1)
    if (clause !== undefined && !clause.isOwn) {
      if (isRange && from !== undefined) numbers.push(...between(from, clause.number))
      numbers.push(clause.number)
    }
    isRange = false
  }
  return numbers
}

/** "7.2" of "7.1" and "7.3": more than ten are told by their ends. */
function between(from: string, to: string): string[] {
  const [first, last] = [from, to].map((number) => number.split('.'))
  const [low, high] = [first, last].map((parts) => Number(parts?.at(-1)))
  const stem = first?.slice(0, -1).join('.') ?? ''
  if (low === undefined || high === undefined || !(high - low > 1 && high - low < 11)) return []
  if (stem !== last?.slice(0, -1).join('.')) return []
  return Array.from({ length: high - low - 1 }, (_none, index) =>
    stem === '' ? `${low + index + 1}` : `${stem}.${low + index + 1}`,
  )
}
