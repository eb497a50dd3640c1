import { cases } from '../cases.ts'

export default cases({
  in: 'lease',
  flags: [
    {
      text: '[lease] Residential tenancy agreement\n«The rent for the six months to 30 April 2027 was paid ahead to the lessor.»',
      state: 'QLD',
      severity: 'medium',
    },
    {
      text: '[lease] Lease of a flat\n7. «The landlord pays for all gas and electricity used in the flat.»',
      state: 'TAS',
      severity: 'low',
    },
    {
      text: '[lease] Lease of a flat\n7. «The rent includes power and internet.»',
      state: 'SA',
      severity: 'low',
    },
    {
      text: '[lease] Lease of a shop\n11. «The lessee may end this lease on three months’ notice.» The lessor may end it if the shop is destroyed.',
      state: 'WA',
    },
    '[lease] Commercial lease\nTenant: Ash Pty Ltd\n5. «The rent is not to be reviewed before the end of the term.»',
    {
      text: '[lease] Operator lease\n9. «On 1 March 2028 the person who is the owner of the premises reimburses the Operator its cost of new beds and curtains.»',
      state: 'WA',
    },
    {
      text: '[lease] Residential tenancy agreement\n«The insulation is below the standard and the lessor is to bring it up to R5 by 15 March 2027.»',
      state: 'ACT',
    },
    {
      text: '[lease] Lease\n9. Further terms. «In the further term the rent is that of the last month of the term before it and is not to be reviewed.»',
      state: 'VIC',
    },
    '[lease] Residential tenancy agreement\n«The tenant may by letter take the house for a second fixed term of 12 months at the same rent.»',
    {
      text: '[lease] Residential rental agreement\n«The renters have the option to extend for a further term of two years.»',
      state: 'VIC',
    },
    // A further term at the tenant's choice, where vacant possession is promised.
    {
      text: '[particulars]\nPossession | Vacant possession\n[lease] Residential tenancy agreement\n«The tenant may by notice take a further term of twelve months from the end of this one.»',
      severity: 'high',
    },
    {
      text: '[particulars]\nPossession | Vacant possession\n[lease] Rental agreement\n«Option to extend: one further term of 2 years, at the present rent.»',
      severity: 'high',
    },
    {
      text: '[particulars]\nPossession | Vacant possession\n[lease] Lease\n«The lessee has the right to renew this lease for another three years by writing to the lessor.»',
      severity: 'high',
    },
    {
      text: '[particulars]\nPossession | Vacant possession\n[lease] Residential tenancy agreement\n22. «If no rent is in arrears, the landlord and any purchaser from the landlord must allow the tenant to remain for another forty weeks at the same rent.»',
      severity: 'high',
      state: 'NSW',
    },
    {
      text: '[particulars]\nPossession | Vacant possession\n[lease] General tenancy agreement\n«Special term: on request by 1 March the lessor will grant the tenant a further term of six months.»',
      severity: 'high',
      state: 'QLD',
    },
    '«9 Break: the lessee may end the lease on 30 days notice if it loses its contract.»',
    '«If the shop floods the rent abates and the tenant may leave.»',
    '«Rent $1 a year, paid ahead to 2048 by a single sum received by the owner in 2009.»',
    '«The landlord must replace the cool room motor when it fails.»',
    '«Carpet and paint will not be replaced by the builder at the end.»',
    '[special-conditions]\n1. Time is of the essence.\n[annexure]\nTenant to agent\n«My adviser says that makes the notice no good, and I have asked the RTA to conciliate.»',
    '«There were some delays with the rent since July.»',
    '«Option: a further five years at the same rent, at the tenant’s choice.»',
  ],
  passes: [
    '[lease] Lease of a flat\n8. The tenant may end the lease on seven days’ notice if the flat becomes unfit to live in.',
    '[lease] Lease of a flat\n8. The lessee may terminate this lease at once where the building is destroyed or compulsorily acquired.',
    '[lease] Lease of a flat\n8. The lessee may terminate this lease if the lessor fails to repair within a month of notice.',
    '[lease] Lease of a flat\n7. The tenant pays for gas and electricity on its own accounts.',
    '[lease] Residential tenancy agreement\nThe tenant may ask for a further term, which is granted only if the landlord agrees.',
    '[special-conditions]\n1. Time runs strictly.\n[annexure] AGREEMENT\nunder section 173 of the Planning and Environment Act 1987\n4. The owner must not sell or lease any part of the land before this agreement is recorded, and lets it to eligible tenants.',
    '6. The rent abates if the residential premises are destroyed or become partly uninhabitable, otherwise than by a breach of this agreement.',
    '15. A tenant who ends a fixed term early pays a break fee of 4 weeks rent if less than 25% of the term is over.',
    '9. The tenant may terminate a fixed term only by agreement or by order of the tribunal.',
    'During the fixed term the renter may end this agreement only with the written consent of the rental provider or by order of the Tribunal.',
    'The lessee may terminate before the end of the term by agreement with the lessor or by order of the court.',
    'The tenant may end this tenancy early only in accordance with the Residential Tenancies Act 2010.',
    '[other] Memorandum of encumbrance and lease of the verge\nThe rent charge and all covenants herein shall cease to be binding upon any public authority in which the land shall vest.',
    '[annexure] Encumbrance and lease\nIf the rentcharge is not paid the encumbrancee may enter, and no lease of the land defeats it; the rent-charge ceases on a discharge.',
    '[annexure] Encumbrance to the estate, no tenant being there\nThe annual rent charge of ten cents is waived until demanded.',
    // None, ended, or one that the landlord must agree to.
    '[particulars]\nPossession | Vacant possession\n[lease] Residential tenancy agreement\nOption to renew for 2 years: none',
    '[particulars]\nPossession | Vacant possession\n[lease] Lease\nThe option to renew for a further term of two years has expired.',
    '[particulars]\nPossession | Vacant possession\n[lease] Lease\nThe tenant may extend for a further term of six months if the landlord agrees.',
    '[lease] Lease\nCl 13 | The lessor may not require the lessee to move, and no demolition clause is included.',
    '[lease]\nBond $2,240.00, lodged with the RTA. Pool: tenants skim it, owner pays for salt.',
    '[lease] Crown lease\nIf the rent remains unpaid for three calendar months after demand the Commonwealth may determine the lease.',
    '[lease] Crown lease\nThat if rent is unpaid for three months the planning and land authority may end this lease.',
    'The tenant must pay the rent in advance on the first of each month.',
    'The rent is paid to 30 June and not in arrears.',
    'The tenant has left and the notice was withdrawn.',
    '[lease] Residential tenancy agreement\n44. The tenant may apply to the tribunal for review of a rent increase that is too high.',
    '[lease] Residential rental agreement\nEither party may apply to VCAT where repairs are not done within 14 days.',
    'The tenant must keep the premises clean.',
  ],
  clear: ['The tenant must not smoke inside.'],
})
