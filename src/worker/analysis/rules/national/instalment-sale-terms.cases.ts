import { cases } from '../cases.ts'

const HEAD = '[particulars]\nPrice | $410,000.00, by instalments\n'

export default cases({
  state: 'QLD',
  flags: [
    `${HEAD}[special-conditions]\n3. «The Sellers may increase their mortgage, but not so that more is owed than the Buyer still owes them.»`,
    `${HEAD}«If a payment is more than 14 days late the rate becomes 15% until it is made up.»`,
    `${HEAD}[special-conditions]\n4. «If three payments are missed the Sellers may end this agreement and keep all that has been paid as rent and agreed damages.»`,
    `${HEAD}«Final payment | All that remains on 4 October 2031»`,
    `${HEAD}[special-conditions]\n«G. The purchaser may pay out the residue at any time with three months' interest as a break cost.»`,
    `${HEAD}[special-conditions]\n«H. The parties believe that the National Credit Code does not apply to the contract.»`,
    `${HEAD}[special-conditions]\n11. «He is not a tenant and no tenancy law is to apply.»`,
    `${HEAD}[special-conditions]\n21. «He pays both sides' costs of this agreement, $2,860.00.»`,
    '[special-conditions]\n1. $550.00 each Friday for five years is paid towards the price.\n2. «The Vendor remains free to mortgage the land: its loan may be redrawn.»',
    `${HEAD}[special-conditions]\n3. «If a payment is seven days late the owners may end this licence on 48 hours' notice and change the locks.»`,
  ],
  passes: [
    '[special-conditions]\nThe price is paid by instalments of $900 each week for three years. Nothing in this condition limits any right under the Sale of Land Act 1962 that cannot be excluded.',
    '[particulars]\nTERMS CONTRACT: if this is intended to be a terms contract insert the words\n[special-conditions]\n4. The buyer takes whatever is left in the garage.',
    '[special-conditions]\n3. The Sellers may increase their mortgage before settlement.',
    '[special-conditions]\n1. The deposit is paid by instalments.\n2. The balance is paid on 4 October 2026.',
    '[special-conditions]\n1. Late payments bear interest at 12 per cent.',
    `${HEAD}[special-conditions]\n18. The Buyer may pay the whole at any time with no extra charge, and gets the transfer within 30 days.`,
  ],
  clear: ['The buyer pays its own legal costs.'],
})
