import { NUMBERS } from './due.ts'

const IRREGULAR: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** "fourteenth" and "twenty-first": the days that contracts count in words. */
export const ORDINAL_NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(NUMBERS).map(([word, value]) => [ordinalOf(word), value]),
)

function ordinalOf(word: string): string {
  return word.replace(
    /(?<![a-z])[a-z]+$/,
    (last) => IRREGULAR[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`),
  )
}
