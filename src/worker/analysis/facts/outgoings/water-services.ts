import type { Fact, Outgoing } from '../facts.ts'
import type { BillEntry } from './bill-entries.ts'
import type { Period } from './charge-period.ts'

import { sumOfContributions } from './sum-of-contributions.ts'

/** One service of a water company with what it costs and how often. */
export type Part = {
  readonly entry: BillEntry
  readonly service: string
  readonly period: Period
}

/** The services of a bill for water, added, and the places of what it replaces. */
export type Services = {
  readonly fact: Fact<Outgoing>
  readonly of: readonly number[]
  readonly inOwnPaper: boolean
  /** Where no bill is: in a statement or a letter, which may tell of it in passing. */
  readonly isTold: boolean
  /** What the bill comes to with what was used, in cents, where its lines tell that too. */
  readonly billCents?: number
}

/** The service that words name, cut short so that its forms are one; null where they name none. */
export function serviceIn(words: string): string | null {
  const service = SERVICE.exec(words)?.[0].toLowerCase().slice(0, 6)
  return service === undefined || NO_SERVICE.test(words) ? null : service
}

/** Whether the parts are of several services, each told once. */
export function isSeveral(parts: readonly Part[]): boolean {
  const services = new Set(parts.map(({ service }) => service))
  return parts.length > 1 && services.size === parts.length
}

/** What the services of a bill come to in a year. */
export function factOf(parts: readonly Part[]): Fact<Outgoing> {
  const paid = parts.map(({ entry: { block, amount }, period: { times } }) => ({
    block,
    amount,
    times,
  }))
  return sumOfContributions(paid, {
    kind: 'water-rates',
    confidence: 76,
    explanation: 'the services of a bill, added',
  })
}

const SERVICE =
  /\b(?:recycled|(?<!hot )(?<!bulk )water(?!ways| damage| heater)|sewer|wastewater|waterways|drainage|stormwater|parks|service charges|access|supply|fixed)/i
const NO_SERVICE =
  /\b(?:usage|us(?:e|ed)|consumption|kL|kilolitres?|per|total|in all|together|balance|arrears|owing|overdue|paid|payments?|received|due|interest|credit|daily|bulk|penalty|council|rates?|levy|excess|policy|electricity|gas|connection|headworks|contributions?)\b/i
