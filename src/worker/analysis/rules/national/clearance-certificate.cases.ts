import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«The vendor will obtain a clearance certificate before completion.»',
    { text: '«The seller is a foreign resident.»', severity: 'high' },
    '«Foreign resident withholding applies only where the price is $750,000 or more.»',
  ],
  passes: [
    '[special-conditions]\nAny capital gains withholding shall not be made if the Seller provides a clearance certificate from the Commissioner at or before settlement.',
    '[special-conditions]\nNo amount is withheld where the Vendor gives a clearance certificate before completion.',
    'A clearance certificate no. 2410123456789 valid to 3 May 2027 is attached.',
    'The property clearance certificate of the State Revenue Office will be provided.',
    'The purchaser is not a foreign person or foreign resident.',
  ],
  clear: ['Clearance certificates for both vendors are attached and valid.'],
})
