import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { renderApp } from '#client/testing/render-app.tsx'
import { completedReport } from '#client/testing/report-fixture.ts'

// The page is a chunk of its own: here already, so that no test waits for it to be compiled.
import './sample.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Stands for the files that the build puts beside the app. */
function serveSample(answer: () => Response): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(answer())
  })
  return asked
}

test('shows a whole report without an account, and says that its document is invented', async () => {
  const asked = serveSample(() => Response.json(completedReport))
  renderApp('/sample')
  await screen.findByRole('heading', { name: /to raise before signing/ })
  expect(screen.getByText(/an invented document with invented people/)).toBeDefined()
  expect(asked).toEqual(['/sample/report.json'])
  expect(document.title).toBe('Sample report: Fineprint')
})

test('is only to be read: nothing can be noted or told', async () => {
  serveSample(() => Response.json(completedReport))
  renderApp('/sample')
  await screen.findByRole('heading', { name: /to raise before signing/ })
  expect(screen.queryByRole('button', { name: /Add Note/ })).toBeNull()
})

test('says so when the sample does not come, and tries again', async () => {
  serveSample(() => new Response('', { status: 500 }))
  const user = renderApp('/sample')
  await screen.findByText('The sample report did not load')
  serveSample(() => Response.json(completedReport))
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: /to raise before signing/ })).toBeDefined()
})
