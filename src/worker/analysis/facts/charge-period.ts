import type { Block } from '../document.ts'
import type { Amount } from './money.ts'

import { datesIn } from './dates.ts'

/** The period by the amount's own cell, then by its column, then by the words around it. */
export function periodFor(
  block: Block,
  amount: Amount,
  before: string,
  after: string,
  column: string,
): Period | null {
  const cell = block.cells?.find(
    ({ start, end }) =>
      start <= block.span.start + amount.start && end > block.span.start + amount.start,
  )
  const own =
    cell === undefined || block.cells?.length === 2
      ? null
      : periodOf('', block.text.slice(amount.end, cell.end - block.span.start))
  return own ?? periodOf(column, '') ?? periodOf(before, after)
}

/** How many times a year an amount falls due, and in what words the document says so. */
export type Period = { readonly times: number; readonly words: string }

const PERIODS: readonly (readonly [number, string, RegExp])[] = [
  [
    1,
    'a year',
    /\b(?:per annum|p\.?a\.?\b|annual(?:ly)?|(?:a|each|per|every|full|whole|rating|financial) year|for (?:the )?(?:20\d\d|year|full year|rating year)|yearly)/i,
  ],
  [
    4,
    'a quarter',
    /\b(?:(?:per|a|each|every|the|for the) quarter|quarterly|three months|3 months)\b/i,
  ],
  [2, 'half a year', /\b(?:half[- ]?year(?:ly)?|six months|6 months|each half)\b/i],
  [6, 'two months', /\b(?:two months|bi-?monthly)\b/i],
  [12, 'a month', /\b(?:(?:per|a|each|every) (?:calendar )?month|monthly)\b/i],
]

/** How often the amount falls due, by the nearest words or by the dates of its period. */
export function periodOf(before: string, after: string): Period | null {
  const near = after.slice(0, 90)
  const range = datesIn(near)
  const [first, second] = range
  if (first !== undefined && second !== undefined) {
    const days = (Date.parse(second.date) - Date.parse(first.date)) / 86_400_000
    const times = days > 300 ? 1 : days > 150 ? 2 : days > 80 ? 4 : days > 50 ? 6 : 12
    return { times, words: `${near.slice(first.start, second.end)}` }
  }
  for (const text of [near, before.slice(-90)]) {
    let found: { at: number; period: Period } | null = null
    for (const [times, words, pattern] of PERIODS) {
      const match = pattern.exec(text)
      if (match !== null && (found === null || match.index < found.at))
        found = { at: match.index, period: { times, words } }
    }
    if (found !== null) return found.period
  }
  return null
}
