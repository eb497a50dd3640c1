import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})

function show(title: string): void {
  act(() => toast({ title }))
}

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

test('shows one toast at a time: a new one replaces the one before', () => {
  show('First')
  show('Second')
  expect(screen.queryByText('First')).toBeNull()
  expect(screen.getByText('Second')).toBeDefined()
})

test('closes by itself after 5 s, not while the pointer rests on it', () => {
  show('Saved')
  wait(4_900)
  fireEvent.pointerEnter(screen.getByRole('status'))
  wait(10_000)
  expect(screen.getByText('Saved')).toBeDefined()
  fireEvent.pointerLeave(screen.getByRole('status'))
  wait(5_000)
  wait(300)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('F8 moves focus to the region', () => {
  show('Saved')
  fireEvent.keyDown(document, { key: 'F8' })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications (F8)' }))
})

test('a swipe of 50 px closes it, one of 49 px does not', () => {
  show('Saved')
  const swipe = (px: number) => {
    fireEvent.pointerDown(screen.getByRole('status'), { clientX: 100 })
    fireEvent.pointerMove(screen.getByRole('status'), { clientX: 100 + px })
    fireEvent.pointerUp(screen.getByRole('status'), { clientX: 100 + px })
    wait(300)
  }
  swipe(49)
  expect(screen.getByText('Saved')).toBeDefined()
  swipe(50)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('a destructive toast interrupts, and its action closes it', () => {
  const resend = vi.fn<() => void>()
  act(() =>
    toast({
      title: 'Login failed',
      description: 'Why',
      variant: 'destructive',
      action: { label: 'Resend', onClick: resend },
    }),
  )
  expect(screen.getByRole('alert').textContent).toContain('Why')
  fireEvent.click(screen.getByRole('button', { name: 'Resend' }))
  expect(resend).toHaveBeenCalledOnce()
  wait(300)
  expect(screen.queryByRole('alert')).toBeNull()
})
