import { useRef, type ReactNode } from 'react'

import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/** Asks before something that cannot be undone. Focus starts on Cancel when the other button destroys. */
export function ConfirmDialog({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  destructive = false,
  pending = false,
  finalFocus,
  onConfirm,
  onCancel,
}: {
  open: boolean
  title: ReactNode
  description: ReactNode
  confirmLabel: string
  cancelLabel?: string
  destructive?: boolean
  /** While the confirmed action runs: the dialog stays and its button turns. */
  pending?: boolean
  /** Where focus goes afterwards; needed where the confirmed action takes its own button away. */
  finalFocus?: () => HTMLElement | null
  onConfirm: () => void
  onCancel: () => void
}) {
  const cancel = useRef<HTMLButtonElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      description={description}
      role="alertdialog"
      initialFocus={destructive ? cancel : confirm}
      finalFocus={finalFocus}
      actions={
        <>
          <Button ref={cancel} variant="ghost" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirm}
            variant={destructive ? 'destructive' : 'default'}
            pending={pending}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
