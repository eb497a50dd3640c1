import { useState } from 'react'

import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { toast } from '#client/ui/toast.ts'
import { Tooltip } from '#client/ui/tooltip.tsx'

import { Part } from './part.tsx'

/** What lies over the page: toasts, dialogs, tooltips. */
export function Over() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Part title="Toasts">
        <div className="btn-row">
          <Button
            variant="outline"
            onClick={() =>
              toast({
                title: 'Document deleted',
                description: 'The document and its analysis have been permanently deleted.',
              })
            }
          >
            Toast, default
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              toast({
                title: 'Payment Failed',
                description: 'Your card was declined.',
                variant: 'destructive',
                action: { label: 'Try another card', onClick: () => undefined },
              })
            }
          >
            Toast, destructive
          </Button>
        </div>
      </Part>
      <Part title="Dialogs and tooltips">
        <div className="btn-row">
          <Button variant="outline" onClick={() => setOpen('dialog')}>
            Dialog
          </Button>
          <Button variant="outline" onClick={() => setOpen('confirm')}>
            Confirmation
          </Button>
          <Tooltip text="Open page 12 with these words marked">
            <Button variant="outline">Tooltip</Button>
          </Tooltip>
        </div>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          title="Confirm your subscription"
          description="Quarterly plan: 30 credits every three months."
          actions={<Button onClick={close}>Continue to payment</Button>}
        />
        <ConfirmDialog
          open={open === 'confirm'}
          destructive
          title="Delete this document?"
          description="Are you sure you want to delete this document? This action cannot be undone."
          confirmLabel="Delete"
          onConfirm={close}
          onCancel={close}
        />
      </Part>
    </>
  )
}
