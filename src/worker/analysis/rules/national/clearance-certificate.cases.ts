import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«The Vendor has not obtained a clearance certificate.»',
    '[special-conditions]\n«The Seller is a foreign resident for tax purposes.»',
    '[special-conditions]\n«A foreign resident capital gains withholding clearance certificate will be supplied prior to completion.»',
    '[special-conditions]\n«Where the price is $750,000 or more the Purchaser must withhold 12.5% unless a clearance certificate is given.»',
    '[special-conditions]\n«The buyer must retain 15% of the price at settlement and pay it to the Commissioner.»',
    '«The vendor will obtain a clearance certificate before completion.»',
    { text: '«The seller is a foreign resident.»', severity: 'high' },
    '«Foreign resident withholding applies only where the price is $750,000 or more.»',
  ],
  passes: [
    '[special-conditions]\nA clearance certificate numbered 2410999888777 is attached.',
    '[special-conditions]\nClearance certificates for both vendors are attached and are valid until 30 June 2027.',
    '[special-conditions]\nAny capital gains withholding shall not be made if the Seller provides a clearance certificate from the Commissioner at or before settlement.',
    '[special-conditions]\nNo amount is withheld where the Vendor gives a clearance certificate before completion.',
    'A clearance certificate no. 2410123456789 valid to 3 May 2027 is attached.',
    'The property clearance certificate of the State Revenue Office will be provided.',
    'The purchaser is not a foreign person or foreign resident.',
  ],
  clear: ['Clearance certificates for both vendors are attached and valid.'],
})
