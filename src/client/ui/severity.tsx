import type { ReactNode } from 'react'

import type { Severity } from '#shared/report.ts'

import { classes } from './classes.ts'

export const severityWord: Record<Severity, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
}

const shape: Record<Severity, ReactNode> = {
  low: <circle cx="8" cy="8" r="5" fill="none" stroke="currentColor" strokeWidth="2" />,
  medium: <path d="M8 1.6 14.4 8 8 14.4 1.6 8Z" fill="currentColor" />,
  high: <path d="M8 1.7 15.2 14.2H.8Z" fill="currentColor" />,
  critical: (
    <>
      <path d="M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1Z" fill="currentColor" />
      <path d="M4.6 8h6.8" stroke="var(--mark-cut, var(--fp-surface))" strokeWidth="2" />
    </>
  ),
}

/**
 * The shape of a severity. Stands beside its word; where it stands alone give `label`
 * (for instance the finding's severity and title), since colour and shape never speak alone.
 */
export function SeverityMark({
  severity,
  label,
  className,
}: {
  severity: Severity
  label?: string
  className?: string
}) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={classes('mark', `mark-${severity}`, className)} viewBox="0 0 16 16" {...named}>
      {shape[severity]}
    </svg>
  )
}

/** Shape and word; `tag` puts them on their tint (critical: solid). */
export function SeverityTag({ severity, tag = false }: { severity: Severity; tag?: boolean }) {
  return (
    <span className={classes('sev', `sev-${severity}`, tag && 'tag')}>
      <SeverityMark severity={severity} />
      {severityWord[severity]}
    </span>
  )
}
