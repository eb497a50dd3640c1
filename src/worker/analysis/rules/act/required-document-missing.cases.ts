import { cases } from '../cases.ts'

const FORM =
  '[particulars] Schedule\nLand | Block 9 Section 31 Veldt\nSeller | Ada Quell\nBuyer | Bo Rind\n'
const LEASE = '[annexure] Crown lease\nThe lessee shall use the land for one dwelling.\n'
const TITLE = '[title-search] Title search\nBlock 9 Section 31 VELDT\n'
const PLAN = '[plan] Deposited plan 2214\nSheet 1\n'
const INQUIRY = '[planning-certificate] Lease conveyancing inquiry\nBlock 9 Section 31\n'
const REPORT = '[building-report] Building and compliance inspection report\nEER 4 stars\n'

export default cases({
  flags: [
    '[particulars]\nLand: Block 4 Section 9\n[annexure] List of the required documents\n«☒ Lease ☒ title ☒ deposited plan ☒ EER ☒ building report ☐ registered dealing 2311557 - not to hand at the date of printing»',
    '[contract-form]\n«☐ instrument 1450992 (encumbrance) ☒ statement of unregistered matters»',
    '[particulars] Contract\n«☐ Lease conveyancing inquiry documents ☒ Energy efficiency rating statement ☒ Building, compliance and pest reports»',
    { text: FORM + TITLE + PLAN + INQUIRY + REPORT, severity: 'critical' },
    { text: FORM + LEASE + TITLE + INQUIRY + REPORT, severity: 'high' },
    {
      text: `${FORM}Unit 4 Units Plan 1180\n${LEASE}${TITLE}${PLAN}${INQUIRY}Energy rating 5\n`,
      severity: 'critical',
    },
    '4. «The unit title certificate has been ordered and will be provided after exchange.»',
    '[particulars]\n«Lease conveyancing inquiry: to follow»',
    '7. «Encumbrance instrument 1234567 is not annexed.»',
  ],
  passes: [
    '[contract-form]\n7 | ☒ Building conveyancing inquiry and approvals | 15 | ☐ Units plan, unit title certificate (units only)',
    // Whom a right is not given to, and a statement that only some buildings have.
    '[contract-form] Contract\nThat right is not given to a corporation, after an auction or where a certificate under the Act has been handed over.',
    '[contract-form] Contract\n☒ Building conveyancing inquiry documents ☐ Building management statement',
    '[special-conditions]\n3.2 The seller need not produce any deed or instrument other than the Required Documents.',
    '[contract-form]\n☒ Tenancy Agreement ☐ Building management statement certificate - there is none',
    {
      text: '[contract-form] Contract\nUnit 21, UP No. 3418\nEER 6.0\n[annexure] Document 2 - Crown lease\nThe lessee covenants to repair.\nDOCUMENT 3 - TITLE EXTRACTS\nProprietor: ISHAAN BHATTACHARYA\nDOCUMENT 4 - UNITS PLAN 3418, registered 2008\nDOCUMENT 7 - LEASE CONVEYANCING INQUIRY\nDOCUMENT 8 - ENERGY EFFICIENCY RATING STATEMENT\nDOCUMENT 9 - UNIT TITLE CERTIFICATE, section 119',
      state: 'ACT',
    },
    FORM + LEASE + TITLE + PLAN + INQUIRY + REPORT,
    'No building report is required because the unit is a Class A unit; the report is not attached.',
    FORM,
    '[general-conditions]\nIf a required document is not attached the Buyer may rescind.',
  ],
  clear: [FORM + LEASE + TITLE + PLAN + INQUIRY + REPORT],
})
