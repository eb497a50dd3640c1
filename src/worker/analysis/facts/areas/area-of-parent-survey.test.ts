import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const bundle = (head: string) =>
  `CONTRACT OF SALE\nVendor     Kofi Adjei\nPurchaser     Oriel Fay Trentham\nProperty     19 Teal Road, Upper Sorrel TAS 7264\nLot 2 on Plan 151220\n\fPLAN OF SURVEY P151220     REGISTERED 2011\n\n${head}\n\fSORREL COUNCIL\nRates notice 2026/27\nc/- Pennant & Co     Area     3.8 ha\nGeneral rate     $1,096.20\n`

test.each([
  ['the title they come from', '   FROM CT 60211/4     GRANTEE P. OSGOOD     AREA 41.06ha'],
  ['the folio they come from', '   OUT OF FOLIO 60211/4     AREA 41.06ha'],
])('the head of a survey tells no area of its lots behind %s', (_name, head) => {
  expect(readLayout(bundle(head))).toMatchObject({ landSize: '3.8 ha' })
})

test('an area in a head that names no parent is the land’s', () => {
  expect(readLayout(bundle('   SCALE 1:2000     AREA 3.812ha'))).toMatchObject({
    landSize: '3.812ha',
  })
})
