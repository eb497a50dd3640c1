import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'

import { lazyPage } from './lazy-page.tsx'

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>
}

function show(Page: ReturnType<typeof lazyPage<{ name: string }>>) {
  render(
    <Suspense fallback={<p>on its way</p>}>
      <Page name="Noor" />
    </Suspense>,
  )
}

test('a page that is not there yet lets something stand in for it', async () => {
  show(lazyPage(() => Promise.resolve(Greeting)))
  expect(screen.getByText('on its way')).toBeDefined()
  await screen.findByText('Hello Noor')
})

test('a preloaded page is there at once, and is fetched no second time', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting))
  const Page = lazyPage(load)
  await Page.preload()
  show(Page)
  expect(screen.getByText('Hello Noor')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a preload that failed is tried again when the page is wanted', async () => {
  const load = vi
    .fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting))
    .mockRejectedValueOnce(new Error('offline'))
  const Page = lazyPage(load)
  await expect(Page.preload()).rejects.toThrow('offline')
  show(Page)
  await screen.findByText('Hello Noor')
})
