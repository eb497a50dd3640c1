import { cases } from '../cases.ts'

/** Recognised as the only vendor. */
const ADA = { vendors: [['Ada Quill', 'Ada Quill']] } as const
const VENDOR = '[particulars]\nVendor: Ada Quill as executor of the will of Otto Quill\n'

export default cases({
  flags: [
    {
      text: '[special-conditions]\n3. «The executor applied for probate of the will on 2 September 2026.» «The court has raised a requisition and no grant has issued at the date of this contract.» The purchaser may see the copy.',
      state: 'QLD',
    },
    {
      text: '[special-conditions]\n2. «Letters of representation being at present before the Registrar of Probates and not having issued, settlement is due fourteen days from the day upon which notice is given that the vendor has been entered as proprietor.»',
      state: 'VIC',
    },
    {
      text: `${VENDOR}[annexure] Will\n«I appoint Ada Quill and Ned Lund as executors of this my will.»`,
      facts: ADA,
    },
    {
      text: `${VENDOR}[annexure] Grant\n«Probate of the will was granted to ADA QUILL, NED QUILL and ROSE LUND, the executors named in it.»`,
      facts: ADA,
    },
    {
      text: `${VENDOR}[annexure] Notice\n«Executors named in the will: Ada Jane Quill and Ida Rowe.»`,
      facts: ADA,
    },
    `${VENDOR}[special-conditions]\n3. «The other executor lives in Chile and has not signed.»`,
    `${VENDOR}[annexure] Letter\n«A cousin holds what he says is a later will and has asked the registrar to wait.»`,
    `${VENDOR}[special-conditions]\n4. «The grant is contested by a step-daughter in the Supreme Court.»`,
    `${VENDOR}[annexure] Will\n«My trustees may not sell the farm without the written agreement of my sister.»`,
    '[particulars]\nVendor: Ida Rowe as trustee\n[special-conditions]\n2. «The trust deed requires the approval of every beneficiary to a sale of the land, which has been asked for.»',
    `${VENDOR}[special-conditions]\n6. «Settlement is on the tenth day after the grant issues.»`,
    `${VENDOR}[annexure] Note\n«We have never applied for probate of our father’s will.»`,
  ],
  passes: [
    '[planning-certificate] Heritage register\nNo grant has been made to the owners for the works, and nothing is repayable.',
    '[other] Letter\nThe grant under the funding deed has not been issued to the owner.',
    '[company-extract]\nThe contract is signed by a director shown here, and a second will join in on the transfer.',
    '[particulars]\nVendor: Ada Quill and Ned Lund as executors of the will of Otto Quill\n[annexure] Will\nI appoint Ada Quill and Ned Lund as executors of this my will.',
    {
      text: `${VENDOR}[annexure] Will\nI appoint Ada Quill and Ned Lund as executors of this my will.\nNed Lund has renounced probate.`,
      facts: ADA,
    },
    `${VENDOR}[special-conditions]\nA claim against the estate under the family provision law was withdrawn in May.`,
    `${VENDOR}[special-conditions]\nNo beneficiary has contested the will or the grant.`,
    `${VENDOR}[annexure] Will\nThe trustees may sell the land as they think fit and the will needs no consent for a sale.`,
    '[special-conditions]\nThe Purchaser must not oppose an application by the vendor for the estate’s shops.',
    '[special-conditions]\nIf the vendor dies before settlement the purchaser waits until a grant is made.',
  ],
  clear: ['[particulars]\nVendor: Noor Haddad'],
})
