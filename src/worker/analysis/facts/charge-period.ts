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
    /\b(?:per annum|p\.?a\.?\b|annual(?:ly)?|(?:a|each|per|every|full|whole|rating|financial) year|for (?:the )?(?:20\d\d|year|full year|rating year)|(?<!half[- ]?)yearly)/gi,
  ],
  [
    4,
    'a quarter',
    /\b(?:(?:per|a|each|every|the|for the) quarter|(?:this|current|last) quarter|quarterly|quarter ending|three months|3 months)\b/gi,
  ],
  [2, 'half a year', /\b(?:half[- ]?year(?:ly)?|six months|6 months|each half)\b/gi],
  [6, 'two months', /\b(?:two months|bi-?monthly)\b/gi],
  [12, 'a month', /\b(?:(?:per|a|each|every) (?:calendar )?month|monthly)\b/gi],
]

/**
 * How often the amount falls due. The words right behind it tell first ("per quarter"), then those
 * before it ("annual fees of … payable quarterly" is a year's amount), then the rest, then the dates
 * of its period.
 */
export function periodOf(before: string, after: string): Period | null {
  const near = after.slice(0, 90)
  const range = datesIn(near)
  const [first, second] = range
  if (first !== undefined && second !== undefined) {
    const days = (Date.parse(second.date) - Date.parse(first.date)) / 86_400_000
    const times = days > 300 ? 1 : days > 150 ? 2 : days > 80 ? 4 : days > 50 ? 6 : 12
    return { times, words: `${near.slice(first.start, second.end)}` }
  }
  const direct = nearest(
    near.slice(0, 26).split(/\bpayable\b|\bpaid\b|\bby\b|\(/i)[0] ?? '',
    'first',
  )
  return direct ?? nearest(before.slice(-90), 'last') ?? nearest(near, 'first')
}

function nearest(text: string, which: 'first' | 'last'): Period | null {
  let found: { at: number; period: Period } | null = null
  for (const [times, words, pattern] of PERIODS) {
    const all = [...text.matchAll(pattern)]
    const match = which === 'first' ? all[0] : all.at(-1)
    if (match === undefined) continue
    const closer =
      found === null || (which === 'first' ? match.index < found.at : match.index > found.at)
    if (closer) found = { at: match.index, period: { times, words } }
  }
  return found?.period ?? null
}
