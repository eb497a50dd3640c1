import type { PdfItem } from './make-pdf.ts'
import { makePdf } from './make-pdf.ts'

const LINES_A_PAGE = 46
const LINE_POINTS = 15
const TOP_POINTS = 72

/**
 * A bundle of running text for measuring: a Victorian contract whose conditions go on for as many
 * pages as asked, with a heading, numbered clauses, amounts and dates on each. The same number
 * gives the same bytes.
 */
export function manyPagesPdf(pages: number): Uint8Array {
  return makePdf(
    Array.from({ length: pages }, (_, index) => ({ items: pageItems(index + 1, pages) })),
    { packed: true },
  )
}

function pageItems(page: number, pages: number): PdfItem[] {
  const items: PdfItem[] = [
    { kind: 'text', x: 72, y: 40, text: 'Contract of sale of land', size: 9 },
    { kind: 'text', x: 270, y: 815, text: `Page ${page} of ${pages}`, size: 9 },
    { kind: 'text', x: 72, y: TOP_POINTS, text: headingOf(page), size: 14, font: 'bold' },
  ]
  for (let line = 1; line < LINES_A_PAGE; line++) {
    const y = TOP_POINTS + line * LINE_POINTS
    items.push({ kind: 'text', x: 72, y, text: lineOf(page, line), size: 10 })
  }
  return items
}

function headingOf(page: number): string {
  if (page === 1) return 'CONTRACT OF SALE OF LAND'
  if (page === 2) return 'PARTICULARS OF SALE'
  if (page % 40 === 0) return 'REGISTER SEARCH STATEMENT'
  if (page % 25 === 0) return 'OWNERS CORPORATION CERTIFICATE'
  return page % 2 === 0 ? 'SPECIAL CONDITIONS' : 'GENERAL CONDITIONS'
}

const SENTENCES = [
  'The purchaser must pay the balance of the price at settlement to the person the vendor directs,',
  'and any notice given under this contract takes effect on the next business day after it is sent.',
  'The vendor must give vacant possession of the land at settlement, in the condition in which it',
  'was on the day of sale, fair wear and tear excepted, and must keep it insured until that time.',
  'Rates, taxes and levies are adjusted between the parties on the day on which settlement is due,',
  'as if each were paid in full, and the purchaser allows the vendor the part from the next day on.',
  'If a party does not do what it must by the time stated, the other may give a default notice that',
  'says what is to be done and allows at least fourteen days in which to do it and to pay the costs.',
]

function lineOf(page: number, line: number): string {
  const sentence = SENTENCES[(page * 7 + line) % SENTENCES.length] ?? ''
  if (line % 8 === 1) return `${page}.${Math.ceil(line / 8)} ${sentence}`
  if (line % 23 === 0)
    return `The amount of $${page * 1_000 + line}.00 falls due on ${(line % 27) + 1} March 2027.`
  return sentence
}
