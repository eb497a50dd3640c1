import type { Fact } from '../facts.ts'

import { squareMetres } from './same-area.ts'

const HECTARE = 10_000

/** Several areas as one, in the unit of all of them; in hectares where the units differ. */
export function sumOfAreas(facts: readonly Fact<string>[], why: string): Fact<string> | null {
  if (facts.length < 2) return null
  const sizes = facts.map(({ value }) => squareMetres(value))
  if (sizes.some((size) => size <= 0)) return null
  const metres = facts.every(({ value }) => /\d\s?(?:m²|m2|sq)/i.test(value))
  const sum = sizes.reduce((total, size) => total + size, 0) / (metres ? 1 : HECTARE)
  const value = `${sum.toLocaleString('en-AU', { maximumFractionDigits: 4 })} ${metres ? 'm²' : 'ha'}`
  return {
    value,
    text: `${value} (${facts.map(({ text }) => text).join(' and ')})`,
    spans: facts.flatMap(({ spans }) => spans),
    confidence: 80,
    explanation: [why],
  }
}
