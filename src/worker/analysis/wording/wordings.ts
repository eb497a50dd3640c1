import type { LiteralScanner } from './literal-scanner.ts'
import { literalScanner } from './literal-scanner.ts'
import { neededWords } from './needed-words.ts'
import type { AnyOf } from './needs.ts'
import { TextMemory } from './text-memory.ts'

/**
 * The same patterns, which answer sooner: while texts are remembered (`rememberingTexts`), a pattern
 * is tried only on texts that hold the words it cannot match without. What it finds does not change.
 */
export function wordings<Name extends string>(
  patterns: Readonly<Record<Name, RegExp>>,
): Readonly<Record<Name, RegExp>> {
  const quicker: Record<Name, RegExp> = { ...patterns }
  for (const name in patterns) quicker[name] = wordingOf(patterns[name])
  return quicker
}

/**
 * While `work` runs, each text that several askers ask wordings of (`nextAsker`) is read once for the
 * words of all wordings. Nothing of the texts is kept afterwards.
 */
export function rememberingTexts<Result>(work: () => Result): Result {
  if (memory !== null) return work()
  memory = new TextMemory(preparedWords().scanner)
  try {
    return work()
  } finally {
    memory = null
  }
}

/** Tells the memory that another rule asks from here on. */
export function nextAsker(): void {
  memory?.nextAsker()
}

/**
 * The same text, read for the words of all wordings here and now: for those that nearly every rule
 * will ask for.
 */
export function readForAll(text: string): string {
  return memory?.read(text) ?? text
}

/**
 * The same work, done once for equal texts while texts are remembered: a bundle says much twice. Its
 * result may depend on nothing but what `textOf` tells.
 */
export function oncePerText<Asked, Result>(
  work: (asked: Asked) => Result,
  textOf: (asked: Asked) => string,
): (asked: Asked) => Result {
  const results = new WeakMap<TextMemory, Map<string, Result>>()
  return (asked) => {
    if (memory === null) return work(asked)
    const known = results.get(memory) ?? new Map<string, Result>()
    results.set(memory, known)
    const text = textOf(asked)
    const result = known.get(text) ?? work(asked)
    known.set(text, result)
    return result
  }
}

/**
 * The places of the texts in which a pattern is found, in order; quicker than asking one by one where
 * many patterns are asked of one list. The list must not change.
 */
export function placesOf(texts: readonly string[], pattern: RegExp): number[] {
  return placesThatMayHold(texts, [[pattern]]).filter((place) => pattern.test(texts[place] ?? ''))
}

/**
 * The places of the texts in which all patterns of one of the groups may be found, in order: none of
 * the groups is found in the others. The list must not change.
 */
export function placesThatMayHold(
  texts: readonly string[],
  groups: readonly (readonly RegExp[])[],
): readonly number[] {
  const needs = groups.map((group) => group.flatMap(needsOf))
  return memory === null
    ? texts.map((_text, place) => place)
    : memory.placesThatMayHold(texts, needs)
}

/** The lists of which a match needs a literal each; none where any text may match. */
function needsOf(pattern: RegExp): readonly number[] {
  return pattern instanceof Wording ? (pattern.needs ?? []) : []
}

class Wording extends RegExp {
  readonly #pattern: RegExp
  readonly #number: number
  /** The lists of literals of which a match needs one each; null until they are worked out. */
  needs: readonly number[] | null = null

  constructor(pattern: RegExp) {
    super(pattern.source, pattern.flags)
    // The methods of a plain pattern are many times as fast as those of a class that extends it.
    this.#pattern = pattern
    this.#number = all.push(this) - 1
  }

  /** `split` and `matchAll` copy a pattern with other flags: they get a plain one. */
  static override get [Symbol.species](): RegExpConstructor {
    return RegExp
  }

  override test(text: string): boolean {
    if (memory === null || this.needs === null) return this.#pattern.test(text)
    const known = memory.recall(this.#number, this.needs, text)
    return known ?? memory.keep(this.#number, this.#pattern.test(text))
  }

  override exec(text: string): RegExpExecArray | null {
    if (memory === null || this.needs === null) return this.#pattern.exec(text)
    if (memory.recall(this.#number, this.needs, text) === false) return null
    const match = this.#pattern.exec(text)
    memory.keep(this.#number, match !== null)
    return match
  }
}

/** A pattern that several rules share is one wording. */
function wordingOf(pattern: RegExp): Wording {
  if (pattern instanceof Wording) return pattern
  const known = wordingsOf.get(pattern) ?? new Wording(pattern)
  wordingsOf.set(pattern, known)
  return known
}

const wordingsOf = new WeakMap<RegExp, Wording>()

/** Every wording there is: they are made once, when their files are loaded. */
const all: Wording[] = []

let memory: TextMemory | null = null

type PreparedWords = {
  readonly wordings: number
  readonly scanner: LiteralScanner
}

let prepared: PreparedWords | null = null

/** The words of all wordings, worked out when they are first asked for. */
function preparedWords(): PreparedWords {
  if (prepared?.wordings === all.length) return prepared
  const lists: AnyOf[] = []
  const numbers = new Map<string, number>()
  for (const wording of all) {
    wording.needs = neededWords(wording).map((list) => {
      const name = list.toSorted().join('|')
      const number = numbers.get(name) ?? lists.length
      if (number === lists.length) lists.push(list)
      numbers.set(name, number)
      return number
    })
  }
  prepared = { wordings: all.length, scanner: literalScanner(lists) }
  return prepared
}
