import { cases } from '../cases.ts'

const FORM =
  '[particulars] The particulars of sale\nVendor | Ada Quell\nPurchaser | Bo Rind\nSale Price | $480,000\n'
const COUNCIL = '[planning-certificate] Council land information certificate\nZone Village\n'
const TITLE = '[title-search] Search of Torrens title\nVOLUME 131313 FOLIO 2\n'
const RATES = '[rates-certificate] Certificate of liabilities\nRates $1,904\n'

export default cases({
  flags: [
    '[special-conditions]\n«The Purchaser has elected to proceed without council certificates.»',
    { text: FORM, severity: 'high' },
    { text: `${FORM}Building Inspection | ☒ Applies\n`, severity: 'medium' },
    { text: FORM + COUNCIL + TITLE, severity: 'low' },
    '5. «No section 337 certificate is provided with this contract.»',
    '9. «The Purchaser relies upon its own inspection and searches of the Property.»',
  ],
  passes: [
    FORM + COUNCIL + TITLE + RATES,
    `${FORM + COUNCIL + TITLE + RATES}[special-conditions]\n4. Council certificates under sections 132 and 337 are annexed.`,
    '[general-conditions]\nThe Purchaser relies on its own searches.',
  ],
  clear: [FORM + COUNCIL + TITLE + RATES],
})
