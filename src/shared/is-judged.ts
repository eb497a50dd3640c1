import type { Report } from './report.ts'

/**
 * Whether any check could be made on the file. Of a letter or a lone bill none can: what it tells is
 * told, and its want of findings says nothing about a risk.
 */
export function isJudged({ concerns, checks }: Pick<Report, 'concerns' | 'checks'>): boolean {
  return (
    concerns.length > 0 ||
    checks.length === 0 ||
    checks.some(({ outcome }) => outcome !== 'not-in-document')
  )
}
