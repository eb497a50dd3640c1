import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { numberOf, UNDER_HUNDRED } from './number-words.ts'

/** A part of a whole, as a percentage or a fraction. */
export type Portion = {
  /** 0.05 for "five per cent", 0.1667 for "one-sixth". */
  readonly share: number
  /** Half of the last place told: "0.75%" may be 0.745% to 0.755%. */
  readonly slack: number
  readonly printed: string
  readonly start: number
  readonly end: number
}

export const PORTION_PATTERNS = wordings({
  percent: new RegExp(
    `(?<![\\d.,])(\\d{1,3}(?:\\.\\d{1,4})?|\\b${UNDER_HUNDRED}(?: and (?:a|one)[- ](?:half|quarter))?)(?: ?\\(\\d{1,3}(?:\\.\\d{1,3})?%?\\))? ?(?:%|per ?cent(?:um)?\\b)`,
    'i',
  ),
  fraction:
    /\b(?:(one|two|three|four|five|six|seven|eight|nine|a|\d{1,2})[- ](half|halves|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|elevenths?|twelfths?|twentieths?|hundredths?)(?!\w)|(\d{1,2})\/(\d{1,3})(?:th|ths|rd|rds)?(?![\d/]))/i,
})

const PARTS = [
  'half',
  'third',
  'quarter',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
]

/** Every percentage and fraction in a text. */
export function portionsIn(text: string): Portion[] {
  return [...percentsOf(text), ...fractionsOf(text)].toSorted((a, b) => a.start - b.start)
}

function percentsOf(text: string): Portion[] {
  return matchesOf(text, PORTION_PATTERNS.percent).flatMap((match) => {
    const number = match[1] ?? ''
    const [whole = '', part] = number.split(/ and (?:a|one)[- ]/i)
    const value = numberOf(whole)
    const more = part === undefined ? 0 : part.toLowerCase() === 'half' ? 0.5 : 0.25
    if (value === null && Number(whole) !== 0) return []
    const places = number.split('.')[1]?.length ?? 0
    return [
      {
        share: ((value ?? 0) + more) / 100,
        slack: places === 0 ? 0 : 0.0051 * 10 ** -places,
        printed: match[0],
        start: match.index,
        end: match.index + match[0].length,
      },
    ]
  })
}

function fractionsOf(text: string): Portion[] {
  return matchesOf(text, PORTION_PATTERNS.fraction).flatMap((match) => {
    const [printed, count = '', name = '', above, below] = match
    const stem = name
      .toLowerCase()
      .replace(/halves/, 'half')
      .replace(/s$/, '')
    const among = PARTS.indexOf(stem) + 2
    const parts =
      below !== undefined
        ? Number(below)
        : stem === 'fourth'
          ? 4
          : stem === 'twentieth'
            ? 20
            : stem === 'hundredth'
              ? 100
              : among
    const value = above !== undefined ? Number(above) : count === 'a' ? 1 : (numberOf(count) ?? 0)
    if (parts < 2 || value === 0 || value >= parts) return []
    return [
      {
        share: value / parts,
        slack: 0,
        printed,
        start: match.index,
        end: match.index + printed.length,
      },
    ]
  })
}
