import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '[particulars] Reference schedule\n«Seller disclosure | Form 2: ☐ handed over before signing ☒ an exception applies»\n[vendor-statement] Form 2\nSeller: J Abara',
      severity: 'medium',
      state: 'QLD',
    },
    {
      text: '[contract-form]\nPrice $500,000\n[special-conditions]\nPART 1. Seller moves out by noon.',
      state: 'QLD',
    },
    '[special-conditions]\n«The parties agree that Part 7 Division 4 of the Property Law Act 2023 does not apply to this sale and the Buyer will not terminate under section 104.»',
    '[special-conditions]\n«The Buyer agrees it will not exercise any right of termination under Part 7 Division 4 of the Property Law Act 2023.»',
    {
      text: '[particulars] Reference schedule\nSeller: J Abara\nPurchase price: $610,000\n[general-conditions] Terms of contract\n1. The Buyer pays the Deposit.',
      severity: 'high',
    },
    {
      text: '4. «The Form 2 and certificates shall be emailed to the Buyer within seven days of the Contract Date.»',
      severity: 'critical',
    },
    '7. «The Buyer waives every right it has under section 104 for want of seller disclosure.»',
    '[vendor-statement] Form 2\nSeller: J Abara\n[special-conditions] Special conditions\n2. «Buyer agrees not to terminate because a disclosure document is late or wrong.»',
    {
      text: '9. «The parties are cousins and no seller disclosure is required: section 100 exception applies to the Form 2.»',
      severity: 'medium',
    },
  ],
  passes: [
    '[particulars] Reference schedule\nProposed lot 2307\nThe disclosure a Seller of an existing lot gives in Form 2 under the Property Law Act 2023 is not called for here: the Seller gives instead the statement that section 213 requires for a proposed lot.',
    '[particulars] Reference schedule\nSeller disclosure | Form 2 and its certificates: ☒ handed over before signing ☐ exempt under an exception in section 100\n[vendor-statement] Form 2\nSeller: J Abara',
    '[contract-form]\nPlease do not sign the contract until you have read the disclosure statement and the documents that go with it (Form 2).\n[vendor-statement] Form 2 Seller disclosure statement\nPart 1 Seller and property details',
    '[special-conditions]\n1. These conditions prevail over the printed form, but nothing in them limits a right which the Property Law Act 2023 says cannot be waived.\n[vendor-statement] Form 2\nSeller disclosure statement',
    {
      text: '[vendor-statement] Form 2\nSeller\n[special-conditions]\nNothing in these conditions limits the Buyer’s rights if a disclosure statement was not given or is inaccurate.',
      state: 'QLD',
    },
    {
      text: '[contract-form]\nPrice $500,000\n[special-conditions]\nForm 2 – Seller disclosure statement (Property Law Act 2023, section 99) – sheet 1\nPART 1. Seller: Judith Okonjo.\nPART 2. Title search: given.\nPART 5. Rates: $882.00',
      state: 'QLD',
    },
    '[vendor-statement] Form 2\nSeller\n[special-conditions]\nNothing in these conditions limits the rights of the Buyer to terminate if the disclosure statement is inaccurate.',
    '[vendor-statement] Form 2\nSeller: J Abara\n[special-conditions] Special conditions\n1. The Buyer acknowledges receiving the Form 2 and every prescribed certificate before signing.',
    '[particulars] Reference schedule\nSeller: J Abara\n[special-conditions] Special conditions\n3. A Form 2 is not required because the contract date is before 1 August 2025.',
    '[title-search] Current title search\nTitle Reference: 50112233',
    '[particulars] Reference schedule\nProposed lot 12 on a draft plan\nPurchase price: $700,000',
    {
      text: '[particulars] Reference schedule\nContract Date: 2 May 2024\nPurchase price: $500,000',
      facts: { contractDate: ['2024-05-02', '2 May 2024'] },
    },
  ],
  clear: ['[vendor-statement] Form 2 seller disclosure statement\nSeller: J Abara'],
})
