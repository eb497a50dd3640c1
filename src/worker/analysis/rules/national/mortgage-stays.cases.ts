import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n7. «The purchaser must complete with the caveat remaining on the register and is to settle the matter with the caveator.»',
    '[special-conditions]\n7. «The purchaser must settle subject to the writ, which stays in place on the title.»',
    {
      text: '[special-conditions]\n7. «The seller is under no obligation to procure the withdrawal of the caveat.»',
      state: 'QLD',
    },
    '[special-conditions]\n4. «The Vendor may at any time before the last instalment mortgage or charge the Land.»',
    '[special-conditions]\n4. «Nothing in this contract stops the Seller from borrowing more on the property.»',
    '[special-conditions]\n4. «We can refinance the mortgage over the land while you pay by instalments.»',
    '[special-conditions]\n9. «The existing mortgage stays on the title and the vendor shall not be bound to discharge it until the tenth year.»',
    '[special-conditions]\n9. «The purchaser may not make any payment to the vendor’s bank as mortgagee or ask it for a statement.»',
    '[special-conditions]\n2. «If a caveat is still on the title the purchaser must settle and rely on the vendor’s undertaking.»',
    '[special-conditions]\n2. «The buyer is obliged to complete notwithstanding that a writ has not been removed.»',
    '[special-conditions]\n6. «The Buyer’s rights under this contract rank behind those of the Seller’s financier.»',
  ],
  passes: [
    '[special-conditions]\n7. The vendor must procure the withdrawal of the caveat before completion.',
    '[special-conditions]\n7. The purchaser need not complete while the caveat remains on the register.',
    '[special-conditions]\n4. The stakeholder must pay the deposit to the Seller, who may put it towards the sum secured by its Mortgage.',
    '[special-conditions]\n4. The Vendor may use the deposit to reduce what is owed under the mortgage.',
    'The Purchaser shall not lodge a caveat over the parent title, and shall pay on demand every loss that the Vendor and its financier sustain by reason of such a caveat.',
    'The Buyer may not register any dealing against the land and must pay the costs which the Seller’s bank incurs in having it removed.',
    'The Purchaser is not entitled to take possession before completion, and shall pay the fees of the Vendor’s mortgagee for any early discharge.',
    '[special-conditions]\n9. Where the purchaser is late the vendor may charge it $500.',
    "[special-conditions]\n9. If settlement is put off at the Buyer's wish the Seller may charge the Buyer interest at 8% a year on the price.",
    '[special-conditions]\n9. The Vendor may charge a fee of $330 for each further notice.',
    '[special-conditions]\nThe vendor may mortgage the parcel for the works and will have the lot released on settlement.',
    '[special-conditions]\nThe mortgage on the title will be discharged at settlement.',
    '[special-conditions]\nThe vendor must not mortgage or charge the land before settlement.',
    '[special-conditions]\nThe vendor may charge its right to the price under this contract to its financier.',
    '[special-conditions]\nThe purchaser may lodge a caveat.',
  ],
  clear: ['[special-conditions]\nThe price is paid at settlement.'],
})
