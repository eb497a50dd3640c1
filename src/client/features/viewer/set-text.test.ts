import { expect, test } from 'vitest'

import { type Block, setText } from './set-text.ts'
import { pageOf } from './testing.ts'

const goesOn = { startsBlock: false }
const stands = { startsBlock: true }

test('joins lines that go on, hangs the number of a clause and keeps tables, headings and footers', () => {
  const page = pageOf([
    ['Special conditions', { ...stands, headingLevel: 1 }],
    ['7.1 The purchaser consents to the', stands],
    ['release of the deposit.', goesOn],
    ['(a)\tat once', stands],
    ['Price\t$912,000', stands],
    ['Deposit\t$91,200', stands],
    ['27 Wattlebird Crescent\tPage 4', { ...stands, furniture: true }],
  ])
  const told = setText(page).map((block) => describeBlock(page.text, block))
  expect(told).toEqual([
    'heading 1: Special conditions',
    'paragraph [7.1]: The purchaser consents to the / release of the deposit.',
    'paragraph [(a)]: at once',
    'table: Price | $912,000 ; Deposit | $91,200',
    'furniture: 27 Wattlebird Crescent / Page 4',
  ])
})

test('makes a heading of short bold lines and of capitals in plain text, and of nothing else', () => {
  const page = pageOf([
    ['Late settlement', { ...stands, bold: true }],
    ['PRICE', stands],
    ['A SENTENCE in capitals at first', stands],
    [`${'A bold warning that is as long as a paragraph '.repeat(3)}.`, { ...stands, bold: true }],
  ])
  expect(setText(page).map(({ kind }) => kind)).toEqual([
    'heading',
    'heading',
    'paragraph',
    'paragraph',
  ])
})

test('keeps every letter of the page, in order', () => {
  const page = pageOf([
    ['1. One', stands],
    ['two\tthree', stands],
    ['', stands],
    ['four', stands],
    ['five', goesOn],
  ])
  const shown = setText(page)
    .flatMap((block) =>
      block.kind === 'table'
        ? block.rows.flat()
        : [...(block.kind === 'paragraph' && block.marker ? [block.marker] : []), ...block.lines],
    )
    .map(({ start, end }) => page.text.slice(start, end))
  expect(shown.join('').replaceAll(/\s/g, '')).toBe(page.text.replaceAll(/\s/g, ''))
})

test('takes every line for a paragraph where nothing is known of how lines go on', () => {
  expect(setText(pageOf([['one'], ['two']])).map(({ kind }) => kind)).toEqual([
    'paragraph',
    'paragraph',
  ])
})

function describeBlock(text: string, block: Block): string {
  const words = (places: readonly { start: number; end: number }[], between: string) =>
    places.map(({ start, end }) => text.slice(start, end)).join(between)
  switch (block.kind) {
    case 'heading':
      return `heading ${block.level}: ${words(block.lines, ' / ')}`
    case 'paragraph': {
      const marker = block.marker ? ` [${words([block.marker], '')}]` : ''
      return `paragraph${marker}: ${words(block.lines, ' / ')}`
    }
    case 'table':
      return `table: ${block.rows.map((row) => words(row, ' | ')).join(' ; ')}`
    case 'furniture':
      return `furniture: ${words(block.lines, ' / ')}`
  }
}
