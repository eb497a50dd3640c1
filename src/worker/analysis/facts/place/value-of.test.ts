import { it } from 'vitest'

import type { StateCode } from '#shared/report.ts'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFacts } from '../recognise-facts.ts'

const NOTICES: readonly (readonly [StateCode, string, number, string])[] = [
  [
    'NSW',
    'the value of the lot and not that of the parcel in a bracket before it',
    412_000,
    'MARLOW COUNCIL\nRATES NOTICE 2026/27\nLand value of the unit (part of the parcel, $6,180,000)  $412,000\nOrdinary rate $1,204.10',
  ],
  [
    'NT',
    'the share of a unit and not the parcel before it',
    104_000,
    'CITY OF FARLEY\nRate notice 2026-27\nUCV (whole parcel) $2,080,000\tUCV (share, unit 9) $104,000\nRates $1,312.00',
  ],
  [
    'QLD',
    'the lower row where the upper one is of the whole scheme',
    131_250,
    'CORRIN REGIONAL COUNCIL\nRate notice\nSite value of the whole parcel\t$3,150,000\nSite value apportioned to lot 5\t$131,250\nGeneral rate $804.10',
  ],
  [
    'NSW',
    "the council's value and not the one that a tax is reckoned on",
    392_000,
    'REVENUE NSW\nSection 47 certificate\nLand value taken for land tax (average of three years) $371,000\nLand tax for this land $1,204.00\n\fMARLOW CITY COUNCIL - rates notice\nLand value (1 July 2025) $392,000\nOrdinary rate $1,204.10',
  ],
  [
    'WA',
    'the land and not what it is aggregated with',
    228_000,
    "SHIRE OF WANDILLA\nRates $1,820.00\n\fREVENUEWA\nLand tax 2026/27\nUnimproved value (aggregate of all the owner's land)\t$911,000\nUnimproved value, this property\t$228,000\nLand tax\t$410.00",
  ],
  [
    'ACT',
    'the share behind the value of the block',
    126_480,
    'ACT REVENUE OFFICE\nRates assessment notice\nUnimproved value of the whole block $12,400,000\nUnimproved value, unit share $126,480\nGeneral rates $1,904.20',
  ],
  [
    'VIC',
    'the only one there is, whatever it is of',
    640_000,
    'RATES NOTICE\nCity of Marlow\nCapital improved value of the whole property $640,000\nGeneral rate $1,820.00',
  ],
]

it.for(NOTICES)('takes in %s %s', ([state, , dollars, text], { expect }) => {
  expect(recogniseFacts(docOf(text, { state })).councilValuation?.value).toBe(dollars * 100)
})
