import { cases } from '../cases.ts'

const TITLE =
  '[title-search]\nLot 7 in Strata Plan 90011\nSCHEDULE OF UNIT ENTITLEMENT\nLOT | ENT | LOT | ENT\n'
const facts = { lotPlan: ['Lot 7 SP90011', 'Lot 7 in Strata Plan 90011'] } as const
const sold = { lotPlan: ['Lot 7', 'Lot 7'] } as const

export default cases({
  flags: [
    {
      text: '[particulars]\nLot 7\n[by-laws] Community management statement\nLot | Contribution | Interest | Lot | Contribution | Interest\n«Lot 6 on SP104412 | 11 | 30 | Lot 7 on SP104412 | 13 | 34»\n[owners-corporation-certificate]\nLot entitlements\n«Contribution schedule, Lot 7 | 11 of an aggregate of 140»\nInterest schedule, Lot 7 | 34 of an aggregate of 610',
      facts: sold,
    },
    {
      text: '[particulars]\nLot 7\n[plan]\nSCHEDULE OF LOT ENTITLEMENT AND LOT LIABILITY\nLot | Entitlement | Liability\n6 | 34 | 15\n«7 | 33 | 45»\n8 | 33 | 40',
      facts: sold,
    },
    {
      text: '[particulars]\nLot 7\n[vendor-statement]\n«Unit entitlement of the lot | 15»\nSum of the unit entitlements of all lots | 100\n[plan]\nSCHEDULE OF UNIT ENTITLEMENTS\nLot | Unit entitlement | Title\n6 | 17 | 2716-96\n«7 | 18 | 2716-97»\n',
      facts: sold,
    },
    {
      text: '[plan]\nSCHEDULE OF LOT ENTITLEMENT AND LOT LIABILITY\nLot | Entitlement | Liability\n1 | 20 | 20\n2 | 20 | 25\n3 | 30 | 30\n«Total | 70 | 80»',
      facts: {},
    },
    {
      text: '[plan]\nLOT LIABILITY\nLots 1 to 8 12 each 96\nLots 9 to 12 10 each 40\n«Total liability 140»',
      facts: {},
    },
    {
      text: '[title-search]\nLot 7 in Strata Plan 90011\nSCHEDULE OF UNIT ENTITLEMENT\nLOT | ENT | LOT | ENT | LOT | ENT | LOT | ENT\n«6 | 52 | 7 | 58 | 8 | 61 | 9 | 50 | 10 | 52»\n[owners-corporation-certificate]\n«Unit entitlement: 63 of 1,000»',
      facts,
    },
    {
      text: '[particulars]\nLot 7\n[owners-corporation-certificate]\n«Lot liability of lot 7: 12 out of 100. Lot entitlement of lot 7: 12 out of 100.»\n[plan]\n«Lot liability sheet to the plan: lots 1 to 5 at 10 each, lot 7 has liability 14 and entitlement 12.»',
      facts: sold,
    },
    {
      text: '[particulars]\nLot 7\n[owners-corporation-certificate]\n«Unit entitlement of lot 7: 84»\n[minutes]\n«The secretary noted that lot 7 holds 94 of the 1,000 units of entitlement.»',
      facts: sold,
    },
    {
      text: '[particulars]\nLot 7\n[owners-corporation-certificate]\n«Contribution schedule lot entitlement for lot 7: 14.»\n[by-laws] Schedule A\n«Lot 7 carries contribution 12 and interest 11.»',
      facts: sold,
    },
    {
      text: '[particulars]\nLot 7\n[owners-corporation-certificate]\n«Lot 7 has unit entitlement 210.»\n[plan]\nUnit entitlement sheet\n«Unit 5, 190; unit 7, 220; unit 8, 200.»',
      facts: sold,
    },
    {
      text:
        TITLE +
        '«6 | 52 | 7 | 58»\n[owners-corporation-certificate]\n«Unit entitlement: 85 of an aggregate of 1,000»',
      facts,
    },
    {
      text: TITLE + '«7 58»\n[special-conditions]\n«Lot 7 has a unit entitlement of 68.»',
      facts,
    },
    {
      text: TITLE + '5 40\n«7 58 8 61»\n[owners-corporation-certificate]\n«Lot 7 | UE 60»',
      facts,
    },
    {
      text: '[particulars]\nLot 7\n[plan]\nLot Apartment Internal Car space Entitlement Liability\n6 1.06 58 part of lot (B1-14) 62 60\n«7 1.07 61 none 70 66»\n[vendor-statement]\n«Entitlement of Lot 7: 70. Liability of Lot 7: 86 of 5,700.»',
      facts: sold,
    },
    {
      text: '[particulars]\nLot 7\n[by-laws]\nLot Contribution Interest\n6 40 41\n«7 42 36»\n[owners-corporation-certificate]\n«Contribution schedule: lot 7 - 38 of 960 aggregate. Interest schedule: lot 7 - 36 of 960 aggregate.»',
      facts: sold,
    },
    {
      text: '[particulars]\nLot 7\n[vendor-statement]\n«Lot entitlement: 1,000 of an aggregate of 10,000»\n[title-search]\nSchedule of lot entitlements (certified by a valuer)\n«Lot 6 890 Lot 7 1,180»',
      facts: sold,
    },
    {
      text: '[particulars]\nLot 7\n[plan]\n«Proposed schedule of unit entitlement Lot 6: 88 Lot 7: 104 Aggregate 10,000»\n[vendor-statement]\n«3 | Proposed schedule of unit entitlement | Lot 7: 88»',
      facts: sold,
    },
  ],
  passes: [
    {
      text: '[particulars]\nLot 7\n[owners-corporation-certificate]\nLot entitlements\nContribution schedule, Lot 7 | 13 of an aggregate of 140\nInterest schedule, Lot 7 | 34 of an aggregate of 610',
      facts: sold,
    },
    '[owners-corporation-certificate]\nD Assets and liabilities at 31 October 2026\nCC 28413 Lot 7 | 1 / 1\nTitles\nLot 7 has a unit entitlement of 118 of 1000.',
    {
      text: '[particulars]\nLot 7\n[plan]\nSCHEDULE OF LOT ENTITLEMENT AND LOT LIABILITY\nLot | Entitlement | Liability\n6 | 34 | 32\n7 | 33 | 36\n8 | 33 | 32',
      facts: sold,
    },
    {
      text: '[plan] Plan of subdivision\nLots | Entitlement each | Liability each | Total liability\n1 to 8 | 66.5 | 66.5 | 532\n9 to 14 | 78 | 78 | 468\n[owners-corporation-certificate]\nLot 9: liability 78',
      facts: { lotPlan: ['Lot 9 PS512744', 'Lot 9'] },
    },
    {
      text: '[particulars]\nLot 7\n[plan]\nLot | Entitlement | Liability\n6 | 100 | 10\n7 | 102 | 10\n8 | 98 | 10\n[annexure] Draft budget\nFees are raised by lot liability (170 in all). Lot 7, with a liability of 10, pays $1,900.00.',
      facts: sold,
    },
    {
      text: '[particulars]\nLot 7\n[owners-corporation-certificate]\nContribution schedule | Lot 7: 1 All lots: 24\nInterest schedule | Lot 7: 41 All lots: 1,000\n[by-laws] Schedule A of lot entitlements\nLot | Contribution | Interest\n6 | 1 | 40\n7 | 1 | 41',
      facts: sold,
    },
    // Each unit has a column of its own.
    {
      text: '[particulars]\nUnit 7, entitlement 71 of 1000\n[plan] Units plan\nUnit | 1 | 2 | 3 | 4 | 5 | Aggregate\nEntitlement | 74 | 71 | 71 | 71 | 71 | 1000',
      facts: { lotPlan: ['Unit 7', '7'] },
    },
    {
      text: '[plan]\nLot 7 and others: LOT ENTITLEMENT AND LOT LIABILITY\nLot | Entitlement | Liability\n7 | 130 | 132\n8 | 140 | 141\nTotals for all lots: entitlement 5,000; liability 5,000.',
      facts: sold,
    },
    {
      text: '[plan]\nLot 7 and others: LOT ENTITLEMENT AND LOT LIABILITY\nLot | Entitlement | Liability\n7 | 130 | 132\nThe three offices have a liability of 310, 250 and 195.',
      facts: sold,
    },
    {
      text: '[plan]\nPLAN OF SUBDIVISION\nLot 1 | 348 sq m | Lot 2 | 301 sq m | Entitlement and liability: 50 each, of 100\n[owners-corporation-certificate]\nLot 1: entitlement 50, liability 50',
      facts: { lotPlan: ['Lot 1 PS418206M', 'Lot 1'] },
    },
    {
      text: '[plan]\nSchedule of lot entitlement and liability\nLot 6 412 sq. metres, lot 7 400 hectares\n[owners-corporation-certificate]\nLot liability of lot 6: 20 out of 100.',
      facts: { lotPlan: ['Lot 6 PS418206M', 'Lot 6'] },
    },
    // The list begins on another sheet, adds up, or goes on with lots that are not there.
    {
      text: '[plan]\nSCHEDULE OF LOT ENTITLEMENT\nLot | Entitlement\n11 | 20\n12 | 30\nTotal | 60',
      facts: {},
    },
    {
      text: '[plan]\nSCHEDULE OF LOT ENTITLEMENT\nLot | Entitlement\n1 | 20\n2 | 30\n3 | 10\nTotal | 60',
      facts: {},
    },
    {
      text: '[plan]\nSCHEDULE OF LOT ENTITLEMENT\nLot | Entitlement\n1 | 20\n2 | 30\n5 | 10\nTotal | 70',
      facts: {},
    },
    {
      text: '[particulars]\nLot 7\n[plan]\nLot liability: lot 7, 50; lot 2, 50. Lot entitlement: lot 7, 56; lot 2, 44.',
      facts: sold,
    },
    {
      text: '[particulars]\nLot 7\nUnit entitlement of the lot: 11 of 100.\n[minutes]\nContributions of eight lots at entitlements 14, 14, 13, 12, 12, 11, 12, 12 (100 in all).',
      facts: sold,
    },
    {
      text: '[particulars]\nLot 7\n[plan]\nEntitlement: 25 of 100 for lot 7; the scheme as lot 7 has 6 of 240 in the association.',
      facts: sold,
    },
    {
      text: '[title-search]\nUnit 12 on Units Plan UP 98/044\nUnit entitlement 38 of 1,000.\nOwner: Hoa Thi Bergmann, of Unit 12, 3 Poinciana Street',
      facts: { lotPlan: ['Unit 12 UP 98/044', 'Unit 12 on Units Plan UP 98/044'] },
    },
    {
      text: '[plan]\nSCHEDULE OF LOT ENTITLEMENT AND LOT LIABILITY - Lot 7: entitlement 52, liability 50. Lots 1 to 20 total 1000 and 1000.\n[particulars]\nLot 7',
      facts: sold,
    },
    {
      text: '[particulars]\nLot 7\n[owners-corporation-certificate]\nSchedule of entitlement, lot 7: 84\nNotices to lot 7, 19 Old Mill Road',
      facts: sold,
    },
    {
      text: '[particulars]\nLot 7\n[plan]\nLot liability for lot 7: 12\n[minutes]\nLot liability, Lot 7 (liability 12 of 100): paid.',
      facts: sold,
    },
    {
      text: '[particulars]\nLot 7\n[owners-corporation-certificate]\nLot 7 has liability 12 and entitlement 10, total liability 100.\n[plan]\nLot liability of lot 7: 12. Lot entitlement of lot 7: 10. Lot 6 has liability 14 and entitlement 13.',
      facts: sold,
    },
    {
      text:
        TITLE +
        '6 | 52 | 7 | 58\n[owners-corporation-certificate]\nUnit entitlement: 58 of an aggregate of 1,000',
      facts,
    },
    {
      text:
        TITLE +
        '6 | 52 | 7 | 58\n[owners-corporation-certificate]\nLot 6 has a unit entitlement of 52',
      facts,
    },
    {
      text: '[owners-corporation-certificate]\nContribution schedule lot entitlement of the lot: 46. Aggregate: 4,600.\nInterest schedule lot entitlement of the lot: 51. Aggregate: 4,750.\n[minutes]\nThe aggregate entitlement is 4,600.',
      facts: {},
    },
    {
      text: '[owners-corporation-certificate]\nEntitlement of lot 7: 63. Liability of lot 7: 70 of 6,300.\n[minutes]\nLiability of Lot 7 was previously 66.\nTotal entitlement 6,000, total liability 6,300.',
      facts: {},
    },
    {
      text: '[owners-corporation-certificate]\nUnit entitlement: 58 of 1,000\n[minutes]\nUnit entitlement of lot 9 is 61. Levies are $12.50 per unit entitlement 2026.',
      facts: {},
    },
    {
      text:
        TITLE +
        '6 | 52 | 7 | 58\n[owners-corporation-certificate]\nFees for each lot = total × lot liability ÷ 6000. Example lot liability 50: $4,950.00 a year.',
      facts,
    },
    {
      text:
        TITLE +
        '6 | 52 | 7 | 58\n[minutes]\nFor example, a lot with a unit entitlement of 40 pays $1,200 a year.',
      facts,
    },
    '[plan]\nCommunity plan sheet 3 lot entitlements of 10,000\nLot 1 1670 Lot 2 1640 Lot 3 1680',
  ],
  clear: [
    {
      text:
        TITLE + '6 | 52 | 7 | 58\n[owners-corporation-certificate]\nUnit entitlement: 58 of 1,000',
      facts,
    },
  ],
})
