import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    {
      text: 'Tenancy with a lease attached\n[lease] Agreement\nBond: $1,868.00. «Held by: the rental provider»',
      severity: 'medium',
    },
    '«Subject to a tenancy at a rent of $620 per week»\n[lease] Tenancy agreement\n«Rent: $585.00 per week in advance»',
    {
      text: '«Tenancy: fixed term to May 2027, $480 a week»\n[lease] Order\n«From 3 June the rent is reduced to $410.00 per week.»',
      severity: 'high',
    },
    '«The tenant pays rent of $1,040 per fortnight»\n[annexure] Ledger\n«Rent $480.00 weekly, paid to 1 May»',
    '«Lease at a rent of $2,600 per calendar month»\n[lease] Agreement\n«Rent: $550 p.w.»',
    {
      text: '«Tenancy, bond $2,480.00»\n[lease] Agreement\n«Bond: $2,340.00 received by the agent»',
      severity: 'medium',
    },
    {
      text: 'Tenancy with a lease attached\n[lease] Agreement\n«Bond: search of the board, no bond found for this address.»',
      severity: 'medium',
    },
  ],
  passes: [
    'Subject to a tenancy at a rent of $620 per week\n[lease] Tenancy agreement\nRent: $620.00 per week in advance',
    'Lease at a rent of $2,600 per calendar month\n[lease] Agreement\nRent: $600 p.w.',
    'Subject to a tenancy at a rent of $620 per week\n[annexure] Letter\nThe agent estimates a market rent of $700 per week.',
    'The tenant pays rent of $500 a week; bond lodged, number 12\n[lease] Agreement\nRent: $500 per week. A deposit bond is not accepted.',
  ],
  clear: [
    'Subject to a tenancy at a rent of $620 per week\n[lease] Agreement\nRent: $620.00 per week',
  ],
})
