import type { Item } from './items.ts'
import { wordsOf } from './runs.ts'
import type { Letters } from './runs.ts'
import type { Rule } from './shapes.ts'

/** More lines than this are a drawing; what it crosses is not struck out. */
const MOST_RULES = 600
/** A line through letters runs this far above their baseline: over an underline, below their tops. */
const LOWEST_EM = 0.12
const HIGHEST_EM = 0.5
/** So much of the line must run through letters: a ruling line of a table runs past them. */
const COVERED_SHARE = 0.8

export type Struck = {
  readonly items: readonly Item[]
  /** The lines that strike nothing out. */
  readonly rules: readonly Rule[]
}

/**
 * Puts `~~` round the words through which a line is drawn, as in `Yes / ~~No~~`: they stay on the
 * page, and are no part of what was agreed.
 */
export function markStruck(items: readonly Item[], rules: readonly Rule[]): Struck {
  if (rules.length === 0 || rules.length > MOST_RULES) return { items, rules }
  const strikes = new Map<Item, Rule[]>()
  const others: Rule[] = []
  for (const rule of rules) {
    const through = items.filter((item) => runsThrough(rule, item))
    const covered = through.reduce((sum, item) => sum + shared(rule, item), 0)
    if (covered < COVERED_SHARE * (rule.to - rule.from)) {
      others.push(rule)
      continue
    }
    for (const item of through) strikes.set(item, [...(strikes.get(item) ?? []), rule])
  }
  if (strikes.size === 0) return { items, rules }
  return {
    items: items.map((item) => {
      const through = strikes.get(item)
      return through && item.letters ? { ...item, text: mark(item.letters, through) } : item
    }),
    rules: others,
  }
}

function runsThrough(rule: Rule, item: Item): boolean {
  const above = (item.baseline - rule.at) / item.size
  return (
    above >= LOWEST_EM &&
    above <= HIGHEST_EM &&
    item.letters !== undefined &&
    rule.from < item.right &&
    rule.to > item.left
  )
}

function shared(rule: Rule, item: Item): number {
  return Math.min(rule.to, item.right) - Math.max(rule.from, item.left)
}

/** A pen does not stop where a word does: one is struck where the line crosses half of its letters. */
function mark({ signs, gaps, lefts, rights }: Letters, rules: readonly Rule[]): string {
  let at = 0
  let struck = false
  let text = ''
  for (const [index, word] of wordsOf(signs, gaps).entries()) {
    let gap = index === 0 ? '' : ' '
    for (const piece of word.split(/([/,;:.()*]+)/u)) {
      if (piece === '') continue
      let crossed = 0
      const start = at
      for (let length = 0; length < piece.length; at += 1) {
        length += signs[at]?.length ?? piece.length
        const middle = ((lefts[at] ?? 0) + (rights[at] ?? 0)) / 2
        if (rules.some((rule) => middle > rule.from && middle < rule.to)) crossed += 1
      }
      const now = crossed * 2 >= at - start
      if (struck && !now) text += '~~'
      text += gap
      if (now && !struck) text += '~~'
      text += piece
      gap = ''
      struck = now
    }
  }
  return struck ? `${text}~~` : text
}
