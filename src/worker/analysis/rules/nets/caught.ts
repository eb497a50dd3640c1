import { PLAIN } from '../../likeness/likeness.ts'
import type { ReportOptions } from '../define-rule.ts'

/**
 * How a net reports what it caught: what reads plainly like a risk is medium and likely, the rest low
 * and possible. Never more: nobody knows what it costs before it has been read with the contract.
 */
export function caught(likeness: number): ReportOptions {
  return likeness >= PLAIN
    ? { likeness, severity: 'medium', strength: 'likely' }
    : { likeness, severity: 'low', strength: 'possible' }
}
