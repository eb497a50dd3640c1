/** Weights of the Australian Company Number's check digit (ASIC). */
const ACN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1]
/** Weights of the Australian Business Number (Australian Business Register), modulus 89. */
const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/** True for nine digits whose last is (10 − r) mod 10; 000 000 180 is the least such with a zero sum of its own. */
export function isAcn(text: string): boolean {
  const digits = digitsOf(text)
  if (digits.length !== 9 || digits.every((digit) => digit === 0)) return false
  return (10 - (weigh(digits, ACN_WEIGHTS) % 10)) % 10 === digits[8]
}

/** True for eleven digits that divide by 89 once the first is lessened by one. */
export function isAbn(text: string): boolean {
  const digits = digitsOf(text)
  const [first, ...rest] = digits
  // 10 000 000 000 passes the bare sum and is no number.
  if (digits.length !== 11 || first === undefined || first === 0) return false
  if (rest.every((digit) => digit === 0)) return false
  return weigh([first - 1, ...rest], ABN_WEIGHTS) % 89 === 0
}

function digitsOf(text: string): number[] {
  return (text.match(/\d/g) ?? []).map(Number)
}

function weigh(digits: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0)
}
