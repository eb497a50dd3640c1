import type { Check } from './report.ts'

/** What came of a check; of a clear one, whether words show it, only speak of it, or none was found. */
export type CheckResult =
  | Exclude<Check['outcome'], 'clear'>
  | 'in-order'
  | 'spoken-of'
  | 'nothing-found'

/** In which group a check is listed, in the browser and on the command line. */
export function checkResultOf({ outcome, evidence, isSpokenOf }: Check): CheckResult {
  if (outcome !== 'clear') return outcome
  if (isSpokenOf === true) return 'spoken-of'
  return evidence.some(({ role }) => role === 'quote') ? 'in-order' : 'nothing-found'
}
