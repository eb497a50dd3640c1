import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { ConfirmDialog } from './confirm-dialog.tsx'

function show(pending = false) {
  const onConfirm = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  render(
    <ConfirmDialog
      open
      destructive
      pending={pending}
      title="Delete this document?"
      description="This action cannot be undone."
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  )
  return { onConfirm, onCancel, user: userEvent.setup() }
}

test('names and describes itself, and starts on Cancel when the other button destroys', async () => {
  show()
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this document?' })
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('This action cannot be undone.')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))
})

test('Escape cancels', async () => {
  const { onCancel, onConfirm, user } = show()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))
  await user.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledOnce()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('a confirmation under way cannot be given twice', async () => {
  const { onConfirm, user } = show(true)
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(onConfirm).not.toHaveBeenCalled()
})
