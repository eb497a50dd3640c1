import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    '[particulars]\n«Land | Unit 4 and Accessory Unit 10 (carport) on Strata Plan 027418»\n[plan] Plan of strata subdivision\nUnit | Entitlement | Liability | Accessory unit held with it\n«4 | 18 | 18 | Unit 4 has no accessory unit»\n5 | 16 | 16 | Accessory unit 11\n«6 | 17 | 17 | Accessory unit 10»',
    {
      text: '[particulars]\n«The unit is sold with carport No. 9 behind the building.»\n[plan] Strata plan\nUnits | Subsidiary\n1 to 8 | Carport of the same number\n[other] Letter of the corporation\n«No carport belongs to unit 9.»',
      state: 'SA',
    },
    {
      text: '[particulars]\nApartment 3.06 with one car space\n[other] Parking schedule\nApt | Space | Remarks\n3.05 | 11 | Lower platform of a car stacker\n«3.06 | 12 | Upper platform of a car stacker, cars up to 1,600 mm high»',
      facts: { lotPlan: ['Lot 306 PS 500100K', 'Apartment 3.06'] },
      severity: 'medium',
    },
    {
      text: '[particulars]\n«The flat with its garage and parking space P7 in the forecourt»\n[by-laws] By-laws\n«Spaces P6 to P9 and P7 are for visitors only and an owner must not park there.»',
      state: 'NSW',
    },
    {
      text: '[contract-form]\n«Home unit together with car bay C2»\n[owners-corporation-certificate] Statement\n«Bays C1 and C2 are common property and no by-law gives them to a lot.»',
      state: 'QLD',
    },
    {
      text: '[particulars]\n«Villa 3 with carport and second car space 14»\n[minutes] Minutes\n«Owners were reminded that bays 13 and 14 are for callers only.»',
      state: 'SA',
    },
    // A list that gives the space to another lot, or passes over the lot that is sold.
    {
      text: '[particulars]\n«Exclusive use areas: courtyard E4 and car space B4A»\n[by-laws] Schedule\nLot 3 on SP301188 | E3 | B3A\nLot 4 on SP301188 | E4 | -\n«Lot 5 on SP301188 | E5 | B4A»',
      state: 'QLD',
      facts: { lotPlan: ['Lot 4 SP301188', 'Lot 4 on SP301188'] },
    },
    {
      text: '[contract-form]\n«Improvements ☒ home unit ☒ carspace»\nLot 12 in SP 90011\n[by-laws] By-laws\nBy-law 9. «Exclusive use of car spaces»\nLot Space\n10 S1\n«11 S2»\n«13 S3»\n14 S4\n15 S5',
      state: 'NSW',
      facts: { lotPlan: ['Lot 12 SP90011', 'Lot 12 in SP 90011'] },
    },
    {
      text: '[contract-form]\n«☒ other: villa with garage and an additional car space at the side»\nLot 3 in SP 4411\n[plan] Strata plan\n«P1 AND P2 ARE VISITORS PARKING AND ARE COMMON PROPERTY.»\n[minutes]\n«Space P1 is a visitor space and not for residents.»',
      state: 'NSW',
      facts: { lotPlan: ['Lot 3 SP4411', 'Lot 3 in SP 4411'] },
    },
    // Used by leave, told by the scheme itself.
    {
      text: '[particulars]\nUnit 6 with two car spaces\n[owners-corporation-certificate] Note\n«The second bay of unit 6 is used by leave of the committee, which may take it back on 14 days notice.»',
      facts: { lotPlan: ['Unit 6', 'Unit 6'] },
    },
    '[owners-corporation-certificate] Statement\n«9 Car space beside the ramp | Common property, used under a permission of the council of owners that is revocable and does not go with the lot.»',
    '[particulars]\n«Ground floor shop, with use of one car space»\n[by-laws]\n«No lot has a car space of its own.»',
    // The plan's own table, whatever its columns are called.
    {
      text: '[particulars] Particulars\n«One car space on title and one storage cage»\n[plan] Draft plan\nLot | Internal m² | Car space (Basement 2) | Storage\nB305 | 66 | CP-61 | S-40\n«B307 | 68 | nil | S-42»',
      facts: { lotPlan: ['Lot B307 on PS 931406V', 'B307'] },
    },
    {
      text: '[particulars] Particulars\n«Exclusive use: car space 17 and storage cage 17»\n[owners-corporation-certificate] Schedule E\nLot | Car space | Storage cage\n16 | 16 | 16\n«17 | none | 17»',
      facts: { lotPlan: ['Lot 17 on SP 241806', '17'] },
    },
    {
      text: '[particulars] Particulars\n«including car bay 9 and the sun room»\n[plan] Floor plan\nBays 1 to 8 are part lots. «Bays 9, 10 and 11 are common property (visitors).»',
      facts: { lotPlan: ['Lot 5 on Strata Plan 21846', 'car bay'] },
    },
    {
      text: '[particulars] Particulars\n«Goods: blinds, storage cage 27, two remote controls»\n[minutes] Basement\n«Cages that are not on the units plan are used by leave of the committee.»',
      facts: { lotPlan: ['Unit 27 on UP 3316', '27'] },
    },
    '[particulars] Particulars\n«Parking: one bay in basement 2, number to be advised before settlement»',
    '[special-conditions]\n«The Developer may allocate another bay in place of the one drawn.»',
    '[special-conditions]\n«Your garage can be moved to the other side of the drive if we wish.»',
    '[particulars]\nPrice $700,000\n[annexure] Letter\n«The parking space is used under a licence terminable at a month’s notice and is not part of the lot.»',
    '[particulars]\n«Parking: one bay, under a licence that the body corporate may end on two months’ notice»',
    '[vendor-statement]\n«The storage cage is held by licence from the owners corporation, revocable by the committee.»',
    '[special-conditions]\n1. «The two bays behind the shop are the church’s, lent by the week.»',
    '[special-conditions]\n1. «The sale includes the parking space beside the stair.»\n[annexure] Letter\n«No parking space goes with flat 3.»',
    '[particulars]\n«Parking: car space 18 on title»\n[title-search]\n«Spaces 11 to 30: common property, licensed to the operator.»',
    {
      text: '[particulars] Particulars\n«Apartment with car space, on title»\n[owners-corporation-certificate] Certificate\n«The car spaces are common property used under a licence.»',
      state: 'VIC',
    },
    '[particulars]\n«Unit 3, 41 Mill Street, with undercover car space»\n[plan] Strata plan\n«All other parking, paths and lawns are common property.»',
    '[contract-form]\n«improvements ☐ house ☒ garage ☒ home unit»\n[plan] Strata plan\n«GARAGES (separate lots): lots 13 to 18»',
    '[special-conditions]\n«The buyer has no assurance that the garage in the basement goes with the lot.»',
    "[special-conditions]\n«The car space is made available under a licence which the owners corporation may end on 30 days' notice.»",
    '[special-conditions]\n«The storage cage is not on title and its use is at the discretion of the committee.»',
    '[special-conditions]\n«The Vendor does not warrant that a car park will be available to the Lot.»',
    '[by-laws]\n«Car spaces may be re-allocated by the committee from time to time.»',
    '[special-conditions]\n«The use of car space 14 is personal to the present owner and does not pass on a sale.»',
    '«One car space on title»\n[plan]\n«All car spaces are common property.»',
    '«Car park 12 in the basement»\n[by-laws]\n«Lot 4 has the exclusive use of car space 21.»',
    '«Garage and one (1) storage cage»\n[vendor-statement]\n«The storage cage is held under a licence.»',
    {
      text: '[contract-form]\n«improvements | ☐ HOUSE ☒ home unit ☒ carspace»\n[plan]\n«Car spaces 1 to 20 form part of the common property»',
      state: 'NSW',
    },
    '[special-conditions]\n43. «The purchaser acknowledges that the car space is common property held under an exclusive use right that has not been registered.»',
    '[special-conditions]\n«The storage cage is occupied by permission of the owners corporation, which may be withdrawn.»',
    '[special-conditions]\n«The vendor gives no warranty that the parking space used with the unit forms part of the lot or is on title.»',
    '[special-conditions]\n«The garage is used under an informal arrangement and no by-law gives the owner a right to it.»',
    '[special-conditions]\n«Car parking is by licence from the adjoining owner, revocable on one month notice.»',
    '[special-conditions]\n«The Seller does not own the car bay shown in the plan, which is common property.»',
    '7. «Car parking and storage will be allocated by the Developer before settlement and may be in any level of the basement.»',
    '7. «The parking bay is in a mechanical car stacker maintained at the lot owner’s cost.»',
    '7. «No car space is included in the sale although the brochure refers to one.»',
    '[by-laws]\n«The licence of the storage cage may be ended by the owners corporation at any time.»',
    '7. «Parking is by way of a revocable licence from the owners corporation and does not pass on resale.»',
    '7. «Store No. 18 forms part of common property and may be used with the consent of the committee.»',
    '7. «The Vendor will nominate the car park before settlement and the Purchaser must accept it.»',
    {
      text: '40 Carspace. «The vendor has let the carspace to the owner of Lot 4 to 30 June 2029 for a sum already received.»',
      severity: 'high',
    },
    {
      text: '12. «The storage cage is licensed to the owner of unit 9 for three years from January 2026.»',
      severity: 'high',
    },
    { text: '7. «Car park 14 has been leased to the shop until 4 May 2028.»', severity: 'high' },
  ],
  passes: [
    {
      text: '[particulars]\nApartment 3.06 with one car space\n[other] Parking schedule\nApt | Space | Remarks\n3.05 | 11 | Lower tray of a mechanical parker\n3.06 | 12 | At grade',
      facts: { lotPlan: ['Lot 306 PS 500100K', 'Apartment 3.06'] },
    },
    '[contract-form]\n☒ garage\nLot 3 in SP 4411\n[plan] Strata plan\n(G) DENOTES GARAGE (CP) DENOTES COMMON PROPERTY\nP1 AND P2 ARE VISITOR PARKING AND FORM PART OF COMMON PROPERTY.',
    '[particulars]\nThe flat with parking space P7 in the forecourt\n[by-laws] By-laws\nSpaces P1 to P3 are for visitors only.',
    '[particulars]\nThe flat with car space 4\n[by-laws] By-laws\n4. Visitors may park in the marked bays for up to 48 hours.',
    '[particulars]\nThe flat with car space P4\n[by-laws] By-laws\nThe owner of lot 2 has exclusive use of space P4, which is common property.',
    {
      text: '[contract-form]\nImprovements ☒ home unit ☒ carspace\nLot 12 in SP 90011\n[by-laws] By-laws\nBy-law 9. Exclusive use of car spaces\n10 S1\n11 S2\n12 S3\n14 S4\n15 S5',
      facts: { lotPlan: ['Lot 12 SP90011', 'Lot 12 in SP 90011'] },
    },
    {
      text: '[particulars]\nExclusive use areas: courtyard E4 and car space B4A\n[by-laws] Schedule\nLot 3 on SP301188 | E3 | B3A\nLot 4 on SP301188 | E4 | B4A',
      facts: { lotPlan: ['Lot 4 SP301188', 'Lot 4 on SP301188'] },
    },
    {
      text: '[particulars]\nLot 118, exclusive use of car space 41\n[by-laws] Schedule E\n116 | E116 | car space 39\n118 | E118 | car space 41\n120 | E120 | car space 42',
      facts: { lotPlan: ['Lot 118', 'Lot 118'] },
    },
    {
      text: '[particulars]\nUnit 6 with one car space\n[owners-corporation-certificate] Note\nThe bay of lot 9 is used by leave of the committee, which may take it back on notice.',
      facts: { lotPlan: ['Unit 6', 'Unit 6'] },
    },
    {
      text: '[particulars] Particulars\nincluding car bay 4\n[plan] Floor plan\nBays 1 to 8 lie within lots as part lots. Bays 9, 10 and 11 are common property.',
      facts: { lotPlan: ['Lot 5 on Strata Plan 21846', 'car bay'] },
    },
    {
      text: '[particulars] Particulars\nOne car space on title\n[plan] Plan\nLot | Car space (Level 1) | Storage cage\n17 | 21 | none',
      facts: { lotPlan: ['Lot 17 on SP 241806', '17'] },
    },
    {
      text: '[particulars] Particulars\nStorage cage 3\n[minutes] Basement\nBays that are not on the plan are used by leave of the committee.',
      facts: { lotPlan: ['Unit 3 on UP 3316', '3'] },
    },
    '[plan]\nGarages and yards form part of the lots as drawn, and are not common property.',
    '[particulars] Particulars\nParking: bay 14 on title, part of lot 6',
    '[special-conditions]\nThe place of settlement is to be nominated by the vendor before completion.',
    '[vendor-statement]\nThe car space is part of the lot and not held under a licence.',
    '[special-conditions]\n1. The garage is on the title and its door was put in by a licensed builder.',
    '[particulars]\nParking: car space 8 on title\n[title-search]\nSpaces 11 to 30: common property, licensed to the operator.',
    '[special-conditions]\n1. The sale includes the garage.\n[annexure] Letter\nNo dogs may be kept in the garage.',
    '[special-conditions]\nNo parking space is attached to a lot: guests park on the neighbouring parcel under the easement for car parking.',
    '[special-conditions]\n4. No car space goes with any unit; the street has permits for residents.',
    ...[
      'Lot 204 car space 30 and cage 30; Lot 205 car space 31; Lot 206 car space 40.',
      'Exclusive use: Lot 9 - car park 12',
      'Lot 11: car bay 4',
    ].map((listed) => ({
      text: `[particulars] Particulars\nLot 205, car space 31 by exclusive use\n[by-laws] By-laws\n${listed}`,
      state: 'QLD' as const,
      facts: { lotPlan: ['Lot 205 SP267719', 'Lot 205'] as const },
    })),
    '[special-conditions]\n3. The shed is used by a licensee for storage only and the licence ends on 31 January 2027, before completion.',
    {
      text: 'The car space forms part of Lot 19 on the strata plan and does not depend on any by-law or licence.',
      state: 'NSW',
    },
    {
      text: '[contract-form] Contract\nimprovements ☒ home unit ☒ carspace (part of lot)\n[plan] Strata plan\nThe car space is a part of lot 5 and is not held under an exclusive use by-law or licence.',
      state: 'NSW',
    },
    {
      text: '[particulars] Particulars\nUnit 3 with car park 12\n[plan] Units plan\nThe car space is a subsidiary of unit 3, not leased by the corporation or held by licence.',
      state: 'ACT',
    },
    {
      text: '[particulars] Particulars\nApartment with garage, on title\n[owners-corporation-certificate] Certificate\nGarages form part of the lot and are not common property.',
      state: 'VIC',
    },
    '[special-conditions]\nCar space 4 forms part of the lot.',
    '[special-conditions]\nCar space 12 is part of lot 12 on the plan.',
    '[special-conditions]\nThe car park must be kept clean.',
    '[special-conditions]\nThe car space is part of the lot and is shown on the strata plan.',
    '[special-conditions]\nThe purchaser must not park in the visitor car spaces before completion.',
    '[special-conditions]\nThe exclusive use by-law for car space 4 is registered and passes with the lot.',
    'Car park 12\n[by-laws]\nLot 4: car space 12',
    '[by-laws]\nCar spaces are common property.',
    '7. The car space was let until May and is free again.',
    '7. The unit is let with its car space until 4 May 2028.',
  ],
  clear: ['Lot 4 with one car space on title'],
})
