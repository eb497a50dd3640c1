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
    '[plan] Notes\n«Each terrace, porch and carport on sheet 4 is common property and in no lot.»',
    '[plan] Notes\n3. «The verandahs and parking spaces of the ground floor form no part of any lot.»',
    {
      text: '[particulars] Particulars\n«Improvements | Brick villa with private courtyard and a covered carport»\n[plan] Notes\n«All courtyards, carports and driveways on this plan form part of the common property.»',
      severity: 'high',
    },
    {
      text: '[plan] Notes\n«All balconies, patios and carports are part of the common property.»\n[building-permit] Permits\n«88/1191 | Enclosing of rear patio as sunroom | issued 3 May 2011»',
      severity: 'high',
    },
    '[plan] Building plan\n«Courtyards of lots 1 to 4 are common property»',
    '[plan] Strata plan\n«The terrace adjoining lot 12 is common property.»',
  ],
  passes: [
    '[plan] Notes\nThe balcony is part of the lot and is not common property.',
    '[by-laws] Rules\n3. The balcony is common property over which exclusive use is granted to lot 4 by a registered by-law.',
    '[plan] Notes\nAll visitor parking bays and driveways on this sheet are common property.',
    '[plan] Notes\nEach courtyard and carport is part of its unit and is not common property.',
    '[by-laws] Rules\n4. The yard of each lot is kept tidy, and nothing is hung over the common property.',
    '[plan] Notes\nEach patio forms part of its lot.\n[building-permit] Permits\n88/1191 | Enclosing of rear patio as sunroom | issued 3 May 2011',
    '[plan] Notes\nThe lobby, lifts and stairs are common property.',
    '[by-laws] Rules\nNo owner may store goods on the common property.',
  ],
  clear: ['Lot 4, 81 m², with balcony of 10 m² in the lot.'],
})
