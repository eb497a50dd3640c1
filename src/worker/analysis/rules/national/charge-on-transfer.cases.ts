import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[rates-certificate] Notice of lease variation charge\n«Charge determined | $32,400.00»\n«Interest | runs at 8.5% a year from 3 March 2025»\n«Payable | on the transfer of the lease or on 3 March 2028, whichever is first»',
    '[particulars]\nThe land\n[annexure] Letter of the council\nA betterment contribution was fixed when the land was rezoned. «The amount of $21,000 is to be paid on the sale of the land.» «It is a charge on the land and can be recovered from any later owner.»',
    {
      text: '[planning-certificate] Council certificate\nRates postponed under the seniors scheme.\n«The balance of $9,118.20 becomes payable upon transfer of the property.»',
      state: 'SA',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n6. «The charge for the change of use has been deferred by the authority and shall be borne by the Buyer without adjustment.»',
      severity: 'critical',
    },
    {
      text: '[special-conditions]\nThe Purchaser knows that the betterment levy of the council was postponed and is not met; «whatever is demanded of it is to be borne by the Purchaser, before or after completion.»',
      severity: 'critical',
    },
    {
      text: '[special-conditions]\n12. «The Purchaser takes over the deferred contribution owing to the Shire and pays it when it is asked for.»',
      state: 'WA',
      severity: 'critical',
    },
  ],
  passes: [
    '[rates-certificate] Certificate\nRest of this year | $912.40\nDeferred rates that are to be paid when the land is sold | nil',
    '[rates-certificate] Certificate\nBalance of the levy | $455.10\nPostponed charges that would become payable on a transfer of the land: $0.00',
    '[rates-certificate] Certificate of the shire\nNo rates are postponed. Nothing is payable for open space and no part of the land is to be transferred to the shire.',
    '[rates-certificate] Certificate\nDeferred rates: nil\nNo contribution is owing that becomes payable upon a sale.',
    '[special-conditions]\n6. The variation charge that was put off is paid by the Seller at completion; the Buyer pays nothing.',
    '[rates-certificate] Certificate\nDeferred duty: nil\nDuty is payable upon the transfer of the land.',
    '[rates-certificate] Notice of lease variation charge\nCharge determined | $32,400.00\nPayable | on the transfer of the lease\nThe charge was paid on 4 May 2025.',
    '[special-conditions]\nThe buyer pays the deferred balance of the price at settlement.',
  ],
  clear: ['[rates-certificate]\nAll charges are paid.'],
})
