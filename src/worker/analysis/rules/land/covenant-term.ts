import { wordings } from '../../wording/wordings.ts'
import { NUMBER_WORD_PATTERNS, numberOf } from '../reading/number-words.ts'

/** How a covenant is given for a time: "will not at any time before the 31st day of December 1974 …". */
export const COVENANT_TERM_PATTERNS = wordings({
  forATime:
    /\b(?:not (?:at any time )?(?:before|until|prior to|up to)|(?:before|until|till|up to|prior to) (?:and including )?the\b[^.;]{0,24}\bday of|(?:for|during) (?:the|a) (?:period|term) (?:ending|expiring|up to|until)|(?:shall|will|to) (?:cease|expire|determine|end|lapse)\b[^.;]{0,20}\b(?:on|at|upon|after))\b[^.;]{0,70}/i,
  figures: /\b(1[89]\d\d|20\d\d)\b/,
  inWords: /\b(?:one|two) thousand\b[a-z -]{0,60}/i,
  /** Longer, or for ever, for whoever asks. */
  goesOn: /\b(?:thereafter|in perpetuity|for ever|forever|extended|renew\w{0,3}|hereafter)\b/i,
})

const P = COVENANT_TERM_PATTERNS

/** Whether the words bind only up to a year that lies before the day of today, in figures or words. */
export function wasForATimePast(text: string, today: string): boolean {
  if (P.goesOn.test(text)) return false
  const term = P.forATime.exec(text)
  if (term === null) return false
  const said = text.slice(term.index, term.index + 190)
  const figures = P.figures.exec(said)?.[1]
  const words = P.inWords.exec(said)?.[0] ?? ''
  const number = NUMBER_WORD_PATTERNS.words.exec(words)?.[0]
  const year = figures === undefined ? numberOf(number ?? '') : Number(figures)
  return year !== null && year > EARLIEST && year < Number(today.slice(0, 4))
}

/** Titles by registration begin here. */
const EARLIEST = 1800
