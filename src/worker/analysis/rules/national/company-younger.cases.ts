import type { CompanyExtract } from '../../facts/facts.ts'
import { cases } from '../cases.ts'

const EXTRACT: CompanyExtract = {
  name: 'Tarn Holdings Pty Ltd',
  acn: null,
  acnValid: null,
  incorporationDate: '2014-08-19',
  status: 'Registered',
  type: null,
  registeredAddress: null,
  directors: [],
  shareholders: [],
  charges: [],
}
const facts = { companyExtract: [EXTRACT, 'Registered 19/08/2014'] } as const
const PAPER = '\n[company-extract]\n«Registered 19/08/2014»'
const PLAIN = '\n[company-extract]\nRegistered 19/08/2014'

export default cases({
  in: 'title-search',
  flags: [
    { text: `«TARN HOLDINGS PTY LTD of 4 BAY ROAD AK228107C 06/03/2013»${PAPER}`, facts },
    {
      text: `«TARN HOLDINGS PTY LTD of 4 BAY ROAD TARN VIC»\n«AK228107C 06/03/2013»${PAPER}`,
      facts,
    },
    {
      text: `[particulars]\nVendor: see below\n[annexure]\n«The Tarn Unit Trust, deed of 1 December 2010, trustee Tarn Holdings Proprietary Limited.»${PAPER}`,
      facts,
    },
    {
      text: `[lease]\n«Lease dated 3 May 2012 between Tarn Holdings Pty. Ltd. as landlord and Ivo Lund»${PAPER}`,
      facts,
    },
    {
      text: `[building-permit]\n«Permit issued 4 June 2013 to Tarn Holdings Pty Limited»${PAPER}`,
      facts,
    },
  ],
  passes: [
    { text: `TARN HOLDINGS PTY LTD of 4 BAY ROAD AK228107C 06/03/2015${PLAIN}`, facts },
    { text: `OTHER HOLDINGS PTY LTD of 4 BAY ROAD AK228107C 06/03/2013${PLAIN}`, facts },
    {
      text: `[particulars]\nVendor: see below\n[annexure]\nTarn Holdings Pty Ltd, formerly a partnership under a deed of 3 May 2009${PLAIN}`,
      facts,
    },
    {
      text: `[particulars]\nVendor: see below\n[annexure]\nThe house was built in 2009. Tarn Holdings Pty Ltd bought it on 3 May 2016.${PLAIN}`,
      facts,
    },
  ],
  clear: [{ text: `TARN HOLDINGS PTY LTD AK228107C 06/03/2015${PLAIN}`, facts }],
})
