import { printedNumber } from '../../wording/printed-number.ts'

/** "42 hectares 3000 square metres", "2 hectares 60 ares": one area told in two units. */
export const HECTARES_AND =
  /^(\d{1,5}) (?:hectares?|ha),? (?:and )?(\d{1,2},\d{3}|\d{1,4}) (square met(?:re|er)s|m²|m2|ares)(?![\w²])/i

/** The area in hectares of a text that begins with one told in two units. Null where none does. */
export function hectaresOf(text: string): number | null {
  const match = HECTARES_AND.exec(text)
  if (match === null) return null
  const rest = printedNumber(match[2] ?? '')
  const perHectare = /^a/i.test(match[3] ?? '') ? 100 : 10_000
  return rest < perHectare ? Number(match[1]) + rest / perHectare : null
}
