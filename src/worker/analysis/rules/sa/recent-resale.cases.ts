import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '1. Particulars of transactions in previous 12 months\n«On 3 May 2026 Halden Homes Pty Ltd transferred the land to the vendor for $512,000.»',
    {
      text: '[particulars]\nPurchase price: $700,000\n[vendor-statement] Schedule\n«Transactions within the preceding 12 months: purchased by the vendor on 7 July 2025, consideration $455,000.00»',
      facts: { price: [70_000_000, '$700,000'] },
    },
    '«In the last 12 months the vendor acquired the property at a mortgagee sale ($388,500).»',
  ],
  passes: [
    '1. Particulars of transactions in previous 12 months: none.',
    'Water and sewer charges billed in the last 12 months: $1,204 for the vendor’s account; rates notice attached.',
    'The vendor purchased the land in 1998 for $95,000.',
  ],
  clear: ['1. Particulars of transactions in the last 12 months. Not applicable.'],
})
