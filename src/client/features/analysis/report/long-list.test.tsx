import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { completedReport, crowdedReport } from '#client/testing/report-fixture.ts'
import type { Report } from '#shared/report.ts'

import * as evidence from './finding-evidence.tsx'
import { ReportView } from './report-view.tsx'

/** There is no layout here: every row is as high as a closed finding. */
const ROW_PX = 58
const MOST_NODES = 2_500

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_PX)
})

function show(report: Report) {
  render(<ReportView report={report} documentName="Contract.pdf" documentsButton={null} />)
  return userEvent.setup()
}

/** Everything about a report that can be long, long. */
function crowded(): Report {
  const report = crowdedReport(300)
  const property = report.comprehensivePropertyAnalysis
  if (!property || !report.coverage) throw new Error('the fixture is complete')
  const times = <T,>(count: number, list: readonly T[], next: (item: T, index: number) => T) =>
    Array.from({ length: count }, (_, index) => list[index % list.length])
      .filter((item) => item !== undefined)
      .map(next)
  return {
    ...report,
    checks: times(260, report.checks, (check, n) => ({ ...check, ruleId: `${check.ruleId}-${n}` })),
    questions: times(300, report.questions, (question, n) => ({ ...question, number: n + 1 })),
    contradictions: times(40, report.contradictions, (one, n) => ({ ...one, title: `Fact ${n}` })),
    coverage: {
      ...report.coverage,
      pages: times(1_000, report.coverage.pages, (page, n) => ({ ...page, page: n + 1 })),
    },
    comprehensivePropertyAnalysis: {
      ...property,
      risks: times(300, property.risks, (risk) => risk),
      buyerSummary: {
        ...property.buyerSummary,
        redFlags: times(180, property.buyerSummary.redFlags, (flag, n) => ({
          ...flag,
          text: `${flag.text} ${n}`,
        })),
      },
    },
  }
}

const nodes = () => document.querySelectorAll('*').length
const findings = () => [...document.querySelectorAll('.note')]

test('keeps a page of 300 findings, 300 questions and 1,000 pages below 2,500 elements', async () => {
  const user = show(crowded())
  expect(findings().length).toBeGreaterThan(10)
  expect(nodes()).toBeLessThanOrEqual(MOST_NODES)
  await user.click(screen.getByRole('tab', { name: /Risks/ }))
  expect(nodes()).toBeLessThanOrEqual(MOST_NODES)
  await user.click(screen.getByRole('button', { name: /^Clear, nothing found/ }))
  expect(nodes()).toBeLessThanOrEqual(MOST_NODES)
})

test('draws a list of common length whole', () => {
  show(completedReport)
  expect(findings()).toHaveLength(completedReport.concerns.length)
  expect(screen.queryByRole('feed')).toBeNull()
})

test('tells of each drawn finding which of all it is', () => {
  show(crowdedReport(300))
  const feed = screen.getByRole('feed', { name: 'Findings' })
  const [first, second] = within(feed).getAllByRole('article')
  expect(first?.getAttribute('aria-posinset')).toBe('1')
  expect(second?.getAttribute('aria-posinset')).toBe('2')
  expect(second?.getAttribute('aria-setsize')).toBe('300')
})

test('opens a finding that is not drawn, and gives it the focus', async () => {
  const report = crowdedReport(300)
  const last = report.concerns.at(-1)
  if (!last) throw new Error('there are 300 findings')
  window.history.replaceState(null, '', `#finding-${last.id}`)
  show(report)
  const found = document.getElementById(`finding-${last.id}`)
  expect(found?.classList.contains('is-open')).toBe(true)
  expect(document.activeElement).toBe(found?.querySelector('button'))
  expect(nodes()).toBeLessThanOrEqual(MOST_NODES)
})

test('goes from one finding to the next by Page Down, and back', async () => {
  const user = show(crowdedReport(300))
  const [first, second] = within(screen.getByRole('feed')).getAllByRole('article')
  first?.querySelector('button')?.focus()
  await user.keyboard('{PageDown}')
  expect(document.activeElement).toBe(second?.querySelector('button'))
  await user.keyboard('{PageUp}')
  expect(document.activeElement).toBe(first?.querySelector('button'))
})

test('prints every finding, and draws few again afterwards', () => {
  show(crowdedReport(300))
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(findings()).toHaveLength(300)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(findings().length).toBeLessThan(60)
})

test('finds words in all findings of a long list', async () => {
  const user = show(crowdedReport(300))
  await user.type(screen.getByRole('searchbox', { name: 'Find in findings' }), 'irrigation')
  expect(screen.getByText('60 of 300 findings match')).toBeDefined()
  await user.type(screen.getByRole('searchbox'), ' of the moon')
  expect(screen.getByText('No finding has these words.')).toBeDefined()
})

test('draws none of the findings again when one of them is opened', async () => {
  const drawn = vi.spyOn(evidence, 'FindingEvidence')
  const user = show(completedReport)
  const before = drawn.mock.calls.length
  await user.click(screen.getByRole('button', { name: /Late payment is charged/ }))
  const again = drawn.mock.calls.slice(before).map(([{ concern }]) => concern.id)
  expect(new Set(again)).toEqual(new Set(['con_interest']))
})
