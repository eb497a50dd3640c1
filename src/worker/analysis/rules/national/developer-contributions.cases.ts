import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '[rates-certificate] Rate notice\n«Special charge: owners along the road repay its sealing in twenty half-yearly instalments, January 2024 to December 2033. $3,100.00 is left to pay on this assessment.»',
      state: 'QLD',
      severity: 'low',
    },
    {
      text: '[rates-certificate] Rates\n«From 1 July 2027 a separate charge of $940.00 a year over eight years falls on this property for the sea wall.»',
      state: 'TAS',
      severity: 'low',
    },
    // A rate for works of one lane or estate, for years to come.
    {
      text: '[rates-certificate] Rates notice\n«Special charge – Wattlebird Lane sealing | year 2 of 10, ends June 2035 | $275.00»',
      severity: 'low',
    },
    {
      text: '[rates-certificate] Rates\n«The special rate is for the upkeep of the wetlands and will be levied on these lots alone until 30 June 2041.»',
      severity: 'low',
    },
    '[rates-certificate] Certificate\nSpecial rates\n«Lane scheme 12: your share is $7,400.00, payable by 20 quarterly instalments of $370.00 | $7,400.00»',
    '[rates-certificate] Certificate\nSpecial charges\n«Balance of special charge, which stays with the land | $8,120.00»',
    '[special-conditions]\n10. «Any part of a special charge that falls due after settlement is for the purchaser to pay.»',
    {
      text: '[planning-certificate]\n6. Infrastructure charges. «The Council gave notice IC 17/204 for $18,300.00, which fell due in 2023 and of which nothing has been paid.»',
      severity: 'high',
    },
    {
      text: '[planning-certificate] Development contributions\n«A notice for $7,450 under permit 44/2021 remains outstanding and runs with the land.»',
      severity: 'medium',
    },
    {
      text: '[vendor-statement]\n«The headworks charge, by a notice of 3 May 2025 for $12,600, is still owing.»',
      severity: 'high',
    },
    '[special-conditions]\n31. The shed stays.\n[annexure]\nNotice of determination\n«Condition 21: monetary contribution of $96,480 payable before the subdivision certificate.»',
    '[rates-certificate] «Special charge scheme for street construction: balance $8,400 payable over 5 years.»',

    '[vendor-statement]\n«Council will collect $24,000 a lot for drainage and open space when the land is subdivided.»',
    {
      severity: 'high',
      text: '[vendor-statement]\n«An infrastructure levy of $38,000 per lot is payable to the council before a building permit issues.»',
    },
    '[special-conditions]\n1. «The Purchaser must pay the development contributions required by the planning permit when it subdivides.»',
    '[rates-certificate]\n«Community infrastructure levy | $1,450.00 | payable before the building permit»',
    '[vendor-statement]\n«The land is bound by a planning agreement with the council about the new road.»',
    {
      state: 'QLD',
      text: '[special-conditions]\n1. «An infrastructure charges notice for $29,600 remains unpaid and will be the Buyer’s responsibility.»',
    },
    {
      state: 'NSW',
      text: '[special-conditions]\n1. «Section 7.11 contributions of $20,000 for the second dwelling are outstanding.»',
    },
    '[special-conditions]\n«Contributions of $18,400 under condition 12 of the permit are still unpaid and fall to the purchaser.»',
    '[planning-certificate] Planning permit\n«Cash in lieu of open space of $41,000 to be paid before the lots are released.»',
    '[special-conditions]\n«The Council’s instalments for the new road, $900 a year for six years, are taken over by the Buyer.»',
  ],
  passes: [
    '[building-permit] Approval\nAn infrastructure charges notice for $2,112,000.00 is attached to the applicant’s copy. It is payable by the applicant before the plan is approved and is not recoverable from a later owner of a lot.',
    '[planning-certificate]\n13 Underground power or other specified area charge | Paid out in 2011. No balance.',
    '[rates-certificate] Certificate\nSpecial charges\nLane scheme 12: your share of $7,400.00 was paid in full on 3 May 2024',
    '[rates-certificate] Certificate\nRates\nPayable in 4 quarterly instalments of $512.00',
    '[planning-certificate]\n6. Infrastructure charges. The charge of $18,300 under notice 17/204 was paid in full on 2 June 2023.',
    '[planning-certificate]\nInfrastructure charges. A charge of $9,000 would fall due if a second dwelling were built.',
    '[planning-certificate]\nContributions\tdevelopment contribution of $28,400 paid at subdivision, nothing owing',
    '[special-conditions]\n4. The Buyer will not be required to pay any estate levy, membership fee, developer contribution or infrastructure charge.',
    '[special-conditions]\n4. The Purchaser shall not be asked to pay an infrastructure charge.',
    '[special-conditions]\n31. Completion is due 21 days after the registration of the plan. The sunset date is 1 May 2028.\n[annexure]\nNotice of determination\nCondition 21: monetary contribution of $96,480 payable before the subdivision certificate.',
    '[special-conditions]\n31. The sunset date is 1 May 2028.\n[annexure]\nPlanning permit\nCondition 8: a development contribution of $41,000 must be paid before the statement of compliance issues.',
    '[special-conditions]\nThe contributions of $18,400 under condition 12 were paid by the vendor in March.',
    '[planning-certificate]\nInfrastructure charges of $402,000 are payable by the applicant before the plan is sealed.',
    '[rates-certificate]\nOpen space levy $21.40',
    'The Seller must pay every infrastructure charge levied before settlement.',
    {
      text: '[planning-certificate] Planning certificate\nContributions plans: the Shire-wide Section 7.12 Levy Plan 2022 (applies to new development over $200,000 throughout the local government area).',
      state: 'NSW',
    },
    '[vendor-statement]\nAll contributions are paid.',
    '[vendor-statement]\nAll development contributions were paid on subdivision.',
    '[vendor-statement]\nNo infrastructure levy is payable.',
    {
      state: 'NSW',
      text: '[planning-certificate]\nThe name of each contributions plan applying to the land: Fernvale Contributions Plan 2021.',
    },
    '[special-conditions]\n1. The Vendor must pay the infrastructure contributions before settlement.',
    '[special-conditions]\n1. Owners corporation contributions are adjusted at settlement.',
    '[planning-certificate] Decision\nOpen space contribution of $6,400 an allotment, paid by the developer.',
  ],
  clear: ['[vendor-statement]\nRates are $1,800 a year.'],
})
