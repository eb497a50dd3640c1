import { expect, test } from 'vitest'

import arrears from '../national/owners-corporation-arrears.rule.ts'
import { owedSums } from './owed-sums.ts'
import { runRules } from '../run-rules.ts'
import { readingOf } from '../testing/reading-of.ts'

test.for([
  [
    'Rates 2026/27 $2,700.00, of which $675.00 paid. GRV $24,960 Brought forward: $1,802.10',
    [1802],
  ],
  ['General rate $2,684.00 Arrears $311.40', [311]],
  ['UCV $412,000 | Carried forward from 2025/26, with interest: $2,206.15', [2206]],
  ['Land tax $2,210.00, of which $2,110.00 remains to be paid', [2110]],
  ['$1,248.20 overdue, interest $30.10', [1248]],
  ['Unpaid fees now total $1,467.00 together with penalty interest of $61.25', [1467]],
  ['Overdue rates $940.00; water unpaid $210.00', [940, 210]],
  ['Capital value $795,000, no rates outstanding', []],
  ['The vendor owes $2,850 in fees', [2850]],
  ['2024: tax of $610.00 and interest of $40.00 remain unpaid', [650]],
  ['Rates $812.00 plus penalty interest $18.00 are still outstanding', [830]],
  ['Arrears of land tax: tax $1,900.00, interest $100.00, owing $2,000.00', [2000]],
  ['Arrears of land tax | 2024 | $640,000 | $2,910.00 | $118.20 | $3,028.20', [3028]],
  ['Unpaid land tax 2023 $415,000 $1,050.00 $61.40 $1,111.40', [1111]],
  ['Arrears $1,200.00 | current $800.00 | interest $10.00 | to pay $2,010.00', [1200]],
  [
    'Tax that is unpaid is a charge on the land. The rate is $450 plus 0.2% of the excess over $100,000. An owner may object.',
    [],
  ],
  ['Rates that are unpaid bear interest. The deposit for a search is $55.00.', []],
] as const)('the sum of the words of arrears: %s', ([text, dollars]) => {
  expect(owedSums(text).map((cents) => Math.floor(cents / 100))).toEqual(dollars)
})

const titleOf = (text: string) =>
  runRules(readingOf(text, { kind: 'rates-certificate', state: 'TAS' }).reading, [arrears])
    .findings[0]?.title

test('the title names each debt of the land, and no private one', () => {
  expect(
    titleOf(`[water-certificate] Water
Overdue from the winter account | $884.20
[land-tax-certificate] Land tax
Share of the joint assessment: $5,310.00, not paid.
4. Harrow Marine Pty Ltd to Ridge Law, 3 June 2026
Our caveat remains until the $41,750 that was owed to us for the jetty is paid.`),
  ).toBe('Rates, fees or taxes are unpaid (arrears of $5,310 and $884.20)')
})

test('the title names a total and not its parts besides', () => {
  expect(
    titleOf(`[rates-certificate] Rates
Arrears of general rates | $1,200.00
Arrears of waste charges | $300.00
Total arrears | $1,500.00`),
  ).toBe('Rates, fees or taxes are unpaid (arrears of $1,500)')
})

test('the title tells what the account asks for in all, where its last line says more', () => {
  expect(
    titleOf(`[rates-certificate] Rates
General rate | $1,640.00
Brought forward | $3,118.20
Interest | $204.10
NOW DUE | $4,962.30`),
  ).toBe('Rates, fees or taxes are unpaid (arrears of $3,118.20; $4,962.30 to pay in all)')
  expect(
    titleOf(`[rates-certificate] Rates
Arrears | 2,411.40
Levied this year | 3,000.00
Amount payable | $5,411.40`),
  ).toBe('Rates, fees or taxes are unpaid (arrears of $2,411.40; $5,411.40 to pay in all)')
})

test('the last line of one account says nothing of the arrears of another', () => {
  expect(
    titleOf(`[rates-certificate] Rates
Arrears | $3,118.20
TOTAL DUE | $4,000.00
[water-certificate] Water
Overdue | $611.00
TOTAL DUE | $900.00`),
  ).toBe('Rates, fees or taxes are unpaid (arrears of $3,118.20 and $611)')
})

test('rates are told with the law of rates, and levies with that of schemes', () => {
  const lawsOf = (text: string) =>
    runRules(readingOf(text, { kind: 'rates-certificate', state: 'NSW' }).reading, [
      arrears,
    ]).findings[0]?.law.map(({ act }) => act)
  expect(lawsOf('[rates-certificate] Rates\nArrears of rates $3,118.20')).toEqual([
    'Local Government Act 1993 (NSW)',
  ])
  expect(
    lawsOf('[owners-corporation-certificate] Lot 4\nUnpaid levies of the lot $3,118.20'),
  ).toEqual(['Strata Schemes Management Act 2015 (NSW)'])
})

test('the title tells a debt with its interest and costs, where the paper prints what they come to', () => {
  expect(
    titleOf(`[rates-certificate] Rates
Rates of earlier years, overdue | $2,000.00
Interest to 30 September | $300.00
Costs of recovery | $450.00
Instalment of this year | $500.00
The sum of $2,750.00 is a first charge on the land.`),
  ).toBe('Rates, fees or taxes are unpaid (arrears of $2,750)')
})

test('no title tells what falls due later, or in later years', () => {
  expect(
    titleOf(`[rates-certificate] Rates
Issued 4 November 2026
Land tax assessed | $1,420.00, unpaid, due 20 January 2027
Eight yearly instalments, $3,200.00 in all, have still to be paid and fall due from whoever then owns the land.`),
  ).toBeUndefined()
})

test('no title tells a charge above the line that nothing is unpaid', () => {
  expect(
    titleOf(`[water-certificate] Water
Fixed charges, billed each quarter | $184.20
Unpaid at the date of this paper | $0.00`),
  ).toBeUndefined()
})
