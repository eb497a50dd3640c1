/** Words that do not tell one party from another. */
const NOISE =
  /\b(?:mr|mrs|ms|miss|dr|the|and|of|as|both|pty|proprietary|ltd|limited|acn|abn|a\.?c\.?n|trustee|for|trust)\b/g

/** The words of a name that tell it apart, sorted, without titles, company suffix and numbers. */
export function nameKey(name: string): string[] {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, ' ')
    .replaceAll(NOISE, ' ')
    .split(' ')
    .filter((word) => word.length > 0)
    .toSorted()
}

/**
 * True when two names may be of one person or company: middle names and initials may be missing
 * from one of them, but first and last words must be shared.
 */
export function sameName(a: string, b: string): boolean {
  const [left, right] = [nameKey(a), nameKey(b)]
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  if (short.length === 0) return false
  const shared = short.filter((word) =>
    long.some(
      (other) =>
        other === word ||
        (word.length === 1 && other.startsWith(word)) ||
        (other.length === 1 && word.startsWith(other)),
    ),
  )
  return (
    shared.length === short.length &&
    (short.length > 1 || long.length === 1 || short[0] === long[0])
  )
}
