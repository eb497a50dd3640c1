import type { Severity } from '#shared/report.ts'

import { everywhere } from '../../wording/everywhere.ts'
import { FAULT_PATTERNS as P } from './fault-words.ts'
import { isSmallRepair } from '../harmless/small-repair.ts'

/** `services`: wiring, water, gas, waste, fire safety and glass. `fabric`: all else that is built. */
export type FaultTopic = 'fabric' | 'services'

/** What of the building a fault is of, by all that is said of it. */
export function topicOfFault(text: string): FaultTopic {
  return P.services.test(text) && (!P.bearing.test(text) || FIRE.test(text)) ? 'services' : 'fabric'
}

const FIRE = /\b(?:fire|wiring|switchboard|sewer|septic|effluent)\b/i

/** How much a fault weighs by the words that tell it, and by `whole`, which names what it is of. */
export function severityOfFault(said: string, whole: string): Severity {
  if (P.grave.test(said)) return 'critical'
  const part = partOf(said) ?? partOf(whole)
  if (P.major.test(said) && !NOT_MAJOR.test(said)) return part === 'small' ? 'medium' : 'high'
  if (P.cracks.test(said) && crackWidth(said) > 0)
    return crackWidth(said) >= WIDE ? 'high' : 'medium'
  if (P.light.test(said) || isSmallRepair(whole)) return 'low'
  if (part === 'bearing') return 'high'
  if (P.effluent.test(whole) && P.discharges.test(said)) return 'high'
  return part === 'small' && !isWet(said) ? 'low' : 'medium'
}

/** Water behind a small part is no fault of that part: a wet skirting tells of a leak. */
function isWet(said: string): boolean {
  return P.reads.test(said) || LEAKS.test(said)
}

const LEAKS =
  /\bwater (?:came|comes|ran|runs|dripped|drips|seeped|seeps) (?:out )?(?:in|under|through|behind|from|at)\b/i

const NOT_MAJOR = /\bnot (?:a )?(?:major|urgent|serious|structural|significant)\b/i

/** From here on a crack is damage category 3, which needs opening up and bricks replaced. */
const WIDE = 5

/** In millimetres, how wide a crack is said to be; 0 where nothing is said. */
export function crackWidth(said: string): number {
  const [, from = '0', to] = P.width.exec(said) ?? []
  return Number(to ?? from)
}

/** What kind of part is named first: what stands behind it is where the fault shows. */
function partOf(said: string): 'bearing' | 'wet' | 'small' | 'other' | null {
  const named = said.replaceAll(everywhere(P.rooms), ' ')
  const found = [
    { part: 'bearing', at: named.search(P.bearing) },
    { part: 'wet', at: named.search(P.wetParts) },
    { part: 'small', at: named.search(P.smallParts) },
    { part: 'other', at: named.search(P.parts) },
  ] as const
  const [first] = found.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)
  return first?.part ?? null
}
