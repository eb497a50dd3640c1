import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { startFakeServer } from '#client/testing/fake-server.ts'
import { renderApp } from '#client/testing/render-app.tsx'

const sources = import.meta.glob<string>('../ui/*.tsx', { query: '?raw', import: 'default' })
const sheets = import.meta.glob<string>(['./dev-ui.tsx', './dev-ui/*.tsx'], {
  query: '?raw',
  import: 'default',
})

/** Stands in the app itself, around every page or in its place. */
const ELSEWHERE = ['Toaster', 'LoadingPage']
/** Parts of `PayCard` and `Quotation`, which are there. */
const INSIDE = ['StepHeading', 'StruckWords']

test('shows every component of ui, so that none is forgotten', async () => {
  const shown = (await Promise.all(Object.values(sheets).map((read) => read()))).join('\n')
  const parts = (await Promise.all(partFiles().map((read) => read()))).flatMap((source) =>
    [...source.matchAll(/^export (?:function|class) ([A-Z]\w+)/gm)].map((found) => found[1] ?? ''),
  )
  expect(parts.length).toBeGreaterThan(20)
  const absent = parts
    .filter((name) => ![...ELSEWHERE, ...INSIDE].includes(name))
    .filter((name) => !new RegExp(`<${name}\\b`).test(shown))
  expect(absent).toEqual([])
})

test('shows buttons in six variants and four sizes, and badges in four variants', async () => {
  startFakeServer()
  // The broken region is part of the sheet.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  renderApp('/dev/ui')
  await screen.findByRole('heading', { name: 'States and parts' })
  const rows = screen.getAllByRole('rowheader').map((head) => head.textContent)
  expect(rows).toEqual(['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'])
  const columns = screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(columns).toEqual(expect.arrayContaining(['default', 'sm', 'lg', 'icon']))
  for (const variant of ['default', 'secondary', 'destructive', 'outline']) {
    expect(screen.getByText(variant, { selector: '.badge' })).toBeDefined()
  }
})

function partFiles() {
  return Object.entries(sources)
    .filter(([path]) => !path.includes('.test.'))
    .map(([, read]) => read)
}
