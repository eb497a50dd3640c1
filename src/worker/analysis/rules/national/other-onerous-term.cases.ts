import { cases } from '../cases.ts'

export default cases({
  flags: [
    "[special-conditions]\n«The Vendor's entitlement to terminate under this clause may be exercised more than once and for any reason whatever.»",
    '[special-conditions]\n«The Developer may call the sale off where fewer than thirty lots have found a buyer.»',
    '[special-conditions]\n1. «The Purchaser forgoes every right it would have because of the state of the driveway.»',
    '[special-conditions]\n1. «The Vendor may enter the land after settlement to collect firewood.»',
    '[special-conditions]\n1. «General condition 12 is deleted.»',
    '[special-conditions]\n1. «The Buyer shall reimburse the Seller for the cost of the photographs.»',
    '[special-conditions]\n1. «The Seller may change the colour of the letterbox as it sees fit.»',
  ],
  passes: [
    // A longer time for the buyer, read against the print.
    '[special-conditions]\n1. In clause 7.1 for "fifteen Working Days" read "twenty Working Days".\n[general-conditions] Printed terms\n7.1 The Buyer may make requisitions or objections on title within fifteen Working Days of the Date of this Contract.',
    '[special-conditions]\n1. If the Buyer or any of them is a company, its directors must sign the guarantee in the Seller’s usual form.',
    '[special-conditions]\nIf the Purchaser asks for more than two amended statements, a fee of $66 including GST is payable for each further one.',
    '[special-conditions]\nThe Vendor must not, after the date of this Contract, accept a surrender of a tenancy, increase rent or grant a new tenancy without the Purchaser’s consent.',
    '[particulars]\nLand | ☒ the whole ☐ part of the land in Volume 4410 Folio 21, being Lot 3',
    '[particulars]\nSafety switch | ☒ fitted ☐ not fitted',
    '[special-conditions]\n1. The vendor may continue to use the shed until settlement.',
    '[special-conditions]\n1. The Purchaser pays transfer duty and registration fees on its own transfer.',
    '[special-conditions]\n1. No general condition is deleted or amended by these special conditions.',
    '[special-conditions]\n1. Either party may end this contract by notice if the shire does not consent.',
    '[special-conditions]\n1. If approval is not given the Purchaser may rescind and the deposit must be refunded.',
    '[special-conditions]\n1. The Purchaser warrants that no agent other than the named agent introduced it and indemnifies the Vendor against a claim for commission.',
    '[special-conditions]\n1. The Vendor must not change the fittings without the written consent of the Purchaser.',
  ],
  clear: [
    '[special-conditions]\n1. The keys will be left with the agent on the day of settlement.',
  ],
})
