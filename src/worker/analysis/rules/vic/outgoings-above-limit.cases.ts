import type { Outgoing } from '../../facts/facts.ts'
import { cases } from '../cases.ts'

function costs(...sums: readonly (readonly [Outgoing['kind'], number, string])[]) {
  return {
    outgoings: sums.map(
      ([kind, dollars, quote]) => [{ kind, annualCents: dollars * 100, basis: '' }, quote] as const,
    ),
  }
}

const RATES = costs(
  ['council-rates', 2_400, 'Total $2,400.00'],
  ['water-rates', 900, 'Service $225.00'],
)
const CERTIFICATES =
  '\n[rates-certificate]\n«Total $2,400.00» a year\n[water-certificate]\n«Service $225.00» a quarter'
const UNMARKED = CERTIFICATES.replaceAll(/[«»]/g, '')

export default cases({
  in: 'vendor-statement',
  state: 'VIC',
  flags: [
    {
      text: `1.1 «The rates, taxes and charges do not exceed in total the sum of $2,500.00 a year.»${CERTIFICATES}`,
      facts: RATES,
    },
    {
      text: '1.1 «Rates, taxes and other outgoings do not exceed in all $4,500.00 a year.»\n[rates-certificate]\n«Total $2,400.00» a year\n[owners-corporation-certificate]\n«Fees $2,900.00» a year',
      facts: costs(
        ['council-rates', 2_400, 'Total $2,400.00'],
        ['owners-corporation', 2_900, 'Fees $2,900.00'],
      ),
    },
    {
      text: `1.1 «Rates, taxes, charges or other outgoings: their total does not exceed $2,500.00.»${CERTIFICATES}`,
      facts: RATES,
    },
    {
      text: `«The vendor expects that the outgoings together will not exceed $3,000 a year.»${CERTIFICATES}`,
      facts: RATES,
    },
    {
      text: `Outgoings. Council and water amounts are in the certificates. «The vendor estimates that in all they are not more than $3,100.00 a year.»${CERTIFICATES}`,
      facts: RATES,
    },
    {
      text: '«Outgoings are in the attached certificates and do not exceed $4,500.00 a year all told.»\n[rates-certificate]\n«Total $2,400.00» a year\n[owners-corporation-certificate]\n«Fees $2,900.00» a year',
      facts: costs(
        ['council-rates', 2_400, 'Total $2,400.00'],
        ['owners-corporation', 2_900, 'Fees $2,900.00'],
      ),
    },
  ],
  passes: [
    {
      text: '1.1 Outgoings: council $2,400.00, water $900.00, land tax nil. The total is below $3,500.00 a year.',
      facts: costs(
        ['council-rates', 2_400, 'council $2,400.00'],
        ['water-rates', 900, '$900.00'],
        ['land-tax', 900, '$900.00, land tax'],
      ),
    },
    {
      text: `1.1 The outgoings do not exceed in the year the sum of $3,500.00.${UNMARKED}`,
      facts: RATES,
    },
    {
      text: 'Rates and taxes: their total does not exceed $2,500.00 a year, apart from owners corporation fees.\n[rates-certificate]\nTotal $2,400.00\n[owners-corporation-certificate]\nFees $2,900.00',
      facts: costs(
        ['council-rates', 2_400, 'Total $2,400.00'],
        ['owners-corporation', 2_900, 'Fees $2,900.00'],
      ),
    },
    {
      text: `1.1 Rates, taxes, charges or other outgoings: their total does not exceed $3,500.00.${UNMARKED}`,
      facts: RATES,
    },
    {
      text: `☐ Rates and taxes: their total does not exceed $1,000.00.${UNMARKED}`,
      facts: RATES,
    },
    {
      text: `Rates: the release of the deposit is limited to costs not exceeding $1,100.00.${UNMARKED}`,
      facts: RATES,
    },
    {
      text: '1.1 Rates, taxes and charges, other than land tax: their total does not exceed $2,500.00.\n[rates-certificate]\nTotal $2,400.00 a year\n[land-tax-certificate]\nTax $975.00',
      facts: costs(['council-rates', 2_400, 'Total $2,400.00'], ['land-tax', 975, 'Tax $975.00']),
    },
  ],
  clear: [
    {
      text: `1.1 Rates, taxes, charges or other outgoings: their total does not exceed $3,500.00.${UNMARKED}`,
      facts: RATES,
    },
  ],
})
