import type { Doc } from '../document.ts'
import type { Fact } from './facts.ts'

import { areaOfOneLot } from './area-of-one-lot.ts'
import { lotNumbers } from './own-lots.ts'

/** Of several lots what the plan measures of each, and what that comes to. */
export function areaOfEachLot(doc: Doc, lotPlan: Fact<string> | null): Fact<string> | null {
  const lots = [...lotNumbers(lotPlan?.value ?? null)].map((number) => `${number}`)
  if (lots.length < 2) return null
  const facts: Fact<string>[] = []
  for (const lot of lots) {
    const fact = areaOfOneLot(doc, lot, false)
    if (fact === null) return null
    facts.push(fact)
  }
  const unit = facts.every(({ value }) => /\d\s?(?:ha\b|hect)/i.test(value))
    ? 'ha'
    : facts.every(({ value }) => /\d\s?(?:m²|m2|sq)/i.test(value))
      ? 'm²'
      : null
  if (unit === null) return null
  const sum = facts.reduce((total, { value }) => total + numberOf(value), 0)
  const value = `${sum.toLocaleString('en-AU', { maximumFractionDigits: 4 })} ${unit}`
  return {
    value,
    text: `${value} (${facts.map(({ text }) => text).join(' and ')})`,
    spans: facts.flatMap(({ spans }) => spans),
    confidence: 80,
    explanation: ['the areas of the lots on their plan, added up'],
  }
}

function numberOf(area: string): number {
  return Number((/\d[\d,]*(?:\.\d+)?/.exec(area)?.[0] ?? '').replaceAll(',', ''))
}
