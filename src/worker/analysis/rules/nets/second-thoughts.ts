import type { Doc, Span } from '../../document.ts'
import { DOUBTFUL, ORDINARY } from '../../likeness/likeness.ts'
import type { Rule } from '../define-rule.ts'
import type { Reported } from '../finding-of.ts'
import { atOdds } from './odds-of-document.ts'

/**
 * How much the quoted sentences, read as a whole, are like what is raised with buyers, from 0 to 1;
 * null where they say too little to be weighed (second-reading.ts).
 */
export type SecondReading = (doc: Doc, spans: readonly Span[]) => number | null

/**
 * What is left of a problem when its sentences were read again, in a document of such odds; null for
 * nothing. Only what words alone showed is read again: not figures that were compared. The likeliest
 * place of a report speaks for the others, so a rule reports places of their own one by one.
 *
 * The odds take away what would be medium, and make low of what would be high: the one bad clause of
 * an ordinary contract is still shown. What is low already tells of ordinary things.
 */
export function secondThoughts(
  rule: Rule,
  problem: Reported,
  likenessOf: () => number | null,
  odds: number,
): Reported | null {
  const { options, severity } = problem
  const isCompared = [options.sides, options.aside, options.beside].some(Boolean)
  if (rule.kind !== 'presence' || isCompared) return problem
  if (options.ofSale === true) return problem
  const read = likenessOf()
  if (read === null) return problem
  const likeness = severity === 'low' ? read : atOdds(read, odds)
  if (likeness >= DOUBTFUL) return problem
  const isOrdinary = (severity === 'medium' ? likeness : read) < ORDINARY
  if (isOrdinary && options.unmistakable !== true) return null
  if (severity === 'critical') return problem
  return { ...problem, severity: 'low', options: { ...options, strength: 'possible' } }
}
