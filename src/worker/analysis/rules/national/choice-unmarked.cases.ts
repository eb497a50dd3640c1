import { cases } from '../cases.ts'

const MARKED = 'Safety switch ☒ installed\nLand tax ☒ apportioned\nTitle ☒ freehold\n'

export default cases({
  in: 'particulars',
  state: 'QLD',
  flags: [
    '[particulars]\n«GST WITHHOLDING [left blank] YES ☐ NO ☐»\nThe price includes GST.',

    `${MARKED}«GST withholding required ☐ No ☐ Yes»`,
    `${MARKED}«Compliant smoke alarms in the house ☐ installed ☐ not installed»`,
    `${MARKED}«Is the property sold subject to a tenancy? Yes ☐ No ☐»`,
    `${MARKED}«Margin scheme ☐ applies ☐ does not apply»`,
    'Withholding is required of the Buyer.\n«Withholding amount: ____________ Supplier ABN: ____________»',
  ],
  passes: [
    '☒ Price\n☒ Deposit\n☒ Residential use\nTaxable supply | ☒ No ☐ Yes, in full ☐ Yes, margin scheme',
    {
      text: '[particulars] Tax\nPossession ☒ Vacant ☐ Let\nIs GST payable on the sale? ☐ Yes ☒ No\nDeposit held by agent ☒ Yes ☐ No\nWill the margin scheme be used? ☐ Yes ☐ No',
      state: 'SA',
    },
    {
      text: '[contract-form] GST\nChattels ☒ Yes ☐ No\nIs the sale a taxable supply ☒ No ☐ Yes\nElectronic ☒ Yes ☐ No\nIs it the supply of a going concern? ☐ Yes ☐ No',
      state: 'WA',
    },
    '[particulars]\nGST WITHHOLDING YES ☐ NO ☒',

    'GST withholding required ☐ No ☐ Yes',
    `${MARKED}GST withholding required ☒ No ☐ Yes`,
    `${MARKED}If yes, is the pool certificate attached? ☐ Yes ☐ No`,
    `${MARKED}☐ deposit bond ☐ bank guarantee`,
    { text: `${MARKED}GST: Taxable supply ☐ NO ☐ yes`, state: 'NSW' },
    'GST withholding ☒ No. Withholding amount: ____________',
  ],
  clear: [`${MARKED}GST withholding required ☒ No ☐ Yes`],
})
