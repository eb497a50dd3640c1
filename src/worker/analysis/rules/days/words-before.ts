import { wordings } from '../../wording/wordings.ts'
import type { ToldDay } from './told-days.ts'

export const WORDS_BEFORE_PATTERNS = wordings({
  lastDate:
    /(?:\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{1,2}(?:st|nd|rd|th)?(?: day of)? \w{3,9}\.?,? \d{4}|\d{4}-\d{2}-\d{2})$/i,
})

/** The words that lead to a told date, without the date itself. */
export function wordsBefore({ passage, after }: ToldDay): string {
  const words = passage.text.slice(0, passage.text.length - after.length)
  return words.slice(-160).replace(WORDS_BEFORE_PATTERNS.lastDate, '')
}
