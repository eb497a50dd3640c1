import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { completedReport } from '#client/testing/report-fixture.ts'

import { calendarFile } from './calendar-file.ts'
import { Dates } from './dates.tsx'
import { inOrder } from './deadlines.ts'

const { deadlines } = completedReport
const place = '3/41 Quandong Street, Northcote'

function show(changes: Partial<Parameters<typeof Dates>[0]> = {}) {
  render(<Dates deadlines={deadlines} inputs={{}} analysisId="ana_1" place={place} {...changes} />)
}

test('shows a rule as a rule until its day is known, then days in order with their weekday', () => {
  show()
  const rows = screen.getAllByRole('listitem')
  expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
    'Cooling-off ends',
    'Settlement',
    'Special levy is due',
  ])
  expect(rows[0]?.querySelector('.date')?.textContent).toBe(
    'Three clear business days after you sign',
  )
  expect(rows[1]?.querySelector('time')?.getAttribute('datetime')).toBe('2027-02-22')
  expect(rows[1]?.querySelector('time')?.textContent).toBe('22 February 2027Monday')
})

test('never puts a sentence that names no time in the place of a date', () => {
  const rule = 'The deposit of $81,250 is payable as the contract says; no day is printed.'
  expect(inOrder([{ title: 'Deposit', date: null, rule, evidence: [] }])).toMatchObject([
    { when: 'No fixed day yet', text: rule },
  ])
  const printed = 'As printed: 42nd day after the contract date.'
  expect(inOrder([{ title: 'Settlement', date: null, rule: printed, evidence: [] }])).toMatchObject(
    [{ when: '42nd day after the contract date', text: 'As printed in your contract.' }],
  )
})

test('says on which day of signing the dates rest', () => {
  show({ inputs: { signedOn: '2026-11-20' } })
  expect(screen.getByText(/as signed on 20 November 2026/)).toBeDefined()
})

test('offers no calendar where no date is fixed', () => {
  show({ deadlines: deadlines.filter(({ date }) => date === null) })
  expect(screen.queryByRole('button', { name: /Calendar/ })).toBeNull()
})

test('makes whole days of the fixed dates, on the same day in every zone', async () => {
  const file = await calendarFile(deadlines, { analysisId: 'ana_1', place })
  const lines = file.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
  expect(lines).toContain('DTSTART;VALUE=DATE:20270222')
  expect(lines).toContain('DTEND;VALUE=DATE:20270223')
  expect(lines).toContain('DTSTART;VALUE=DATE:20270331')
  expect(lines).toContain('DTEND;VALUE=DATE:20270401')
  expect(lines).toContain('SUMMARY:Settlement: 3/41 Quandong Street\\, Northcote')
  expect(lines).toContain('UID:ana_1-settlement@fineprint')
  expect(lines.filter((line) => line.includes('says so on page 5.'))).toHaveLength(1)
})

test('gives two dates of one name two names in the calendar', async () => {
  const [settlement] = deadlines
  if (!settlement) throw new Error('the fixture has a settlement')
  const file = await calendarFile([settlement, settlement], { analysisId: 'ana_1', place })
  expect(new Set(file.match(/^UID:.*$/gm)).size).toBe(2)
})

test('hands the calendar over as a file', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return 'blob:calendar'
  })
  let name = ''
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    name = this.download
  })
  show()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Add to Calendar (.ics)' }))
  await waitFor(() => expect(name).toBe('3-41-quandong-street-northcote-dates.ics'))
  expect(await saved[0]?.text()).toContain('END:VCALENDAR')
})
