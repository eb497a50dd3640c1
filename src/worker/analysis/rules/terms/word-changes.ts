import { everywhere } from '../../wording/everywhere.ts'
import {
  type Marked,
  mark,
  type Mention,
  plainWords,
  type Token,
  WORD_CHANGE_PATTERNS,
} from './change-marks.ts'
import { boundAlone, replacedWhole, takenOutWhole } from './whole-clauses.ts'
import { EXCHANGES } from './word-change-shapes.ts'

/** What a sentence does to the words of a clause that it names by number. */
export type WordChange = {
  /** "9.1", "7.1.1", "9.1(c)". */
  readonly clause: string
  readonly kind: 'replace' | 'omit' | 'insert' | 'whole' | 'gone'
  /**
   * The words taken out; for `insert` those beside which others are put in; for `gone`, a clause that
   * is taken out with nothing in its place, what it is called. Empty if not told.
   */
  readonly old: string
  readonly now: string
  /** Which of several places is meant, from 0; -1 the last one, null all or the only one. */
  readonly nth: number | null
  /** Sentences or paragraphs are taken out that are named and not quoted: "paragraphs (c) and (d)". */
  readonly isNamed: boolean
  /**
   * What goes with the old words: all that stands before or behind them; or, while they stay, the
   * rest of their sentence.
   */
  readonly reach: 'before' | 'after' | 'rest' | null
}

/**
 * Every change of words that a text makes in a clause named by its number. `before` is what it is
 * read with (the stem of its list): there the clause may be named.
 */
export function wordChangesIn(text: string, before = '', clauseAbove = ''): WordChange[] {
  if (!MAY_CHANGE.test(text)) return []
  const marked = mark(clauseAbove === '' ? text : underClause(text, clauseAbove))
  const above = mark(before).clauses.at(-1)
  const fallback: Mention | undefined =
    above ?? (clauseAbove === '' ? undefined : { number: clauseAbove, isOwn: false })
  if (marked.clauses.length === 0 && fallback === undefined) return []
  const changes = exchanges(marked, fallback)
  const told = [...(changes.length > 0 ? changes : replacedWhole(marked)), ...boundAlone(marked)]
  const isAnswer = WORD_CHANGE_PATTERNS.boxes.test(text)
  return isAnswer ? told : [...told, ...takenOutWhole(marked, told)]
}

/** What a row says of the clause whose number stands before it, or in a cell of its own. */
function underClause(text: string, clause: string): string {
  const words = text.replace(ROW_NUMBERS, '')
  return `clause ${clause}: ${words === '' ? text : words}`
}

const ROW_NUMBERS = /^(?:\d{1,2}(?:\.\d{1,3}){0,3}[.):]?[ |]{1,3}){1,2}(?!to\b|and\b|or\b|[,&])/i

/** What no change of words does without. */
const MAY_CHANGE =
  /\b(?:read|substitut|replac|delet|omit|struck|strik|insert|add|becomes?|left out|leav|chang|amend|alter|vari|remov|instead|in (?:place|lieu|its|their)|the place|were|without|reduced|increased|raised|lowered|shortened|extended|taken out|cross|excluded|not (?:to )?(?:apply|form|bind|have|extend|reach|relate|cover)|ignored|disregarded|(?:way|place|room) (?:to|for)|turn|yield|displac|supplant|supersed|places|transpos|interchang|no part|no application|no effect|put|alone|only|never been|disappl|ceases?|negativ|waive)/i

/** How far before a change its sentence is looked at. */
const REACH = 160

/** Words for words, words put in and words taken out; none is read twice. */
function exchanges(marked: Marked, fallback: Mention | undefined): WordChange[] {
  const changes: WordChange[] = []
  const used = new Set<number>()
  for (const [kind, shapes] of EXCHANGES) {
    for (const found of shapes.flatMap((one) => [...marked.words.matchAll(everywhere(one))])) {
      const pairs = pairsIn(found.groups ?? {})
      const places = pairs.flat().filter(Boolean).map(placeOf)
      if (places.some((place) => used.has(place))) continue
      if (isOfTwoClauses(found)) continue
      const said = marked.words.slice(Math.max(0, found.index - REACH), found.index)
      if (kind === 'omit' && WORD_CHANGE_PATTERNS.ifFilled.test(`${said}${found[0]}`)) continue
      for (const place of places) used.add(place)
      const told = clausesFor(marked, found, fallback).filter(({ isOwn }) => !isOwn)
      for (const [old, now] of pairs) {
        const [first, second] = [old, now].map((sign) => marked.tokens[placeOf(sign)])
        // Of two figures without their words, only those of one kind change places.
        if (first !== undefined && second !== undefined && unlikeFigures(old, first, now, second)) {
          continue
        }
        const behind = marked.words.slice(marked.words.indexOf(old, found.index) + old.length)
        const instead = kind === 'omit' ? insteadIn(behind, marked) : ''
        const change = {
          kind: instead === '' ? kind : 'replace',
          old: first?.text.trim() ?? '',
          now: second?.text.trim() ?? instead,
          isNamed: first?.isNamed ?? false,
          reach: old === '' ? null : reachIn(marked.words.slice(0, -behind.length), behind),
        } as const
        const within = ordinalOf(marked, found.groups?.['within'])
        const nths =
          within === null
            ? ordinalsBehind(marked.words.slice(found.index, found.index + found[0].length + 40))
            : [within]
        changes.push(
          ...told.flatMap(({ number }) => nths.map((nth) => ({ ...change, clause: number, nth }))),
        )
      }
    }
  }
  return changes
}

