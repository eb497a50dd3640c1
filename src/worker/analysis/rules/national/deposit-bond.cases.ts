import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«The vendor will not accept a deposit bond.»',
    '[special-conditions]\n«The vendor may cash the bank guarantee at any time after the finance date.»',
    '[special-conditions]\n«A guarantee bond in place of the cash deposit is not acceptable to the vendor.»',
    '[special-conditions]\n«The seller may draw on the bank guarantee as soon as all conditions are satisfied.»',
    '[special-conditions]\n«No deposit bonds.»',
    '[special-conditions]\n«The Seller will not take a bank guarantee in place of cash.»',
    '[special-conditions]\n«Any deposit guarantee must be issued by an Australian bank, be unconditional and have no expiry date.»',
    '[special-conditions]\n«A bond may be offered only if the Vendor, in its absolute discretion, agrees.»',
    '[special-conditions]\n«The Vendor may present the bond for payment at any time after the contract becomes unconditional, whether or not the Purchaser is in default.»',
    '[special-conditions]\n«The bank guarantee may be cashed and the proceeds released to the Vendor before completion.»',
    '[special-conditions]\n«If the bond is due to run out before settlement the Buyer must replace it 60 days earlier with cash or another bond.»',
    '[special-conditions]\n1. «The Seller will not take a guarantee or bond instead of the deposit: no deposit bonds.»',

    '[special-conditions]\n1. The deposit must be paid in cleared funds; «guarantees and bonds in lieu of cash shall be refused.»',

    {
      text: '«Where the purchaser is to pay by deposit bond, no deposit bond or bank guarantee will be accepted.»',
      severity: 'medium',
    },
    '«Deposit bonds are not acceptable to the Vendor.»',
    '«The Developer need not accept a bank guarantee or deposit bond which expires sooner than the Sunset Date.»',
    '«The Seller may refuse a bank guarantee in its absolute discretion.»',
    '«The Buyer shall not offer a deposit bond in payment of the deposit.»',
    {
      text: '«Any bank guarantee must be unconditional and have no expiry date.»',
      severity: 'low',
    },
    '«The Vendor may call upon the deposit bond at any time after the contract date.»',
    '«The Purchaser must replace the bank guarantee with cash within 7 days if the Vendor so requests.»',
    '[auction-conditions] Conditions\n«Deposit guarantees are refused.»',
    '7. «The Vendor may require a replacement guarantee if the Sunset Date is extended, failing which it may call on the existing one.»',
    '7. «The bond must remain current until at least six months past the Sunset Date.»',
    '7. «If the insurer is downgraded the Purchaser must within 5 business days replace the Bond with cash.»',
    '7. «Acceptance of any insurance bond in lieu of cash is in the Vendor’s absolute discretion.»',
  ],
  passes: [
    '[special-conditions]\nThe vendor will accept a deposit bond.',
    '[special-conditions]\nThe vendor agrees to accept a deposit bond.',
    '[special-conditions]\nThe Purchaser may provide a deposit bond.',
    '[special-conditions]\nThe deposit is payable by electronic transfer.',
    '[special-conditions]\nThe bond must be returned to the Purchaser at settlement.',
    '[special-conditions]\n1. The Purchaser may pay the deposit by bank guarantee or deposit bond in a form reasonably acceptable to the Vendor.',

    'The Purchaser may provide a deposit bond or bank guarantee expiring not earlier than 30 days after settlement.',
    'The Vendor must accept a bank guarantee from an Australian bank.',
    'If the Purchaser is a company, the directors must sign the guarantee; no bank guarantee is needed.',
    'On default by the Purchaser the Vendor may call upon the deposit bond.',
    'The deposit must be paid by electronic transfer.',
    'The tenant lodged a rental bond with the RTBA.',
  ],
  clear: ['The deposit is payable by bank cheque or electronic transfer to the stakeholder.'],
})
