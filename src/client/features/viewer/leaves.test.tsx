import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { Leaves } from './leaves.tsx'
import type { Passage } from './passages.ts'

const passage = (concernId: string, severity: Passage['severity']): Passage => ({
  id: concernId,
  concernId,
  severity,
  title: concernId,
  evidence: { page: 3, quote: 'words', start: 0, end: 5, role: 'quote' },
})

function strip(count: number, current: number) {
  const onPage = vi.fn<(page: number) => void>()
  const { container } = render(
    <Leaves
      count={count}
      current={current}
      notes={new Map([[3, { page: 3, kind: 'Plan', read: 'unread' }]])}
      passages={new Map([[3, [passage('a', 'low'), passage('b', 'high'), passage('b', 'high')]]])}
      onPage={onPage}
    />,
  )
  return { onPage, container }
}

test('is one stop for the keyboard, whose keys turn pages and stop at both ends', async () => {
  const user = userEvent.setup()
  const { onPage } = strip(54, 3)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'Pages' }))
  await user.keyboard('{ArrowRight}{ArrowLeft}{PageDown}{PageUp}{Home}{End}')
  expect(onPage.mock.calls.flat()).toEqual([4, 2, 13, 1, 1, 54])
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

test('tells the page, what it is, that it was not read and how many findings stand on it', () => {
  strip(54, 3)
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(
    'Page 3 of 54, Plan, not read, 2 findings',
  )
})

test.each([54, 500])('shows the gravest finding of a page among %i pages', (count) => {
  const { container } = strip(count, 1)
  expect(container.querySelectorAll('.mark')).toHaveLength(1)
  expect(container.querySelectorAll('.mark-high')).toHaveLength(1)
})

test('keeps a long document to few elements', () => {
  const { container } = strip(2_000, 1)
  expect(container.querySelectorAll('*').length).toBeLessThan(20)
})
