import type { CompanyExtract } from '../../facts/facts.ts'
import { cases } from '../cases.ts'

/** A company with two directors, Mira Tarn and Ivo Lund. */
const EXTRACT: CompanyExtract = {
  name: 'Tarn Quay Pty Ltd',
  acn: null,
  acnValid: null,
  incorporationDate: null,
  status: 'Registered',
  type: null,
  registeredAddress: null,
  directors: [
    { name: 'MIRA JANE TARN', role: 'Director', appointmentDate: null },
    { name: 'Ivo LUND', role: 'Director', appointmentDate: null },
  ],
  shareholders: [],
  charges: [],
}

const HEAD = '\n[company-extract]\nTarn Quay Pty Ltd\n'
const PLAIN = `${HEAD}Director MIRA JANE TARN\nDirector Ivo LUND`
const END = `${HEAD}«Director MIRA JANE TARN»\n«Director Ivo LUND»`
const facts = { companyExtract: [EXTRACT, 'Ivo LUND'] } as const

export default cases({
  in: 'contract-form',
  flags: [
    { text: `«Executed for the Vendor: M. Tarn, director, 7 May 2026»${END}`, facts },
    { text: `«Signed for the seller by its director Ivo Lund (sgd)»${END}`, facts },
    { text: `«VENDOR signed: (signed) Mira Tarn, Director»${END}`, facts },
    {
      text: `[special-conditions]\n«Signed for the vendor by Otto Quill, director, on 3 June 2026.»${PLAIN}\n«Former director Otto Ernst QUILL, ceased 4 March 2026»`,
      facts,
    },
  ],
  passes: [
    {
      text: `Signed for the vendor by Mira Tarn, director\nDate: 7 May 2026\nThe price is $500,000.\nSigned for the vendor by Ivo Lund, director${PLAIN}`,
      facts,
    },
    {
      text: `Signed for the vendor by Mira Tarn, director\n[special-conditions]\n1. Time is of the essence.\nExecuted for the vendor: M. Tarn, director, and I. Lund, director${PLAIN}`,
      facts,
    },
    { text: `Signed for the vendor by Mira Tarn, director, and Ivo Lund, director${PLAIN}`, facts },
    { text: `Signed for the vendor by its attorney Mira Tarn, director${PLAIN}`, facts },
    { text: `Signed for the purchaser by Mira Tarn, director${PLAIN}`, facts },
  ],
  clear: [{ text: `Vendor: Tarn Quay Pty Ltd${PLAIN}`, facts }],
})
