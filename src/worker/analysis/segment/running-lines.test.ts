import { expect, test } from 'vitest'

import { docOf } from './doc-of.ts'

/** Pages of one contract form with the same line at the head or the foot of each. */
function pages(count: number, line: (page: number) => string, place: 'head' | 'foot'): string {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    const clauses = `${number}. CLAUSE ${'ABCDEFGH'.charAt(index)}\n${number}.1 The purchaser must give the vendor notice.\n${number}.2 A notice must be in writing.`
    const body = index === 0 ? `GENERAL CONDITIONS\n\n${clauses}` : clauses
    return place === 'head' ? `${line(number)}\n\n${body}` : `${body}\n\n${line(number)}`
  }).join('\f')
}

/** Behind the form lie enough other pages, so that its lines stand on few of them all. */
const BEHIND = Array.from(
  { length: 12 },
  (_, index) =>
    `MINUTES OF THE ANNUAL GENERAL MEETING 20${10 + index}\n\nPresent: four owners.\n\nThe accounts were adopted.\n\nMeeting closed.`,
).join('\f')

test.each([
  ['Contract of Sale of Land - August 2025 edition        Page #', 'foot'],
  ['CONTRACT FOR THE SALE OF REAL ESTATE   |   page # of 5   |   Initials ____', 'foot'],
  ['Law Society form of contract for sale 2023        #', 'foot'],
  ['Contract for Sale (Territory form)      Page #', 'foot'],
] as const)('the footer "%s" opens no part', (line, place) => {
  const doc = docOf(
    `CONTRACT OF SALE\n\nVendor: A. Reed\n\nPurchaser: B. Moss\n\nPrice: $500,000\f${pages(5, (page) => line.replace('#', String(page + 1)), place)}\f${BEHIND}`,
    { learned: null },
  )
  expect(doc.pageKinds.slice(1, 6)).toEqual(Array.from({ length: 5 }, () => 'general-conditions'))
  expect(doc.blocks.some(({ text }) => /edition|initials|law society|territory/i.test(text))).toBe(
    false,
  )
})

test.each(['J.M.', 'R. B. and K.L.', ''])(
  'the foot of an annexure opens no annexure of its own, with the initials "%s" behind it',
  (initials) => {
    const page = (number: number) =>
      `S${number} Access\n\nS${number}.1 The Seller will let the Buyer onto the Land once.\n\nAnnexure C - page ${number} of 2 ${initials}`
    const doc = docOf(
      `CONTRACT OF SALE\n\nSeller: A. Reed\n\nBuyer: B. Moss\n\nPrice: $500,000\fANNEXURE C\n\nSPECIAL CONDITIONS\n\n${page(1)}\f${page(2)}\f${BEHIND}`,
      { learned: null },
    )
    expect(doc.pageKinds.slice(1, 3)).toEqual(['special-conditions', 'special-conditions'])
  },
)

test('of a header that counts pages the first is read, since it may name the paper', () => {
  const doc = docOf(
    `${pages(4, (page) => `Contract of sale - terms for land     Page ${page} of 4`, 'head')}\f${BEHIND}`,
    { learned: null },
  )
  expect(doc.blocks.filter(({ text }) => text.includes('terms for land'))).toHaveLength(1)
})

test.each([
  'OC 4417 - Lot 3 - certificate   #/2',
  'Statement 30771 (# of 2)',
  'Cert. C26/073 | # / 2',
])('a sentence goes on below the footer "%s" of two pages', (line) => {
  const [first = '', second = ''] = [1, 2].map((page) => line.replace('#', String(page)))
  const doc = docOf(
    `OWNERS CORPORATION CERTIFICATE\n\nThe owner of the lot may keep a machine on the wall, on terms that he looks\n\n${first}\fafter it, and takes it down when the wall is painted.\n\nThere is no other licence.\n\n${second}`,
    { learned: null },
  )
  expect(doc.text).toContain('on terms that he looks after it, and takes it down')
})

test('parts of one in two that are not counted up stay where they are', () => {
  const doc = docOf(
    'OWNERS CORPORATION CERTIFICATE\n\nThe fees are paid.\n\nShare of the lot 1/2\fMINUTES\n\nThe meeting was closed.\n\nShare of the lot 2/3',
    { learned: null },
  )
  expect(doc.text).toContain('Share of the lot 1/2')
})

test('names that only bear a number of their own stay headings', () => {
  const doc = docOf(
    [1, 2, 3]
      .map((number) => `Schedule ${number}\n\nThe fence is Red ${number}.\n\nThe gate is green.`)
      .join('\f'),
  )
  expect(doc.blocks.filter(({ text }) => text.startsWith('Schedule'))).toHaveLength(3)
})
