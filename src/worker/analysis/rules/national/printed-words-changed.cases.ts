import { cases } from '../cases.ts'

const print = (text: string, printed: string) =>
  `[special-conditions]\n${text}\n[general-conditions] General conditions\n${printed}`

export default cases({
  flags: [
    // What is varied is said in the next sentences of the clause.
    {
      text: print(
        '6. «General condition 4 is varied. The loan is now approved. The Agent must pay the deposit to the Vendor, who may spend it, as soon as the contract is unconditional.»',
        '«4 Deposit. The Agent holds the deposit as stakeholder until settlement.»',
      ),
      state: 'SA',
      severity: 'high',
    },
    // A change for one side's notices alone, and one for a single case.
    {
      text: print(
        '4. «In general condition 18.1 replace "14 days" with "3 days" where the notice is given by the Vendor.»',
        '18. Default\n«18.1 No party may end this contract until 14 days have gone by after a notice of the default.»',
      ),
      state: 'VIC',
      severity: 'high',
    },
    {
      text: print(
        '4. «Clause 6.5 is varied: any order of the shire about the retaining wall, whenever made, is met by the Buyer at the Buyer’s expense.»',
        '6. Orders\n«6.5 A requirement of an authority that was made before the contract date is met by the Seller.»',
      ),
      state: 'QLD',
    },
    {
      text: print(
        '4. «Condition 10.1 does not extend to the direction about the pool, which the Buyer is to obey at the Buyer’s own cost.»',
        '10. Notices\n«10.1 The Seller must comply at its own cost with every notice or direction given before the contract date.»',
      ),
      state: 'NT',
    },
    {
      text: print(
        '4. «In Condition 15.2 “five” is struck out and “fourteen” put in its place.»',
        '15. Default\n«15.2 A party who is late in paying money pays interest on it at five percentage points a year above the cash rate.»',
      ),
      state: 'TAS',
      severity: 'high',
    },
    // A share of the price becomes a few dollars: any claim then lets the vendor out.
    {
      text: print(
        '30. Changes to the print:\n(b) «[7.2] leave out "five per cent of the Price" wherever it appears and put "$2,500.00" in its place;»',
        "7 Errors\n«7.2 If the Purchaser's claims together are more than five per cent of the Price, the Vendor may rescind.»",
      ),
      state: 'ACT',
      severity: 'high',
    },
    {
      text: print(
        '30. The printed clauses are read with these changes:\n(d) «12.1 now reads: "The purchaser complies at its own cost with every work order, also one that was made before this contract";»',
        '12 Compliance with work orders\n«12.1 The vendor complies by completion with a work order made on or before the contract date.»',
      ),
      state: 'NSW',
      severity: 'high',
    },
    {
      text: print(
        '2. «In condition 16.2, "three Business Days" takes the place of "fourteen days".»',
        '16 Notice to complete\n«16.2 A notice to complete is to allow not less than fourteen days after it is received.»',
      ),
      state: 'TAS',
      severity: 'high',
    },
    // A right of the buyer's is confined to a few days, or to one form.
    {
      text: print(
        '2. «In clause 6.1 after "before completion" insert "but only by notice served within seven days of exchange".»',
        '6 Error\n«6.1 The purchaser may before completion claim compensation for any error in this contract.»',
      ),
      state: 'NSW',
      severity: 'high',
    },
    {
      text: print(
        '2. «In clause 9.2 after "claim compensation" insert "within 5 days after the contract date".»',
        '9. ERRORS\n«9.2 The Buyer may claim compensation for a mistake in the description of the Land.»',
      ),
      state: 'QLD',
      severity: 'high',
    },
    // By one party's name for the other's, what the vendor had to pay falls on the buyer.
    {
      text: print(
        '4. «In clause 9.3 the word "Buyer" is substituted for the word "Seller".»',
        '9. LEVIES\n«9.3 Special levies struck before the contract date must be paid by the Seller on or before settlement.»',
      ),
      state: 'QLD',
      severity: 'high',
    },
    {
      text: print(
        '6. «For "Vendor" in general condition 12.4 read "Purchaser".»',
        '12. CONTRIBUTIONS\n«12.4 Every extraordinary contribution resolved before the day of sale is to be borne by the Vendor.»',
      ),
      state: 'SA',
      severity: 'high',
    },
    {
      text: print(
        '7. «In clause 15.2 the word "Purchaser" replaces the word "Vendor".»',
        '15. SCHEME\n«15.2 Any one-off levy already raised is payable by the Vendor in full at settlement, although an instalment falls due later.»',
      ),
      state: 'VIC',
      severity: 'high',
    },
    // What is a day after settlement comes three weeks after it, where the print is not here.
    {
      text: '[special-conditions]\n3. «In GC 6.3 the words "12 noon on the day after the Settlement Date" are replaced with "12 noon on the day which is 21 days after the Settlement Date".»',
      state: 'WA',
      severity: 'high',
    },
    {
      text: print(
        '7. «General condition 20.2(c) is amended by adding at the end: "and gives the vendor letters from two authorised deposit-taking institutions".»',
        '«20.2 The purchaser may end the contract if the loan is not approved by the approval date, but only if the purchaser: (c) serves written notice on the vendor.»',
      ),
      state: 'VIC',
    },
    // The deposit goes to the vendor by the new words, whatever other clause they name.
    {
      text: print(
        '2. Deposit. «Clause 2.5 is varied by omitting "until Completion" and substituting "until clause 12 is satisfied, when the Deposit Holder must account for it to the Vendor".»',
        '12. FINANCE\n12.1 The purchaser must apply for a loan.\n2. DEPOSIT\n«2.5 The Deposit Holder must hold the Deposit as stakeholder until Completion.»',
      ),
      state: 'TAS',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n4. «In clause 2.4 the words "until the Settlement Date" are struck out and the words "until the finance condition in Item 11 is satisfied, whereupon the Agent is irrevocably authorised to account for it to the Vendor\'s order" are inserted.»',
      state: 'SA',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n1. «In GC 1.8 the words "until Settlement" are replaced with "until the condition in Clause 1 is satisfied, on which day the Deposit Holder must pay the Deposit to the Seller".»',
      state: 'WA',
      severity: 'high',
    },
    // A definition stands in a paragraph of its own, far from the number of its clause.
    {
      text: print(
        '6. «In the definition of Default Rate in clause 1.1 "8%" is replaced by "17%".»',
        '1.1 In this Contract, unless the context otherwise requires:\n1.2 Words in the singular include the plural.\n«Default Rate means 8% per annum calculated daily.»',
      ),
      state: 'TAS',
      severity: 'high',
    },
    {
      text: print(
        '3. «In clause 26.1, in the definition of Prescribed Rate, "9% per annum" becomes "16% per annum".»',
        '26.1 Definitions\n26.2 Headings are for convenience.\n«"Prescribed Rate" means 9% per annum.»',
      ),
      state: 'WA',
      severity: 'high',
    },
    // The clause stands as a heading before what is done to its words.
    {
      text: print(
        '8. Clause 13.2. «The words "four per cent (4%)" are deleted and "sixteen per cent (16%) per annum" substituted.»',
        '«13.2 A party whose default delays Settlement must pay interest on the balance at the rate of four per cent (4%).»',
      ),
      state: 'SA',
      severity: 'high',
    },
    // An item of a list whose clause is not in the file is told by its own words.
    {
      text: '[special-conditions]\nThe terms are changed: (a) clause 25.1 applies, with interest at the default rate; «(b) clauses 14.2 and 14.3 are deleted and the Purchaser accepts the pool fence as it is.»',
      state: 'SA',
      severity: 'medium',
    },
    // The heading of the print says what a clause is about, and not a stray word in it.
    {
      text: print(
        '4. «General condition 6.3 is deleted.»',
        '6. VENDOR WARRANTIES\n«6.3 The vendor warrants that it will hold the land free of any security interest.»',
      ),
      state: 'VIC',
      severity: 'high',
    },
    {
      text: print(
        '4. «In clause 12.2(b) the words "14 days" are replaced with "3 days".»',
        '12. DEFAULT NOTICE\n«12.2 The default notice must:\n(a) state that interest is payable; and\n(b) state that the default is to be remedied within 14 days.»',
      ),
      state: 'SA',
      severity: 'high',
    },
    // A lettered list: each item by itself, with the clauses of one item told once.
    {
      text: '[special-conditions]\nA4 The terms are amended as follows: (a) in clause 1.1 the definition of "Business Day" is amended by replacing "27 December" with "24 December"; «(b) clauses 6.3 and 6.4 are deleted;» and (c) clause 9.2 applies.\n[general-conditions] General conditions\n6. MISDESCRIPTION\n«6.3 The Purchaser is entitled to compensation for an error.»\n«6.4 The Purchaser may claim until settlement.»',
      state: 'SA',
      severity: 'high',
    },
    // A time until which the vendor stays on.
    {
      text: print(
        'A8. «In clause 6.3 "12 noon on the day after the Settlement Date" is replaced by "5.00 pm on the twenty-eighth day after the Settlement Date".»',
        '«6.3 The Seller may remain in occupation until 12 noon on the day after the Settlement Date.»',
      ),
      state: 'WA',
      severity: 'high',
    },
    {
      text: print(
        '3. «Printed clause 8 is amended by adding: "(e) delivers with the notice letters of refusal of two lenders".»',
        '«8 The Purchaser may inspect. 8.1 The Purchaser may end the contract if the loan is not approved and the Purchaser did what was required.»',
      ),
      state: 'VIC',
      severity: 'high',
    },
    // A clause that runs over the foot of a page is found behind it.
    {
      text: '[special-conditions]\n8. «In Standard Condition 2.6(2) the words "on or before the Contract Date" are replaced by "before 1 July".»\n[general-conditions] Standard conditions\n«2.6 Adjustments\n(1) Rates must be adjusted.\nPage 7 of 20\n(2) The Seller is liable for any levy of which notice was issued on or before the Contract Date.»',
      state: 'QLD',
    },
    // An order behind the number, in brackets or in a cell; a part of a clause; hours for days.
    {
      text: '[special-conditions]\nThe general conditions are amended thus:\n«2.1 | GC 31 | Omit.»\n[general-conditions] General conditions\n«31 Loss or damage. 31.1 The vendor bears the risk until settlement.»',
      state: 'VIC',
      severity: 'high',
    },
    {
      text: print(
        '4. «(Printed term 11) Strike out.»',
        '«11. If the house burns down before completion the Buyer may withdraw.»',
      ),
      state: 'ACT',
      severity: 'high',
    },
    {
      text: print(
        '3. «GC 34 34.2(b): "14 days" becomes "forty-eight hours".»',
        '34.1 A party in default is given notice.\n«34.2(b) The notice must state that the default is to be remedied within 14 days.»',
      ),
      state: 'VIC',
      severity: 'high',
    },
    {
      text: print(
        '6. «Printed clause 18 is read with "three" for "fourteen", but only where the notice is served by the Seller.»',
        '«18. A party ready to complete may by notice require the other to complete within fourteen days.»',
      ),
      state: 'ACT',
      severity: 'high',
    },
    // The print stands behind the special conditions, under a heading of its own.
    {
      text: '[special-conditions]\nS6. «General condition 22 is deleted.»\n========== GENERAL CONDITIONS (those that matter most)\n«22 If the unit is destroyed before settlement the Buyer may withdraw and be repaid.»',
      state: 'NT',
      severity: 'high',
    },
    // A sentence is none of the number and the name of its clause; what follows words in it goes.
    {
      text: print(
        '2. «Clause 7: the first sentence is struck out.»',
        '«7 Strata. The vendor is liable for every levy determined before the contract date. Other levies are shared.»',
      ),
      state: 'NSW',
      severity: 'high',
    },
    {
      text: print(
        '2. «In clause 5 the words following "apportioned" in the last sentence are struck out and "as the vendor is in fact assessed" is put in their place.»',
        '«5 Rates are shared. Land tax is apportioned as if the vendor owned no other land.»',
      ),
      state: 'NSW',
    },
    {
      text: print(
        '9. «Clause 2 is changed: the words letting the Buyer withdraw are left out.»',
        '«2. If the loan is refused the Buyer may withdraw.»',
      ),
      state: 'WA',
    },
    {
      text: print(
        '3. «Printed Condition 2 is deleted and replaced with: "The deposit is paid to the solicitors of the sellers, who may account for it to the Sellers on approval of finance."»',
        '«2 The deposit shall be held by a stakeholder until settlement.»',
      ),
      state: 'SA',
      severity: 'high',
    },
    {
      text: print(
        '5. «In Printed Condition 13 read "nineteen" for "eight".»',
        '«13 A party who is late pays interest at eight per cent per annum.»',
      ),
      state: 'SA',
      severity: 'high',
    },
    // A table whose rows have numbers of their own.
    {
      text: '[special-conditions]\nThe printed conditions are varied as follows:\nItem | Clause | Variation\n«1 | 12.2 | in lieu of "in trust" write "for the Vendor, who may spend it"»\n[general-conditions] General conditions\n«12.2 The agent holds the deposit in trust until settlement.»',
      state: 'VIC',
      severity: 'high',
    },
    {
      text: '[special-conditions]\nThe printed conditions are varied as follows:\nItem | Clause | Variation\n«2 | 28 | for "Vendor" read "Purchaser"»\n[general-conditions] General conditions\n«28 The Vendor bears the risk of loss until settlement.»',
      state: 'VIC',
      severity: 'high',
    },
    {
      text: '[special-conditions]\nRef | Condition | Alteration of the printed conditions\n«1.1 | 33 | 33.1 to 33.3 omitted»\n[general-conditions] General conditions\n«33.1 The Vendor warrants that no notice was served.»\n«33.2 The Vendor warrants that no work is due.»\n«33.3 The Vendor promises vacant possession.»',
      state: 'VIC',
      severity: 'high',
    },
    // Words that yield, orders that follow each other, words that change places.
    {
      text: print(
        '5. «In clause 8 "until settlement" gives way to "until the date of this contract".»',
        '«8. The property is at the risk of the Seller until settlement.»',
      ),
      state: 'WA',
      severity: 'high',
    },
    {
      text: print(
        '2. «Printed clause 3: cross out "as stakeholder"; insert "as agent of the vendor".»',
        '«3. The agent holds the deposit as stakeholder.»',
      ),
      state: 'NSW',
      severity: 'high',
    },
    {
      text: print(
        '7. «GC 6 is read as if "before" had changed places with "after".»',
        '«6. A notice of the council that issued before the date of contract is complied with by the seller.»',
      ),
      state: 'NT',
      severity: 'high',
    },
    {
      text: print(
        '4. «Clause 11: delete "unless the error is trivial" and everything before it, and put "An error in the plan gives the Buyer nothing".»',
        '«11. The Buyer is compensated for an error, unless the error is trivial.»',
      ),
      state: 'ACT',
      severity: 'high',
    },
    // Clauses that bind one side, and a defined term that is not quoted.
    {
      text: print(
        '6. «Clause 5.1 applies to the Purchaser only.»',
        '«5.1 A party who is late pays interest at 8%.»',
      ),
      state: 'SA',
      severity: 'high',
    },
    // Whole clauses, whatever the verb: what each gave decides.
    {
      text: print(
        '3. «Clause 14 is to be read as if it had never been printed.»',
        '«14. The Seller warrants that each building was approved.»',
      ),
      state: 'QLD',
      severity: 'high',
    },
    {
      text: print(
        '3. «Clauses 14 and 15 of the General Conditions form no part of the bargain.»',
        '«14. The Seller must remove all rubbish.»\n«15. The Buyer may inspect twice.»',
      ),
      state: 'WA',
      severity: 'medium',
    },
    {
      text: print(
        '3. «Printed cl 9 and 10: strike out both.»',
        '«9. The Buyer may rescind if the house burns down.»\n«10. The Seller bears the risk until completion.»',
      ),
      state: 'ACT',
      severity: 'high',
    },
    {
      text: print(
        '3. «Standard Condition 6 is struck out, and in its stead is put: "6 The Purchaser has inspected, and gets no allowance for any error."»',
        '«6 The Purchaser is to be compensated for an error of area.»',
      ),
      state: 'TAS',
      severity: 'high',
    },
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
    // More time for what the vendor lets the buyer do, and less for the vendor's own default.
    {
      text: print(
        '5. In clause 11.3, for "two days" read "six days".',
        '11.3 The vendor must take reasonable steps to allow the purchaser to inspect the property once in the two days before completion.',
      ),
      state: 'NSW',
    },
    {
      text: print(
        '5. In clause 18.1 replace "14 days" with "7 days" where the notice is given by the Buyer.',
        '18.1 No party may end this contract until 14 days have gone by after a notice of the default.',
      ),
      state: 'SA',
    },
    {
      text: print(
        '5. Clause 12.4 does not extend to the garden shed.',
        '12.4 The Buyer must not object to any building that stands over a boundary.',
      ),
      state: 'SA',
    },
    // A longer notice by the vendor, other kinds of title, and a bond that nobody chose.
    {
      text: print(
        '5. In clause 14.2 "2 business days" is replaced with "4 business days".',
        '14.2 The vendor must serve the adjustment figures at least 2 business days before the date for completion.',
      ),
      state: 'NSW',
    },
    {
      text: print(
        '6. Clause 25 is deleted, as the land is Torrens title.',
        '25 Limited title\n25.1 This clause applies only if the land is under qualified, limited or old system title. The vendor must serve an abstract of title within 7 days.',
      ),
      state: 'NSW',
    },
    {
      text: print(
        '6. Clause 3 is deleted.',
        '3 Deposit-bond\n3.1 This clause applies only if the vendor accepts a deposit-bond for the deposit. The purchaser must provide the deposit-bond to the vendor.',
      ),
      state: 'NSW',
    },
    print(
      '5. In clause 2.4, "5.00 pm" becomes "4.30 pm".',
      '2. TIME\n2.4 A notice received after 5.00 pm is taken to be received on the next business day.',
    ),
    print(
      '5. In clause 6.2 the word "Vendor" is substituted for the word "Purchaser".',
      '6. COSTS\n6.2 Special levies struck before the day of sale must be paid by the Purchaser.',
    ),
    {
      text: print(
        'Finance Amount: $400,000 Unless all of "Finance Amount", "Financier" and "Finance Date" are completed, this contract is not subject to finance and clause 3 does not apply.',
        '3. FINANCE\n3.1 This contract is conditional on the buyer obtaining approval of a loan for the Finance Amount by the Finance Date.',
      ),
      state: 'QLD',
    },
    // A condition that comes true stays where it is.
    {
      text: print(
        '4. The balance of the deposit is payable on the date clause 3 is satisfied or waived.',
        '3. FINANCE\n3.1 This contract is conditional on the buyer obtaining approval of a loan by the finance date.',
      ),
      state: 'QLD',
    },
    {
      text: print(
        '9. Balance deposit: $32,400, due once general condition 20 is waived.',
        '20. LOAN\n20.1 The purchaser may end the contract if the loan is not approved.',
      ),
      state: 'VIC',
    },
    {
      text: print(
        '2. When clauses 3 and 4 are fulfilled or waived the buyer pays the rest of the deposit.',
        '3. FINANCE\n3.1 This contract is conditional on a loan.\n4. INSPECTION\n4.1 The buyer may end this contract for what a building report finds.',
      ),
      state: 'QLD',
    },
    // A clause on what is not there goes.
    {
      text: print(
        '33. Clause 24 is deleted, there being no tenancy.',
        '24. TENANCIES\n24.1 The vendor must pay the purchaser any rent received for a period after completion.',
      ),
      state: 'NSW',
    },
    // In the buyer's favour, or of no weight to either side.
    {
      text: print(
        '4. Clause 16.6: "at least 1 business day before the date for completion" is replaced by "on completion".',
        '16.6 If some of the deposit is not paid, at least 1 business day before the date for completion the purchaser must give the vendor an order for it.',
      ),
      state: 'NSW',
    },
    {
      text: print(
        '4. Clause 30.11: "$10" is replaced by "$15".',
        '30.11 If the vendor requires more than 5 cheques, the vendor must pay $10 for each extra cheque.',
      ),
      state: 'NSW',
    },
    {
      text: print(
        '4. Clause 1.1, definition of "bank": delete "a building society or a credit union" and insert "or a mutual bank".',
        '1. Definitions\n1.1 bank means a bank, a building society or a credit union.',
      ),
      state: 'NSW',
    },
    {
      text: print(
        '3.1 General condition 14.1(c) does not apply.',
        '14. DEPOSIT\n14.1 The purchaser must pay the deposit:\n(a) to the agent; or\n(c) if the vendor directs, into a special purpose account in the joint names of both.',
      ),
      state: 'VIC',
    },
    {
      text: '[particulars] Schedule\n14.1 SUBJECT TO FINANCE (general condition 18)  [X] applies  [ ] does not apply\n[general-conditions] General conditions\n18. FINANCE\n18.1 The Purchaser may terminate if the loan is refused.',
      state: 'SA',
    },
    // A claim need no longer be made in time, or may come to more.
    {
      text: print(
        '4. In Printed Condition 5 the words "if claimed in writing before settlement" are struck out.',
        '5 Compensation shall be made for an error in the description, if claimed in writing before settlement.',
      ),
      state: 'SA',
    },
    {
      text: print(
        '4. Clause 7.1: delete "but not exceeding $500 in all".',
        '7.1 The Purchaser may claim compensation, but not exceeding $500 in all.',
      ),
      state: 'NSW',
    },
    {
      text: print(
        '4. Omit "provided notice is given within 7 days" from clause 12.',
        '12 The Buyer may claim for a breach of warranty, provided notice is given within 7 days.',
      ),
      state: 'WA',
    },
    {
      text: print(
        '4. In clause 18 "48 hours" becomes "5 days".',
        '18 A party in default has 48 hours to remedy it.',
      ),
      state: 'VIC',
    },
    // A clause that only binds the buyer, and one that goes in some case alone.
    {
      text: print(
        '3. Clause 14 forms no part of this contract.',
        '14. The Buyer must pay the legal costs of the Seller.',
      ),
      state: 'QLD',
    },
    {
      text: print(
        '3. Clause 14 does not apply if the Buyer is a company.',
        '14. The Buyer may rescind if the loan is refused.',
      ),
      state: 'QLD',
    },
    // The vendor's own time to act against the buyer.
    {
      text: print(
        '3. Printed clause 19: for "12 months" read "6 months".',
        '19. If the purchaser defaults the vendor may resell and sue for a loss made within 12 months.',
      ),
      state: 'NSW',
    },
    {
      text: print(
        '3. Clause 8.2 is enlarged as follows: the Buyer may inspect twice.',
        '8.2 The Buyer may inspect once.',
      ),
      state: 'QLD',
    },
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
