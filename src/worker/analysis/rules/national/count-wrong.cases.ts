import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[particulars]\n«The sale includes three car spaces numbered 14 and 15.»',
    '[special-conditions]\n«The land is two lots, being lots 4, 5 and 6 on the plan.»',
    '[special-conditions]\n«You get four keys, numbers 11, 12 and 13, at settlement.»',
    {
      text: '[special-conditions]\n«The release fee is $12,500 (twelve thousand two hundred dollars).»',
      severity: 'high',
    },
    '[special-conditions]\n«The buyer pays forty-five thousand dollars ($54,000) on the day of sale.»',
    '[special-conditions]\n«A deposit of $61,000.00 - sixteen thousand dollars - is held by the agent.»',
  ],
  passes: [
    '[particulars]\nThe sale includes two car spaces numbered 14 and 15.',
    '[special-conditions]\nThe land is six lots, being lots 4 to 9 on the plan.',
    '[special-conditions]\nThe release fee is $12,200 (twelve thousand two hundred dollars).',
    '[special-conditions]\nThe fee is $250.50 (two hundred and fifty dollars and fifty cents).',
    '[special-conditions]\nThree lots remain unsold, including lots 4 and 5.',
    '[special-conditions]\nTwo permits, numbered 7 and 8, and a fob are handed over.',
  ],
  clear: ['The sale includes two car spaces numbered 14 and 15.'],
})
