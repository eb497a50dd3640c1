import { cases } from '../cases.ts'

const price = { price: [50_000_000, 'Price $500,000'] } as const
const letter = '[particulars]\nPrice $500,000\n[annexure]\n'

export default cases({
  in: 'vendor-statement',
  flags: [
    { text: `${letter}«The buyer's bank valued the unit at $430,000 in May.»`, facts: price },
    { text: `${letter}«Mortgage valuation: market value $455,000 as a term lease.»`, facts: price },
    {
      text: `${letter}«Its valuer put $385,000 on the flat because of the concrete.»`,
      facts: price,
    },
    { text: `${letter}«An independent appraisal came to $440,000.»`, facts: price },
  ],
  passes: [
    {
      text: `${letter}We enclose the certificate of the work.\nContract price or market value | $342,000.00`,
      facts: price,
    },
    {
      text: `${letter}The bank has valued the flat anew and told us that payment of $412,000 from this sale will free the lot.`,
      facts: price,
    },
    {
      text: `${letter}Finance letter: approved in principle for $420,000, subject to valuation by the bank.`,
      facts: price,
    },
    {
      text: `${letter}The bank valued both homes and a loan of $310,000 stays on the other one.`,
      facts: price,
    },
    {
      text: `${letter}On the lender's valuation the payout of $200,000 discharges the mortgage.`,
      facts: price,
    },
    {
      text: `${letter}Advance of $400,000 by the credit union, subject to a satisfactory valuation.`,
      facts: price,
    },
    { text: `${letter}The bank's valuer put $510,000 on the unit.`, facts: price },
    { text: `${letter}Insurance valuation by a valuer: replacement $420,000.`, facts: price },
    { text: `${letter}Site value for land tax, valuer-general: $210,000.`, facts: price },
  ],
  clear: [{ text: 'The house has three bedrooms.', facts: {} }],
})
