import { cases, type SeededFacts } from '../cases.ts'

const levies: SeededFacts = {
  outgoings: [
    [
      { kind: 'owners-corporation', annualCents: 480_000, basis: 'four quarters' },
      'fees of the lot are $1,200.00 a quarter',
    ],
  ],
}
const CERTIFICATE =
  '[owners-corporation-certificate] Certificate\nThe current «fees of the lot are $1,200.00 a quarter».'
const plain = CERTIFICATE.replaceAll(/[«»]/g, '')

export default cases({
  in: 'particulars',
  flags: [
    {
      text: '[owners-corporation-certificate] Part B\nContributions\n«Total of the contributions for the 12 months after settlement | $714.00 a quarter, being $2,856.00 for the year»\n[minutes] Minutes\nNext item.\n[owners-corporation-certificate] Accounts and budget\nContributions from 1 October 2026, each quarter\nLots | Units each | Administrative $ | Reserve $ | Each lot, a quarter $\n3 | 80 | 650.00 | 200.00 | 850.00\n4 to 12 | 84 | 682.50 | 210.00 | «892.50»',
      facts: {
        lotPlan: ['Lot 6 SP 1187', '84'],
        outgoings: [
          [{ kind: 'owners-corporation', annualCents: 357_000, basis: '892.50 × 4' }, '892.50'],
        ],
      },
      state: 'WA',
    },
    {
      text: `[vendor-statement] Statement\n«Contributions of the lot: administrative fund $700.00, reserve fund $150.00, in all $850.00 per quarter»\n${CERTIFICATE}`,
      facts: levies,
      state: 'WA',
      severity: 'high',
    },
    {
      text: `[vendor-statement] Statement\n«Levies: admin $1,800 and sinking $200, totalling $2,000 half-yearly»\n${CERTIFICATE}`,
      facts: levies,
      state: 'SA',
    },
    {
      text: `«Estimate of body corporate contributions (first year) $3,600»\n${CERTIFICATE}`,
      facts: levies,
      severity: 'high',
    },
    { text: `«Strata levies: $975.00 per quarter»\n${CERTIFICATE}`, facts: levies },
    {
      text: `[particulars]\nUnit 4\n${CERTIFICATE}\n[annexure] Brochure\n«Low levies of $980 a quarter approx»`,
      facts: levies,
      severity: 'low',
    },
    {
      text: `${CERTIFICATE}\n[minutes] Meeting\n«Resolved that contributions for each lot be $1,400.00 per quarter from 1 July.»`,
      facts: levies,
      severity: 'medium',
    },
    { text: `«Body corporate fees $320 per month»\n${CERTIFICATE}`, facts: levies },
    {
      text: '[vendor-statement]\n«Estimated levies $1,310 a quarter in the first year»\n[owners-corporation-certificate] Budget\n«Lot 52: $6,032.00 a year»',
      state: 'NSW',
    },
    '[vendor-statement]\n«Owners corporation fees: $640.00 a quarter»\n[annexure] Budget adopted\n«Annual fees for the lot of $3,180.00, payable quarterly»',
    '[special-conditions]\n1. «The body corporate levy is $95 a week.»\n[owners-corporation-certificate] Certificate\n«Total contributions $6,920.00 per annum»',
  ],
  passes: [
    {
      text: `[vendor-statement] Statement\nContributions: administrative fund $950.00, reserve fund $250.00, together $1,200.00 a quarter\n${plain}`,
      facts: levies,
      state: 'WA',
    },
    // What is left of the year is no other levy.
    '[owners-corporation-certificate] Certificate\nSummary of amounts due but not paid by the current owner\nAnnual contributions | $1,873.00\nPenalties | $80.00\n[annexure] Flyer\nBody corporate about $99 per week.',
    '[owners-corporation-certificate] Certificate\nContributions now overdue\nAnnual contributions | $2,140.00\n[annexure] Flyer\nBody corporate levies $99 per week.',
    '[vendor-statement]\nEstimated levies $1,508 a quarter in the first year\n[owners-corporation-certificate] Budget\nLot 52: $6,032.00 a year',
    '[vendor-statement]\nOwners corporation fees: $640.00 a quarter\n[minutes] Meeting\nContributions of $51,200 a year from all lots',
    '[vendor-statement]\nOwners corporation fees: $640.00 a quarter for 2025/26\n[owners-corporation-certificate] Certificate\nFees for 2026/27: $720.00 a quarter',
    '[vendor-statement]\nOwners corporation fees: about $50 a week\n[owners-corporation-certificate] Certificate\nFees $640.00 a quarter',
    { text: `Strata levies: $1,200.00 per quarter\n${plain}`, facts: levies },
    { text: `Sinking fund contribution: $310.00 per quarter\n${plain}`, facts: levies },
    {
      text: `${plain}\n[minutes] Meeting\nResolved that contributions of $48,000 a year be raised from all lots.`,
      facts: levies,
    },
    {
      text: `[particulars]\nUnit 4\n${plain}\n[annexure] Brochure\nSpecial levy of $900 a quarter`,
      facts: levies,
    },
  ],
  clear: [{ text: `Strata levies: $1,200.00 per quarter\n${plain}`, facts: levies }],
})
