import { cases } from '../cases.ts'

export default cases({
  in: 'owners-corporation-certificate',
  flags: [
    '«Insurance: building $46,200,000 with Kestrel Underwriting, policy KU-77102, cover having ended on 31 January 2026 and not replaced.»',
    '«The owners corporation holds no insurance.»',
    '«Insurance: none arranged»',
    '«The policy lapsed on 1 March 2026.»',
    '«Renewal of the policy is under negotiation with the insurer.»',
    '«Building cover $4,000,000;» «replacement value by valuation $6,100,000»',
    '[minutes]\n«An excess of $100,000 applies to each water claim.»',
    '«The insurance policy of the building has lapsed.»',
    {
      text: '«Building sum insured: $6,000,000»\n«Replacement value at the last valuation: $9,500,000»',
      severity: 'high',
    },
    { text: '«Policy excess for water damage: $40,000»', severity: 'medium' },
    '[minutes]\n«No insurance was effected for the building this year.»',
  ],
  passes: [
    'Insurance: Building $12,000,000, current to 30 June 2027',
    '[minutes]\nThe insurance was renewed with the same insurer.',
    'Members have not resolved to arrange their own insurance under section 63.',
    'Insurance: building $12,000,000, renewal date 1 March 2028',
    'Sum insured $38,200,000; valuation $36,000,000',
    '[special-conditions]\nThe purchaser must take out insurance, which has not been effected.',
  ],
  clear: ['Policy number SU1 with Harbour Insurance'],
})
