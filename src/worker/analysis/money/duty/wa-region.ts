/**
 * Whether a postcode of Western Australia is surely outside the metropolitan and the Peel region, where
 * the first-home rate reaches further; postcodes that lie on both sides tell nothing.
 */
export function isRegionalPostcode(postcode: string): boolean {
  const code = Number(postcode)
  return REGIONAL.some(([from, to]) => code >= from && code <= to)
}

/** Waroona (6215) and Boddington (6390, 6391) are of Peel; 6555 to 6558 lie on the city's edge. */
const REGIONAL: readonly (readonly [number, number])[] = [
  [6218, 6389],
  [6392, 6554],
  [6559, 6797],
]
