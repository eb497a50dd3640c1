import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode, RefObject } from 'react'

import { classes } from './classes.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Where focus starts; the first control otherwise. */
  initialFocus?: RefObject<HTMLElement | null>
  /** `alertdialog` interrupts: it closes by its buttons or Escape, not by a press outside. */
  role?: 'dialog' | 'alertdialog'
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
  role = 'dialog',
  className,
  children,
  actions,
}: DialogProps) {
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose()
      }}
      role={role}
      closeOnInteractOutside={role === 'dialog'}
      onInteractOutside={(event) => {
        // A toast may be closed while a dialog is open.
        const { target } = event.detail.originalEvent
        if (target instanceof Element && target.closest('.toast-region')) event.preventDefault()
      }}
      {...(initialFocus ? { initialFocusEl: () => initialFocus.current } : {})}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className="veil" />
        <Ark.Positioner className="dialog-place">
          <Ark.Content className={classes('dialog', className)}>
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
