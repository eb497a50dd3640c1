import { cases } from '../cases.ts'

export default cases({
  flags: [
    "A3. «The Buyer shall enter into the Agent's Guest Management Agreement for five years at completion;» «should the Buyer decline, a release fee of $18,500.00 is added.»",
    '7. «At settlement the purchaser signs a holiday letting agreement with Tidal Stays for a term of 7 years.»',
    "7. «The purchaser must enter into the operator's accommodation management agreement, which runs for ten years.»",
    {
      text: '[special-conditions]\n«The Buyer takes over the letting appointment held by Breakwater Rentals and cannot terminate it until 1 July 2033.»\n«Any later owner must enter into the same deed.»\n«The Buyer pays the manager a transfer fee of $3,300 at settlement.»',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n«By signing the Purchaser appoints the Operator to let the Unit, may not withdraw from the pool within eight years, and bears its charges.»',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n«The management agreement with Pelican Realty is assumed by the Purchaser, who will not revoke it for a period of ten years.»',
      severity: 'high',
    },
    '[special-conditions]\n«The Buyer shall continue with Lark Rentals as property manager for 18 months after completion at 8% of the rent.»',
    '[special-conditions]\n«The letting agreement with Surf Stays passes to the purchaser and has three years left.»',
    '[special-conditions]\n«You will use our letting agency until the second anniversary of settlement.»',
    '[special-conditions]\n6. «The purchaser assumes the management authority of Dunes Realty for the rest of its term.»',
  ],
  passes: [
    '7. The purchaser may sign a holiday letting agreement with any agent.',
    'The purchaser signs the transfer seven days before settlement.',
    '[special-conditions]\nThe Purchaser may not terminate this contract before the sunset date.',
    '[special-conditions]\nThe Purchaser may end the letting appointment on 30 days notice after settlement.',
    '[special-conditions]\nThe purchaser takes over the rental agreement for the heat pump until 2031.',
    '[special-conditions]\nThe purchaser may keep or dismiss the managing agent at any time.',
    '[special-conditions]\nThe management agreement ends at settlement and the purchaser is not bound to engage the agent.',
    '[special-conditions]\nThe managing agent collects the rent until completion.',
  ],
  clear: ['[special-conditions]\nThe rent is adjusted to the day of settlement.'],
})
