import { cases } from '../cases.ts'

const print = (text: string, printed: string) =>
  `[special-conditions]\n${text}\n[general-conditions] General conditions\n${printed}`

export default cases({
  flags: [
    // A party swapped to the buyer's cost, here against the printed clause.
    {
      text: print(
        '3. «In printed clause 9.1 for the word "Vendor" read "Purchaser".»',
        '«9.1 The Vendor shall at its own cost comply with any notice made before the date of contract.»',
      ),
      state: 'SA',
      severity: 'high',
    },
    {
      text: print(
        '4. «Clause 7.3 is to be read as though "whenever made" stood there instead of "made before the contract date".»',
        '«7.3 A work order made before the contract date is complied with by the Seller.»',
      ),
      state: 'ACT',
      severity: 'high',
    },
    // The word on which a condition turns.
    {
      text: print(
        '2. «For the words "satisfactory to the Buyer" in clause 4.1 substitute "disclosing no defect that would cost more than $30,000 to repair".»',
        '«4.1 This contract is conditional on a building report that is satisfactory to the Buyer.»',
      ),
      state: 'QLD',
      severity: 'high',
    },
    // A right of both made a right of one.
    {
      text: print(
        '6. «In clause 12.1, "either party" becomes "the Vendor".»',
        '«12.1 If the house is destroyed before settlement either party may end the contract.»',
      ),
      state: 'TAS',
      severity: 'high',
    },
    // Figures: interest up, a time cut short.
    {
      text: '5. «In clause 22, 10% is replaced by 15%, being the rate of interest on late money.»',
      state: 'ACT',
    },
    {
      text: print(
        '1. «In General Condition 5.1 strike out "twenty-one days" and insert "three days".»',
        '«5.1 The Buyer may within twenty-one days serve requisitions on title.»',
      ),
      state: 'WA',
      severity: 'high',
    },
    // Paragraphs and sentences that are named and not quoted.
    {
      text: print(
        '2. «General Condition 9 is read without paragraphs (b) and (c).»',
        '«9 The Seller warrants that (a) there is no litigation, (b) every building was approved, and (c) no notice is outstanding.»',
      ),
      state: 'WA',
      severity: 'high',
    },
    // A table of variations.
    {
      text: '[special-conditions]\nThe general conditions are varied in the manner of this table:\n«7 after "compensation" insert "not exceeding $300 in all"»\n20 delete "by post" and insert "by post or email"',
      state: 'VIC',
      severity: 'high',
    },
    {
      text: '8. «The words "on reasonable grounds" are omitted from clause 8.1.»',
      state: 'NT',
      severity: 'high',
    },
    {
      text: '8. «Clause 17.2 applies as though the words "with vacant possession" were omitted.»',
      state: 'NSW',
    },
  ],
  passes: [
    {
      text: print(
        '4. In printed clause 21 "14 days" is extended to "21 days".',
        '21 The Buyer may within 14 days end the contract on the report of a registered builder.',
      ),
      state: 'VIC',
    },
    {
      text: '4. Clause 15: substitute "10 business days" for 14 days in a notice to complete.',
      state: 'NSW',
    },
    // Spelling, e-mail, and what is in the buyer's favour.
    { text: '3. In clause 1.4 the word "recieve" is replaced by "receive".', state: 'QLD' },
    {
      text: '3. In clause 20.6 the words "by post" are replaced with "by post or email".',
      state: 'NSW',
    },
    {
      text: print(
        '4. In clause 5.1 for "14 days" read "28 days".',
        '5.1 The Buyer may within 14 days serve requisitions on title.',
      ),
      state: 'WA',
    },
    {
      text: '4. In clause 33 the figure "10%" is reduced to "8%" for interest on late money.',
      state: 'SA',
    },
    {
      text: print(
        '5. In clause 8.1 the word "Buyer" is replaced by "Seller".',
        '8.1 The Buyer must pay for the removal of rubbish.',
      ),
      state: 'QLD',
    },
    {
      text: '6. In special condition 4 the words "on reasonable grounds" are omitted.',
      state: 'NSW',
    },
    {
      text: '6. In clause 3 of the lease the word "Lessee" is replaced by "Tenant".',
      state: 'VIC',
    },
    {
      text: '6. Clause 2.4 is amended by inserting the words "and interest" after "deposit".',
      state: 'QLD',
    },
    {
      text: '7. Clause 8.1 is deleted and in its place: "The Lot remains at the risk of the Seller until settlement."',
      state: 'QLD',
    },
    {
      text: '7. The Buyer pays $500 in place of the sum in clause 2.1 within 14 days.',
      state: 'QLD',
    },
  ],
  clear: ['The printed terms apply as they stand.'],
})
