import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { ApiError } from '#client/lib/api-error.ts'
import { completedReport } from '#client/testing/report-fixture.ts'
import type { Page } from '#shared/contract/documents.ts'
import type { Concern, Evidence } from '#shared/report.ts'

import type { DocumentSource } from './document-source.ts'
import { openPdf } from './pdf-engine.ts'
import type { Target } from './target.ts'
import { A4, pageOf } from './testing.ts'
import { Viewer } from './viewer.tsx'

vi.mock('./pdf-engine.ts', () => ({
  openPdf: vi.fn<typeof openPdf>(),
  PdfPageView: ({ pageNumber }: { pageNumber: number }) => <p>{`drawing of page ${pageNumber}`}</p>,
}))

// A browser without layout gives everything a height of nothing, and nothing would be in sight.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(2_000)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(900)
  vi.mocked(openPdf).mockImplementation(() => ({
    pdf: Promise.reject(new Error('no PDF in this test')),
    close: () => undefined,
  }))
})

const DEPOSIT = 'The deposit may be released at once.'
const INTEREST = 'Interest is 18 per cent a year.'
const PAGES = [
  pageOf([[`1.1 ${DEPOSIT}`], ['Other words.']], { page: 1, pages: 2 }),
  pageOf([[INTEREST], ['The deposit again.']], { page: 2, pages: 2 }),
]

function quote(page: number, words: string, text = words): Evidence {
  const start = PAGES[page - 1]?.text.indexOf(words) ?? -1
  return { page, quote: text, start, end: start + words.length, role: 'quote' }
}

const [sample] = completedReport.concerns
if (sample === undefined) throw new Error('the fixture has no finding')
const deposit: Concern = {
  ...sample,
  id: 'con_d',
  severity: 'high',
  title: 'Deposit released',
  evidence: [quote(1, DEPOSIT)],
}
const interest: Concern = {
  ...sample,
  id: 'con_i',
  severity: 'medium',
  title: 'High interest',
  evidence: [quote(2, INTEREST)],
}
const misquoted: Concern = {
  ...sample,
  id: 'con_m',
  severity: 'low',
  title: 'Misquoted',
  evidence: [quote(2, 'The deposit again', 'The deposit never')],
}

const targetOf = ({ id, title, evidence }: Concern): Target => ({
  page: evidence[0]?.page ?? 1,
  start: null,
  concernId: id,
  about: title,
  evidence,
})

type Options = {
  read?: (number: number) => Promise<Page>
  target?: Target
  full?: boolean
  name?: string
}

function show({
  read,
  target = targetOf(deposit),
  full = false,
  name = 'contract.txt',
}: Options = {}) {
  const source: DocumentSource = {
    id: 'doc_1',
    name,
    fileUrl: '/file',
    page: read ?? ((number) => Promise.resolve(PAGES[number - 1] ?? pageOf([]))),
  }
  const heard = { finding: vi.fn<(id: string) => void>(), close: vi.fn<() => void>() }
  const props = {
    source,
    findings: [deposit, interest, misquoted],
    notes: [],
    full,
    takesFocus: true,
    levelWith: () => null,
    onFinding: heard.finding,
    onFull: null,
    onClose: heard.close,
  }
  const { rerender } = render(<Viewer {...props} target={target} />)
  return {
    ...heard,
    user: userEvent.setup(),
    retarget: (next: Target) => rerender(<Viewer {...props} target={next} />),
  }
}

const pages = () => screen.findByRole('region', { name: /contract.*page \d of 2/ })

describe('a document set as text', () => {
  test('marks the words of each finding, and none that do not stand there letter by letter', async () => {
    show()
    const view = await pages()
    await within(view).findByText(INTEREST)
    const marked = [...view.querySelectorAll('mark')].map((mark) => [
      mark.textContent,
      mark.className,
    ])
    expect(marked).toEqual([
      [DEPOSIT, 'hl-high is-active is-link'],
      [INTEREST, 'hl-medium is-link'],
    ])
    expect(screen.queryByRole('button', { name: /Misquoted/ })).toBeNull()
  })

  test('opens a finding by its words and by its mark', async () => {
    const { user, finding } = show()
    await pages()
    await user.click(await screen.findByText(INTEREST))
    await user.click(screen.getByRole('button', { name: 'High: Deposit released, shown' }))
    expect(finding.mock.calls).toEqual([['con_i'], ['con_d']])
  })

  test('marks words that are no finding’s while they are shown', async () => {
    const { retarget } = show()
    const view = await pages()
    retarget({
      page: 2,
      start: null,
      concernId: null,
      about: 'A cost',
      evidence: [quote(2, 'deposit again')],
    })
    const mark = await within(view).findByText('deposit again')
    expect(mark.className).toContain('is-plain')
    expect(screen.getByText('A cost, page 2')).toBeTruthy()
  })
})

describe('the keyboard', () => {
  test('goes from finding to finding, searches and closes', async () => {
    const { user, finding, close } = show()
    const view = await pages()
    expect(document.activeElement).toBe(view)
    await user.keyboard('n')
    await user.keyboard('p')
    await user.keyboard('{ArrowRight}')
    expect(finding.mock.calls).toEqual([['con_i'], ['con_m'], ['con_i']])
    await user.keyboard('/')
    const field = screen.getByRole('textbox', { name: 'Search in the document' })
    expect(document.activeElement).toBe(field)
    // Letters that are keys elsewhere are letters here.
    await user.keyboard('deposit n')
    expect(finding).toHaveBeenCalledTimes(3)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('textbox', { name: 'Search in the document' })).toBeNull()
    expect(document.activeElement).toBe(view)
    expect(close).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(close).toHaveBeenCalledTimes(1)
  })

  test('leaves keys with Ctrl to the browser', async () => {
    const { finding } = show()
    fireEvent.keyDown(await pages(), { key: 'p', ctrlKey: true })
    expect(finding).not.toHaveBeenCalled()
  })
})

