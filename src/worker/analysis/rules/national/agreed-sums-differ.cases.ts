import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    {
      text: '[particulars]\n«Purchase price: $642,000»\n[annexure] Resolution of the board\n«Resolved to sell the land to the purchaser for $624,000.»',
      severity: 'high',
    },
    '[particulars]\n«Deposit: $64,200.00»\n[annexure] Letter of the agent\n«We confirm the deposit of $46,200.00.»',
    '[particulars]\n«Finance: approval of a loan of $512,000»\n[special-conditions] Special conditions\n«The purchaser must apply for finance of $480,000 from its bank.»',
    '[special-conditions]\n1. «The option fee of $5,000 is part of the deposit.»\n[annexure] Option\n«Option fee: $2,500»',
    '[special-conditions]\n1. «The purchaser has paid a reservation fee of $2,000.»\n[annexure] Receipt\n«Reservation fee | $1,000»',
    '[vendor-statement]\n«The builder’s contract price: building contract of $386,000 with Orrin Homes»\n[annexure] Certificate of insurance\n«Contract sum $412,000»',
    '[vendor-statement]\n«The jetty is held under a licence, licence fee $640 a year»\n[annexure] Licence\n«Licence fee: $1,180 per annum»',
    '[vendor-statement]\n«The shop is leased at a rent of $48,000 a year»\n[lease] Lease\n«Rent: $43,200 per annum»',
    '[special-conditions]\n1. «The tenant gave a bank guarantee of $12,000 under the lease.»\n[lease] Lease\n«Bank guarantee from the tenant: $9,000»',
    '[vendor-statement]\n«The tenant pays outgoings of $8,400 a year under the lease»\n[lease] Lease\n«Outgoings payable by the tenant: $6,150 per annum»',
  ],
  passes: [
    '[particulars]\nPurchase price: $642,000\n[annexure] Leaflet\nPrice guide: asking price $660,000',
    '[particulars]\nPurchase price: $642,000\n[annexure] Report\nThe house next door was sold for $624,000.',
    '[particulars]\nDeposit: $64,200.00\n[annexure] Letter\nThe first part of the deposit of $5,000.00 was received.',
    '[particulars]\nFinance: approval of a loan of $512,000\n[special-conditions] Special conditions\nThe vendor’s existing loan of $480,000 is discharged at settlement.',
    '[particulars]\nFinance: approval of a loan of $512,000\n[special-conditions] Special conditions\nThe purchaser may accept a loan of not less than $480,000.',
    '[special-conditions]\n1. The option fee of $5,000 is part of the deposit.\n[annexure] Option\nOption fee: $5,000; extension fee $2,500',
    '[vendor-statement]\nThe shop is leased at a rent of $48,000 a year\n[lease] Lease\nRent: $4,000 per month',
    '[vendor-statement]\nThe shop is leased at a rent of $48,000 a year plus GST\n[lease] Lease\nRent: $52,800 per annum including GST',
    '[vendor-statement]\nThe shop is leased at a rent of $48,000 a year\n[lease] Lease\nRent was $45,000 per annum until 30 June 2026 and is $48,000 per annum now.',
    '[special-conditions]\n1. The tenant gave a bank guarantee of $12,000 under the lease.\n[lease] Lease\nThe guarantee of the previous tenant, $9,000, was returned.',
  ],
  clear: ['[particulars]\nPurchase price: $642,000\nDeposit: $64,200.00'],
})
