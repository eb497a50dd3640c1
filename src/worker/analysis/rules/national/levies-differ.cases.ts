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
  ],
  passes: [
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
