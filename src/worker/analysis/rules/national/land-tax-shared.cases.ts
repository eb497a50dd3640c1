import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '[special-conditions]\n6. «Land tax is apportioned on what the seller has been assessed to pay, other land of the seller being brought into account.»',
      state: 'WA',
    },
    '7. «In clause 5.3 the words "as if the Land were the only land owned by the Vendor" are replaced by the words "in the amount actually assessed against the Vendor".»',
    'SC6. «Land tax for the year is adjusted on the figure assessed to the estate on all of its land, whatever the printed terms say about a single holding.»',
    '9. «Despite the printed clause on a single holding, land tax is apportioned on the assessment issued to the Seller for all its land.»',
    "9. «Land tax is shared on the vendor's total holdings, notwithstanding any printed term that speaks of the sole land of the vendor.»",
    // Years that were exempt, which are asked for later.
    {
      text: '[special-conditions]\n1. «If the exemption of the farm is withdrawn and land tax is reassessed for earlier years, the Purchaser pays what is assessed and refunds the Vendor.»',
      state: 'TAS',
    },
    {
      text: '[special-conditions]\n1. «Should land tax be assessed afresh for any year before completion the Buyer bears the fresh assessment.»',
      state: 'SA',
    },
    {
      text: '[special-conditions]\n1. «The purchaser must reimburse the vendor for any further assessment of land tax made because the land ceases to be used for primary production.»',
      state: 'NSW',
    },
    {
      text: '9. «Land tax is apportioned on what the Seller has in fact been assessed for the year.»',
      state: 'QLD',
      severity: 'medium',
    },
    {
      text: '14. «The Buyer repays at settlement its part of the land tax, taken at the rate which the Vendor bears on all of its land.»',
      state: 'SA',
    },
    { text: '[particulars]\n«Land tax | Shared on the total holdings of the Seller»', state: 'WA' },
    {
      text: '6. Land tax. «It is divided between us on the bill sent to the owner, whether or not that bill takes in other property.»',
      state: 'TAS',
    },
    {
      text: '7.2 «We split rates by the day, and land tax as it was actually charged to our company on four lots.»',
      state: 'WA',
    },
    {
      text: '8. «The proportion of land tax is to be calculated by area from the assessment of the whole parcel.»',
      state: 'QLD',
    },
    {
      text: '4. «Clause 2.6 is amended so that land tax is adjusted not on a single holding basis but upon the highest rate that applies to the Seller.»',
      state: 'QLD',
    },
    { text: '[contract-form]\n«Land tax to be adjusted? ☐ No ☒ Yes»', state: 'ACT' },
    {
      text: '[particulars]\n«Land tax | Adjusted on the notice actually assessed to the Seller»',
      state: 'QLD',
    },
    {
      text: '12. «Rates and land tax are borne by the Buyer from the date of acceptance.»',
      state: 'WA',
    },
    {
      text: '5. «This year’s land tax is payable by the Buyer without apportionment.»',
      state: 'QLD',
    },
    {
      text: '3. «The whole land tax for the year passes to the Purchaser on exchange of keys.»',
      state: 'TAS',
    },
  ],
  passes: [
    {
      text: '6. Land tax is adjusted as if the Lot were the only land of the Seller.',
      state: 'QLD',
    },
    {
      text: '6. Land tax assessed on the Vendor because of its other holdings is not apportioned.',
      state: 'SA',
    },
    {
      text: '6. Land tax is worked out on a single holding, whatever the Seller is actually assessed.',
      state: 'WA',
    },
    { text: '[contract-form]\nLand tax to be adjusted? ☒ No ☐ Yes', state: 'ACT' },
    { text: '2. Rates, water and land tax are shared at settlement by the day.', state: 'TAS' },
    {
      text: '2. The Purchaser pays land tax that is charged for its own ownership after settlement.',
      state: 'SA',
    },
    { text: '5. The Seller pays its actual land tax for the year in full.', state: 'QLD' },
  ],
  clear: [{ text: 'Council rates are adjusted at settlement.', state: 'SA' }],
})
