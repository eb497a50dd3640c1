import { describe, it } from 'vitest'

import { readTxt } from '../extract/txt/read-txt.ts'
import { segment } from './segment.ts'

function readingOf(text: string): string {
  return segment(readTxt(text)).text.trim()
}

describe('blanks between the thousands of one number', () => {
  it.for([
    ['Area 1 832 m² or thereabouts', 'Area 1,832 m² or thereabouts'],
    ['The land contains 12 400 square metres.', 'The land contains 12,400 square metres.'],
    ['Area\u00A0of lot: 1\u2009832 m2', 'Area of lot: 1,832 m2'],
    ['Site (2 023 sqm) as fenced', 'Site (2,023 sqm) as fenced'],
    ['Lot 31: 1 832 m² by the plan', 'Lot 31: 1,832 m² by the plan'],
    ['31          1 832 m²      24.16', '31 1,832 m² 24.16'],
    ['Lot 31      1 832         24.16', 'Lot 31 1,832 24.16'],
    ['Price $1 185 000.00 in all', 'Price $1,185,000.00 in all'],
    ['A deposit of $45 000 is paid.', 'A deposit of $45,000 is paid.'],
    ['Lot 3 of 2·006 ha, 186·41 by 131∙08', 'Lot 3 of 2.006 ha, 186.41 by 131.08'],
    ['Water · gas ·7 · 3 lots', 'Water · gas ·7 · 3 lots'],
  ])('%s', ([printed, read], { expect }) => {
    expect(readingOf(printed ?? '')).toBe(read)
  })

  it('keeps the number of a lot from the area in the next line of its cell', ({ expect }) => {
    const text = '14 966 m²'
    const page = { ...readTxt(text).pages[0], cellBreaks: [2] }
    const source = readTxt(text)
    const pages = source.pages.map((one) => ({ ...one, ...page }))
    expect(segment({ ...source, pages }).text.trim()).toBe(text)
  })

  it.for([
    'Lot 5 832 m² with the shed',
    'Lots 3 and 5 832 m² together',
    'ACN 617 338 208 of the agent',
    'Telephone 0400 123 456 at any hour',
    '5 832 m²',
    'Pay $120 365 days after the date',
    'Volume 2188 Folio 604 of 2 023 deeds',
  ])('%s stays as it is', (printed, { expect }) => {
    expect(readingOf(printed)).toBe(printed)
  })

  it('quotes the page as it is printed', ({ expect }) => {
    const doc = segment(readTxt('The area is 1 832 m² by survey.'))
    const start = doc.text.indexOf('1,832')
    expect(doc.evidence({ start, end: start + 8 })[0]?.quote).toBe('1 832 m²')
  })
})
