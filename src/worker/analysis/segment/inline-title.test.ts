import { expect, test } from 'vitest'

import { extractSource } from '../extract/extract.ts'
import { segment } from './segment.ts'

const CONTRACT =
  'CONTRACT OF SALE OF LAND\n1. VENDOR: Ann Sample\n2. PURCHASER: Bo Test\n4. THE LAND: 5 Reef Road\n6. PURCHASE PRICE: $600,000'

async function zoneOf(page: string, words: string): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(`${CONTRACT}\f${page}`)
  const doc = segment(await extractSource(bytes, 'txt', () => undefined))
  return doc.blocks.find(({ text }) => text.includes(words))?.zone
}

const TITLE = 'CERTIFICATE OF TITLE  Volume 5100 Folio 77\nRegistered proprietor: ANN SAMPLE\n\n'

test.for([
  ['WATER SEARCH  Coast Authority  Usage to 1 May', 'water-certificate'],
  ['LOCAL GOVERNMENT SEARCH  Reef Council  General rates $1,900', 'rates-certificate'],
  ["Building report (vendor's copy): the north wall leans.", 'building-report'],
  ['STRATA SEARCH Plan 118: levies are paid.', 'owners-corporation-certificate'],
  ['DEPARTMENT FOR TRANSPORT: a strip may be needed.', 'planning-certificate'],
  ['SHIRE OF REEF POINT: no order is on record for the lot.', 'rates-certificate'],
  ['REEF POINT COUNCIL: rates of $1,410 are paid.', 'rates-certificate'],
  ["A. Service location print (authority's mains) 5 Reef Road", 'plan'],
  ['Sewerage service diagram No. 4471, 5 Reef Road', 'plan'],
  ['SEWER MAIN LOCATION MAP for Lot 7 in DP 118', 'plan'],
] as const)(
  'opens a paper behind a title by its name in the same line: %s',
  async ([line, kind]) => {
    expect(await zoneOf(`${TITLE}${line}\n`, line.slice(0, 12).trim())).toBe(kind)
  },
)

test('opens a title behind the minutes by its volume and folio', async () => {
  const page =
    'MINUTES OF THE ANNUAL GENERAL MEETING  18 June 2026\n1  Apologies.\n\nTITLE   VOLUME 1990 FOLIO 27   LOT 3 ON PLAN 118\nProprietor: ANN SAMPLE\n'
  expect(await zoneOf(page, 'VOLUME 1990')).toBe('title-search')
})

test('takes such a name on a contract for the name of a field', async () => {
  const line = 'Building report: attached as annexure B.'
  const bytes = new TextEncoder().encode(`${CONTRACT}\n${line}`)
  const doc = segment(await extractSource(bytes, 'txt', () => undefined))
  expect(doc.blocks.find(({ text }) => text.includes('annexure B'))?.zone).not.toBe(
    'building-report',
  )
})

test('takes such a name for a paper that is spoken of where it says that it is attached', async () => {
  const line = 'Sewer lines location diagram - attached to this contract'
  expect(await zoneOf(`${TITLE}${line}\n`, 'Sewer lines')).toBe('title-search')
})
