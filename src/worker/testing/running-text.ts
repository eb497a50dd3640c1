import { makePdf } from './make-pdf.ts'
import type { PdfItem, PdfPageSpec } from './make-pdf.ts'

const CLAUSES: readonly string[] = [
  'The vendor must deliver to the purchaser a statement of adjustments at least three business days before the due date for settlement, with copies of every certificate on which it relies.',
  'The deposit must be paid to the vendor’s licensed estate agent, who holds it as stakeholder until settlement or until the contract ends without the fault of the purchaser.',
  'If the purchaser does not pay on the due date, interest runs at two per cent a year above the rate fixed by law on the money overdue from that date until it is paid.',
  'The purchaser has inspected the land and the improvements and buys them in their present condition, fair wear and tear excepted, and may not delay settlement on that account.',
  'Each party must do everything reasonably needed to let settlement take place electronically, and bears its own costs of the electronic lodgment network.',
  'A notice must be in writing and is given when it is served on a party or on that party’s legal practitioner, or when it arrives by email before five o’clock on a business day.',
  'The land is sold subject to the restrictions, easements and covenants that appear on the title, and to those that are to be created by a plan which has been lodged.',
]
const LINE_LETTERS = 92
const LINES_A_PAGE = 52

/** A contract of so many pages of running text with a header, a footer and numbered clauses. */
export function makeRunningText(pageCount: number): Uint8Array {
  const pages: PdfPageSpec[] = []
  let clause = 0
  let waiting: string[] = []
  for (let page = 1; page <= pageCount; page += 1) {
    const items: PdfItem[] = [
      {
        kind: 'text',
        x: 60,
        y: 40,
        size: 8,
        text: 'Contract of sale of land – 14 Example Street, Sampleton',
      },
      { kind: 'text', x: 480, y: 815, size: 8, text: `Page ${page} of ${pageCount}` },
    ]
    let y = 70
    for (let line = 0; line < LINES_A_PAGE; line += 1) {
      if (waiting.length === 0) {
        clause += 1
        waiting = wrap(`${clause}. ${CLAUSES[clause % CLAUSES.length] ?? ''}`)
        y += 3
      }
      const text = waiting.shift() ?? ''
      items.push({ kind: 'text', x: 60, y, size: 10, text })
      y += 12.5
    }
    pages.push({ items })
  }
  return makePdf(pages, { packed: true })
}

function wrap(text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > LINE_LETTERS) {
      lines.push(line)
      line = word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return line === '' ? lines : [...lines, line]
}
