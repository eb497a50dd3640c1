import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    {
      text: '[particulars]\nVendors: Harold James Twining and Beryl Anne Twining\n[special-conditions]\n8. «Mr Twining died on 4 January 2026 and his death certificate will be handed over.»',
      severity: 'high',
      facts: {
        vendors: [
          ['Harold James Twining', 'Harold James Twining'],
          ['Beryl Anne Twining', 'Beryl Anne Twining'],
        ],
      },
    },
    {
      text: '[particulars]\nSeller: Ottilie Marsh\n[annexure] Letter\n«We are sorry to say that Ottilie Marsh passed away last week.»',
      severity: 'high',
      facts: { vendors: [['Ottilie Marsh', 'Ottilie Marsh']] },
    },
    {
      text: '[particulars]\nVendors: Ann Lee Foss and Peter Foss\n[vendor-statement] Statement\n«Peter Foss is deceased and the survivor sells.»',
      severity: 'high',
      facts: {
        vendors: [
          ['Ann Lee Foss', 'Ann Lee Foss'],
          ['Peter Foss', 'Peter Foss'],
        ],
      },
    },
    {
      text: "[contract-form] Contract\n[other] Letters\nKes and I have been apart since March. «I have not agreed to any sale and I'm not signing a thing until the Family Court has dealt with the house.»",
      severity: 'critical',
      state: 'NT',
    },
    {
      text: '[contract-form] Contract\n[annexure] Letter\n«I will not sign any transfer of the farm.» My brother had no right to sell it without me.',
      severity: 'critical',
    },
    '[contract-form] Contract\n[other] Letter\n«My half of the house is not for sale and I shall not put my name to a transfer.»',
    '[contract-form] Contract\n[other] Letter\n«Mrs Loy, who holds the other half, tells us that she does not consent to the sale.»',
    {
      text: '[special-conditions]\n4. «The Seller Mara Odell was made bankrupt on 4 May 2026 and her trustee has not signed this contract.»',
      state: 'QLD',
    },
    {
      text: '[special-conditions]\n3. «The vendor was made bankrupt on 4 May 2026 and lives in the house.»',
      severity: 'critical',
    },
    {
      text: '[special-conditions]\n3. «Ned Oscar Lund became bankrupt on a creditor’s petition on 8 June 2026.» The buyer accepts that.',
      facts: { vendors: [['Ned Oscar Lund', 'Ned Oscar Lund']] },
      severity: 'critical',
    },
    // The grant that the court has not made is told once, and no copy of it is said to lack.
    {
      text: '[particulars]\nVendor: Olive Dunn as executor of the will of Piers Dunn\n[special-conditions]\n2. «No grant of probate has been made yet.»',
      state: 'TAS',
    },
    '[annexure] Search\n«Co-owner Ned Lund, bankrupt since 8 June 2026, trustee I. Rowe»\n[special-conditions]\n1. Time runs strictly.',
    '[special-conditions]\n5. «Her share vested in the registered trustee in May.»',
    '[particulars]\n«Vendor: Kestrel Lending Ltd as mortgagee exercising its power of sale»\n[annexure] Papers\nNotice of default dated 3 March 2026 and served on the borrower.',
    {
      text: '[contract-form]\n«The vendor signs by his attorney under the enduring power of attorney, registered copy of which is attached.»',
      severity: 'low',
    },
    {
      text: '[contract-form]\n«The vendor signs by his attorney under an enduring power of attorney of 4 May 2024.»',
      severity: 'medium',
    },
    // The paper on which the power rests is nowhere.
    '[particulars]\n«Seller: Orrin Finance Ltd as mortgagee exercising power of sale»\n[annexure] Papers\nThe land has been valued.',
    '[special-conditions]\n1. «The vendor sells as mortgagee and gives no warranty of any kind.»',
    '[particulars]\n«Vendor: Lee Marr, by his attorneys Jo Marr and Kim Marr»',
    '[particulars]\n«Vendor: Tarn Stores Pty Ltd (receivers and managers appointed) by its receivers Vale & Hume»',
    '[special-conditions]\n2. «The Receivers and Managers sell as agents for the Vendor and without personal liability.»',
    // A grant, and an executor who is not on the title yet or does not join.
    '[special-conditions]\n3. Probate was granted on 3 March 2026. «The vendors sell as executors of the late Hal Pike and their covenants for title are those of executors.» The executors are not yet on the title and will be registered at settlement.',
    '[special-conditions]\n3. Probate was granted on 3 March 2026. «The vendors sell as executors of the late Hal Pike and their covenants for title are those of executors.» Mrs Pike, the third executor, has not been asked to sign.',
    `[title-search] Title search
«Registered owner: MERVYN STOCK as personal representative»`,

    '[special-conditions]\n«The Vendor enters into this Contract as executor of the will of the late Margaret Anne Doyle and completion is conditional upon a grant of probate being obtained.»',
    '[particulars]\n«Vendor: Perpetual Trustees as administrator with the will annexed of the estate of R Hall deceased»',
    "[special-conditions]\n«The Vendor's power of attorney is not yet registered.»",
    '[special-conditions]\n«The sale is by a mortgagee.»',
    '[particulars]\n«Vendor: Mary Jones as executrix of the will of John Jones deceased»',
    '[particulars]\n«Vendor: Commonwealth Lender Ltd, mortgagee in possession»',
    '[special-conditions]\n«Probate has been applied for but has not yet been granted.»',
    '[particulars]\n«Signed by Peter Lee under a power of attorney for the Vendor»',
    '[special-conditions]\n«The Vendor sells as receiver and manager and gives no warranty.»',
    '[special-conditions]\n«The Vendor is the administrator appointed by the tribunal for Jean Brown.»',
    '[particulars]\n«Vendor: the trustee of the bankrupt estate of A Smith»',
    '[special-conditions]\n1. «The vendor signs by her attorney under power dated 3 May 2024.»',

    '[special-conditions]\n1. «The Vendors sell as executors of the will of the late Harold Pike and give no covenants for title.»',
    '[special-conditions]\n1. «The Seller acts under an enduring power of attorney.»',
    '[special-conditions]\n1. «The registered owner has died and probate has yet to be granted.»',
    '[special-conditions]\n1. «This is a sale by a mortgagee in possession exercising power of sale.»',

    '«Vendor: Mara Pell as executor of the estate of the late Otto Pell»',
    {
      text: '[special-conditions]\n«Completion takes place 14 days after the grant of probate.»',
      severity: 'high',
    },
    '«Vendor: Harbour Bank Ltd as mortgagee exercising power of sale»',
    '[special-conditions]\n9. «The power of attorney will be registered before settlement.» A copy can be looked at in our office.',
    '[special-conditions]\n«The attorney will sign the contract and the transfer.»',
    '[particulars]\n«The seller’s power of attorney is not attached.»',
    '[contract-form]\n«Signed under unregistered power of attorney dated 4 May 2024»',
    '[special-conditions]\n«The power of attorney may be inspected at the agent’s office.»',
    {
      text: '55. Signing for Mr Aldersyde. «He is under a financial management order of the Civil and Administrative Tribunal and the NSW Trustee will be asked to sign.»',
      state: 'NSW',
    },
    {
      text: '34. «The appointment does not let him sell real estate without the approval of the NSW Trustee, which has been asked for.»',
      state: 'NSW',
    },
    {
      text: '7. Mrs Hart has dementia. «An application to QCAT for the appointment of an administrator was filed in May and has not been heard.»',
      state: 'QLD',
    },
    {
      text: "8. The vendor's son holds her enduring power of attorney. «VCAT has yet to approve the sale.»",
      state: 'VIC',
    },
    {
      text: '3. The Public Trustee acts for the vendor under an administration order. «Consent to the sale is still outstanding.»',
      state: 'SA',
    },
    {
      text: '6. «The second owner lacks capacity and an order of the State Administrative Tribunal is being sought so that her daughter can sign.»',
      state: 'WA',
    },
  ],
  passes: [
    '[special-conditions]\n3.1 For ten years the dwelling must not be let by anyone, including an executor or a mortgagee, to a guest who stays less than a month.',
    {
      text: '[particulars]\nVendor: Peter Foss\n[annexure] Letter\nThe tenant, Mrs Wells, died in 2021.',
      facts: { vendors: [['Peter Foss', 'Peter Foss']] },
    },
    {
      text: '[particulars]\nVendor: Peter Foss\n[annexure] Letter\nThe father of Peter Foss died in 2021.',
      facts: { vendors: [['Peter Foss', 'Peter Foss']] },
    },
    '[contract-form] Contract\n[other] Letter\nThe bank does not consent to the transfer of the loan.',
    '[contract-form] Contract\n[other] Letter\nThe neighbour refused to sign the contract for the fence on his half of the boundary.',
    '[annexure]\nUnless the owner lodges an application I shall ask the Shire to apply to the tribunal for an enforcement order against the owner.',
    '[special-conditions]\n7. Should the Seller be at sea on the day of settlement his wife may sign under Power of Attorney No 40221, which is registered and in force.',
    '[special-conditions]\n7. If the vendor is overseas at settlement her son can sign by power of attorney, a copy of which is annexed.',
    // Who claims, and as what, is no word on who sells.
    '[particulars]\nVendor: Ned Lund\n[title-search]\nCAVEAT AX771122K 01/02/2026\nCaveator\nOWEN STRAND\nCapacity TRUSTEE OF THE BANKRUPT ESTATE OF N LUND',
    '[particulars]\nVendor: Ned Lund\n[title-search]\nAX771122 CAVEAT BY MARA STRAND AS EXECUTOR OF THE ESTATE OF P STRAND',
    '[special-conditions]\n5. If the vendor is declared bankrupt the purchaser may end this contract.',
    '[special-conditions]\n5. The vendor is not bankrupt and has never been.',
    '[special-conditions]\n4. The Seller may end this contract if the Buyer is bankrupt.',
    '[special-conditions]\n4. The Seller was made bankrupt in 2009 and discharged from bankruptcy in 2012.',
    '[particulars]\nThe Seller gives notice that the Land ☒ is not affected by any application to, or an order made by, QCAT in relation to a tree ☐ is affected',
    '[annexure] Letter\nWARBOYS PROBATE & PROPERTY 14 May 2026',
    // Where the grant is made and the executors stand on the title, they sell as any owner does.
    'Vendor: Ada Quill as executor of the estate of Rose Quill\n[special-conditions]\n3. Probate was granted to the vendor on 3 March 2026 and she has been registered as owner since 9 April 2026.',
    '[special-conditions]\n3. The Supreme Court granted probate to the vendors on 12 May 2026 in proceeding S PRB 2026 0121.\n4. As executors the vendors never lived in the house.',
    'Vendor: Tom Pell and Ida Pell\n[title-search] Search\nRegistered owner: TOM PELL AND IDA PELL AS EXECUTORS OF OTTO PELL DECEASED\n[annexure] Grant\nPROBATE, Supreme Court of Tasmania, 14 May 2026: will of Otto Pell.',
    '[special-conditions]\n5. Letters of administration were granted to the vendor on 2 June 2026.\n6. The vendor sells as administrator of the estate of the late Ned Pell.',
    'Seller: Jo Lam as personal representative of Mei Lam\n[special-conditions]\n1. The Seller obtained probate on 4 May 2026 and was registered by transmission on 8 June 2026.',
    '[special-conditions]\nIf this contract is signed under a power of attorney a copy must be produced at settlement.',
    '[special-conditions]\nIf the purchaser’s attorney signs, the power of attorney must be produced.',
    '[particulars]\nVendor: R Hall',
    '[particulars]\nVendor: John Smith and Mary Smith',
    '[special-conditions]\nProbate was granted on 3 March 2026 and is attached.',
    '[special-conditions]\nIf the purchaser dies or a liquidator is appointed the vendor may rescind.',
    'Vendor: Ida Rowe, not as executor of any estate of the late owner',
    'Vendor: Tarn Pty Ltd as trustee for the Tarn Family Trust',
    {
      text: '34. The financial manager has the approval of the NSW Trustee, given on 4 May 2026 and annexed.',
      state: 'NSW',
    },
    {
      text: '9. If a party dies or loses capacity before settlement the other may end this contract.',
      state: 'VIC',
    },
    {
      text: '9. Disputes go to the Civil and Administrative Tribunal, and neither party may sue without first asking for mediation.',
      state: 'NSW',
    },
  ],
  clear: [
    '[contract-form] Contract\nVendor | Oak & Elm Holdings Pty Ltd as trustee for the Brandt Family Trust',
    '[particulars]\nThe vendors, who sell as the trustees of the Pryor Settlement, are named in Item 1.',
    '[particulars]\nSeller | Wattle Nominees Pty Ltd ATF the Wattle Unit Trust\n',
    'Vendor: Noor Haddad',
  ],
})
