import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[lease] File summary\n«The tenants ask for an order that the hot water be mended and for a rent reduction.»',
    '[special-conditions]\n«The purchaser must allow the vendor any rent unpaid at completion.»',
    '[special-conditions]\n«The vendor need not give the purchaser the bond or the condition report.»',
    '[special-conditions]\n«The tenancy agreement is oral and no copy exists.»',
    '46. «The tenant is in arrears of rent by five weeks.»',
    '46. «The lessee is behind with the rent and owes $2,480.»',
    '46. «The tenant paid no rental bond, and the vendor need not provide one.»',
    {
      text: '46. «The vendor gives no promise that the tenant will vacate before completion.»',
      severity: 'high',
    },
    {
      text: '«The Purchaser shall complete notwithstanding that any occupant remains in possession.»',
      severity: 'high',
    },
    '«There is no written tenancy agreement with the occupant of the cottage.»',
    '«The tenant has applied to NCAT for repairs to the roof and a rent reduction.»',
    '[lease] Tenancy details\n«Tenant: rent unpaid since 4 August 2026»',
  ],
  passes: [
    '[special-conditions]\n9. The stakeholder must on demand release the deposit to be put towards the bond and first rent of a flat that the vendor takes, and need not ask the purchaser.',
    'The vendor does not promise that the tenant will remain after completion.',
    'There is no warranty that any tenant will renew the lease or stay.',
    'The vendor gives no assurance that the occupants of the flat will continue in possession.',
    '[special-conditions]\nThe vendor must transfer the bond to the purchaser.',
    'The rental bond will be transferred to the purchaser on completion, and the tenant pays rent weekly.',
    'The tenant is not in arrears.',
    '[lease]\nRent is not to be treated as being in arrears while the Tribunal has yet to decide what it is.',
    'If the tenant is in arrears at completion no adjustment is made.',
    'A deposit bond is not accepted and the tenancy continues.',
    'The owners corporation has taken an occupier to the tribunal about a dispute.',
  ],
  clear: ['The property is sold with vacant possession.'],
})
