import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[particulars] Particulars of sale\n«Body corporate insurance: nil»',
    '[vendor-statement] Strata\n«Body corporate: inactive.» No levies are struck, no sinking fund.',
    '7. «The body corporate has not met for several years.»',
    '[owners-corporation-certificate] Body corporate certificate\n«No common insurance policy is held.»',
    '[minutes] Minutes\n«No meetings have been held since the strata plan was sealed.»',
    {
      text: '11. «The strata scheme has no joint policy and each owner insures their own unit without strata insurance.»',
      severity: 'medium',
    },
    '[owners-corporation-certificate] Body corporate certificate\nModel by-laws apply.\n«There is no sinking fund.»',
  ],
  passes: [
    '[owners-corporation-certificate] Body corporate certificate\nBuilding insurance current to 30 June 2027, sum insured $4.2 million, no claims.',
    '5. The Purchaser must arrange insurance from the Contract Date; no insurance is held by the agent.',
    '[general-conditions]\nThe body corporate has not met where this clause applies.',
  ],
  clear: [
    '[owners-corporation-certificate] Body corporate certificate\nThe last annual meeting was held on 4 May 2026.',
  ],
})
