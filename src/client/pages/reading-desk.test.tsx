import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { ReportView } from '#client/features/analysis/report/report-view.tsx'
import type { DocumentSource } from '#client/features/viewer/document-source.ts'
import { completedReport } from '#client/testing/report-fixture.ts'

import { ReadingDesk } from './reading-desk.tsx'

vi.mock('#client/features/viewer/pdf-engine.ts', () => ({ openPdf: vi.fn<() => void>() }))

const PAGES = 54
/** The viewer comes as a chunk of its own. */

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300)
})

/** The report on a screen of a width, with a document whose pages say only their number. */
function open(address: string, width: number) {
  window.history.replaceState(null, '', address)
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const [, rem = '0'] = /min-width: (\d+)rem/.exec(media) ?? []
    const matches = media.includes('min-width') && width >= Number(rem) * 16
    const query = {
      matches,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }
    // All that is asked of a media query here.
    return query as unknown as MediaQueryList
  })
  const source: DocumentSource = {
    id: 'doc_1',
    name: 'contract.docx',
    fileUrl: '/file',
    page: (page) =>
      Promise.resolve({
        page,
        pages: PAGES,
        text: `Words of page ${page}`,
        lines: [{ start: 0, end: `Words of page ${page}`.length, box: null }],
        width: null,
        height: null,
        rotation: 0,
      }),
  }
  render(
    <ReadingDesk report={completedReport} source={source}>
      <ReportView report={completedReport} documentName="contract.docx" documentsButton={null} />
    </ReadingDesk>,
  )
  return userEvent.setup()
}

const [first] = completedReport.concerns
if (first === undefined) throw new Error('the fixture has no finding')
const params = () => Object.fromEntries(new URLSearchParams(window.location.search))

describe('beside the report', () => {
  test('opens at the finding, names the place in the address and gives the focus back', async () => {
    const user = open('/?document=doc_1', 1_440)
    const view = screen.getAllByRole('button', { name: 'View in Document' })[0]
    if (view === undefined) throw new Error('no button')
    const finding = view.closest('.note')?.id.replace('finding-', '')
    await user.click(view)
    const region = await screen.findByRole('region', { name: 'The document' })
    await within(region).findByRole('region', { name: /^contract\.docx, page \d+ of 54$/ })
    expect(params()).toEqual({ document: 'doc_1', finding })
    await user.click(within(region).getByRole('button', { name: 'Close the document' }))
    await vi.waitFor(() => expect(params()).toEqual({ document: 'doc_1' }))
    expect(screen.queryByRole('region', { name: 'The document' })).toBeNull()
    await vi.waitFor(() => expect(document.activeElement).toBe(view))
  })

  test('follows a finding that is opened, and opens one that the document asks for', async () => {
    const user = open(`/?document=doc_1&finding=${first.id}`, 1_440)
    const region = await screen.findByRole('region', { name: 'The document' })
    await user.click(await within(region).findByRole('button', { name: 'Next finding' }))
    const next = params()['finding']
    expect(next).not.toBe(first.id)
    const card = document.getElementById(`finding-${next}`)
    await vi.waitFor(() =>
      expect(card?.querySelector('button')?.getAttribute('aria-expanded')).toBe('true'),
    )
    const other = completedReport.concerns.find(({ id }) => id !== next && id !== first.id)
    await user.click(screen.getByRole('button', { name: new RegExp(other?.title ?? '-') }))
    expect(params()['finding']).toBe(other?.id)
  })

  test('shows the words that a cost or a date rests on', async () => {
    const user = open('/?document=doc_1', 1_440)
    const [reference] = screen.getAllByRole('button', { name: /^p+\. .*, view in the document$/ })
    if (reference === undefined) throw new Error('no reference leads to the document')
    const page = /\d+/.exec(reference.textContent)?.[0]
    await user.click(reference)
    await screen.findByRole('region', { name: 'The document' })
    expect(params()['page']).toBe(page)
    expect(await screen.findByText(new RegExp(`, page ${page}$`))).toBeTruthy()
  })
})

test('takes the screen where there is no room, with the note below', async () => {
  open(`/?document=doc_1&finding=${first.id}`, 390)
  const dialog = await screen.findByRole('dialog', { name: 'The document' })
  expect(await within(dialog).findByRole('heading', { name: first.title })).toBeTruthy()
})

test.each(['?page=0', '?page=x', '?finding=con_unknown'])('takes no notice of %s', (search) => {
  open(`/${search}`, 1_440)
  expect(screen.queryByRole('region', { name: 'The document' })).toBeNull()
  expect(screen.getAllByRole('button', { name: 'View in Document' }).length).toBeGreaterThan(0)
})
