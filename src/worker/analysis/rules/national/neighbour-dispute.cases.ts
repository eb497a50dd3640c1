import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«The owner of 31 Bell Road wrote in June that cracks in the shared wall come from the new beam, and wants $9,000 for the repair.»',
    // What the vendor answers about neighbours, and what stands in their way.
    {
      text: "[vendor-statement] Vendor's property questionnaire\n«8 | a dispute with a neighbour, or a claim as to fences, trees or access? | Yes | Solicitor's letter of 2 July 2026 about our carport blocking their drive»",
      state: 'TAS',
      severity: 'medium',
    },
    {
      text: '[vendor-statement] Statement\n«Any complaint by a neighbour? ☒ Yes ☐ No | The fence at the rear leans and they want it replaced»',
      state: 'SA',
      severity: 'medium',
    },
    '[special-conditions]\n1. Time is of the essence.\n[annexure] Letter\n«The owners of number 25 complain that the shed obstructs the right of way to their garage.»',
    // Letters to the owner, and a clause that names the quarrel.
    '[particulars]\nVendor: Ada Quill\n[annexure] Letters\n«Lot 201 to the Morrows: "Water from your lawn has been through our garage three times.»',
    '[particulars]\nVendor: Ada Quill\n[annexure] Letters\n«We shall go to the court if it is not mended by the new year.»',
    '[particulars]\nVendor: Ada Quill\n[annexure] Letters\n«The roots of your fig have lifted our paving and I want it gone.»',
    '[particulars]\nVendor: Ada Quill\n[annexure] Letters\n«Your downpipes are flooding the side path.»',
    '[special-conditions]\n«No objection may be made about the drainage dispute with Lot 201.»',
    '[special-conditions]\n12. «The purchaser must not make a claim for the dispute with the adjoining owner about the wall.»',
    '[vendor-statement]\n«The people at number 9 want the vendor to pay half of a new fence.»',
    {
      severity: 'medium',
      text: '[vendor-statement]\n«A notice to fence was served on the vendor by the owner of number 14.»',
    },
    '[special-conditions]\n1. «The Vendor discloses a disagreement with the adjoining owner about the roots of the plane tree.»',
    '[building-report]\n«The retaining wall along the western side is leaning and needs replacement.»',
    {
      severity: 'medium',
      text: '[vendor-statement]\n«The neighbours claim $6,000 for damage done by branches.»',
    },
    '[special-conditions]\n1. «Half the cost of the new side fence is still to be paid by the owner.»',
  ],
  passes: [
    {
      text: '[vendor-statement] Statement\nAny dispute with a neighbour about fences? ☐ Yes ☒ No | We get on well with them',
      state: 'SA',
    },
    '[vendor-statement] Statement\nNo neighbour has complained that anything blocks the drive.',
    '[annexure] Disclosures\nThe dispute with the owners of Lot 32 over the dividing fence came to an end in 2024 with the fence built and both halves of the price paid.',
    '[annexure] Disclosures\nThe argument with our neighbour at number 4 about the retaining wall was concluded in 2022 and the cost shared.',
    '[particulars]\nVendor: Ada Quill\n[annexure] Letters\nWe thank you for mending the wall so quickly; nothing more comes off your land.',
    '[particulars]\nVendor: Ada Quill\n[annexure] Conveyancer\nWe shall write to the council for the final inspection of the pool.',
    '[special-conditions]\n9. The vendor knows of no dispute with a neighbour about fences.',
    '[particulars]\nVendor: Ada Quill\n[annexure] Insurer\nDamage to your contents and your car is not covered by our policy.',
    '[vendor-statement]\nThe neighbours are friendly.',
    '[vendor-statement]\nThere is no dispute with any neighbour about a fence.',
    '[vendor-statement]\nThe dispute with the neighbour about the fence was settled in 2024.',
    '[special-conditions]\n1. The Purchaser must not make any claim about the position of the dividing fence.',
    '[special-conditions]\n1. The Vendor must repair the side fence before settlement.',
  ],
  clear: ['[vendor-statement]\nRates are $1,800 a year.'],
})
