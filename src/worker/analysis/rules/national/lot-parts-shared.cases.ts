import { cases } from '../cases.ts'

export default cases({
  in: 'plan',
  flags: [
    {
      text: '[plan] Plan\n2. «Deck B on the east side is common property and forms no part of Lot 3.»',
      state: 'TAS',
    },
    '[plan] Units plan\n«Unit 47 | 56 m² | Balcony common property»',
    '[plan] Sheet 9\nLot 409 in two parts. «Balcony B409 is common property licensed under the rules.»',
    '[owners-corporation-certificate] Certificate\n«The courtyard (12 m²) forms part of the common property.»',
    '[plan] Strata plan\n«Terrace: common property»',
    '[by-laws] Rules\n4. «The roof terrace to lot 12 remains common property and may be closed by the committee.»',
    '[plan] Notes\n«Storage cages are common property.»',
    '[plan] Building plan\n«Courtyards of lots 1 to 4 are common property»',
    '[plan] Strata plan\n«The terrace adjoining lot 12 is common property.»',
  ],
  passes: [
    '[plan] Notes\nThe balcony is part of the lot and is not common property.',
    '[by-laws] Rules\n3. The balcony is common property over which exclusive use is granted to lot 4 by a registered by-law.',
    '[plan] Notes\nThe lobby, lifts and stairs are common property.',
    '[by-laws] Rules\nNo owner may store goods on the common property.',
  ],
  clear: ['Lot 4, 81 m², with balcony of 10 m² in the lot.'],
})
