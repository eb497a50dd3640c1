import { cases } from '../cases.ts'

const FORM = '[particulars] Schedule\nSeller | Ada Quell\nBuyer | Bo Rind\n'

export default cases({
  flags: [
    {
      text: '[special-conditions]\n«The Crown lease is a land rent lease and the buyer must take it over.»',
      state: 'ACT',
    },
    '3. «The Buyer acknowledges that the Crown lease is a land rent lease.»',
    '[title-search] Title\n«Annual land rent payable $6,240»',
    { text: '[title-search] Title\n«Lease expires 12 March 2043»', severity: 'high' },
    {
      text: `${FORM}[annexure] Crown lease\n«A lease for 99 years commencing on 3 June 1955»`,
      severity: 'medium',
    },
    {
      text: '6. «The land rent will be paid out by the Seller at completion.»',
      severity: 'medium',
    },
  ],
  passes: [
    '[annexure] Crown lease\nLAND RENT .......................................... NIL',
    // A note that is printed for all such leases.
    '[special-conditions] Notes for solicitors\n(1) Land rent leases: a transferee who is not eligible must pay out the lease.',
    '[particulars] Notes\nIf the lease is one on which land rent is payable, the buyer must be told of it before exchange.',
    '[contract-form] Information\nLand rent leases may be transferred only to an eligible person.',
    { text: '[particulars]\nLand rent | Non-Land Rent Lease', state: 'ACT' },
    {
      text: '[special-conditions]\nThis clause has effect only where a Land Rent Lease is marked.',
      state: 'ACT',
    },
    {
      text: '[planning-certificate] Inquiry\nLand Rent Act 2008 lease? ( ) Yes ( X ) No',
      state: 'ACT',
    },
    {
      text: 'The land rent lease was converted on 8 May 2022 by payment of the full land value.',
      state: 'ACT',
    },
    {
      text: 'The balance is subject to the usual adjustments for rates, land rent and water.',
      state: 'ACT',
    },
    '[title-search] Title\nTerm 99 years commencing 4 May 1987',
    'The lease is not a land rent lease.',
    '[particulars]\nLand rent | Mark one | ☒ Non-Land Rent Lease | ☐ Land Rent Lease',
    '[planning-certificate] Lease conveyancing inquiry\nLand rent: not applicable',
    '[lease] Residential tenancy agreement\nThe lease ends on 4 May 2027',
  ],
  clear: ['[title-search] Title\nTerm 99 years commencing 4 May 1987; nominal rent'],
})
