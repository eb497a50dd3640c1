/**
 * True where the second is the same person's name with more of it written out: "Ann B Sample" and
 * "Ann Beth Sample", "Ann Sample" and "Ann Beth Sample".
 */
export function isFullerName(name: string, other: string): boolean {
  const [short, long] = [wordsOf(name), wordsOf(other)]
  if (short.length < 2 || long.length < 2 || short.at(-1) !== long.at(-1)) return false
  if (other.length <= name.length || COMPANY.test(name) || COMPANY.test(other)) return false
  const given = long.slice(0, -1)
  // "Ann Sample A B Sample" is a name and a signature.
  if (given.includes(long.at(-1) ?? '')) return false
  let from = 0
  for (const [index, word] of short.slice(0, -1).entries()) {
    const at = given.findIndex((full, i) => i >= from && begins(word, full))
    // Who is called by a second name is another as far as the papers tell.
    if (at < 0 || (index === 0 && at > 0)) return false
    from = at + 1
  }
  return true
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().replaceAll('.', ' ').trim().split(/\s+/)
}

function begins(word: string, full: string): boolean {
  return word === full || (word.length === 1 && full.startsWith(word))
}

const COMPANY = /\b(?:ltd|limited|inc)\b/i
