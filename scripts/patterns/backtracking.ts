import { analyse } from 'scslre'

/**
 * How a pattern may take longer than linear time, or null. V8 gives patterns no time limit, so that one page of
 * hyphens could hold a reader for hours, and a page of dots for minutes.
 */
export function backtracking(pattern: RegExp): string | null {
  const { reports } = analyse(pattern)
  const [first] = reports
  if (first === undefined) return null
  if (first.exponential) return 'exponential time'
  return first.type === 'Move' ? 'quadratic time, begun anew at each sign' : 'polynomial time'
}
