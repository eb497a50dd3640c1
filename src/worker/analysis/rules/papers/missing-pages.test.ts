import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { papersCut } from './missing-pages.ts'

const CONTRACT = 'CONTRACT OF SALE OF LAND\n\nVendor: Ada Roe\nPurchaser: Ben Low\nPrice: $700,000'
const page = (words: string, foot: string) => `${words}\n\n${foot}`

function cutsIn(...pages: readonly string[]) {
  return papersCut(docOf([CONTRACT, ...pages].join('\f'))).map(({ kind, missing, total }) => ({
    kind,
    missing,
    total,
  }))
}

const HEAD = 'PLANNING CERTIFICATE\n\n1. The land is in zone R2.'

test('tells the page that a certificate passes over between two of its pages', () => {
  expect(
    cutsIn(
      page(HEAD, 'PC/2026/17 Page 1 of 3'),
      page('7. No road is to be widened.', 'PC/2026/17 Page 3 of 3'),
    ),
  ).toEqual([{ kind: 'planning-certificate', missing: '2', total: 3 }])
})

test('tells those that lack before the next paper', () => {
  expect(
    cutsIn(
      page('MINUTES OF THE ANNUAL GENERAL MEETING\n\n1. Accounts adopted.', '1/4'),
      page('2. The lift was repaired.', '2/4'),
      page('STRATA BY-LAWS\n\n1 An owner must not make noise.', '1/2'),
      page('2 Bins are kept in the garage.', '2/2'),
    ),
  ).toEqual([{ kind: 'minutes', missing: '3 to 4', total: 4 }])
})

test.each([
  ['a whole paper', [page(HEAD, 'Page 1 of 2'), page('7. None.', 'Page 2 of 2')]],
  ['counts of two papers', [page(HEAD, 'A7 Page 1 of 3'), page('7. None.', 'B9 Page 3 of 3')]],
  [
    'a page without its number',
    [page(HEAD, 'Page 1 of 3'), page('4. None.', 'Council'), page('7. None.', 'Page 3 of 3')],
  ],
  [
    'a last page whose number stands elsewhere',
    [
      page(HEAD, '1/3'),
      page('7. None.', '2/3'),
      'STRATA BY-LAWS\n\n1 An owner must not make noise.',
    ],
  ],
  ['one page of an extract', [page(HEAD, 'Page 2 of 9')]],
] as const)('says nothing of %s', (_name, pages) => {
  expect(cutsIn(...pages)).toEqual([])
})
