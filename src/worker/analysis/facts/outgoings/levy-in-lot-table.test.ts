import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { levyInLotTable } from './levy-in-lot-table.ts'

function levyOf(text: string, lotPlan: string): number | undefined {
  return levyInLotTable(docOf(text), lotPlan)?.fact.value.annualCents
}

test('a table without signs of money, printed to the cent', () => {
  const text =
    'Contributions by lot (due 1 November, 1 February, 1 May and 1 August)\nLot\tUnits\tEach quarter\tYear\tSpecial contribution\n1\t17\t637.50\t2,550.00\t13,260.00\n4\t18\t675.00\t2,700.00\t14,040.00'
  expect(levyOf(text, 'Lot 4 on Strata Plan 48317')).toBe(270_000)
})

test('lots of one kind in one row', () => {
  const text =
    'Contributions by dwelling type\nType and lots\tEntitlement\tAdministrative\tCapital works\tYear\tQuarter\nA – Lots 27, 28\t204\t$2,754.00\t$881.28\t$3,635.28\t$908.82\nC – Lots 30, 31, 32\t226\t$3,051.00\t$976.32\t$4,027.32\t$1,006.83'
  expect(levyOf(text, 'Lot 31 in DP 1299001')).toBe(402_732)
})

test('the quarter in force beside the quarter of another year', () => {
  const text =
    'SCHEDULE OF QUARTERLY CONTRIBUTIONS\nStrata Corporation 8093 Inc., dollars for each quarter\nUnit\tOwner\tAdmin\tSinking\tQuarter total\tQuarter 2025-26\n6\tPetrie\t588.00\t168.00\t756.00\t697.20\n7\tDunstable\t644.00\t184.00\t828.00\t763.60'
  expect(levyOf(text, 'Unit 7 Strata Plan 8093')).toBe(331_200)
})
