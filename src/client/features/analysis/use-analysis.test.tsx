import { render, screen, waitFor } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'

import {
  answer,
  type FakeServer,
  noAnswer,
  refusal,
  startFakeServer,
} from '#client/testing/fake-server.ts'
import { completedReport, unfinishedReport } from '#client/testing/report-fixture.ts'
import { getAnalysis } from '#shared/contract/analyses.ts'
import { getDocumentAnalysis } from '#shared/contract/documents.ts'
import type { Analysis } from '#shared/report.ts'

import { ResultsView } from './results-view.tsx'
import { useAnalysis } from './use-analysis.ts'

function Page({ onFinished = () => undefined }: { onFinished?: (analysis: Analysis) => void }) {
  const { report, error, reload, isCutOff } = useAnalysis('doc_1', onFinished)
  return (
    <ResultsView
      report={report}
      error={error}
      documentName="Contract.pdf"
      documentsButton={<button type="button">Your Documents</button>}
      onRunNew={() => undefined}
      onStart={() => undefined}
      onReload={reload}
      isCutOff={isCutOff}
    />
  )
}

function show(onFinished?: (analysis: Analysis) => void): FakeServer {
  const server = startFakeServer()
  const running = unfinishedReport({ stage: 'reading', pagesRead: 3, pagesTotal: 54 })
  server.on(getDocumentAnalysis, answer(getDocumentAnalysis, running))
  server.on(getAnalysis, answer(getAnalysis, running))
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Page {...(onFinished ? { onFinished } : {})} />
    </SWRConfig>,
  )
  return server
}

test('follows a run in a tab that is not looked at, and tells there that its report is ready', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">'
  const finished = vi.fn<(analysis: Analysis) => void>()
  const server = show(finished)
  await screen.findByText('Reading page 3 of 54')
  server.on(getAnalysis, answer(getAnalysis, completedReport))
  await waitFor(() => expect(document.title).toContain('Report ready'))
  expect(document.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe(
    '/favicon-ready.svg',
  )
  expect(finished).toHaveBeenCalledTimes(1)
  await screen.findByRole('heading', { level: 1 })
})

test('says that a run goes on while the server cannot be reached, and catches up', async () => {
  const server = show()
  const line = await screen.findByText('Reading page 3 of 54')
  const said = /cannot be reached at the moment/
  expect(screen.queryByText(said)).toBeNull()
  server.on(getAnalysis, noAnswer())
  await screen.findByText(said)
  expect(line.isConnected).toBe(true)
  const later = unfinishedReport({ stage: 'reading', pagesRead: 40, pagesTotal: 54 })
  server.on(getAnalysis, answer(getAnalysis, later))
  await screen.findByText('Reading page 40 of 54')
  expect(screen.queryByText(said)).toBeNull()
})

test.for([
  [404, 'No analysis found for this document. Please run a new analysis.'],
  [500, 'Failed to load analysis results. Please try again.'],
] as const)('after a %s says: %s', async ([status, sentence]) => {
  const server = startFakeServer()
  server.on(getDocumentAnalysis, refusal(status, 'Something went wrong.'))
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Page />
    </SWRConfig>,
  )
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(sentence)
  expect(screen.getByRole('button', { name: 'Run New Analysis' })).toBeDefined()
  // Three times more, but not for what is not there (spec §7).
  expect(server.calls).toHaveLength(status === 404 ? 1 : 4)
})
