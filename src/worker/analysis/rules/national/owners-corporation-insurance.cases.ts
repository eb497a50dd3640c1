import { cases } from '../cases.ts'

export default cases({
  in: 'owners-corporation-certificate',
  flags: [
    '[owners-corporation-certificate] Certificate of currency\nInsured Community Corporation 25518 Inc.\nPeriod 30/11/2025 to 30/11/2026\n«Section 1 Building $9,800,000»\n[by-laws] Summary\nReinstatement including removal of debris, fees and escalation\n«$13,650,000»',
    {
      text: "[owners-corporation-certificate]\n«Insurance policy CP-9981-Q Building sum insured $27,500,000»\n[minutes]\n6 Insurance. «The valuer's figure is $38,900,000.»",
      state: 'QLD',
    },
    {
      text: '[owners-corporation-certificate] Certificate\nIssued 10 August 2026.\n«Building insurance: policy SU-883214, expired 30 April 2026»',
      state: 'NSW',
    },
    {
      text: '[minutes] Minutes\n«The insurance policy as renewed excludes defects and cladding.»',
      state: 'WA',
    },
    { text: '[minutes] Minutes\n«The insurer refused the claim for the balconies.»', state: 'WA' },
    {
      text: '[minutes] Minutes\n«Insurance: water damage now carries an excess of $25,000.»',
      state: 'QLD',
    },
    {
      text: '[owners-corporation-certificate] Insurance\n«Building (last valued August 2017) | $4,100,000»\n[particulars] Particulars\nDated 3 May 2026',
      facts: { contractDate: ['2026-05-03', '3 May 2026'] },
    },
    '[owners-corporation-certificate] Insurance\n«Replacement value by valuation of 14 March 2016»\nCertificate issued 9 June 2026',
    '[owners-corporation-certificate]\n6. Insurance: Building $4,200,000; «excess for water damage $25,000;» «the policy excludes combustible cladding»',
    '[minutes]\n«The broker could not place cover and the building has been without insurance since 1 May.»',
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
    { text: '[owners-corporation-certificate]\n«The strata company is uninsured.»', state: 'WA' },
    '[minutes]\n«It was resolved not to renew the building policy until the claim is settled.»',
    '[minutes]\n«The insurer has refused the claim for storm damage to the roof.»',
    '[owners-corporation-certificate]\n«Is the building insured? No»',
    '[owners-corporation-certificate]\n«Building insurance: each lot owner to arrange own cover»',
    '[minutes]\n«Premium rose from $42,000 to $118,000 owing to claims history.»',
    '[minutes]\n«The insurer will not renew unless the electrical switchboard is replaced.»',
  ],
  passes: [
    '[owners-corporation-certificate]\nInsurance: building sum insured $13,900,000\n[by-laws] Summary\nReinstatement including removal of debris, fees and escalation\n$13,650,000',
    {
      text: '[owners-corporation-certificate] Certificate\nInsurance: your contents and carpets inside the unit are not insured by the corporation.',
      state: 'SA',
    },
    {
      text: '[minutes] Minutes\nThe uninsured hail claim was settled by the insurer on appeal and the hail repairs are finished.',
      state: 'VIC',
    },
    {
      text: '[owners-corporation-certificate] Certificate\nIssued 10 August 2026.\nBuilding insurance: Wharfside Strata Underwriting, policy SU-883214, to 30 April 2027\nStrata managing agent: this firm, appointed to 30 June 2028.',
      state: 'NSW',
    },
    {
      text: '[owners-corporation-certificate] Certificate\nDate of certificate: 1 May 2026\nInsurance policy current to 31 March 2027\nLevies for the year ending 30 June 2027',
      state: 'VIC',
    },
    {
      text: '[minutes] Minutes\nInsurance renewed. No exclusion is endorsed on the policy for defects, for cyclone or for the balconies.',
      state: 'WA',
    },
    {
      text: '[minutes] Minutes\nInsurance Building $3,950,000. Public risk $20,000,000. Excess $1,000. No claim has been refused.',
      state: 'QLD',
    },
    {
      text: '[minutes] Minutes\nInsurance: the insurer has never refused a claim, and the excess of $1,000 is unchanged.',
      state: 'QLD',
    },
    {
      text: '[owners-corporation-certificate] Certificate\nInsurance policy: public liability $30,000,000; standard excess $2,000; exclusions: none',
      state: 'NSW',
    },
    {
      text: '[owners-corporation-certificate] Insurance\nBuilding (last valued August 2024) | $4,100,000\n[particulars] Particulars\nDated 3 May 2026',
      facts: { contractDate: ['2026-05-03', '3 May 2026'] },
    },
    '[owners-corporation-certificate]\n6. Insurance: CHU, policy HU001234, building $28,400,000, renewal 01/07/2027',
    '[minutes]\nThe policy was renewed.',
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
