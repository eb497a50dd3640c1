import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const head = 'CONTRACT OF SALE\nVendor     Kofi Adjei\nPurchaser     Oriel Fay Trentham\n'

test.each([
  [
    'a unit with the zeros of the register, before its lot and its plan',
    `${head}PROPERTY     Unit 12, 70 Gardenia Street, Larrimar NT 0820\nLEGAL DESCRIPTION     Unit 00012, Lot 05512 Town of Larrimar, Units Plan U91/044\n`,
    { lotPlan: 'Unit 12 U91/044, Lot 5512 Town of Larrimar' },
  ],
  [
    'a unit before its plan, behind a comma',
    `${head}PROPERTY     Unit 12, 70 Gardenia Street, Larrimar NT 0820\nLEGAL DESCRIPTION     Unit 12, Units Plan U 91/044, Lot 5512 Town of Larrimar\n     Volume 388 Folio 512\n`,
    { lotPlan: 'Unit 12 U91/044, Lot 5512 Town of Larrimar', title: 'Volume 388 Folio 512' },
  ],
  [
    'a table of titles and plans',
    `${head}Property     455 Roxdale Tier Road, Upper Lilyvale TAS 7303\nThe farm is in three titles:\n     in the title     on the plan     hectares     note\nA     123911/1     P123911     42.18     house\nB     123911/2     P123911     17.60\nC     45770/1     D45770     3.05     river flat\n     three titles          62.83\n\nRESULTS OF SEARCH\n123911/1     Lot 1 on Plan 123911     Parish of Calstock     K ADJEI     C771202\n123911/2     Lot 2 on Plan 123911     Parish of Calstock     K ADJEI     C771202\n45770/1     Lot 1 on Diagram 45770     Parish of Calstock     K ADJEI     D220811\n`,
    {
      lotPlan: 'Lot 1 123911 and Lot 2 123911 and Lot 1 Diagram 45770',
      title: 'Volume 123911 Folio 1 and Volume 123911 Folio 2 and Volume 45770 Folio 1',
      landSize: '62.83 ha',
    },
  ],
  [
    'values below their labels',
    `CONTRACT FOR SALE OF LAND\nvendor\n  Kofi Adjei\nland\n  6 Finch Way, Wonoola NSW 2519\nplan\n  Lot 22 in Deposited Plan 1140551\ntitle\n  Folio identifier 22/1140551\n`,
    { lotPlan: 'Lot 22 DP1140551', title: '22/1140551' },
  ],
  [
    'two lots in one field, each with its title and its area',
    `${head}land     Lot 1 on PS548217T - Volume 10884 Folio 211 - 12.18 hectares Lot 2 on PS548217T - Volume 10884 Folio 212 - 9.28 hectares\n`,
    { lotPlan: 'Lot 1 PS548217T and Lot 2 PS548217T' },
  ],
  [
    'a lot and its plan in fields of their own',
    `${head}land     9 Finch Street, Wonoola NSW 2519\nlot     31\nsection     -\nplan     DP 15822\n`,
    { lotPlan: 'Lot 31 DP15822' },
  ],
  [
    'a lot behind its plan',
    `${head}Property     9 Finch Street, Port Marram VIC 3207\nPlan of Subdivision PS331802J, Lot 4\n`,
    { lotPlan: 'Lot 4 PS331802J' },
  ],
  [
    'a folio of the register of New South Wales',
    `${head}land     9 Finch Street, Wonoola NSW 2519\n\nTITLE SEARCH\nReference to Folio of the Register: 31/15822\nParent folio 4/774120\n`,
    { title: '31/15822' },
  ],
])('reads %s', (_name, text, expected) => {
  expect(readLayout(text)).toMatchObject(expected)
})
