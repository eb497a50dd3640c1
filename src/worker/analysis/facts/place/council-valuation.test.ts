import { it } from 'vitest'

import type { StateCode } from '#shared/report.ts'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFacts } from '../recognise-facts.ts'

const NOTICES: readonly (readonly [StateCode, number, string])[] = [
  [
    'NT',
    91_000,
    'CITY OF PALMGROVE\nRates notice 2026/27\nUnimproved capital value set for the unit:\n$91,000\nGeneral rate $1,310.00',
  ],
  [
    'QLD',
    345_000,
    'BRACKENFORD REGIONAL COUNCIL\nRates certificate\nUV of the land as at 1/10/2025 by the Valuer-General: 345,000\nGeneral rates  $1,204.10',
  ],
  [
    'NSW',
    612_000,
    'SECTION 603 CERTIFICATE\nLocal Government Act 1993\nLand value (base date 1 July 2025): 612,000\nOrdinary rate - residential 1,402.20',
  ],
  [
    'NSW',
    612_000,
    'CERTIFICATE UNDER SECTION 603\nAssessment 44120-8\nBase date\tLand value\tCategory\n1 July 2025\t612,000\tResidential\nRates levied $1,402.20',
  ],
  [
    'SA',
    540_000,
    'RATES NOTICE 2026-27\nCity of Marlowe\nCapital Value\n540,000\nSite Value\n310,000\nGeneral rate 1,820.00',
  ],
  [
    'SA',
    540_000,
    'Rates search\nDistrict Council of Marlowe\nValuation: Capital $540,000 / Site $310,000\nRates $1,820.00',
  ],
  [
    'WA',
    262_000,
    'ACCOUNT ENQUIRY\nShire of Wandilla\nUnimproved value: $262,000\nRates 2026/27 $1,820.00',
  ],
  [
    'TAS',
    530_000,
    'Rates certificate\nValuation (Valuer-General, 1 July 2024)\nLand | $260,000\nCapital | $530,000\nAAV | $21,200\nGeneral rate 1,320.00',
  ],
  [
    'ACT',
    455_000,
    'RATES\nACT Revenue Office\nUnimproved value 2026: $455,000\nAverage unimproved value $441,000\nRates $3,200.00',
  ],
  [
    'VIC',
    780_000,
    'LAND INFORMATION CERTIFICATE\nsection 229 Local Government Act 1989\nSite Value\tCapital Improved Value\tNet Annual Value\n510,000\t780,000\t39,000\nGeneral rates 1,820.00',
  ],
  [
    'SA',
    540_000,
    'Certificate of rates\nCapital value on which rates are declared 540000\nRates $1,820.00',
  ],
  [
    'QLD',
    310_000,
    'MARLOW COUNCIL\nRates certificate\nThe lot was valued by the Valuer-General in June 2026 at $310,000. Rates are $1,820.00 a year.',
  ],
]

it.for(NOTICES)(
  'reads what a council of %s takes the land to be worth: %i',
  ([state, dollars, text], { expect }) => {
    expect(recogniseFacts(docOf(text, { state })).councilValuation?.value).toBe(dollars * 100)
  },
)

it.for([
  'Rates notice\nCapital Value (see over)\nAssessment 441-209-8\nGeneral rate $1,204.10',
  'Rates notice\nLand value: to be advised. Lot area 612 m2, or 10,450 m2 with the reserve',
])('takes no number of another kind for it: %s', (text, { expect }) => {
  expect(recogniseFacts(docOf(text, { state: 'SA' })).councilValuation).toBeNull()
})
