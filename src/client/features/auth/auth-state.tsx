import type { ReactNode } from 'react'

import { Icon } from '#client/ui/icon.tsx'
import { Spinner } from '#client/ui/spinner.tsx'

/** One state of an auth page: what is going on or what came of it, and what can be done next. */
export function AuthState({
  kind,
  message,
  children,
}: {
  kind: 'working' | 'done' | 'error'
  message: string
  children?: ReactNode
}) {
  return (
    <div className={kind === 'error' ? 'auth-state is-error' : 'auth-state'}>
      {kind === 'working' && <Spinner />}
      {kind === 'done' && <Icon name="i-lucide-circle-check" />}
      {kind === 'error' && <Icon name="i-lucide-octagon-alert" />}
      <p role={kind === 'error' ? 'alert' : 'status'}>{message}</p>
      {children}
    </div>
  )
}
