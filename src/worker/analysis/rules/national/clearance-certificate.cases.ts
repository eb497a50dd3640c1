import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«The vendor will obtain a clearance certificate before completion.»',
    { text: '«The seller is a foreign resident.»', severity: 'high' },
    '«Foreign resident withholding applies only where the price is $750,000 or more.»',
  ],
  passes: [
    'A clearance certificate no. 2410123456789 valid to 3 May 2027 is attached.',
    'The property clearance certificate of the State Revenue Office will be provided.',
    'The purchaser is not a foreign person or foreign resident.',
  ],
  clear: ['Clearance certificates for both vendors are attached and valid.'],
})