/** The signs of what goes and of what comes, for each of the changes that a shape tells at once. */
function pairsIn(groups: Record<string, string | undefined>): (readonly [string, string])[] {
  const { old = '', now = '', old2, now2, one, other } = groups
  if (one !== undefined && other !== undefined) {
    return [
      [one, other],
      [other, one],
    ]
  }
  return old2 === undefined || now2 === undefined
    ? [[old, now]]
    : [
        [old, now],
        [old2, now2],
      ]
}

/** What is put in with the words "Instead: …" behind what is taken out. */
function insteadIn(behind: string, marked: Marked): string {
  const found = WORD_CHANGE_PATTERNS.insteadNext.exec(behind)
  return found === null ? '' : plainWords(behind.slice(found[0].length), marked)
}

function reachIn(before: string, behind: string): WordChange['reach'] {
  if (WORD_CHANGE_PATTERNS.restOf.test(before)) return 'rest'
  if (WORD_CHANGE_PATTERNS.reachBefore.test(behind)) return 'before'
  return WORD_CHANGE_PATTERNS.reachAfter.test(behind) ? 'after' : null
}

function placeOf(sign: string): number {
  return Number.parseInt(sign.slice(1), 10)
}

const UNIT = /\b(?:day|week|month|year|hour)|%|per ?cent|\$/i

function unlikeFigures(old: string, first: Token, now: string, second: Token): boolean {
  if (!old.startsWith('«') || !now.startsWith('«')) return false
  return unitOf(first.text) !== unitOf(second.text)
}

function unitOf(figure: string): string {
  return (UNIT.exec(figure)?.[0] ?? '').toLowerCase().replace(/^per ?cent$/, '%')
}

/** The old words are of one clause, and what is put in is told of another that is named between them. */
function isOfTwoClauses({ groups, 0: whole }: RegExpMatchArray): boolean {
  const [old = '', now = ''] = [groups?.['old'], groups?.['now']]
  if (old === '' || now === '' || whole.indexOf(old) > whole.indexOf(now)) return false
  return WORD_CHANGE_PATTERNS.otherSubject.test(
    whole.slice(whole.indexOf(old) + old.length, whole.indexOf(now)),
  )
}

/**
 * The clauses last named before the change, or in it: each of "clauses 4.1 and 4.2"; else the next;
 * else what it is read with.
 */
function clausesFor(
  { words, clauses }: Marked,
  found: RegExpMatchArray,
  fallback: Mention | undefined,
): Mention[] {
  const end = (found.index ?? 0) + found[0].length
  const named = [...words.slice(0, end).matchAll(CLAUSE_LIST)].at(-1)?.[0]
  if (named !== undefined) {
    return [...named.matchAll(CLAUSE_MARK)].flatMap(([, at]) => clauses[Number(at)] ?? [])
  }
  if (fallback !== undefined) return [fallback]
  const after = CLAUSE_MARK_NEXT.exec(words.slice(end, end + 80))
  return after === null ? [] : [clauses[Number(after[1])]].flatMap((one) => one ?? [])
}

const CLAUSE_MARK = /§(\d{1,2})¶/g
const CLAUSE_LIST = /§\d{1,2}¶(?:(?:, ?| and | & |, and )§\d{1,2}¶){0,8}/g
const CLAUSE_MARK_NEXT = /§(\d{1,2})¶/

/** Which of the sentences is named in which the words stand: the words of most are there once. */
function ordinalOf({ tokens }: Marked, sign: string | undefined): number | null {
  const name = sign === undefined ? undefined : tokens[placeOf(sign)]?.text
  const word = /\b(?:first|second|third|last|final|closing)\b/i.exec(name ?? '')?.[0]
  return word === undefined ? null : placeFor(word)
}

function ordinalsBehind(words: string): readonly (number | null)[] {
  const told = WORD_CHANGE_PATTERNS.ordinal.exec(words)
  if (told === null) return [null]
  const [, ordinal = 'first'] = told
  return ordinal.includes(' ') ? [0, 1] : [placeFor(ordinal)]
}

function placeFor(ordinal: string): number {
  const word = ordinal.toLowerCase()
  if (/^(?:last|final|closing)/.test(word)) return -1
  return ['first', 'second', 'third'].findIndex((name) => word.startsWith(name))
}
