import { AMENDMENT_WORDS } from './amendment-words.ts'

/** What a figure counts, where it says so: a share and a sum cannot be told as times of each other. */
export function figureUnit(figure: string): 'share' | 'sum' | 'time' | null {
  if (AMENDMENT_WORDS.percent.test(figure)) return 'share'
  if (SUM.test(figure)) return 'sum'
  return TIME.test(figure) ? 'time' : null
}

const SUM = /\$|\bdollars?\b/i
const TIME = /\b(?:hour|day|week|month|year)s?\b/i
