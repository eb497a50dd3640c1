import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[contract-form] Offer\nLot 6\n[annexure] ANNEXURE B - PRE-PURCHASE INSPECTION\n1.3 «It leaves out any defect of a patio, fence, paving or retaining wall, however serious the defect may be.»',
    '[contract-form] Offer\nLot 6\n[annexure] Structural report annexure\n2. «The condition is confined to the residence and leaves aside sheds, carports and fences.»',
    {
      text: '[contract-form]\nPrice $500,000\n[annexure] Pre-purchase structural inspection annexure\n9. «No defect that is named in the seller’s report counts as a structural defect for this annexure.»',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n4. «For the building inspection condition any structural defect described in that report is to be disregarded.»',
      severity: 'high',
    },
    {
      text: '[contract-form]\nPrice $500,000\n[annexure] Building inspection annexure\n«The report already lists structural defects, and these are no ground to end the contract.»',
      severity: 'high',
    },
    '[contract-form]\nPrice $500,000\n[annexure] Annexure B - Building\n«B2 "Defect" means a Major Structural Defect.»',
    '[contract-form]\nPrice $500,000\n[annexure] Building inspection annexure\n2. «In this annexure a defect is a structural defect of the house.»',
    {
      text: '[contract-form]\nPrice $500,000\n[annexure] Annexure B\n«B1 The Buyer may obtain, within 3 Business Days of acceptance, a report by a registered builder on the house only.»',
      severity: 'high',
    },
    "[special-conditions]\n«The Buyer's right to obtain a structural report lapses two Business Days after acceptance.»",
    '[special-conditions]\n«The building inspection is confined to structural defects in the dwelling and does not extend to patios or retaining walls.»',
    '[contract-form]\nPrice $500,000\n[annexure] Australian Standard Pre-Purchase Inspection for Major Structural Defects Annexure\n1. «The Buyer may obtain a report on any Major Structural Defects of the residential building.»',
    '4. «A building inspection for structural defects is allowed and excludes fences, sheds and the pool.»',
    '[contract-form]\nPrice $500,000\n[annexure] Building inspection annexure (structural defects)\n«The report must be served on the Seller within 2 business days after acceptance.»',
    {
      text: '[contract-form]\nPrice $500,000\n[annexure] Structural defects annexure\n«The Seller is not obliged to repair any defect in the report.»',
      severity: 'low',
    },
  ],
  passes: [
    '[contract-form] Offer\nLot 6\n[annexure] ANNEXURE B - PRE-PURCHASE INSPECTION\n3.4 A dispute on whether a defect is a Major Structural Defect goes to an engineer chosen by both.',
    '[contract-form]\nPrice $500,000\n[annexure] Annexure B - Building\n1. "Defect" means any fault, structural or not, that costs more than $500 to mend.',
    '[contract-form]\nPrice $500,000\n[annexure] Annexure B\n1. The Buyer may obtain, within 15 business days of acceptance, a report by a registered builder.',
    'This contract is conditional on a building report, structural defects included, satisfactory to the Buyer in its absolute discretion.',
    '[building-report] Building report\nNo major structural cracking was seen in the hallway.',
    'The Seller must repair the gate before settlement.',
  ],
  clear: ['This contract is conditional on a building report satisfactory to the Buyer.'],
})
