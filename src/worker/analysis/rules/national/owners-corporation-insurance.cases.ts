import { cases } from '../cases.ts'

export default cases({
  in: 'owners-corporation-certificate',
  flags: [
    '«The insurance policy of the building has lapsed.»',
    {
      text: '«Building sum insured: $6,000,000»\n«Replacement value at the last valuation: $9,500,000»',
      severity: 'high',
    },
    { text: '«Policy excess for water damage: $40,000»', severity: 'medium' },
    '[minutes]\n«No insurance was effected for the building this year.»',
  ],
  passes: [
    'Insurance: building $12,000,000, renewal date 1 March 2028',
    'Sum insured $38,200,000; valuation $36,000,000',
    '[special-conditions]\nThe purchaser must take out insurance, which has not been effected.',
  ],
  clear: ['Policy number SU1 with Harbour Insurance'],
})
