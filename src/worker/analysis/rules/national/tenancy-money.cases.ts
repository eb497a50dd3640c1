import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[particulars]\nPrice $700,000\n[annexure] Rent ledger, 4 Hale Street\nDate | Entry | Debit | Credit | Balance\n07/08/26 | rent | 1,080.00 | | 1,080.00 owing\n«11/09/26 | receipt | | 540.00 | 540.00 owing»\n«Notice of breach sent 14/09/26.»',
    '[lease] Tenant ledger\n01/07/2026 | rent | $520.00 | | $0.00\n«15/07/2026 | rent | $520.00 | | $520.00 overdue»',
    '[particulars]\nPrice $700,000\n[annexure] Rental statement\nRent charged | 2,200.00\nRent received | 1,100.00\n«Arrears | 1,100.00»',
    '[special-conditions]\n1. The shop is let to Vale Foods. «Arrears on the day are the Seller’s and the Buyer must sue for them.»',
    '[special-conditions]\n1. «If rent is unpaid on the day the Buyer reimburses the Seller for it and may chase the tenant.»',
    '[special-conditions]\n1. «Arrears of the lessee remain the vendor’s, and the purchaser must collect them on its behalf.»',
    '[special-conditions]\n1. «The Purchaser shall at completion pay the Vendor the amount of all rents then in arrear.»',
    '[special-conditions]\n1. «The tower rent has been received by the vendor up front to 2034 and there will be no adjustment.»',
    '[special-conditions]\n1. «Rent the tenant has paid in advance belongs to the Seller.»',
    '[special-conditions]\n1. «The rents of the sign have been assigned to the Seller’s son and are not part of this sale.»',
    {
      text: '[special-conditions]\n1. «The unexpired rent-free period of the lessee is at the purchaser’s cost.»',
      severity: 'high',
    },
    '[special-conditions]\n1. «You must honour the incentive that we promised the operator under its lease.»',
    '[special-conditions]\n1. «The tenant’s bond was spent on repairs and will not be passed over.»',
    '[special-conditions]\nLease of the shop\n1. «The bank guarantee given by the lessee has expired and was not replaced.»',
    '[special-conditions]\n1. «No security deposit has ever been lodged by the tenant.»',
    '[particulars]\nPrice $700,000\n[annexure] Rent ledger\n«Rent of $410 a week and four weeks behind.»',
    '[particulars]\nPrice $700,000\n[annexure] Letter of the managing agent\n«The operator has paid no rent since Christmas.»',
    '[special-conditions]\n1. «A refund of outgoings due to the tenant for past years is payable by the purchaser.»',
  ],
  passes: [
    '[particulars]\nPrice $700,000\n[annexure] Rent ledger, 4 Hale Street\nDate | Entry | Debit | Credit | Balance\n07/08/26 | rent | 1,080.00 | | 1,080.00 owing\n11/09/26 | receipt | | 1,080.00 | 0.00',
    '[special-conditions]\n1. Rent paid in advance is adjusted at settlement and the bond will be transferred to the Buyer.',
    '[special-conditions]\n1. The tenant is not in arrears and nothing is owing.',
    '[special-conditions]\n1. The Vendor recovers arrears of rent itself and makes no claim on the Purchaser.',
    '[lease] Lease\nIf the tenant is 14 days late with the rent the landlord may end the lease.',
    '[special-conditions]\n1. Arrears of levies are paid by the vendor out of the price.',
    '[special-conditions]\n1. The bank guarantee of the lessee is to be assigned to the purchaser on completion.',
  ],
  clear: ['[special-conditions]\n1. The deposit is held by the agent.'],
})
