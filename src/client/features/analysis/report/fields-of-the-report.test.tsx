import { render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { completedReport, quoted } from '#client/testing/report-fixture.ts'
import type { Report } from '#shared/report.ts'

import { ReportView } from './report-view.tsx'

function show(report: Report = completedReport): UserEvent {
  render(<ReportView report={report} documentName="Contract.pdf" documentsButton={null} />)
  return userEvent.setup()
}

/** The terms of a list of facts with what stands beside them. */
function factsOf(element: Element | null): (readonly [string, string])[] {
  return [...(element?.querySelectorAll('dl.facts > div') ?? [])].map((row) => [
    row.querySelector('dt')?.textContent ?? '',
    [...row.querySelectorAll('dd > p')].map((item) => item.textContent).join(' | ') ||
      (row.querySelector('dd')?.firstChild?.textContent ?? ''),
  ])
}

test('counts the findings of the four categories on cards, and again on the chips', () => {
  show()
  const cards = [...document.querySelectorAll('.cat')].map((card) => [
    card.querySelector('dt')?.textContent,
    card.querySelector('dd')?.textContent,
  ])
  expect(cards).toEqual([
    ['Legal', '1'],
    ['Financial', '2'],
    ['Compliance', '0'],
    ['Operational', '2'],
  ])
  for (const name of ['Legal 1', 'Financial 2', 'Compliance 0', 'Operational 2']) {
    expect(screen.getByRole('button', { name })).toBeDefined()
  }
})

test('has a field for everything that a property has', () => {
  show()
  const pane = screen.getByRole('tabpanel')
  const terms = within(pane)
    .getAllByRole('term')
    .map((term) => term.textContent)
  expect(terms).toEqual(
    expect.arrayContaining([
      'Address',
      'Land size',
      'Zoning',
      'Title',
      'Purchase price',
      'Council valuation',
      'Deposit',
      'Settlement',
    ]),
  )
})

test('says of an easement, an overlay and a risk what it is, how grave, and what it means', async () => {
  const user = show()
  const pane = async (name: RegExp) => {
    await user.click(screen.getByRole('tab', { name }))
    return screen.getByRole('tabpanel').textContent
  }
  const easement = await pane(/^Restrictions/)
  for (const words of [
    'Medium',
    'Drainage easement, 2 metres wide',
    'It crosses the whole rear boundary',
    'You may not build over it',
  ]) {
    expect(easement).toContain(words)
  }
  const overlay = await pane(/^Overlays/)
  for (const words of [
    'Low',
    'Heritage Overlay HO123',
    'A permit is needed to change',
    'Council rules Clause 43.01 of the Darebin Planning Scheme',
    'Renovation takes longer',
  ]) {
    expect(overlay).toContain(words)
  }
  const [known] = completedReport.comprehensivePropertyAnalysis?.risks ?? []
  const risk = await pane(/^Risks/)
  expect(risk).toContain('Low')
  for (const words of [known?.title, known?.description, known?.impact, known?.recommendation]) {
    expect(risk).toContain(words)
  }
})

test('splits the costs into what is paid once and every year, with their sums', async () => {
  const user = show()
  await user.click(screen.getByRole('tab', { name: 'Costs' }))
  const table = within(screen.getByRole('table', { name: 'Costs in Australian dollars' }))
  for (const name of [/^Once/, /^Every year/, /^Total once/, /^Total every year/]) {
    expect(table.getByRole('row', { name })).toBeDefined()
  }
})

test('sets out every field of the register search statement of a company', () => {
  const register = completedReport.registerSearchStatement
  if (register === null) throw new Error('the fixture has a statement')
  show({
    ...completedReport,
    registerSearchStatement: {
      ...register,
      companyName: 'Quandong Holdings Pty Ltd',
      registrationNumber: 'ACN 004 085 616',
      incorporationDate: '1998-03-02',
      companyStatus: 'Registered',
      companyType: 'Proprietary company, limited by shares',
      registeredAddress: '12 Bank Place, Melbourne',
      directors: [{ name: 'Ruth Ames', role: 'director', appointmentDate: '2001-07-09' }],
      shareholders: [{ name: 'Ivo Ames', shares: '60', percentage: '60' }],
      charges: [{ description: 'General security', date: '2019-05-01', amount: '$400,000' }],
      evidence: [quoted(40, 'QUANDONG HOLDINGS PTY LTD')],
    },
  })
  const card = screen.getByRole('heading', { name: 'Register search statement' }).parentElement
  expect(factsOf(card)).toEqual([
    ['Company', 'Quandong Holdings Pty Ltd'],
    ['Number', 'ACN 004 085 616'],
    ['Registered', '2 March 1998'],
    ['Status', 'Registered'],
    ['Type', 'Proprietary company, limited by shares'],
    ['Address', '12 Bank Place, Melbourne'],
    ['Directors', 'Ruth Ames, director, appointed 9 July 2001'],
    ['Shareholders', 'Ivo Ames, 60 shares, 60%'],
    ['Charges', 'General security, 1 May 2019, $400,000'],
    ['Title', 'Volume 11874 Folio 206'],
    ['Proprietors', 'Marguerite Anne Hollis | Peter James Hollis'],
    ['Mortgage', 'AT482913F, 14 June 2021'],
    ['Covenant', 'PS728416K'],
  ])
})
