import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { Tooltip } from './tooltip.tsx'

test('opens after 700 ms, and at once beside one that has just closed', async () => {
  vi.useFakeTimers()
  render(
    <>
      <Tooltip text="The first">
        <button type="button">One</button>
      </Tooltip>
      <Tooltip text="The second">
        <button type="button">Two</button>
      </Tooltip>
    </>,
  )
  const [one, two] = screen.getAllByRole('button')
  if (!one || !two) throw new Error('two buttons were rendered')

  point(one)
  await wait(650)
  expect(screen.queryByRole('tooltip')).toBeNull()
  await wait(100)
  expect(screen.getByRole('tooltip').textContent).toBe('The first')

  leave(one)
  await wait(100)
  expect(screen.queryByRole('tooltip')).toBeNull()
  point(two)
  await wait(50)
  expect(screen.getByRole('tooltip').textContent).toBe('The second')

  leave(two)
  await wait(400)
  point(one)
  await wait(50)
  expect(screen.queryByRole('tooltip')).toBeNull()
})

function point(target: Element): void {
  fireEvent.pointerEnter(target, { pointerType: 'mouse' })
  fireEvent.pointerMove(target, { pointerType: 'mouse' })
}

function leave(target: Element): void {
  fireEvent.pointerLeave(target, { pointerType: 'mouse' })
}

async function wait(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}
