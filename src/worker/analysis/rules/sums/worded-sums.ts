import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { numberOf } from '../reading/number-words.ts'
import { printedNumber } from '../../wording/printed-number.ts'

/** A sum in figures beside the same in words. */
export type WordedSum = { readonly figures: number; readonly words: number }

const ONE =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)'

export const WORDED_SUM_PATTERNS = wordings({
  behind: new RegExp(
    `\\$ ?(\\d{1,3}(?:,\\d{3}){1,3}|\\d{1,9})(?:\\.00)? ?[(,:-]{1,2} ?((?:${ONE}(?:,? and |, |[ -])){1,18})(?:australian )?dollars?(?! and)`,
    'i',
  ),
  before: new RegExp(
    `\\b((?:${ONE}(?:,? and |, |[ -])){1,18})(?:australian )?dollars? ?\\( ?\\$ ?(\\d{1,3}(?:,\\d{3}){1,3}|\\d{1,9})(?:\\.00)? ?\\)`,
    'i',
  ),
})

/** Sums whose words say another number than their figures. */
export function wrongWordedSums(text: string): WordedSum[] {
  if (!/\bdollars?\b/i.test(text)) return []
  const pairs = [
    ...matchesOf(text, WORDED_SUM_PATTERNS.behind).map(([, one, two]) => [one, two]),
    ...matchesOf(text, WORDED_SUM_PATTERNS.before).map(([, two, one]) => [one, two]),
  ]
  return pairs.flatMap(([printed = '', said = '']) => {
    const figures = printedNumber(printed)
    const words = numberOf(said)
    return words === null || words === figures
      ? []
      : [{ figures: figures * 100, words: words * 100 }]
  })
}
