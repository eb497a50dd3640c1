import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'

import { classes } from './classes.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Where focus starts; the first control otherwise. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Where focus goes afterwards; to where it was otherwise. */
  finalFocus?: (() => HTMLElement | null) | undefined
  /** `alertdialog` interrupts: it closes by its buttons or Escape, not by a press outside. */
  role?: 'dialog' | 'alertdialog'
  /**
   * Somebody else's frame may open above this dialog and must take pointer and keys: the bank's check
   * of a card. The page below is then closed off by `inert`, and a press outside does nothing.
   */
  underFrames?: boolean
  className?: string
  children?: ReactNode
  /** The buttons, at the foot. */
  actions?: ReactNode
}

/** A modal dialog over the veil; focus is kept inside and given back when it closes. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  initialFocus,
  finalFocus,
  role = 'dialog',
  underFrames = false,
  className,
  children,
  actions,
}: DialogProps) {
  useInertPage(open && underFrames, finalFocus)
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose()
      }}
      role={role}
      modal={!underFrames}
      preventScroll
      closeOnInteractOutside={role === 'dialog' && !underFrames}
      onInteractOutside={(event) => {
        // A toast may be closed while a dialog is open.
        const { target } = event.detail.originalEvent
        if (target instanceof Element && target.closest('.toast-region')) event.preventDefault()
      }}
      {...(initialFocus ? { initialFocusEl: () => initialFocus.current } : {})}
      {...(finalFocus ? { finalFocusEl: finalFocus } : {})}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className="veil" />
        <Ark.Positioner className="dialog-place">
          <Ark.Content className={classes('dialog', className)} aria-modal>
            <Ark.Title>{title}</Ark.Title>
            {description !== undefined && (
              <Ark.Description className="soft">{description}</Ark.Description>
            )}
            {children}
            {actions !== undefined && <div className="dialog-actions">{actions}</div>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

/** Closes the page off from pointer, keys and screen reader, and gives focus back afterwards. */
function useInertPage(closed: boolean, finalFocus: (() => HTMLElement | null) | undefined): void {
  const latest = useRef(finalFocus)
  useEffect(() => {
    latest.current = finalFocus
  })
  useEffect(() => {
    if (!closed) return
    const page = document.getElementById('root')
    const before = document.activeElement
    if (page) page.inert = true
    return () => {
      if (page) page.inert = false
      const after = latest.current?.() ?? before
      if (after instanceof HTMLElement) after.focus({ preventScroll: true })
    }
  }, [closed])
}
