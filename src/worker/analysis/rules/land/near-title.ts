/** The two numbers of a title; the second is empty where one number names it. */
export type Title = { readonly volume: string; readonly folio: string }

/** One of the two numbers alike, the other with a slip of the hand. */
export function isNearTitle(one: Title, other: Title): boolean {
  return (
    (one.volume === other.volume && isNearNumber(one.folio, other.folio)) ||
    (one.folio !== '' && one.folio === other.folio && isNearNumber(one.volume, other.volume))
  )
}

/** The same figures in another order, or all but one alike. */
export function isNearNumber(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const sorted = (text: string) => Array.from(text).toSorted().join('')
  const unlike = Array.from(a).filter((figure, index) => figure !== b[index]).length
  return unlike === 1 || (unlike > 0 && sorted(a) === sorted(b))
}
