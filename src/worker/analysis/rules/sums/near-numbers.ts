import type { ToldNumber } from './told-numbers.ts'

export type NumberPair = readonly [ToldNumber, ToldNumber]

/** Two numbers of one thing that a slip of the hand parts, never named on the same page. */
export function nearPair(numbers: Map<string, ToldNumber[]>): NumberPair | null {
  const bySlip = new Map<string, string>()
  for (const [key, places] of numbers) {
    for (const slip of slipsOf(key)) {
      const other = bySlip.get(slip)
      if (other !== undefined && other !== key) {
        const pair = inTwoPapers(numbers.get(other) ?? [], places)
        if (pair !== null) return pair
      }
      bySlip.set(slip, key)
    }
  }
  return null
}

/**
 * Keys that two numbers share when neighbouring figures are exchanged, or one figure but the last
 * is another: numbers that differ in the last alone were lodged one after the other.
 */
function slipsOf(key: string): string[] {
  const slips: string[] = []
  if (key.replaceAll(/\D/g, '').length < 5) return slips
  for (let at = 0; at + 1 < key.length; at += 1) {
    const [a = '', b = ''] = [key[at], key[at + 1]]
    if (/\d/.test(a) && /\d/.test(b) && a !== b) {
      const pair = [a, b].toSorted().join('')
      slips.push(`${key.slice(0, at)}<${pair}>${key.slice(at + 2)}`)
    }
    if (at > 0 && /\d/.test(a) && /\d/.test(key.slice(at + 1)))
      slips.push(`${key.slice(0, at)}?${key.slice(at + 1)}`)
  }
  return slips
}

/** The first places of two numbers; null where one paper names both. */
export function inTwoPapers(
  ones: readonly ToldNumber[],
  others: readonly ToldNumber[],
): NumberPair | null {
  const papers = new Set(ones.map(({ paper }) => paper))
  if (others.some(({ paper }) => papers.has(paper))) return null
  const [one] = ones
  const [other] = others
  return one === undefined || other === undefined ? null : [one, other]
}
