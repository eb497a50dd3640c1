import type { CompanyExtract } from '../../facts/facts.ts'
import { cases } from '../cases.ts'

/** A company with one director, Mira Tarn. */
const EXTRACT: CompanyExtract = {
  name: 'Tarn Pty Ltd',
  acn: null,
  acnValid: null,
  incorporationDate: null,
  status: 'Registered',
  type: null,
  registeredAddress: null,
  directors: [{ name: 'Mira Tarn', role: 'Director', appointmentDate: null }],
  shareholders: [],
  charges: [],
}

/** The same with a second director. */
const TWO: CompanyExtract = {
  ...EXTRACT,
  directors: [
    { name: 'Mira Tarn', role: 'Director', appointmentDate: null },
    { name: 'Ivo Lund', role: 'Director', appointmentDate: null },
  ],
}

export default cases({
  in: 'contract-form',
  flags: [
    {
      text: 'Purchaser: Ada Roe\nVendor: Tarn Pty Ltd\n«executed under section 127: Owen Tarn, director»\n[company-extract]\nDirector: Mira Tarn',
      facts: { companyExtract: [EXTRACT, 'Mira Tarn'] },
    },
    {
      text: '«The seller by its sole director: ________ (M. Tarn)»\n[company-extract]\nDirector: Mira Tarn',
      facts: { companyExtract: [TWO, 'Mira Tarn'] },
    },
    {
      text: '«Vendor, by its director: O. R. Tarn date 22 October 2026»\n[company-extract]\nDirector: Mira Tarn',
      facts: { companyExtract: [EXTRACT, 'Mira Tarn'] },
    },
    {
      text: '«Signed by Mira Tarn, sole director»\n[company-extract]\nDirector: Mira Tarn',
      facts: { companyExtract: [TWO, 'Signed by Mira Tarn'] },
    },
    {
      text: '«M. Tarn Mira TARN, Sole Director and Sole Company Secretary»\n[company-extract]\nDirector: Mira Tarn',
      facts: { companyExtract: [TWO, 'M. Tarn'] },
    },
    {
      text: '«Signed by Owen Tarn, sole director»\n[company-extract]\nDirector: Mira Tarn',
      facts: { companyExtract: [EXTRACT, 'Mira Tarn'] },
    },
    {
      text: '[special-conditions]\n«The vendor signs by Lars Moe, director.»\n[company-extract]\nDirector: Mira Tarn',
      facts: { companyExtract: [EXTRACT, 'Mira Tarn'] },
    },
    {
      text: '«Executed: Paul Ivan Root (director)»\n[company-extract]\nDirector: Mira Tarn',
      facts: { companyExtract: [EXTRACT, 'Mira Tarn'] },
    },
  ],
  passes: [
    {
      text: "Agent: none. Offered by the Vendor's director herself\n[company-extract]\nDirector: Mira Tarn",
      facts: { companyExtract: [EXTRACT, 'Mira Tarn'] },
    },
    {
      text: 'The seller by its sole director and secretary: ________ (M. Tarn)\n[company-extract]\nDirector: Mira Tarn',
      facts: { companyExtract: [EXTRACT, 'Mira Tarn'] },
    },
    {
      text: 'Vendor, by its director: M. Tarn date 22 October 2026\n[company-extract]\nDirector: Mira Tarn',
      facts: { companyExtract: [EXTRACT, 'Mira Tarn'] },
    },
    {
      text: 'Signed by Mira Tarn, director, and Ivo Lund, director\n[company-extract]\nDirector: Mira Tarn',
      facts: { companyExtract: [TWO, 'Mira Tarn'] },
    },
    {
      text: 'Signed by Mira Tarn, sole director\n[company-extract]\nDirector: Mira Tarn',
      facts: { companyExtract: [EXTRACT, 'Mira Tarn'] },
    },
    {
      text: 'Vendor: Tarn Pty Ltd\nexecuted under section 127: Mira Tarn, sole director\nPurchaser: Roe Holdings Pty Ltd\nexecuted under section 127: Ada Roe, sole director and secretary\n[company-extract]\nDirector: Mira Tarn',
      facts: { companyExtract: [EXTRACT, 'Mira Tarn'] },
    },
    {
      text: 'For Tarn Quays Pty Ltd (sole director) ________ M. Tarn\n[company-extract]\nDirector: Mira Tarn',
      facts: { companyExtract: [EXTRACT, 'Mira Tarn'] },
    },
    {
      text: 'Guarantor: Owen Tarn, director of the purchaser\n[company-extract]\nDirector: Mira Tarn',
      facts: { companyExtract: [EXTRACT, 'Mira Tarn'] },
    },
  ],
  clear: [
    {
      text: 'Signed by M. Tarn, director\n[company-extract]\nDirector: Mira Tarn',
      facts: { companyExtract: [EXTRACT, 'Mira Tarn'] },
    },
  ],
})
