import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { bareReport, completedReport, quoted } from '#client/testing/report-fixture.ts'
import type { Report } from '#shared/report.ts'

import { ReportView } from './report-view.tsx'

function show(report: Report = completedReport) {
  render(
    <ReportView report={report} documentName="Contract.pdf" documentsButton={<span>Back</span>} />,
  )
  return userEvent.setup()
}

const note = (title: string) => screen.getByRole('button', { name: new RegExp(title) })
const body = (title: string) => {
  const article = note(title).closest('article')
  if (article === null) throw new Error(`${title} is no finding`)
  return within(article)
}

test('heads the report with the address, what it is, and the day of the law', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    '3/41 Quandong Street, Northcote',
  )
  expect(screen.getByText('Contract of Sale with section 32 statement')).toBeDefined()
  expect(screen.getByText('Victoria, 54 pages')).toBeDefined()
  expect(screen.getByText(/law as at 1 November 2026/)).toBeDefined()
})

test('keeps the order of headings without a gap', () => {
  show()
  const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)))
  levels.reduce((before, level) => {
    expect(level - before).toBeLessThanOrEqual(1)
    return level
  }, 0)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
})

test('puts the overall risk, its limits and the things to raise in front', () => {
  show()
  expect(screen.getByText('Overall risk').nextSibling?.textContent).toBe('Critical')
  expect(screen.getByText(/It is information, not legal advice/)).toBeDefined()
  const list = screen.getByRole('heading', { name: 'Three things to raise before signing' })
  expect(list.parentElement?.textContent).toContain('Only one of the two owners is selling')
})

test('judges no risk by a file on which no check could be made', () => {
  const absent = completedReport.checks.map((check) => ({
    ...check,
    outcome: 'not-in-document' as const,
  }))
  show({ ...completedReport, concerns: [], checks: absent })
  expect(screen.getByText('Overall risk').nextSibling?.textContent).toBe('Not judged')
  expect(screen.getByText(/it shows no risk and rules none out/)).toBeDefined()
})

test('names the three columns of the buyer’s summary', () => {
  show()
  const summary = screen.getByRole('region', { name: 'Buyer’s summary' })
  expect(
    within(summary)
      .getAllByRole('heading')
      .map((heading) => heading.textContent),
  ).toEqual(['Key Points', 'Red Flags', 'Recommendations'])
})

test('opens the worst finding and every other one on request', async () => {
  const user = show()
  expect(note('Only one of the two owners').getAttribute('aria-expanded')).toBe('true')
  const deposit = note('Your deposit could be paid')
  expect(deposit.getAttribute('aria-expanded')).toBe('false')
  await user.click(deposit)
  const opened = body('Your deposit could be paid')
  expect(opened.getByText('Matched word for word on page 12')).toBeDefined()
  expect(opened.getByText('Why it matters')).toBeDefined()
  expect(opened.getByText(/ask for special condition 7 to be struck out/)).toBeDefined()
  expect(opened.getByRole('link').textContent).toContain('Sale of Land Act 1962 (Vic), section 27')
  expect(opened.getByText('as at 1 November 2026')).toBeDefined()
  expect(opened.getByText(/95%: the clause is complete/)).toBeDefined()
  const mark = opened.getByRole('figure').querySelector('mark')
  expect(mark?.textContent).toMatch(/^The purchaser consents to the release/)
})

test('never says of an absence that words were matched', async () => {
  const user = show()
  await user.click(note('No building and pest inspection condition'))
  const opened = body('No building and pest inspection condition')
  expect(opened.getByText('Looked for on pages 11–13')).toBeDefined()
  expect(opened.queryByText(/Matched word for word/)).toBeNull()
  expect(opened.queryByRole('figure')).toBeNull()
})

test('shows no button for what does not work yet, and none to change what is only shown', () => {
  show()
  expect(screen.queryByRole('button', { name: /View in Document|PDF|Share/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /Add Note|Work Out Again/ })).toBeNull()
})

test('filters the findings by category', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Financial 2' }))
  expect(screen.queryByRole('button', { name: /Only one of the two owners/ })).toBeNull()
  expect(note('Late payment is charged')).toBeDefined()
  expect(screen.getByText('2 of 5 findings match')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Compliance 0' }))
  expect(screen.getByText('No finding is in this category.')).toBeDefined()
})

