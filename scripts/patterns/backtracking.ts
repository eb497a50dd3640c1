import { analyse } from 'scslre'

/**
 * How a pattern may take longer than linear time, or null. V8 gives patterns no time limit, so that one page of
 * hyphens could hold a reader for hours. What costs no more than the square of one run of the same signs, such as
 * a search for the blanks at an end, is let pass: the blanks of a passage are folded into one.
 */
export function backtracking(pattern: RegExp): string | null {
  const { reports } = analyse(pattern, { reportTypes: { Move: false } })
  const [first] = reports
  if (first === undefined) return null
  return first.exponential ? 'exponential time' : 'polynomial time'
}
