import { act, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'

import { swrDefaults } from '#client/lib/swr.ts'
import { answer, startFakeServer } from '#client/testing/fake-server.ts'
import { completedReport } from '#client/testing/report-fixture.ts'
import { getDocumentAnalysis } from '#shared/contract/documents.ts'

import { useAnalysis } from './use-analysis.ts'

function Reader({ documentId }: { documentId: string | null }) {
  const { report } = useAnalysis(documentId, () => undefined)
  return <p>{report === null ? 'nothing' : report.analysis.status}</p>
}

test('keeps a report for 5 minutes, shows it at once after that and asks for it anew', async () => {
  vi.useFakeTimers()
  const server = startFakeServer()
  server.on(getDocumentAnalysis, answer(getDocumentAnalysis, completedReport))
  const cache = new Map()
  const value = { ...swrDefaults, provider: () => cache }
  const page = (documentId: string | null) => (
    <SWRConfig value={value}>
      <Reader documentId={documentId} />
    </SWRConfig>
  )
  const { rerender } = render(page('doc_1'))
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const comeBackAfter = async (ms: number) => {
    rerender(page(null))
    await pass(ms)
    rerender(page('doc_1'))
    expect(screen.getByText('completed')).toBeDefined()
    // It is asked for again in the frame after it was drawn.
    await pass(20)
  }
  await pass(0)
  expect(server.calls).toHaveLength(1)
  await comeBackAfter(4 * 60_000)
  expect(server.calls).toHaveLength(1)
  await comeBackAfter(61_000)
  expect(server.calls).toHaveLength(2)
})
