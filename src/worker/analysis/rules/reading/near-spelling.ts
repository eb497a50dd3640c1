/** "Merigan" for "Merrigan": words that differ by a slip of the pen, and by no more. */
export function isNearSpelling(one: string, other: string): boolean {
  if (one === other || one[0] !== other[0]) return false
  const longer = Math.max(one.length, other.length)
  if (Math.min(one.length, other.length) < 4) return false
  // "Steph" for "Stephen" is a short name and no slip.
  const isShort = one.startsWith(other) || other.startsWith(one)
  return lettersApart(one, other) <= (longer > 6 && !isShort ? 2 : 1)
}

/** How many letters have to be put in, left out, changed or swapped with the next one. */
function lettersApart(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1]
      const swapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      line.push(
        Math.min(
          (last[at] ?? 0) + 1,
          (line[at - 1] ?? 0) + 1,
          (last[at - 1] ?? 0) + (same ? 0 : 1),
          swapped && row > 1 ? (before[at - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    before = last
    last = line
  }
  return last[other.length] ?? 0
}

/** The words of a name or line in small letters, without signs and accents. */
export function lettersOf(text: string): string[] {
  return text
    .normalize('NFD')
    .toLowerCase()
    .split(/[\s/,;:|()]+/)
    .map((word) => word.replace(/['’]s$/, '').replaceAll(/[^a-z-]/g, ''))
    .filter((word) => word !== '')
}
