import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '[contract-form] Contract\nContract date: 3 August 2027\n[vendor-statement] Form 1\n1. Particulars of transactions in previous 12 months\n«On 4 February 2026 the vendor bought the land for $455,000.»',
    // What the Form 1 denies the register shows.
    {
      text: '[vendor-statement] Form 1\n«Particulars of transactions in last 12 months: There were none.»\n[title-search] Historical search\nDate/Time 4/05/2027\n«14001234 TRANSFER REGISTERED 09/02/2027»\nA ROE FROM B LOW $510,000.00',
      severity: 'high',
    },
    {
      text: '[vendor-statement] Form 1\n«Transactions in the last 12 months: the vendor has not acquired any interest in that time.»\n[title-search] Register search\nSearched 4/05/2027\n«TRANSFER 13900111 registered 11 November 2026»',
      severity: 'high',
    },
    '1. Particulars of transactions in previous 12 months\n«On 3 May 2026 Halden Homes Pty Ltd transferred the land to the vendor for $512,000.»',
    {
      text: '[particulars]\nPurchase price: $700,000\n[vendor-statement] Schedule\n«Transactions within the preceding 12 months: purchased by the vendor on 7 July 2025, consideration $455,000.00»',
      facts: { price: [70_000_000, '$700,000'] },
    },
    '«In the last 12 months the vendor acquired the property at a mortgagee sale ($388,500).»',
  ],
  passes: [
    '[vendor-statement] Form 1\nDated 3 August 2027\nDealings within the preceding 12 months\nThe vendor became registered on 9 May 2024, having contracted to buy for $612,500.',
    '[vendor-statement] Form 1\nParticulars of transactions in last 12 months: There were none.\n[title-search] Historical search\nDate/Time 4/05/2027\n02/02/2019 09/02/2019 13001234 TRANSFER REGISTERED',
    '[vendor-statement] Form 1\nParticulars of transactions in last 12 months: There were none.\n[title-search] Historical search\nDate/Time 4/05/2027\n02/02/2027 09/02/2027 14001234 TRANSFER OF MORTGAGE REGISTERED',
    '1. Particulars of transactions in previous 12 months: none.',
    'Water and sewer charges billed in the last 12 months: $1,204 for the vendor’s account; rates notice attached.',
    'The vendor purchased the land in 1998 for $95,000.',
  ],
  clear: ['1. Particulars of transactions in the last 12 months. Not applicable.'],
})
