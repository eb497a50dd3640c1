import { expect, it } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseAuctionDay } from './auction-day.ts'

const dayIn = (prose: string) => recogniseAuctionDay(docOf(prose, { zone: 'particulars' }))?.value

it.for([
  'Auction: Saturday 12 December 2026 at 11.30 am on the property.',
  'Auction date\t12/12/2026',
  'Date and time of auction: 11.30 am on 12 December 2026',
  'PUBLIC AUCTION to be held on Saturday, 12 December 2026',
])('is read from: %s', (prose) => {
  expect(dayIn(prose)).toBe('2026-12-12')
})

it.for([
  'The auction rules were made on 12 December 2024.',
  'Auction: not applicable. Contract date: 12 December 2026',
])('is none of: %s', (prose) => {
  expect(dayIn(prose)).toBeUndefined()
})
