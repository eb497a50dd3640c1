import { AREA } from './area-words.ts'

/** Do two printed areas measure the same, as far as one of them may be rounded? */
export function sameArea(one: string, other: string, rough = ROUGH): boolean {
  const [a, b] = [squareMetres(one), squareMetres(other)]
  return Math.abs(a - b) <= Math.max(a, b) * rough
}

const ROUGH = 0.005

/** The first area of a text in square metres. */
export function squareMetres(text: string): number {
  const match = AREA.exec(text)
  const number = Number((match?.[1] ?? '').replace(/[, ]/g, ''))
  const unit = match?.[2] ?? ''
  return /^h/i.test(unit) ? number * 10_000 : /^a/i.test(unit) ? number * 4_046.86 : number
}
