import { useEffect, useRef, useState, useSyncExternalStore, type PointerEvent } from 'react'
import { createPortal } from 'react-dom'

import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import {
  dismissToast,
  readToast,
  subscribeToToast,
  TOAST_DURATION_MS,
  type ShownToast,
} from './toast.ts'

const SWIPE_PX = 50
/** As long as the leaving transition (--fp-dur-base). */
const LEAVE_MS = 200
const HOTKEY = 'F8'

/**
 * The region where toasts appear; one per app. F8 moves focus to it. Ours and not Ark's: the landing
 * page stays small, and the spec's rules (one at a time, replaced at once, a swipe of 50 px) are few.
 */
export function Toaster() {
  const region = useRef<HTMLElement>(null)
  const shown = useSyncExternalStore(subscribeToToast, readToast)

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === HOTKEY) region.current?.focus()
    }
    document.addEventListener('keydown', focusRegion)
    return () => document.removeEventListener('keydown', focusRegion)
  }, [])

  // Beside the app and not in it: an open dialog hides everything in the app.
  return createPortal(
    <section
      ref={region}
      className="toast-region"
      aria-label={`Notifications (${HOTKEY})`}
      aria-live="polite"
      tabIndex={-1}
    >
      {shown && <ToastCard key={shown.id} toast={shown} />}
    </section>,
    document.body,
  )
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const { id, open, title, description, variant = 'default', action } = toast
  const [gone, setGone] = useState(false)
  const [held, setHeld] = useState(false)
  const [start, setStart] = useState<number | null>(null)
  const [offset, setOffset] = useState(0)
  const durationMs = toast.durationMs ?? TOAST_DURATION_MS

  useEffect(() => {
    if (!open || held) return
    const timer = setTimeout(() => dismissToast(id), durationMs)
    return () => clearTimeout(timer)
  }, [id, open, held, durationMs])

  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setGone(true), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [open])

  if (gone) return null

  const release = () => {
    setStart(null)
    setOffset(0)
  }
  const move = (event: PointerEvent) => {
    if (start !== null) setOffset(Math.max(0, event.clientX - start))
  }
  const letGo = (event: PointerEvent) => {
    if (start !== null && event.clientX - start >= SWIPE_PX) dismissToast(id)
    else release()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- pausing and swiping are extras to the buttons inside; the role is one of two
    <div
      className={classes(
        'toast',
        variant === 'destructive' && 'toast-destructive',
        start !== null && 'is-swiping',
        !open && 'is-leaving',
      )}
      role={variant === 'destructive' ? 'alert' : 'status'}
      style={offset > 0 ? { translate: `${offset}px` } : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') dismissToast(id)
      }}
      onPointerDown={(event) => setStart(event.clientX)}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={release}
    >
      <Icon name={variant === 'destructive' ? 'i-lucide-octagon-alert' : 'i-lucide-circle-check'} />
      <p className="toast-title">{title}</p>
      <button
        type="button"
        className="toast-close"
        aria-label="Close"
        onClick={() => dismissToast(id)}
      >
        <Icon name="i-lucide-x" />
      </button>
      {description !== undefined && <p className="toast-text">{description}</p>}
      {action && (
        <Button
          variant="outline"
          size="sm"
          className="toast-action"
          onClick={() => {
            dismissToast(id)
            action.onClick()
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  )
}
