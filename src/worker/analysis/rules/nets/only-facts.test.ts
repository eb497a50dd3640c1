import { expect, test } from 'vitest'

import { FACT_PARTS, FACTS, tellsOnlyFacts } from './only-facts.ts'
import { patternFault } from '../../wording/testing/pattern-fault.ts'

test.for([...Object.entries(FACT_PARTS), ...Object.entries(FACTS)])(
  'the pattern %s is bounded',
  ([, pattern]) => {
    expect(patternFault(pattern)).toBeNull()
  },
)

test.for([
  'Lot 41 4.02 ha Lot 42 3.84 ha, together 7.86 ha',
  'Lot 1203 total 98 m2 [internal 84 m2, balcony 14 m2] Scale 1:200',
  'DP 30771 Registered 3 March 1957 Lot 8 612.4 m² Lot 9 598 m²',
  'date for completion 42 days after the contract date (clause 15)',
  'Sinking fund balance $88,200.00 and administrative fund $9,410.50 at 30 June 2026',
  'MARGARET ELLEN TUOHY (T AM220914)',
  'FIRST SCHEDULE PELL AND ROE PTY LTD (T AN100200)',
  'IDA MAY BRAND both of 4 LOW ROAD KELBY VIC 3999 AR110022E 08/12/2018',
  'ODA MARIS LUND of 7 Heron Street, Ferny Flat NT 0822',
  'Area 81 square metres (unit) and 16 square metres (unit subsidiary)',
  'Area under title is 640 square metres',
  'Entitlement of the lot 12, aggregate 1000',
  'DUNMORE HOLDINGS PTY LTD of LEVEL 4 88 HARROW STREET KELBY VIC 3999 AX118620J 11/02/2022',
  '3 28 February 2027 $412.10 not yet due',
  'Total, and dates on which payable $910.00 on 1 March, 1 June, 1 September and 1 December',
  'LODGED 2/9/2021.',
  'PRODUCED 14 March 2019 at noon',
  '21 0.0701 ha does not apply',
  'lot 27 2.1087 ha leach drains',
  'The land in this folio is affected by OWNERS CORPORATION 1 PLAN NO. PS701122D',
])('%s tells only facts', (text) => {
  expect(tellsOnlyFacts(text)).toBe(true)
})

test.for([
  'Sinking fund balance -$4,110.00 at 30 June 2026',
  'Special levy $2,400.00 due 1 March 2027',
  'lot 27 2.1087 ha carport over the boundary of lot 28',
  'MORTGAGE AK123456 TO PELICAN BANK LTD',
  'CAVEAT (T AM220914)',
  'Lot 8 is affected by a drainage easement 2 m wide',
  'Minimum area for a dwelling 40 ha',
  'AS EXECUTOR OF ADA PELL DECEASED (T AM220914)',
])('%s tells more', (text) => {
  expect(tellsOnlyFacts(text)).toBe(false)
})
