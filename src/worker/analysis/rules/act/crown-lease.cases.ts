import { cases } from '../cases.ts'

const FORM = '[particulars] Schedule\nSeller | Ada Quell\nBuyer | Bo Rind\n'

export default cases({
  flags: [
    {
      text: '[particulars]\nBlock 14 Section 63\n[title-search] Title\n30/11/1984 Certificate of compliance\n[annexure] Crown lease as varied\n«The Lessee shall within eighteen months of 3 March 2025 complete a second dwelling on the land.»\n«If the Lessee fails to do so the Authority may terminate this lease.»\n[planning-certificate] Inquiry\n3. Has a certificate of compliance been issued? ☒ Yes\n«Covenant of 2025: not yet issued.»',
      severity: 'critical',
    },
    {
      text: '[particulars]\nBlock 14 Section 63\n[annexure] Crown lease\n«To erect and complete two dwellings within 24 months from 1 July 2025.»\n«Should the lessee be in default the Territory may determine the lease.»',
      severity: 'critical',
    },
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
    '[planning-certificate]\n2 Has the Authority served notice of a breach of the building covenant? ( ) Yes (X) No\nCertificate of compliance 6 December 1972 is on file.',
    '[particulars]\nBlock 14 Section 63\n[annexure] Crown lease\nTo complete one dwelling within 24 months of 1 July 1983. If the Lessee fails the Authority may determine the lease.\n[title-search] Title\n30/11/1984 Certificate of compliance issued',
    `${FORM}[annexure] Crown lease\nTo use the premises only for the purpose of a single dwelling.\n[title-search] Title\nCertificate of compliance issued 4 May 1990`,
    '[planning-certificate] Lease conveyancing inquiry\n3. Has a certificate of compliance been issued? | ☒ Yes | No. 40118',
    '[planning-certificate] Lease conveyancing inquiry\n2. Is there a breach of the Crown lease? ☐ Yes ☒ No',
    '[title-search] Title\nCertificate of compliance issued 12 March 2004',
    `${FORM}[annexure] Crown lease\nRent of five cents per annum if and when demanded`,
    `${FORM}[annexure] Crown lease\nLease commencing 4 May 1971\nTo complete the erection of an approved building within 24 months.`,
  ],
  clear: ['[title-search] Title\nCertificate of compliance issued 12 March 2004'],
})
