import { cases } from '../cases.ts'

export default cases({
  in: 'owners-corporation-certificate',
  flags: [
    {
      text: '[lease] Lease\n«Use of the premises | accommodation for seasonal workers of the lessee»\n[by-laws] By-laws\n7. «A lot must not be used as a lodging house or for workers’ accommodation.»',
      severity: 'high',
    },
    {
      text: '[particulars] Particulars\n«The apartment is presently let for holiday stays through a booking site.»\n[by-laws] Rules\n3. «Short-stay and holiday letting is prohibited.»',
      severity: 'high',
    },
    {
      text: '[title-search] Title\nUnit 6 Units Plan 1204\n[minutes] Minutes\n9. Unit 6. A neighbour complains of the shed on the drive. «The secretary is to send the owners a notice to remove it.»',
      state: 'ACT',
      facts: { lotPlan: ['Unit 6 Units Plan 1204', 'Unit 6 Units Plan 1204'] },
    },
    {
      text: '[minutes] Minutes\n«Resolved that the owner of Lot 6 for the time being is to take the fence and the patio back to the line by 28 February 2027 and that, failing this, the council apply to the tribunal.»',
      facts: { lotPlan: ['Lot 6 SP 1187', 'Lot 6'] },
      severity: 'high',
    },
    {
      text: '[minutes] Minutes of committee meeting\n«4 | Lot 11: the garage was found lined and let as a bedroom. No application was made. RESOLVED to give the owners a notice of continuing contravention of by-laws 14 and 15, to be complied with by 30 June 2026. | Manager»',
      state: 'QLD',
      severity: 'high',
      facts: { lotPlan: ['Lot 11 on SP214863', 'Lot 11'] },
    },
    {
      text: '[minutes]\n«Unit 4: the committee resolved to serve a future contravention notice on the owner for short stays.»',
      state: 'QLD',
      severity: 'high',
      facts: { lotPlan: ['Lot 4 on SP100200', 'Unit 4'] },
    },
    '[owners-corporation-certificate]\n«A notice of an alleged breach was issued to the lot owner on 3 May 2026 and must be complied with within 28 days.»',
    {
      text: '[minutes]\nLot 8 in Strata Plan 84415\n«A rectification notice was served by the owners corporation on the owner of lot 8.»',
      facts: { lotPlan: ['Lot 8 SP 84415', 'Lot 8'] },
      severity: 'high',
    },
    {
      text: '[minutes]\nLot 8 in CTS 4471\n4. «Letter from the council with a copy of the show cause notice of 3 June 2026 given to the owner of lot 8 (carport enclosed without a permit).»',
      facts: { lotPlan: ['Lot 8 SP 284415', 'Lot 8'] },
      state: 'QLD',
      severity: 'critical',
    },
    {
      text: '[owners-corporation-certificate] Certificate\nLot 8 in Strata Plan 84415\n«An enforcement notice was served on lot 8 over its deck.»',
      facts: { lotPlan: ['Lot 8 SP 84415', 'Lot 8'] },
    },
    {
      text: '[minutes]\nLot 8 in Strata Plan 84415\n«Secretary to write to lot 8 requesting reinstatement of the fire door.»',
      facts: { lotPlan: ['Lot 8 SP 84415', 'Lot 8'] },
      severity: 'high',
    },
    {
      text: '[minutes]\nLot 8 in Strata Plan 84415\n4. «The manager had no reply to the notice to comply that was sent to the owner of lot 8 about the awning.» «If it is still there in May the Tribunal is to be asked for an order, and the costs are to be recovered from the owner at that time.»',
      facts: { lotPlan: ['Lot 8 SP 84415', 'Lot 8'] },
      severity: 'high',
    },
    {
      text: '[minutes]\nLot 8 in Strata Plan 84415\n4. «There has been no response to the breach notice which was given to unit 8 on 2 May.»',
      facts: { lotPlan: ['Lot 8 SP 84415', 'Lot 8'] },
      state: 'VIC',
      severity: 'high',
    },
    // The certificate denies it.
    {
      text: '[owners-corporation-certificate] Strata information certificate\nLot 8 in Strata Plan 84415\n«Notices to comply with a by-law now in force against the lot: None»\n[minutes]\n4. «A notice to comply was given to the owner of lot 8 about the blinds.»',
      facts: { lotPlan: ['Lot 8 SP 84415', 'Lot 8'] },
      severity: 'high',
    },
    // It is told of the lot that is sold, and by its number.
    {
      text: '[owners-corporation-certificate] Certificate\nLot 23 in Strata Plan 84415\n«Notice to comply with a by-law, 22 July 2026, addressed to the owner of Lot 23.»',
      facts: { lotPlan: ['Lot 23 SP 84415', 'Lot 23'] },
      severity: 'high',
    },
    {
      text: '[owners-corporation-certificate] Certificate\nLot 23 in Strata Plan 84415\n«Breach notice given to the owner of lot 7 on 3 May 2026.»',
      facts: { lotPlan: ['Lot 23 SP 84415', 'Lot 23'] },
      severity: 'medium',
    },
    '[minutes]\n«The owner of lot 7 was told to take down the pergola by Christmas.»',
    '[minutes]\n«Lot 3 is asked to pull the awning down before the painters come.»',
    '[minutes]\n«The bathroom of Lot 9 was rebuilt without a by-law and its membrane cut.»',
    '«A breach notice was served on the owner of lot 14 in respect of an unapproved pergola on common property.»',
    '«The owner of this lot has altered the common property wall without approval of the body corporate.»',
    '«By-law contravention notice issued to Lot 9 for hard flooring installed without consent.»',
    {
      text: '«The lot owner is required under by-law 14 to reinstate the removed bathroom wall.»',
      state: 'NSW',
    },
    {
      text: '«Improvements on common property for which the owner is responsible | Air-conditioning unit, awning, deck»',
      state: 'QLD',
    },
    {
      text: '«A notice to comply under section 241 has been given to the lot owner.»',
      state: 'NSW',
    },
    '[owners-corporation-certificate]\n«Outstanding by-law breach notices: 1 (hard flooring)»',
    {
      text: '[minutes] Minutes\nLot 9 on the plan\n(f) Apartment 9. «A breach notice was sent over the air conditioner fixed to the street facade without consent.»',
      facts: { lotPlan: ['Lot 9 PS503391V', 'Lot 9'] },
      severity: 'high',
    },
    {
      text: '[minutes] Minutes\nLot 9 on the plan\n7. Unit 9. «A notice to comply was issued about the timber floor.»',
      facts: { lotPlan: ['Lot 9 PS503391V', 'Lot 9'] },
      severity: 'high',
    },
    {
      text: '[minutes] Minutes\nLot 9 on the plan\n4. «A breach notice was served on apartment 9 for the awning.»',
      facts: { lotPlan: ['Lot 9 PS503391V', 'Lot 9'] },
      severity: 'high',
    },
  ],
  passes: [
    '[lease] Lease\nUse of the premises | home of one household\n[by-laws] By-laws\n7. A lot must not be used as a lodging house or for workers’ accommodation.',
    '[lease] Lease\nUse of the premises | not to be used for short stays\n[by-laws] Rules\n3. Short stays are prohibited.',
    '[lease] Lease\nPermitted use | short-term stays\n[by-laws] Rules\n3. A lot may not be let for short stays without the consent of the committee.',
    {
      text: '[title-search] Title\nUnit 6 Units Plan 1204\n[minutes] Minutes\n9. Unit 11. A neighbour complains of the shed on the drive. The secretary is to send the owners a notice to remove it.',
      state: 'ACT',
      facts: { lotPlan: ['Unit 6 Units Plan 1204', 'Unit 6 Units Plan 1204'] },
    },
    {
      text: '[minutes]\nLot 8 in Strata Plan 84415\n4. No breach notice was given to lot 8. The Tribunal made no order on costs against an owner.',
      facts: { lotPlan: ['Lot 8 SP 84415', 'Lot 8'] },
    },
    {
      text: '[minutes]\nLot 7 in Strata Plan 84415\nA compliance notice was served by the council on the owner of lot 3.',
      facts: { lotPlan: ['Lot 7 SP 84415', 'Lot 7'] },
    },
    {
      text: '[minutes]\nLot 8 in Strata Plan 84415\nThe council sent a copy of the show cause notice given to the owner of lot 3.',
      facts: { lotPlan: ['Lot 8 SP 84415', 'Lot 8'] },
    },
    '[minutes]\nThe manager was asked to take the banner down.',
    '[minutes]\nThe awning of Lot 2 was approved on 3 May 2024.',
    'No breach notices have been issued to this lot.',
    'The renovations to lot 4 were approved on 3 May 2025.',
    'If an owner breaks the rules the committee may issue a breach notice to the lot owner.',
    'The builder was required to reinstate the common property wall of lot 4.',
    {
      text: '[minutes] Minutes\nLot 9 on the plan\n(f) Apartment 12. A breach notice was sent over the air conditioner.',
      facts: { lotPlan: ['Lot 9 PS503391V', 'Lot 9'] },
    },
  ],
  clear: ['The fees of the lot are paid.'],
})
