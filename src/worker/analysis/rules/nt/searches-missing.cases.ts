import { cases } from '../cases.ts'

const FORM = '[contract-form] Contract of sale\nSeller | Ada Quell\nBuyer | Bo Rind\n'
const TITLE = '[title-search] Certificate as to title\nCUFT 611 204\n'
const BUILDING = '[building-permit] Building file search\nOccupancy Permit issued 3 May 2010\n'

export default cases({
  flags: [
    '[special-conditions]\n«No searches or certificates are attached to this contract.»',
    { text: FORM, severity: 'high' },
    { text: FORM + TITLE, severity: 'low' },
    '2. «The Seller makes no representation about approvals, boundaries or services.»',
    '3. «The Buyer must make its own enquiries and no searches are attached.»',
  ],
  passes: [
    `${FORM + TITLE}[rates-certificate] Rates 2026-27\nGeneral $1,120.00\nBUILDING FILE BP 91/0442 house OP 6/12/1991.`,
    FORM + TITLE + BUILDING,
    `${FORM + TITLE + BUILDING}[special-conditions]\n2. The building certification and title search are annexed.`,
    '[general-conditions]\nThe Buyer must make its own enquiries.',
  ],
  clear: [FORM + TITLE + BUILDING],
})