test('counts the places of a search on all pages and steps through them', async () => {
  const { user } = show()
  await pages()
  await user.click(screen.getByRole('button', { name: 'Search in the document' }))
  await user.keyboard('deposit')
  await screen.findByText('2 found')
  await user.keyboard('{Enter}')
  await screen.findByText('1 of 2')
  await user.keyboard('{Enter}')
  await screen.findByText('2 of 2')
  expect([...document.querySelectorAll('.viewer-found')].map((hit) => hit.className)).toEqual([
    'viewer-found',
    'viewer-found is-current',
  ])
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  await screen.findByText('1 of 2')
  await user.clear(screen.getByRole('textbox', { name: 'Search in the document' }))
  await user.keyboard('nowhere')
  await screen.findByText('Not found')
})

test('tells a screen reader which finding is shown', async () => {
  const { retarget } = show()
  await pages()
  expect(screen.getByText('Finding 1 of 3, High: Deposit released, page 1')).toBeTruthy()
  retarget(targetOf(interest))
  expect(screen.getByText('Finding 2 of 3, Medium: High interest, page 2')).toBeTruthy()
})

test('is a dialog with the finding’s note where it takes the screen, and all else is out of reach', async () => {
  const beside = document.body.appendChild(document.createElement('button'))
  show({ full: true })
  const dialog = await screen.findByRole('dialog', { name: 'The document' })
  within(dialog).getByRole('heading', { name: 'Deposit released' })
  within(dialog).getByRole('button', { name: 'Back to the report' })
  expect(beside.inert).toBe(true)
  beside.remove()
})

describe('a PDF', () => {
  const drawn = PAGES.map((page) => ({ ...page, ...A4 }))
  const read = (number: number) => Promise.resolve(drawn[number - 1] ?? pageOf([]))

  /** The list asks a PDF for nothing but the size of its first page. */
  const opened = () => ({
    pdf: Promise.resolve({
      getPage: () => Promise.resolve({ getViewport: () => ({ width: 600, height: 800 }) }),
    } as never),
    close: () => undefined,
  })

  test('is shown as text, with a word on it, where it cannot be drawn', async () => {
    const { user } = show({ read, name: 'contract.pdf' })
    await screen.findByText(/The pages could not be drawn/)
    await screen.findByText(DEPOSIT)
    const before = vi.mocked(openPdf).mock.calls.length
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(vi.mocked(openPdf).mock.calls.length).toBe(before + 1)
  })

  test('keeps its list, and the focus in it, while the page of the next finding is read', async () => {
    vi.mocked(openPdf).mockImplementation(opened)
    const { retarget } = show({
      read: (number) => (number === 1 ? read(1) : new Promise(() => undefined)),
      name: 'no name of a PDF',
    })
    await screen.findByText('drawing of page 1')
    const view = document.activeElement
    expect(view?.className).toBe('viewer-pages')
    retarget(targetOf(interest))
    await screen.findByText('Finding 2 of 3, Medium: High interest, page 2')
    expect(screen.getByText('drawing of page 1')).toBeTruthy()
    expect(document.activeElement).toBe(view)
  })

  test('is drawn page by page, and read as text when that is asked for', async () => {
    vi.mocked(openPdf).mockImplementation(opened)
    const { user } = show({ read, name: 'contract.pdf' })
    await screen.findByText('drawing of page 1')
    expect(screen.queryByText(DEPOSIT)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Read as text' }))
    await screen.findByText(DEPOSIT)
    expect(screen.queryByText('drawing of page 1')).toBeNull()
  })
})

describe('when something is wrong', () => {
  test.each([
    [404, /no longer stored/, false],
    [0, /Check your connection/, true],
    [500, /could not be opened/, true],
  ])('says so in one sentence and gives a way on (%i)', async (status, sentence, again) => {
    let answers = false
    const { user, close } = show({
      read: (number) =>
        answers
          ? Promise.resolve(PAGES[number - 1] ?? pageOf([]))
          : Promise.reject(new ApiError(status, '', 'no')),
    })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(sentence)
    await user.click(within(alert).getByRole('button', { name: 'Back to the report' }))
    expect(close).toHaveBeenCalledTimes(1)
    const retry = within(alert).queryByRole('button', { name: 'Try again' })
    expect(retry !== null).toBe(again)
    if (retry === null) return
    answers = true
    await user.click(retry)
    await screen.findByText(DEPOSIT)
  })

  test('closes by its key, although no page has come that could take the focus', async () => {
    const { user, close } = show({
      full: true,
      read: () => Promise.reject(new ApiError(500, '', 'no')),
    })
    await screen.findByRole('alert')
    await user.keyboard('{Escape}')
    expect(close).toHaveBeenCalledTimes(1)
  })

  test('says when it takes long', () => {
    vi.useFakeTimers()
    show({ read: () => new Promise(() => undefined) })
    expect(screen.getByText('The document is being opened.')).toBeTruthy()
    vi.advanceTimersByTime(8_000)
    return vi.waitFor(() => screen.getByText('The document is taking longer than usual.'))
  })

  test('keeps one page that did not load apart from the rest', async () => {
    let answers = false
    const { user } = show({
      read: (number) =>
        number === 1 || answers
          ? Promise.resolve(PAGES[number - 1] ?? pageOf([]))
          : Promise.reject(new ApiError(500, '', 'no')),
    })
    await screen.findByText('Page 2 could not be loaded.')
    answers = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(INTEREST)).toBeTruthy()
    expect(screen.getByText(DEPOSIT)).toBeTruthy()
  })
})
