import { cases } from '../cases.ts'

export default cases({
  flags: [
    // The notice is worked out without the scheme that the contract uses, or the other way round.
    '[particulars] Particulars\n«☒ The margin scheme will be used to calculate GST if the box is checked»\n[other] GST withholding notice\nNotice given by the supplier under section 14-255\n«5. Rate | 1/11 of the contract price | Margin scheme | No»',
    '[particulars] Particulars\n«☐ The margin scheme will be used to calculate GST if the box is checked»\n[annexure] Withholding notice\nTo the purchaser\n«Rate: 7% of the contract price»',
    '[special-conditions] Special conditions\n9. «The parties agree that the margin scheme applies to the supply of the property.»\n[annexure] Notice to purchaser\nNotice by the supplier under section 14-255\n«Amount: one eleventh of the price, payable on the day of settlement»',

    // A vacant lot of which nobody says whether tax is withheld.
    {
      text: '[particulars]\nVendor: Tarn Rise Pty Ltd\n«Chattels: none, the land is vacant.»\nGST: the price includes GST, margin scheme.',
      severity: 'medium',
      facts: { vendors: [['Tarn Rise Pty Ltd', 'Tarn Rise Pty Ltd']] },
    },
    {
      text: '[particulars]\nVendor: Ned Tarn\n«Building and pest ☐ ☐ vacant land, nothing to inspect»\n[general-conditions]\n25. If an amount of GST must be withheld the vendor gives a notice under section 14-255.',
      severity: 'low',
      facts: { vendors: [['Ned Tarn', 'Ned Tarn']] },
    },
    '[contract-form]\n«Improvements: nil»\n[special-conditions]\n4. Where section 14-255 applies the vendor gives notice 14 days before settlement.',
    '[contract-form]\n«GST withholding: is this a taxable supply of new residential premises? YES ☒ NO ☐»\n[special-conditions]\n3. «The Seller warrants that the dwelling was first lived in during 2014 and that the sale is input taxed.»',
    '[contract-form]\n«Purchaser must make an RW payment (residential withholding payment) ☐ NO ☒ yes»\n[special-conditions]\n3. «The house was built in 1987 and has been lived in ever since.»',
    '[particulars]\n«GST withholding payment to be made by the buyer: Yes»\n[special-conditions]\n3. «The Seller warrants that the land is not new residential premises nor potential residential land.»',
    '[particulars]\n«The purchaser has to withhold GST of 1/11 and pay it to the ATO.»',
    '[special-conditions]\n«The Purchaser must retain one-eleventh of the price and remit it to the Commissioner at settlement.»',
    '[special-conditions]\n«GST withholding required: Yes»',
    '[special-conditions]\n«The buyer is to lodge Form One and Form Two with the Tax Office and pay the GST withholding amount.»',
    '[special-conditions]\n«The property is new residential premises and a withholding payment applies.»',
    '«The purchaser is required to make a GST withholding payment.»',
    '[particulars]\n«GSTRW payment: ☒ Yes ☐ No»',
    {
      text: '[particulars]\nDay of sale 4 May 2026\n«GST withholding: no withholding payment required»\n[building-permit]\n«Occupancy permit dated 3 March 2026»',
      facts: { contractDate: ['2026-05-04', '4 May 2026'] },
      severity: 'high',
    },
    {
      text: '[contract-form]\n«GST withholding: the buyer need not withhold»\n[vendor-statement]\n«The townhouse has never been sold as a home.»',
      severity: 'high',
    },
    '[particulars]\n«Lot 9 on DP 501 and the newly built house on it»\n«Is this a supply of new residential premises? YES ☐ NO ☒»',
    {
      text: '[particulars]\nDay of sale 4 May 2026\n«GST withholding: not required»\n[vendor-statement]\n«The home was built by the vendor as registered builder.»\n[building-permit]\nOccupancy permit dated 3 March 2023',
      facts: { contractDate: ['2026-05-04', '4 May 2026'] },
    },
    {
      text: '[contract-form]\n«Residential withholding tax: New residential premises? ☐ No ☒ Yes Buyer required to make a withholding payment? ☒ No ☐ Yes»',
      state: 'ACT',
      severity: 'high',
    },
    '[particulars]\n«GST withholding: not required»\n[special-conditions]\n4. «The villa was finished in May 2026 and nobody has lived in it.»',
  ],
  passes: [
    '[special-conditions]\n9. Nothing is withheld from the price under section 14-250, since the cottage is neither new nor substantially renovated.',
    '[particulars] Particulars\n☒ The margin scheme will be used to calculate GST if the box is checked\n[other] GST withholding notice\nNotice given by the supplier under section 14-255\nRate | 7% of the contract price | Margin scheme | Yes',
    '[particulars] Particulars\n☒ The margin scheme will be used to calculate GST if the box is checked\n[other] GST withholding notice\nNotice given by the supplier under section 14-255\nThe rate is 7% of the price under the margin scheme and one eleventh of the price otherwise.',

    {
      text: '[particulars]\nDate of contract: 1 August 2026\nDate for completion | 14 days after the Seller gives notice that the new home is ready\nResidential withholding | ☒ No: the home is not new',
      state: 'ACT',
    },
    '[particulars]\nSettlement: 60 days, or earlier when the vendor has moved into its new house\nGST withholding: no',
    {
      text: "[particulars]\nCompletion | when the seller's new residence is finished, not later than 1 May 2027\nGST withholding | No",
      state: 'QLD',
    },
    '[contract-form] Tax\nPurchaser must make a GSTRW payment ☒ NO ☐ yes\nAmount purchaser must pay - price times the GSTRW rate: $',
    '[particulars] GST withholding payment details\nAmount the buyer must withhold for GST: $ ______',
    {
      text: '[particulars]\nGST withholding: is this a taxable supply of potential residential land? YES ☒ NO ☐ The Buyer pays $18,900.00, which is 7 per cent, to the Commissioner at settlement out of the purchase price and the Seller has given the withholding notice.',
      state: 'WA',
    },
    '[particulars]\nPurchaser must make a GSTRW payment (residential withholding payment)\n☒ NO | ☐ yes (if yes, the vendor must provide details)',
    '[particulars]\nPurchaser must make a GSTRW payment | NO ☒ | yes ☐',
    '[particulars]\nIs a GST withholding payment required to be made by the buyer\nYes ☐ | No ☒',
    '[particulars]\nChattels: none, the land is vacant.\nGST withholding: ☒ not required ☐ required',
    '[particulars]\nSold with vacant possession\nLand next door: a vacant block',
    '[particulars]\nBeing a: ☒ house ☐ unit ☐ vacant land',
    '[particulars]\nVacant land of 40 hectares in the Farming Zone',
    '[particulars]\nThe lot is vacant.\n[annexure] Notice\nThe vendor gives notice that nothing is to be withheld, as the land is not potential residential land.',
    '[special-conditions]\n6. This is the notice under section 14-255 that nothing is to be withheld.',
    {
      text: '[particulars]\nGST withholding | not required, existing residential premises\nDay of sale 3 June 2026\n[vendor-statement]\n5. Building permits: carport, permit of 4 March 2025, certificate of final inspection 8 July 2025 attached.',
      facts: { contractDate: ['2026-06-03', '3 June 2026'] },
    },
    '[particulars]\nGST withholding: not required\n[special-conditions]\n1. The executor has never lived in the house.',
    {
      text: '[particulars]\nDay of sale 4 May 2026\nGST withholding: not required\n[vendor-statement]\nThe house was built by the vendor as owner-builder.\n[building-permit]\nOccupancy permit dated 3 March 2023',
      facts: { contractDate: ['2026-05-04', '4 May 2026'] },
    },
    {
      text: '[contract-form]\nPurchaser must make a GSTRW payment ☐ NO ☒ yes: 7% of the price, $52,500.00, at completion',
      state: 'NSW',
    },
    '[contract-form]\nIs the purchaser required to make a GST withholding payment? ☐ Yes ☒ No\n[special-conditions]\n3. The house was built in 1987 and the sale is input taxed.',
    '[particulars]\nNo GST withholding.',
    '[special-conditions]\nGST withholding required: No',
    '[special-conditions]\nThe purchaser is not required to make a payment under section 14-250.',
    '[particulars]\nGSTRW payment: ☐ Yes ☒ No',
    'The purchaser is not required to make a GST withholding payment.',
    '[contract-form]\nNew residential premises? ☒ No ☐ Yes\nBuyer required to make a withholding payment? ☒ No ☐ Yes\n☒ Inquiry documents (except if the land is a Class A unit; the residence has not previously been occupied or sold as a dwelling; or the sale is off the plan)',
    {
      text: '[particulars]\nGST withholding: ☒ Yes. New potential residential land. Amount: 7% of the Purchase Price',
      state: 'QLD',
    },
  ],
  clear: ['No GST withholding applies: existing residential premises.'],
})
