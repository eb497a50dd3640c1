import type { ReactNode } from 'react'

import { classes } from './classes.ts'

/** The four variants of spec §9, and `warn` for what waits (a pending status). */
export type BadgeVariant = 'default' | 'secondary' | 'destructive' | 'outline' | 'warn'

export function Badge({
  variant = 'default',
  className,
  children,
}: {
  variant?: BadgeVariant
  className?: string
  children: ReactNode
}) {
  return (
    <span className={classes('badge', variant !== 'default' && `badge-${variant}`, className)}>
      {children}
    </span>
  )
}
