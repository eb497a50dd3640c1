import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    {
      text: '[lease] Tenancy agreement\n«Rent $390 a week, paid monthly»\n[planning-certificate] Replies\n«Rent control notice of 3 May 2026: the rent must not exceed $180 a week until it is revoked.»',
      state: 'SA',
      severity: 'high',
    },
    '[special-conditions]\n9. «The cottage is let to Mr Ash at $520.00 per week.»\n[lease] Residential tenancy agreement\n«Rent $490.00 per week.»',
    {
      text: '[particulars]\nPrice $742,000\n[lease] Residential tenancy agreement\n«Rent $585.00 per week, payable in advance»\n[annexure] Fact sheet\n«Leased to excellent tenants at $640 per week;»',
      state: 'NSW',
      severity: 'medium',
    },
    {
      text: '[particulars]\nPrice $742,000\n[lease] Residential tenancy agreement\n«Rent: $450 per week»\n[annexure] Property flyer\n«Currently let for $480 per week to a quiet tenant.»',
      state: 'QLD',
      severity: 'medium',
    },
    {
      text: '[particulars]\nPrice $742,000\n[lease] Residential tenancy agreement\n«The rent is $1,000 per fortnight»\n[annexure] Letter of the agent\n«The tenant pays $530 a week and has been there for two years.»',
      state: 'VIC',
      severity: 'medium',
    },
    {
      text: '[particulars]\n«Rent of the shop under the lease | $46,200 per annum plus GST»\n[lease] Lease\nRent: $46,200 a year\n[annexure] Deed of variation\n«From 1 May 2026 the rent under the lease is $38,400 per annum in place of what was payable.»',
      severity: 'high',
    },
    {
      text: '[particulars] Tenancy schedule\nLessee | Option | Rent p.a. (excl. GST)\n«Fern Dental Pty Ltd | 1 x 3 years | $52,000.00»\n[lease] Lease of the premises\n«Item 5 | Rent | $47,500.00 a year by monthly payments»',
      severity: 'high',
    },
    {
      text: '[particulars]\n«The tenant of the warehouse pays rent of $61,000 a year.»\n[lease] Lease\n«Annual rent: $58,500, reviewed each July»',
      severity: 'high',
    },
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
    '[lease] Tenancy agreement\nRent $180 a week, paid monthly\n[planning-certificate] Replies\nRent control notice of 3 May 2026: the rent must not exceed $180 a week until it is revoked.',
    '[special-conditions]\n9. The cottage is let to Mr Ash at $520.00 per week.\n[lease] File of the agent\nThe tenant asks that the rent be reduced to $400.00 per week until the roof is mended.',
    '[particulars]\nPrice $742,000\n[lease] Residential tenancy agreement\nRent $585.00 per week, payable in advance\n[annexure] Fact sheet\nRental appraisal: could be let for $640 per week.',
    '[particulars]\nPrice $742,000\n[lease] Residential tenancy agreement\nRent $585.00 per week, payable in advance\n[annexure] Fact sheet\nLeased at $585 per week to excellent tenants.',
    '[particulars]\nRent of the shop under the lease | $46,200 per annum plus GST\n[lease] Lease\nRent: $44,000 a year\n[annexure] Notice of review\nFrom 1 July 2026 the rent under the lease is $46,200 per annum.',
    '[particulars]\nThe tenant pays rent of $61,000 a year.\n[annexure] Letter\nThe rent per annum of the premises was formerly $40,000 a year.',
    '[particulars]\nThe tenant pays rent of $61,000 a year.\n[lease] Lease of the sign\nRent: $1,200 per annum',
    'Subject to a tenancy at a rent of $620 per week\n[lease] Tenancy agreement\nRent: $620.00 per week in advance',
    'Lease at a rent of $2,600 per calendar month\n[lease] Agreement\nRent: $600 p.w.',
    'Subject to a tenancy at a rent of $620 per week\n[annexure] Letter\nThe agent estimates a market rent of $700 per week.',
    'The tenant pays rent of $500 a week; bond lodged, number 12\n[lease] Agreement\nRent: $500 per week. A deposit bond is not accepted.',
  ],
  clear: [
    'Subject to a tenancy at a rent of $620 per week\n[lease] Agreement\nRent: $620.00 per week',
  ],
})
