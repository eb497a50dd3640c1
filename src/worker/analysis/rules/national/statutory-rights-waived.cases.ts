import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '[special-conditions]\n7. «For a fault or want of quality of the works the purchaser must look to the builder alone and the vendor is released.»',
      state: 'VIC',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n«If anything in the disclosure statement is wrong, the Buyer agrees that it would not have affected its decision to buy, and may not end the contract for it.»',
      state: 'QLD',
      severity: 'high',
    },
    {
      text: '[special-conditions] Disclosure statement\n«An answer that turns out to be incorrect is deemed not material, and the Buyer must not claim a lower price.»',
      state: 'QLD',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n«The Purchaser would still have bought had it known of an omission in the section 32 statement, and will not rescind because of it.»',
      state: 'VIC',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n6. Form 1. «If a particular of it is wrong or was left out the Purchaser must settle and lets go every claim for damages against the Vendor.»',
      state: 'SA',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n9. The vendor statement was prepared by others. «The purchaser waives all claims for compensation that arise from an error or omission in it.»',
      state: 'VIC',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n4. «The buyer releases the seller from claims under section 99 because the disclosure statement is inaccurate.»',
      state: 'QLD',
      severity: 'high',
    },
    {
      text: '5. «The Buyer has received the disclosure statement in respect of the scheme and agrees that no omission from it, and no variation notified or not notified, entitles the Buyer to avoid this Contract or to postpone Settlement under Part 10 of the Strata Titles Act 1985.»',
      state: 'WA',
      severity: 'critical',
    },
    {
      text: '9. «The purchaser waives any right to rescind this contract under section 32K of the Sale of Land Act 1962.»',
      state: 'VIC',
    },
    {
      text: '12. «No error in or omission from the Form 1 shall give the Purchaser any right to rescind or terminate.»',
      state: 'SA',
    },
    {
      text: '7. «The Buyer must not terminate this contract under section 104 of the Property Law Act 2023 because the Form 2 was late or incomplete.»',
      state: 'QLD',
    },
    {
      text: '8. «The purchaser agrees not to exercise the right of rescission that the Conveyancing (Sale of Land) Regulation 2022 gives for a failure to attach a prescribed document.»',
      state: 'NSW',
    },
    {
      text: '8.3 «No warranty implied by section 8 of the Domestic Building Contracts Act 1995 passes to the purchaser or may be enforced against the vendor.»',
      state: 'VIC',
      severity: 'high',
    },
    {
      text: '8.3 «The purchaser releases the vendor from the statutory warranties implied by the Home Building Act 1989.»',
      state: 'NSW',
      severity: 'high',
    },
  ],
  passes: [
    {
      text: '[special-conditions]\n7. For a fault in the works the purchaser may claim against the builder and against the vendor.',
      state: 'VIC',
    },
    '[special-conditions]\nIf the disclosure statement is wrong, nothing in this clause limits the right of the Buyer to end the contract, whether or not it would have affected the decision to buy.',
    '[special-conditions]\nAn error in the description of the land that would not have affected the purchaser may be compensated.',
    {
      text: '[special-conditions]\n6. Form 1. Nothing in this clause takes away a claim of the Purchaser if a particular is wrong.',
      state: 'SA',
    },
    '10. Nothing in this clause limits any right of the purchaser to rescind under section 52A of the Conveyancing Act 1919.',
    '5. The Buyer may avoid this Contract under Part 10 of the Strata Titles Act 1985 if the disclosure statement is not given.',
    '9. The purchaser waives the cooling-off period by a certificate under section 66W of the Conveyancing Act 1919.',
    '4. The vendor gives the purchaser the benefit of the warranties implied by the Home Building Act 1989.',
    '4. No variation of this contract binds a party unless it is in writing.',
    '6. The purchaser waives the finance condition by notice.',
  ],
  clear: ['The purchaser pays its own legal costs.'],
})
