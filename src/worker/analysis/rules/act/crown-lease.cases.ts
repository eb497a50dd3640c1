import { cases } from '../cases.ts'

const FORM = '[particulars] Schedule\nSeller | Ada Quell\nBuyer | Bo Rind\n'

export default cases({
  flags: [
    {
      text: '[special-conditions]\n4. «The Crown lease may be assigned only with the consent of the housing authority, to an eligible buyer.»',
      severity: 'critical',
    },
    {
      text: '[special-conditions]\n4. «The land rent lease may not be transferred before the planning authority’s consent, which has not been sought.»',
      severity: 'critical',
    },
    {
      text: '[particulars]\nSeller: Ada Quill\n[annexure] Crown lease\n«To use the premises only for the purpose of a single private dwelling house for one family;»',
      severity: 'low',
    },
    {
      text: '[particulars]\nSeller: Ada Quill\n[annexure] Crown lease\n«To use the premises only for the purpose of a single private dwelling house;»\n[special-conditions]\n3. The granny flat is sold as it stands.',
      severity: 'medium',
    },
    '[special-conditions]\n«The Buyer acknowledges that the building and development covenant has not been complied with.»',
    `${FORM}[annexure] Crown lease\n«To use the premises only for the purpose of a single dwelling.»`,
    {
      text: `${FORM}[annexure] Crown lease\nLease commencing 4 May 2023\n«The lessee shall complete the erection of a building within 24 months of commencement.»`,
      severity: 'high',
    },
    {
      text: '[planning-certificate] Lease conveyancing inquiry\n«2. Is there a breach of the Crown lease? ☒ Yes ☐ No»',
      severity: 'high',
    },
    {
      text: '[planning-certificate] Lease conveyancing inquiry\n«3. Has a certificate of compliance been issued? | No»',
      severity: 'high',
    },
    {
      text: '9. «The certificate of compliance for the Crown lease has not been issued and the Buyer takes subject to that.»',
      severity: 'high',
    },
    {
      text: '4. «The Seller discloses that use of the garage as a salon breaches the purpose of the lease, a breach of covenant.»',
      severity: 'high',
    },
  ],
  passes: [
    `${FORM}[annexure] Crown lease\nTo use the premises only for the purpose of a single dwelling.\n[title-search] Title\nCertificate of compliance issued 4 May 1990`,
    '[planning-certificate] Lease conveyancing inquiry\n3. Has a certificate of compliance been issued? | ☒ Yes | No. 40118',
    '[planning-certificate] Lease conveyancing inquiry\n2. Is there a breach of the Crown lease? ☐ Yes ☒ No',
    '[title-search] Title\nCertificate of compliance issued 12 March 2004',
    `${FORM}[annexure] Crown lease\nRent of five cents per annum if and when demanded`,
    `${FORM}[annexure] Crown lease\nLease commencing 4 May 1971\nTo complete the erection of an approved building within 24 months.`,
  ],
  clear: ['[title-search] Title\nCertificate of compliance issued 12 March 2004'],
})
