import {
  ANYTHING,
  type AnyOf,
  AT_EDGE,
  byChance,
  type Condition,
  conditionsOf,
  DIGIT,
  EDGE,
  eitherOf,
  joined,
  MOST_SPELLINGS,
  type Need,
  NOTHING,
  withoutLonger,
} from './needs.ts'

/** Asking for more conditions than this costs more than they spare. */
const MOST_CONDITIONS = 3

/** What a text holds so often, as expected, stands in nearly all, and is not worth reading them for. */
const NEARLY_ALWAYS = 5

/**
 * What a text must hold for the pattern to be found in it: one literal of each list. No list means
 * that any text may match. It reads the pattern's source, as RE2 and Google's code search do
 * (swtch.com/~rsc/regexp/regexp4.html), and errs only towards "may match".
 */
export function neededWords(pattern: RegExp): readonly AnyOf[] {
  // Under these flags, set for all or for one group, letters fold and edges lie by other rules.
  if (/[uvm]/.test(pattern.flags) || /\(\?[a-z-]/i.test(pattern.source)) return []
  const reader = { source: pattern.source, at: 0 }
  return conditionsOf(readAlternatives(reader, INSIDE))
    .toSorted(byChance)
    .slice(0, MOST_CONDITIONS)
    .filter(({ chance }) => chance < NEARLY_ALWAYS)
    .map(({ literals }) => withoutLonger(literals))
}

type Reader = { readonly source: string; at: number }

/** Whether an edge of a word is asked for right before and right behind what is read. */
type Edges = { readonly before: boolean; readonly after: boolean }

const INSIDE: Edges = { before: false, after: false }

function readAlternatives(reader: Reader, edges: Edges): Need {
  const branches = [readSequence(reader, edges)]
  while (reader.source[reader.at] === '|') {
    reader.at += 1
    branches.push(readSequence(reader, edges))
  }
  return branches.length === 1 ? (branches[0] ?? ANYTHING) : eitherOf(branches)
}

function readSequence(reader: Reader, edges: Edges): Need {
  const conditions: Condition[] = []
  let here: readonly string[] = [edges.before ? EDGE : '']
  let whole = true
  while (reader.at < reader.source.length) {
    const unit = reader.source[reader.at]
    if (unit === '|' || unit === ')') break
    const before = here.every((spelling) => spelling.endsWith(EDGE))
    const item = readRepeated(reader, { before, after: edges.after })
    if (item.spellings !== null && here.length * item.spellings.length <= MOST_SPELLINGS) {
      here = joined(here, item.spellings)
      continue
    }
    whole = false
    conditions.push(...conditionsOf({ spellings: here }), ...(item.conditions ?? []))
    here = item.spellings ?? ['']
  }
  if (edges.after) here = joined(here, [EDGE])
  if (whole) return { spellings: here }
  conditions.push(...conditionsOf({ spellings: here }))
  return { spellings: null, conditions }
}

function readRepeated(reader: Reader, edges: Edges): Need {
  const one = readOne(reader, edges)
  const mark = reader.source[reader.at]
  if (mark !== '?' && mark !== '*' && mark !== '+' && mark !== '{') return one
  const { least, most, length } = repeatAt(reader.source, reader.at)
  reader.at += length
  if (reader.source[reader.at] === '?' && length > 0) reader.at += 1
  if (least === 1 && most === 1) return one
  if (least > 0) return { spellings: null, conditions: conditionsOf(one) }
  if (most > 1 || one.spellings === null) return ANYTHING
  return { spellings: one.spellings.includes('') ? one.spellings : ['', ...one.spellings] }
}

/** How often what stands before may come; a brace that opens no count is a character like others. */
function repeatAt(source: string, at: number): { least: number; most: number; length: number } {
  const mark = source[at]
  if (mark === '?') return { least: 0, most: 1, length: 1 }
  if (mark === '*') return { least: 0, most: Infinity, length: 1 }
  if (mark === '+') return { least: 1, most: Infinity, length: 1 }
  const counted = /^\{(\d{1,5})(?:(,)(\d{0,5}))?\}/.exec(source.slice(at, at + 14))
  if (counted === null) return { least: 1, most: 1, length: 0 }
  const [all, least, comma, most] = counted
  const limit = comma === undefined ? Number(least) : most === '' ? Infinity : Number(most)
  return { least: Number(least), most: limit, length: all.length }
}

function readOne(reader: Reader, edges: Edges): Need {
  const { source } = reader
  const unit = source[reader.at] ?? ''
  if (unit === '(') return readGroup(reader, edges)
  if (unit === '[') return readClass(reader)
  reader.at += 1
  if (unit === '.') return ANYTHING
  if (unit === '^' || unit === '$') return AT_EDGE
  if (unit !== '\\') return charOf(unit)
  const escaped = source[reader.at] ?? ''
  reader.at += 1
  if (escaped === 'b') return AT_EDGE
  if (escaped === 'B') return NOTHING
  if (escaped === 'd') return DIGIT
  return /[a-zA-Z0-9]/.test(escaped) ? unreadable(reader, escaped) : charOf(escaped)
}

/**
 * The class escapes, control characters, code points and references back are not worth reading:
 * any character will do. Some go on behind their letter (`\x41`, `\u2013`, `\cJ`).
 */
function unreadable(reader: Reader, letter: string): Need {
  const digits = /^[0-9a-f]{0,4}/i.exec(reader.source.slice(reader.at, reader.at + 4))?.[0] ?? ''
  if (letter === 'x') reader.at += Math.min(2, digits.length)
  else if (letter === 'u') reader.at += digits.length
  else if (letter === 'c') reader.at += 1
  return ANYTHING
}

function readGroup(reader: Reader, { before, after }: Edges): Need {
  const { source } = reader
  const opening = /^\((?:\?(?::|=|!|<=|<!|<\w+>))?/.exec(source.slice(reader.at, reader.at + 40))
  const end = groupEnd(source, reader.at)
  const last = source[end + 1] === '|' || source[end + 1] === ')'
  reader.at += opening?.[0].length ?? 1
  // What only looks ahead or back takes no room; what it asks for is left out.
  const looks = /[=!]$/.test(opening?.[0] ?? '')
  const inner = readAlternatives(reader, {
    before,
    after: source.startsWith('\\b', end + 1) || (last && after),
  })
  reader.at = end + 1
  return looks ? NOTHING : inner
}

/** Where the group that opens at `at` is closed. */
function groupEnd(source: string, at: number): number {
  let open = 0
  let inClass = false
  for (let index = at; index < source.length; index += 1) {
    const unit = source[index]
    if (unit === '\\') index += 1
    else if (unit === '[') inClass = true
    else if (unit === ']') inClass = false
    else if (unit === '(' && !inClass) open += 1
    else if (unit === ')' && !inClass) {
      open -= 1
      if (open === 0) return index
    }
  }
  throw new Error('a group is never closed')
}

/** A class of a few plain characters is each of them in turn. */
function readClass(reader: Reader): Need {
  const { source } = reader
  let end = reader.at + 1
  while (end < source.length && source[end] !== ']') end += source[end] === '\\' ? 2 : 1
  const inside = source.slice(reader.at + 1, end)
  reader.at = end + 1
  if (inside.startsWith('^') || /\\[a-zA-Z0-9]|.-./.test(inside)) return ANYTHING
  const members = inside.replaceAll(/\\(.)/g, '$1').split('').map(charOf)
  const spellings = members.flatMap((member) => member.spellings ?? [])
  const plain = members.length <= 6 && spellings.length === members.length
  return plain && spellings.length > 0 ? { spellings: [...new Set(spellings)] } : ANYTHING
}

/** Beyond ASCII only what has one case: other letters fold by rules of their own. */
function charOf(unit: string): Need {
  const small = unit.toLowerCase()
  const foreign = unit.charCodeAt(0) > 127
  if (foreign && (small !== unit || unit.toUpperCase() !== unit || SURROGATE.test(unit))) {
    return ANYTHING
  }
  return { spellings: [small] }
}

const SURROGATE = /[\ud800-\udfff]/