test('a page reference opens its finding even where a filter hides it', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Compliance 0' }))
  const summary = screen.getByRole('region', { name: 'Buyer’s summary' })
  await user.click(within(summary).getByRole('link', { name: /^p\. 12/ }))
  expect(note('Your deposit could be paid').getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement).toBe(note('Your deposit could be paid'))
})

test('sets contradictions side by side with their question', () => {
  show()
  const section = document.querySelector('#contradictions')
  expect(section?.querySelectorAll('figure')).toHaveLength(2)
  expect([...(section?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual([
    'MARGUERITE ANNE HOLLIS',
    'MARGUERITE ANNE HOLLIS and PETER JAMES HOLLIS',
  ])
  expect(section?.textContent).toContain('Will Mr Hollis sign as a vendor?')
})

test('has the five tabs, and says Not specified in contract for what was not found', async () => {
  const user = show()
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent)
  expect(tabs).toEqual(['Property', 'Costs', 'Restrictions1', 'Overlays1', 'Risks1'])
  expect(screen.getByText('Council valuation').nextSibling?.textContent).toBe(
    'Not specified in contract',
  )
  await user.click(screen.getByRole('tab', { name: /Costs/ }))
  const table = within(await screen.findByRole('table', { name: 'Costs in Australian dollars' }))
  expect(table.getByText('46,070.00')).toBeDefined()
  expect(table.getByRole('row', { name: /Total once/ }).textContent).toContain('53,254.20')
  expect(table.getByRole('row', { name: /Total every year/ }).textContent).toContain('6,218.00')
})

test('lists every check, by what came of it', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: /All 7 clear checks/ }))
  expect(screen.getByText('Settlement date')).toBeDefined()
  await user.click(screen.getByRole('button', { name: /Not in this document 3/ }))
  expect(screen.queryByText('Settlement date')).toBeNull()
  expect(screen.getByText('Pool or spa barrier')).toBeDefined()
})

test('shows the words of a check on a subject that the papers speak of', () => {
  const words = 'Of the two bores\none has not run since May.'
  const checks = completedReport.checks.map((check) =>
    check.ruleId === 'vic/caveats'
      ? { ...check, evidence: [quoted(31, words)], note: 'Read them.', isSpokenOf: true }
      : check,
  )
  show({ ...completedReport, checks })
  expect(screen.getByRole('heading', { name: 'Spoken of, no problem recognised' })).toBeDefined()
  expect(screen.getByText('Of the two bores one has not run since May.')).toBeDefined()
  expect(screen.queryByText('Read them.')).toBeNull()
})

test('says what was read, what is missing, and that there is no company', () => {
  show()
  expect(screen.getByText(/not read: page 33/)).toBeDefined()
  expect(screen.getByText(/Plan of subdivision annexed as B/)).toBeDefined()
  expect(screen.getByText(/there are no company details to show/)).toBeDefined()
  expect(screen.getByText(/Volume 11874 Folio 206/, { selector: '.register dd' })).toBeDefined()
})

test('stands without anything found or read', () => {
  show(bareReport)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contract.pdf')
  expect(screen.getByText('No key points were read.')).toBeDefined()
  expect(screen.getAllByText('Not specified in contract')).toHaveLength(14)
  expect(screen.getByText(/No check could run/)).toBeDefined()
})

test('shows the formula behind a figure, the first one at once', async () => {
  const user = show()
  await user.click(screen.getByRole('tab', { name: /Costs/ }))
  const duty = screen.getByRole('button', { name: /Formula of: Transfer duty/ })
  expect(duty.getAttribute('aria-expanded')).toBe('true')
  const formula = document.querySelector('.formula')
  expect(formula?.textContent).toBe(
    '$2,870+6%×$720,000=$46,070.00Rates for contracts from 1 July 2021.',
  )
  await user.click(screen.getByRole('button', { name: /Formula of: Registration/ }))
  expect(document.querySelectorAll('.formula')).toHaveLength(2)
  await user.click(duty)
  expect(document.querySelectorAll('.formula')).toHaveLength(1)
  // What was read has no formula, only where it was read.
  expect(screen.queryByRole('button', { name: /Formula of: Special levy/ })).toBeNull()
  expect(screen.getByText('Read in the minutes')).toBeDefined()
})

