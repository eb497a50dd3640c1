import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { ApiError } from '#client/lib/api-error.ts'
import { completedReport } from '#client/testing/report-fixture.ts'
import type { BuyerInputs, Report } from '#shared/report.ts'

import type { ReportEditing } from './editing.ts'
import { centsOf } from './input-fields.ts'
import { ReportView } from './report-view.tsx'
import { workedOutFor } from './words.ts'

const saveInputs = vi.fn<ReportEditing['saveInputs']>()
const nothing = () => Promise.resolve()

beforeEach(() => {
  saveInputs.mockReset().mockResolvedValue()
})

async function show(inputs: BuyerInputs = {}) {
  const report: Report = {
    ...completedReport,
    analysis: { ...completedReport.analysis, inputs },
  }
  const editing = {
    documentId: 'doc_1',
    addNote: nothing,
    editNote: nothing,
    deleteNote: nothing,
    saveInputs,
  }
  render(
    <ReportView
      report={report}
      documentName="Contract.pdf"
      documentsButton={null}
      editing={editing}
    />,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('tab', { name: /Costs/ }))
  const costs = within(screen.getByRole('form', { name: 'Who buys, when and at what price' }))
  const dates = within(screen.getByRole('form', { name: 'Day of signing' }))
  return { user, costs, dates }
}

const field = (form: ReturnType<typeof within>, name: string) => form.getByLabelText(name)
const workOut = (form: ReturnType<typeof within>) =>
  form.getByRole('button', { name: 'Work Out Again' })

test('reads prices as people write them', () => {
  expect(['850000', '$850,000', 'A$ 850,000.50', ' 850 000 ', '850,000.5'].map(centsOf)).toEqual([
    850_000_00, 850_000_00, 850_000_50, 850_000_00, 850_000_50,
  ])
  expect(['', '850k', '-5', '1.234', 'about 850,000'].map(centsOf)).toEqual(
    Array.from({ length: 5 }, () => Number.NaN),
  )
})

test('says what the figures were worked out for', () => {
  expect(workedOutFor({})).toBe('Worked out from the document alone.')
  expect(
    workedOutFor({ buyerKind: 'investor', priceCents: 900_000_00, signedOn: '2026-11-20' }),
  ).toBe(
    'Worked out for an investor, at a price of $900,000, for a contract signed on 20 November 2026.',
  )
})

test('sends who buys, when and at what price', async () => {
  const { user, costs } = await show()
  await user.selectOptions(field(costs, 'Who is buying'), 'investor')
  await user.type(field(costs, 'Price'), '$900,000')
  await user.type(field(costs, 'The day you sign'), '2026-11-20')
  await user.click(workOut(costs))
  expect(saveInputs).toHaveBeenCalledWith({
    buyerKind: 'investor',
    priceCents: 900_000_00,
    signedOn: '2026-11-20',
  })
})

test('keeps what was typed when the save fails, and says why', async () => {
  saveInputs.mockImplementation(async () => {
    throw new ApiError(500, 'Something went wrong on our side.', '')
  })
  const { user, costs } = await show()
  await user.type(field(costs, 'Price'), '900000')
  await user.click(workOut(costs))
  expect((await costs.findByRole('alert')).textContent).toBe('Something went wrong on our side.')
  expect(field(costs, 'Price')).toHaveProperty('value', '900000')
})

test('refuses a price that is none beside its field, and sends nothing', async () => {
  const { user, costs } = await show()
  await user.type(field(costs, 'Price'), 'about 850')
  await user.click(workOut(costs))
  expect(await costs.findByText('Enter the price as a number.')).toBeDefined()
  expect(field(costs, 'Price').getAttribute('aria-invalid')).toBe('true')
  await user.clear(field(costs, 'Price'))
  await user.type(field(costs, 'Price'), '850')
  await user.click(workOut(costs))
  expect(await costs.findByText('Enter a price of at least $1,000.')).toBeDefined()
  expect(saveInputs).not.toHaveBeenCalled()
})

test('changes the day of signing at the dates and leaves the rest as it was told', async () => {
  const { user, dates } = await show({ buyerKind: 'foreign', priceCents: 900_000_50 })
  await user.type(field(dates, 'The day you sign'), '2026-11-20')
  await user.click(workOut(dates))
  expect(saveInputs).toHaveBeenCalledWith({
    buyerKind: 'foreign',
    priceCents: 900_000_50,
    signedOn: '2026-11-20',
  })
})

test('goes back to the document alone', async () => {
  const { user, costs } = await show({ priceCents: 900_000_50 })
  expect(field(costs, 'Price')).toHaveProperty('value', '900,000.50')
  await user.click(costs.getByRole('button', { name: 'Use the document alone' }))
  expect(saveInputs).toHaveBeenCalledWith({})
})
