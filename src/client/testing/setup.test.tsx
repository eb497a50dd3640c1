import { render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import useSWR, { SWRConfig, useSWRConfig } from 'swr'
import { expect, test } from 'vitest'

// Each test here but the first begins with what the first one left under way.

const left = { timer: 0, interval: 0, frame: 0, promise: false }
let mutateLater: (() => Promise<unknown>) | undefined

function Page() {
  const { data } = useSWR('title', null)
  const { mutate } = useSWRConfig()
  useEffect(() => {
    mutateLater = () => mutate(() => true, undefined, { revalidate: true })
  }, [mutate])
  return <p>{String(data)}</p>
}

function countTimer(): void {
  left.timer += 1
  setTimeout(countTimer, 5)
}

function countFrame(): void {
  left.frame += 1
  requestAnimationFrame(countFrame)
}

test('a test may end with timers, frames, promises and a page under way', async () => {
  const cache = new Map([['title', { data: 'Contract', _k: 'title' }]])
  render(
    <SWRConfig value={{ provider: () => cache }}>
      <Page />
    </SWRConfig>,
  )
  await screen.findByText('Contract')
  countTimer()
  countFrame()
  setInterval(() => (left.interval += 1), 5)
  void Promise.resolve().then(() => (left.promise = true))
  expect(left).toEqual({ timer: 1, interval: 0, frame: 1, promise: false })
})

test('no timer or frame outlives its test, and a promise that waits for nothing ends with it', async () => {
  const atTheStart = { ...left }
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(left).toEqual({ ...atTheStart, promise: true })
})

test('a mutation that comes after its page has gone is no error', async () => {
  await expect(mutateLater?.()).resolves.toEqual([undefined])
})
