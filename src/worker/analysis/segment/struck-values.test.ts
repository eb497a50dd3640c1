import { describe, it } from 'vitest'

import { readTxt } from '../extract/txt/read-txt.ts'
import { segment } from './segment.ts'

function readingOf(text: string): string {
  return segment(readTxt(text)).text.trim()
}

describe('what was crossed out by hand', () => {
  it.for([
    [
      'Finance by 4pm on {16 October 2026 crossed out} {2 October 2026} as agreed',
      'Finance by 4pm on 2 October 2026 as agreed',
    ],
    [
      'Approval date 16/10/2026 [struck through, initialled] [02/10/2026] any bank',
      'Approval date 02/10/2026 any bank',
    ],
    ['Notice of {48 crossed out} {24} hours is given.', 'Notice of 24 hours is given.'],
    ['Within ~~fourteen days~~ seven days of the contract', 'Within seven days of the contract'],
    ['A deposit of [deleted: $45,000.00] $20,000.00 is paid.', 'A deposit of $20,000.00 is paid.'],
    ['Interest at (10% ruled through) [inserted: 14%] a year', 'Interest at 14% a year'],
    ['Settlement 30 November 2026, struck out, 18 December 2026', 'Settlement , 18 December 2026'],
    [
      'Approval by <del>9 October 2026</del> <ins>2 October 2026</ins> only',
      'Approval by 2 October 2026 only',
    ],
    [
      'Settlement on 4 December 2026 {crossed out, both initialled} by then',
      'Settlement on by then',
    ],
    ['Is the land liable to flooding? Yes / ~~No~~', 'Is the land liable to flooding? Yes'],
    ['Discharged at settlement: ~~YES~~ / NO today', 'Discharged at settlement: NO today'],
    [
      'Electricity Yes / ~~No~~ Gas ~~Yes~~ / No Phone ~~Yes~~/No',
      'Electricity Yes Gas No Phone No',
    ],
    ['The ~~part of the~~ whole of the land', 'The whole of the land'],
  ])('%s', ([printed, read], { expect }) => {
    expect(readingOf(printed ?? '')).toBe(read)
  })

  it.for([
    'In clause 11 the figure "2%" is struck out and "6%" is inserted.',
    'The words "10 days" [clause 4] are deleted by special condition 3.',
    'The meeting of 4 May 2026 (adjourned) cost $400 (paid out of funds).',
    'General condition 31 (deleted) and 32 stay.',
    'The claim of 4 May 2026 was struck out by the tribunal.',
    '(Not applicable: struck out, D.M.P.)',
    'A levy of $400 [struck 4 May 2026] is due.',
  ])('%s stays as it is', (printed, { expect }) => {
    expect(readingOf(printed)).toBe(printed)
  })

  it('is still there in a quotation of the page', ({ expect }) => {
    const doc = segment(readTxt('Approval by {9 October 2026 crossed out} {2 October 2026} it is.'))
    const start = doc.text.indexOf('by 2')
    expect(doc.evidence({ start, end: start + 17 })[0]?.quote).toBe(
      'by {9 October 2026 crossed out} {2 October 2026',
    )
  })
})
