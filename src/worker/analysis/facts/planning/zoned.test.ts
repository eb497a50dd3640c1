import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const head = 'CONTRACT OF SALE\nVendor     Kofi Adjei\nPurchaser     Oriel Fay Trentham\n'
const TAS = `${head}Property     4 Quoll Court, Myrtlebank TAS 7264\n`
const NT = `${head}Property     Unit 3, 14 Acacia Street, Larrimar NT 0820\n`

test.each([
  [
    'in the row of a rates notice',
    `${NT}\nCITY OF LARRIMAR\nRATES NOTICE 2026-27\nOwner     K Adjei\nZoned     LMR (Low-Medium Density Residential)\n`,
    'LMR (Low-Medium Density Residential)',
  ],
  [
    'in a sentence of the contract',
    `${TAS}The land is the whole of folio 4 of volume 120441. It is zoned Low Density Residential in the local provisions schedule and has a cottage on it.\n`,
    'Low Density Residential',
  ],
])('what the land is zoned is read %s', (_name, text, zone) => {
  expect(readLayout(text)).toMatchObject({ zoning: zone })
})

test('what the land across the road is zoned is not the land’s', () => {
  expect(
    readLayout(`${TAS}The adjoining land is zoned Light Industrial and a depot stands on it.\n`),
  ).toMatchObject({ zoning: null })
})
