import { cases } from '../cases.ts'

export default cases({
  in: 'owners-corporation-certificate',
  flags: [
    '[owners-corporation-certificate]\n«The policy lapsed on 1 March 2026 and has not been renewed.»',
    '[owners-corporation-certificate]\n«Insurance: none held by the owners corporation»',
    '[owners-corporation-certificate]\n«Excess for water damage: $50,000»',
    '[owners-corporation-certificate]\n«The insurer has excluded claims arising from the facade.»',
    '[minutes]\n«The valuer advised that the building is underinsured by 40%.»',
    '[owners-corporation-certificate]\n«Owners arrange their own insurance.»',
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
    '[owners-corporation-certificate]\nBuilding cover $38,200,000, renewal 30 June 2027.',
    '[owners-corporation-certificate]\nThe excess is $1,000.',
    'Insurance: Building $12,000,000, current to 30 June 2027',
    '[minutes]\nThe insurance was renewed with the same insurer.',
    'Members have not resolved to arrange their own insurance under section 63.',
    'Insurance: building $12,000,000, renewal date 1 March 2028',
    'Sum insured $38,200,000; valuation $36,000,000',
    '[special-conditions]\nThe purchaser must take out insurance, which has not been effected.',
  ],
  clear: ['Policy number SU1 with Harbour Insurance'],
})
