import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    // The form marks an empty house, and the lease of a flat runs on; its agent manages property.
    {
      text: '[contract-form] Contract\n«G2 Tenancies | ☒ nil, vacant possession of all of the land at settlement ☐ as listed below»\n[lease] RESIDENTIAL TENANCY AGREEMENT\nLandlord | P. Osei\nLandlord’s agent | Corner Street Property Management\nTenant | L. Marsh\nPremises | the flat at the rear\n«Term | fixed, from 3 March 2026 to 2 March 2028»\n«Rent | $340.00 a week, in advance»',
      state: 'NT',
      severity: 'high',
    },
    {
      text: '[contract-form] Contract\n«Possession | ☒ Vacant possession of the whole at settlement ☐ Subject to the tenancy below»\n[lease] TENANCY AGREEMENT\nManaging agent | Harbour Lettings and Management\nTenant | L. Marsh\n«Term | ☒ fixed: from 3 March 2026 to 2 March 2028 ☐ periodic»\n«Rent | $340.00 a week, in advance»',
      state: 'SA',
      severity: 'high',
    },
    {
      text: '[special-conditions] Conditions\n4. «The fixed term has run out and the tenants hold over from week to week.»\n[lease] Residential tenancy agreement\n«Term | ☐ 12 months ☐ periodic ☒ other: three years, starting on 4 May 2026 and ending on 3 May 2029»',
      severity: 'high',
    },
    // Openly subject to the tenancy: the rest is vacant, and a lease from the Territory is no letting.
    {
      text: '[contract-form] Contract\n«Possession ☐ Vacant possession ☒ Subject to tenancy, fixed term to 3 March 2027»\nLand rent lease? ☒ No ☐ Yes\n[special-conditions] Conditions\n1. Vacant possession of the garage and the shed is given at completion.\n2. «The studio is let to the Pells at $300 a week until 3 March 2027.»',
      state: 'ACT',
      severity: 'medium',
    },
    {
      text: '[contract-form]\n«10 Possession | ☒ Vacant possession is given to the Purchaser at settlement ☐ subject to tenancy»\n[lease] Annexure G\nLandlord | Bronwyn Callaghan\nTenant | Joss Petrakis\n«Term | Fixed term from 1 October 2025 to 30 September 2027»',
      facts: {},
    },
    // Whoever claims a right of which nobody has seen the paper.
    {
      text: '[particulars]\n«Possession | ☒ Vacant possession at settlement ☐ Subject to tenancies»\n[annexure] Letter\n«Dray Engines Pty Ltd has told us that it rents the workshop until 30 June 2029 for $90 a week and has paid ahead.»',
      severity: 'high',
    },
    {
      text: '[particulars]\n«Possession | ☒ Vacant possession at settlement ☐ Subject to tenancies»\n[vendor-statement] Form 1\n«1.4 Lease, agreement for lease, tenancy agreement or licence | YES / NO / NO | The occupier claims a lease of the yard to 1 March 2031; the vendor has not seen it.»',
      state: 'SA',
      severity: 'high',
    },
    // A secretary writes down what an owner says of his tenants.
    {
      text: '[particulars]\n«☒ Vacant possession at settlement ☐ Subject to tenancy»\n[minutes] Annual general meeting\n«Ms Quorn said that her tenants, who have the unit until the end of August 2029, will park in the street.»',
      facts: {
        vendors: [['Ida Quorn', 'Ms Quorn']],
        settlement: [{ kind: 'date', date: '2028-05-18' }, 'settlement'],
      },
      severity: 'high',
    },
    {
      text: '[particulars]\n«Possession Vacant possession on settlement»\n[minutes] Committee\n«Lot 4: the tenants remain in the villa through to March 2030 and ask for a new key.»',
      facts: { lotPlan: ['Lot 4 in Strata Plan 7781', 'Lot 4'] },
      severity: 'high',
    },
    {
      text: '[particulars]\n«Vacant possession will be given at settlement.»\n[annexure] Letter of the agent\n«The lessees hold the house until 3 May 2031.»',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n1. «The vendor discloses that the tenants hold over under a periodic agreement which the purchaser may end after completion.»\n[lease] Residential tenancy agreement\n«Term of the agreement: starting on 6 July 2026 and ending on 5 January 2028»',
      state: 'NSW',
      severity: 'high',
    },
    {
      text: '[particulars]\n«☒ Vacant possession on Completion ☐ Subject to the tenancy described in the Schedule»\n[lease] Residential tenancy agreement\n4. «Type ☐ Non-fixed term ☒ Fixed term From / to 22 May 2026 / 21 May 2027»',
      state: 'TAS',
      severity: 'high',
    },
    {
      text: "[particulars]\n«TENANTS NAME: Nil (with vacant possession insert 'Nil')»\n[building-report] Report\n«Occupancy on the day: occupied by tenant (Mr Ruiz), furnished»",
      state: 'QLD',
      severity: 'high',
    },
    {
      text: "[contract-form]\n«Tenant's Name | Nil»\n[building-report] Report\n«The home is let to Ms Orr until 4 May 2028.» She let us in.",
      state: 'QLD',
    },
    {
      text: '[particulars]\n«Possession Vacant possession on settlement»\n[special-conditions]\n1. «The studio over the garage is let to Ms Kaur at $280 a week.»',
      severity: 'high',
    },
    {
      text: '[particulars]\nOccupation at settlement:\n«Vacant»\n[owners-corporation-certificate] Certificate\nRoll of lot 12: Owner J Ames. «Let to R Duarte under a tenancy agreement ending 2 May 2028.»',
      severity: 'high',
      facts: { settlement: [{ kind: 'date', date: '2026-12-01' }, 'Vacant'] },
    },
    {
      text: '[contract-form]\n«The buyer is entitled to vacant possession of the land unless the box is ticked ☐ subject to a lease»\n[building-report] Report\n«We spoke with Ms Petrov, who rents the cottage and has an agreement until 8 August 2027.»',
      severity: 'high',
      facts: { settlement: [{ kind: 'date', date: '2026-12-01' }, 'cottage'] },
    },
    {
      text: '[particulars]\n«☒ Vacant possession»\n[lease] Residential tenancy agreement\nTenants | Kim and Lee Osgood\n«Expiry | 9 November 2027»\n[annexure] Note\n«The upstairs has been let again until 2029.»',
      severity: 'high',
      facts: { settlement: [{ kind: 'date', date: '2026-12-01' }, 'Osgood'] },
    },
    {
      text: '[particulars]\n«Possession | Vacant possession»\n[annexure] Papers\n«Marko has the shed for three years from today at $90 a week, and whoever buys next keeps him on.»',
      severity: 'high',
    },
    {
      text: '[contract-form]\n«The buyer receives vacant possession.»\n[special-conditions]\n4. «The bungalow remains occupied by Pat Noonan, and the purchaser takes the land subject to that and shall evict him at its own cost.»',
      severity: 'critical',
    },
    {
      text: '[particulars]\n«Tenancies | Nil»\n[lease] General tenancy agreement\nTenant | Odo Quill\n«Term | fixed term | from 4 August 2026 | until 3 August 2027»',
      severity: 'high',
      facts: { contractDate: ['2026-12-01', 'Nil'] },
    },
    {
      text: '[contract-form]\n«The buyer offers to purchase the land with vacant possession unless stated otherwise in the special conditions.»\n[lease] Residential tenancy agreement\nTenant | Odo Quill\n«Term | ☒ fixed | ☐ periodic | 15 June 2026 to 14 June 2027»',
      severity: 'high',
      facts: { contractDate: ['2026-12-01', 'Odo Quill'] },
    },
    {
      text: '[particulars]\nPrice $700,000\n[lease] Farm lease\n«If the owner decides to part with the land she will offer it to the grazier before anyone else.»',
      severity: 'high',
    },
    {
      text: '[particulars]\nPrice $700,000\n[lease] Lease of the shop\n«Should the lessor wish to sell, the lessee is entitled to buy at the figure of any honest offer.»',
      severity: 'high',
    },
    {
      text: '[particulars]\nPrice $700,000\n[annexure] Letter of the tenant\n«The landlord told me in writing that I have first go if he sells.»',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n2. The vendor must give either vacant possession or receipt of rents and profits, as the particulars say.\n[particulars]\n«Sold subject to a residential rental agreement, fixed term ending on 4 May 2027»',
      severity: 'medium',
    },
    // A notice that the tenants dispute ends nothing.
    '[special-conditions]\n1. «Vacant possession is given at settlement.»\n2. «The house is let to the Pells at $500 a week under a fixed term tenancy agreement ending 4 May 2028.»\n3. A notice to vacate for 1 February 2027 was given, which the tenants dispute at the tribunal.',
    '[particulars]\nSettlement: 4 January 2027\n[annexure] Letting summary\n«The tenants, H. and L. Vickery, have a lease of 3A Wandoo Mews from 1 May 2026 to 30 April 2027.»\n(ii) «The Seller gives vacant possession and states that nobody holds a lease of the property.»',
    '[particulars]\n«☒ VACANT POSSESSION ☐ subject to existing tenancies»\n[lease] Residential tenancy agreement\n«Term: 52 weeks starting 12 January 2026 and ending 10 January 2027.»',
    '[special-conditions]\n1. «The vendor will deliver the property vacant.»\n[annexure] Letting report\n«Our tenants hold a lease until 28 February 2027.»',
    {
      text: '[particulars]\n«Tenancy: fixed term ending 14 March 2027, rent $510 per week»\n[contract-form]\nVacant possession is given at settlement unless a tenancy is stated above.',
      severity: 'medium',
    },
    '[particulars]\n«Lease: ☒ residential tenancy agreement for a fixed term ending on 14 March 2027»',
    '[particulars]\n«☐ VACANT POSSESSION ☒ subject to existing tenancies»',
    '[special-conditions]\n«The tenancy is periodic at a rent of $560 per week.»',
    '[special-conditions]\n«The Purchaser acknowledges that the property is sold subject to the existing residential tenancy agreement, a copy of which is annexed, and that the tenant shall remain in occupation after completion.»',
    '[special-conditions]\n«The purchaser buys with notice of the tenancy of Mr Cole, who pays $470 each week.»',
    '[special-conditions]\n«There is a lessee under a registered lease until 2029.»',
    '[special-conditions]\n«The land is share-farmed by a neighbour until the crop is off.»',
    '[particulars]\n«Sold subject to: residential tenancy agreement, $510 per week, ending 14 March 2027»',
    '[special-conditions]\n«The Purchaser takes the Property with the tenant in occupation and will not require the Vendor to end the lease.»',
    '[special-conditions]\n«The current occupier pays rent monthly and stays on after completion.»',
    '[particulars]\n«Vacant possession ☐ Subject to tenancy ☒»',
    '[particulars]\n«Possession: upon acceptance of title and subject to the rights of the lessee»',
    '[special-conditions]\n1. «The back unit is let to T. Novak on a month-to-month basis for $310 weekly.»',

    '[special-conditions]\n1. «Fixed term from 1 March 2026 to 28 February 2028, rent $595 per week, bond $2,578 lodged with the RTBA.»',
    '[special-conditions]\n1. «In consideration of painting works the rental provider has accepted rent to 31 March 2027 in advance.»',
    '[special-conditions]\n1. «The renters have a lease until 30 June 2028 and the Buyer takes the place of the rental provider.»',
    '[special-conditions]\n1. «The granny flat is occupied by a boarder who pays $200 each week.»',
    '[special-conditions]\n1. «The Purchaser buys with the benefit and burden of the agistment agreement.»',

    '«The land is sold subject to a residential tenancy expiring on 4 May 2027.»',
    '[vendor-statement]\n«The property is let on a periodic tenancy at $520 per week.»',
    {
      text: '«Vacant possession on completion»\n[lease]\n«Fixed term tenancy ending on 9 June 2028, rent of $700 per week»',
      severity: 'high',
    },
    {
      text: '[contract-form]\n«☐ VACANT POSSESSION ☒ subject to existing tenancies»',
      state: 'NSW',
    },
    // A tenant who may buy first.
    {
      text: '[lease]\n55. «The landlord grants the tenant first right to buy the premises at any price offered by another person.»',
      severity: 'high',
    },
    {
      text: '[lease] Rental agreement\n«If the rental provider wishes to sell it must first offer the premises in writing to the renters.»',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n«The tenant holds a right of first refusal over the land.»',
      severity: 'high',
    },
    {
      text: '[vendor-statement]\n«Lease to Orr Pty Ltd with an option to purchase until 30 June 2028.»',
      severity: 'high',
    },
    {
      text: '[lease] Lease\n12. «The lessee has a pre-emptive right which binds any successor of the lessor.»',
      severity: 'high',
    },
    // A tenant with a case against the landlord.
    {
      text: '[lease] Ledger\n«14/09 Tribunal application R2026/41877 received from renters (repairs, compensation $6,400).»',
      severity: 'high',
      state: 'VIC',
    },
    {
      text: '[special-conditions]\n«The tenant has lodged a claim for compensation in QCAT, listed on 3 May 2027.»',
      severity: 'high',
      state: 'QLD',
    },
    {
      text: '[vendor-statement]\n«SACAT proceedings brought by the tenants for repairs are pending.»',
      severity: 'high',
      state: 'SA',
    },
    {
      text: '[lease] Notes\n«Order made by the Magistrates Court on 2 June 2026: lessor to carry out repairs to the roof.»',
      severity: 'high',
      state: 'WA',
    },
    {
      text: '[lease] Notes\n«Hearing before the Residential Tenancy Commissioner on 9 July about the bond.»',
      severity: 'high',
      state: 'TAS',
    },
  ],
  passes: [
    {
      text: '[particulars]\nPossession Vacant possession on settlement\n[minutes] Committee\nLot 9: the tenants remain in the villa through to March 2030 and ask for a new key.',
      facts: { lotPlan: ['Lot 4 in Strata Plan 7781', 'Lot 9'] },
    },
    {
      text: '[particulars]\nSeller: Una Hart\n[annexure] Energy rating\nStudio with its own entry, ideal for a tenant at $420 a week.',
      state: 'ACT',
    },
    '[annexure] Notes\nThe flat would suit a renter at $380 per week.',
    '[annexure] Notes\nDownstairs rooms are perfect for a lodger at $250 a week.',
    {
      text: '[particulars]\nSeller: Priya Rao and Duncan Rao, both registered as joint tenants of the lease',
      state: 'ACT',
    },
    {
      text: '[particulars]\nRegistered proprietors of the Crown lease: Ana Pires and Tom Orwell as tenants in common',
      state: 'ACT',
    },
    '[annexure] Advertisement\nStudio with its own entry, ideal for a tenant at $420 a week.',
    '[annexure] Brochure\nThe granny flat is perfect for renting out; similar flats bring in $380 per week from a renter.',
    '[other] Flyer\nLease it to a tenant for about $500 a week, or keep it for your guests.',
    '[other] Property report\nInternet | NBN\nRental estimate | $640 to $680 per week (house), unfurnished',
    '[other] Letter\nWe believe the home would rent for $520 per week in the present market.',
    '[other] Details\nEstimated rental return: $2,300 per month.',
    '[particulars]\nRental appraisal: $450 - $480 a week',
    {
      text: '[particulars]\nTENANTS NAME: Nil\n[building-report] Report\nOccupancy on the day: vacant, furniture of the owner',
      state: 'QLD',
    },
    {
      text: '[particulars]\n☒ Vacant possession\n[building-report] Report\nThe house is let to Mr Dee under an agreement until 8 October 2026.',
      facts: { settlement: [{ kind: 'date', date: '2026-12-01' }, 'Dee'] },
    },
    '[particulars]\n☒ Vacant possession\n[owners-corporation-certificate] Certificate\nLot 3 on the roll: the lot is occupied by the owner.',
    '[particulars]\n☒ Vacant possession\n[annexure] Letter\nThe flat was let to Ms Orr until June 2025 and she has moved out.',
    '[special-conditions]\n2. The Seller declares that no other person has or claims any interest in the Property by way of tenancy, option or right of first refusal.',
    '[special-conditions]\nNo third party holds a lease, a licence or a right of pre-emption over the land.',
    '[lease] Residential tenancy agreement\nTerm 52 weeks from 14 October 2024; continued until 12 October 2026, when possession was given up.',
    '[particulars]\nSubject to the lease to Ms Wren, $520 a week until 4 March 2027, the Buyer being an investor.',
    '[particulars]\nPrice $700,000\n[lease] Lease of the shop\nIf the lessee sells the business it must offer the plant to the lessor.',
    '[particulars]\nPrice $700,000\n[lease] Lease of the shop\nThe lessor offered to sell to the lessee, who declined.',
    {
      text: '[particulars]\nVacant possession on completion\n[annexure] Crown lease under the Land Rent Act\n4. The lessee may have a further lease on payment of the cost of granting it.',
      state: 'ACT',
    },
    '[particulars]\nPossession: vacant possession at settlement\n[special-conditions]\n4. The buyer takes over the rental of the panels at $38.00 a month.',
    '[particulars]\nPossession: vacant possession at settlement\n[special-conditions]\n4. The buyer pays the ground rent of $2,400.00 a year from settlement.',
    '[particulars]\nTenancy: the tenant, Mr Orr, has signed to leave on 4 May 2027 and vacant possession is promised at settlement\n[lease]\nRent $480 a week, paid to 4 May 2027.',
    '[special-conditions]\nRent paid in advance is adjusted at settlement and the bond is transferred.',
    // The tenants have gone, or have to go before settlement.
    '[contract-form]\nVacant possession on completion\n[special-conditions]\n4. On 2 November 2026 the vendor gave the tenants a termination notice, which takes effect on 1 February 2027.\n5. The tenants have taken a lease elsewhere from 18 January 2027.',
    '[special-conditions]\n4. The tenants, whose lease expired on 10 October 2026, gave up possession on that day and the bond form has been signed.\n5. The Property is sold with vacant possession.',
    '[special-conditions]\n1. Vacant possession is given at settlement.\n2. The house is let to the Pells at $500 a week, and the renters have given notice that they leave on 4 December 2026.',
    "[special-conditions]\n1. Vacant possession is given at settlement.\n2. A copy of the renters' notice of intention to vacate is attached. The weekly rent is $480.",
    '[special-conditions]\n1. Vacant possession is given at settlement.\n2. The tenant moved out on 3 May 2026 and returned the keys; rent of $420 was paid to that day.',
    // A printed clause for a case that was not marked, and a row answered with no.
    '[special-conditions]\n24. Vacant possession is given unless the Schedule is marked otherwise.\n25. This clause has effect only if Subject to Tenancy has been marked.',
    '[special-conditions]\n9. Tenancies. This condition applies only where the property is sold subject to a tenancy.',
    '[particulars]\nSubject to lease | No. The house will be empty at settlement',
    '[particulars]\nTenancy | Nil, and none is to be made before settlement',
    '[particulars]\n☒ VACANT POSSESSION ☐ subject to existing tenancies\n[other] Agreement\nAgency agreement expires 14 February 2028',
    '[lease] Terms\n31. The renter may apply to VCAT for an order if urgent repairs are not done.',
    '[lease] Notes\nThe application of the renters to the tribunal about repairs was dismissed.',
    '[special-conditions]\nThe tenant was offered the first right to buy and declined in writing on 3 May 2026.',
    '[special-conditions]\nThe developer has a right of first refusal over unsold lots.',
    '[particulars]\n☒ VACANT POSSESSION ☐ subject to existing tenancies',
    '[special-conditions]\nThe property will be empty at settlement.',
    '[particulars]\nVacant possession at settlement.',
    '[special-conditions]\nThe tenant moved out on 1 March and the property is vacant.',
    'The furniture lease at $90 per month is taken over by the purchaser.',
    {
      text: '[vendor-statement] Form 2\nA residential tenancy in the last 12 months: ☒ Yes. Fixed term ending 3 May 2025.',
      state: 'QLD',
    },
    'Vacant possession at settlement',
    '☐ The property is sold subject to a lease for a term ending on',
    'The tenancy ended on 1 March 2026 and the house, let until then, is vacant.',
    'Vacant possession is given on settlement, or where the schedule names a tenant the rent is adjusted.',
    '[lease] Residential tenancy agreement\n21. The tenant must not keep back rent for repairs without an order of the tribunal made on an application.',
    '[special-conditions]\n3. The vendor may remain in the house as licensee until 1 May 2027 at $50 a week.',
  ],
  clear: ['At settlement the purchaser is entitled to vacant possession.'],
})
