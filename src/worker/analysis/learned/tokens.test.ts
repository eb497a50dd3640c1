import { expect, test } from 'vitest'

import { tokenReader } from './tokens.ts'

/** The same tokens by a pattern, as the weights were first learned. */
const TOKEN =
  /\$ ?\d[\d,]{0,14}(?:\.\d{1,2})?|\d[\d,./]{0,20} ?%|\d[\d,./]{0,20}|[a-z']{1,40}|[☐☒]/g

const numbers = new Map<string, number>()

function numberOf(token: string): number {
  const number = numbers.get(token) ?? numbers.size
  numbers.set(token, number)
  return number
}

function toldByPattern(text: string): string[] {
  return (text.match(TOKEN) ?? []).map((token) => {
    if (token.startsWith('$')) return '$'
    if (/^\d/.test(token)) return token.endsWith('%') ? '0%' : '0'
    return token
  })
}

test.each([
  'the purchaser must pay $ 1,250.00 within 14 days, or 12.5 % of it',
  "o'clock '' \"quoted\" vendor's",
  '$ $5. $5.1.2 $12,345,678,901,234,567 $1,000.999 $-5',
  '5. 5.% 12 percent 1,2,3/4 % 100%% 7 %',
  'café naïve 3½ m² ☐☒ 1/2/2026',
  '1'.repeat(50),
  'a'.repeat(90),
  '',
])('finds in %s what the pattern finds', (text) => {
  expect(tokenReader(numberOf)(text)).toEqual(toldByPattern(text).map(numberOf))
})