test('draws the costs as bars whose amounts stand in a table', async () => {
  const user = show()
  await user.click(screen.getByRole('tab', { name: /Costs/ }))
  const chart = within(screen.getByRole('table', { name: 'Once, by kind' }))
  expect(chart.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'Transfer duty',
    'Levies',
    'Registration',
  ])
  expect(chart.getByRole('row', { name: 'Transfer duty 46,070.00' })).toBeDefined()
  const widths = [...document.querySelectorAll('.bars rect')].map((bar) =>
    bar.getAttribute('width'),
  )
  expect(widths[0]).toBe('100')
  expect(Number(widths[1])).toBeCloseTo((100 * 5093.7) / 46_070)
})

test('says of each paper of the checklist whether it is here, what is missing first', () => {
  show()
  const papers = screen.getByRole('region', { name: 'Papers you should be given in Victoria' })
  expect(
    within(papers).getByText('1 of 3 papers is in this document, 1 is not, 1 is not clear.'),
  ).toBeDefined()
  const items = within(papers).getAllByRole('listitem')
  expect(items.map((item) => item.querySelector('b')?.textContent)).toEqual([
    'Due diligence checklist',
    'Plan of the land',
    'Section 32 vendor statement',
  ])
  expect(items[0]?.textContent).toContain('Not in this document')
  expect(items[0]?.textContent).toContain('Ask for it before you sign.')
  expect(items[2]?.textContent).not.toContain('must give it')
})

test('shows ten questions in front, the others behind a button, and all of them on paper', async () => {
  const [question] = completedReport.questions
  if (!question) throw new Error('the fixture asks questions')
  const questions = Array.from({ length: 17 }, (_, index) => {
    return { ...question, number: index + 1, text: `Question ${index + 1} of them?` }
  })
  const user = show({ ...completedReport, questions })
  expect(screen.getByText('Question 10 of them?')).toBeDefined()
  expect(screen.queryByText('Question 11 of them?')).toBeNull()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByText('Question 17 of them?')).toBeDefined()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByText('Question 17 of them?')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Also ask: 7 more' }))
  expect(screen.getByText('Question 17 of them?')).toBeDefined()
})

test('copies the draft wording of a question', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Copy: draft wording of question 1' }))
  expect(await navigator.clipboard.readText()).toBe(
    'Insert “and Peter James Hollis” after the vendor’s name.',
  )
  expect(screen.getByText('Copied')).toBeDefined()
})

test('opens the finding that the address names', () => {
  window.history.replaceState(null, '', '#finding-con_goods')
  show()
  const heads = screen.getAllByRole('button', { expanded: true })
  expect(heads.map((head) => head.textContent)).toContainEqual(
    expect.stringContaining('irrigation'),
  )
  expect(document.activeElement?.closest('article')?.id).toBe('finding-con_goods')
})

test('a part that breaks takes no other part with it', () => {
  // React tells of the error; this test is about what the reader sees.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // What no server of ours answers, to break one part.
  const broken = { ...completedReport, questions: [null] } as unknown as Report
  show(broken)
  expect(screen.getByRole('alert').textContent).toContain('The questions could not be shown')
  expect(screen.getByRole('heading', { name: 'Findings' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'What was read' })).toBeDefined()
})

test('says of a file without a property paper what it is, and that the credit is back', () => {
  const remark = 'This file was read as: Story or book. No contract of sale was found in it.'
  const { coverage } = completedReport
  if (coverage === null) throw new Error('the fixture has no coverage')
  show({
    ...bareReport,
    comprehensivePropertyAnalysis: null,
    coverage: { ...coverage, remarks: [remark] },
  })
  const notice = screen
    .getByRole('heading', { name: 'Nothing could be checked' })
    .closest('section')
  expect(notice?.textContent).toContain('Your credit has been returned.')
  expect(notice?.textContent).toContain(remark)
  expect(screen.queryByRole('heading', { name: 'Findings' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'What was read' })).toBeDefined()
})
