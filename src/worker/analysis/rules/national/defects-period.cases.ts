import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n1. Time runs strictly.\n[annexure] Specification\n«The builder returns to put right faults of which it has been told in writing within 45 days after the occupancy permit is issued.» Whatever is reported later is treated as upkeep by the owner.',
    '7. «Defects must be notified within 90 days after settlement and anything notified later need not be repaired by the Vendor.»',
    '7. «The Vendor’s obligation to make good is limited to faults listed by the Purchaser at one inspection held before settlement.»',
    '7. «The Buyer has one month from possession in which to give a single list of defects.»',
    '7. «After the Defects Liability Period ends the Seller is released from all liability for faulty work.»',
    '7. «Whether an item is a defect shall be decided by the Vendor’s architect, whose decision is final and binding.»',
    '7. «Minor shrinkage, settlement cracks and variations in stone are not defects and the Purchaser will make no claim on the Vendor.»',
    '7. «Items not on the list handed over at the final inspection are accepted by the Purchaser.»',
    '7. «The Vendor will cause the Builder to fix faults which the Purchaser notifies in writing during the first 3 months but not afterwards.»',
    '7. «The Builder is the sole judge of what amounts to a defect.»',
  ],
  passes: [
    '7. The Vendor must rectify all defects notified within 12 months, and nothing limits statutory warranties.',
    '7. The Vendor shall promptly repair any defect the Purchaser notifies.',
    '7. The purchaser may end this contract within 14 days if a building inspection shows a major defect.',
    '7. If the vendor has a defect in title, the purchaser must give notice within 14 days.',
  ],
  clear: ['7. The vendor built the home in 2024.'],
})
