import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    {
      text: '[particulars] Particulars\nPrice $500,000\n«B. Timber pest inspection | ☒ Not applicable»',
      severity: 'medium',
    },
    {
      text: '[particulars] Particulars\nPrice $500,000\n«F. Building inspection | ☒ Does not apply. The Buyer had a report of Ridge Inspections before signing.»',
      severity: 'low',
    },
    {
      text: '[particulars] Particulars\nPrice $500,000\n[special-conditions] Special conditions\n7. «This sale is not conditional on any building or pest inspection.»',
      state: 'WA',
    },
    {
      text: '[particulars] Particulars\nPrice $500,000\n«12 Inspection | The Buyer has engaged an own inspector, whose report of 3 May 2026 is attached»',
      severity: 'low',
    },
    {
      text: '[particulars] Particulars\nPrice $500,000\n«15 | Buyer’s inspector | Condition 8 ☐ applies ☒ does not apply»',
    },
    '[particulars] Particulars\nPrice $500,000\n[special-conditions] Papers\n☐ 4 occupancy certificate ☒ 5 alarm report; pest report',
    {
      text: 'OFFER\n7. «This offer is not subject to a building inspection or a pest inspection.»',
      state: 'WA',
    },
    '7. «The contract is not conditional upon any building or pest report.»',
    {
      text: '[particulars]\nInspection Date: «2 days from the contract date»\nPrice $700,000',
      state: 'QLD',
      facts: {
        inspectionDues: [
          [
            {
              what: 'building and pest',
              due: { kind: 'period', count: 2, unit: 'day', from: 'the contract date' },
            },
            '2 days from the contract date',
          ],
        ],
      },
      severity: 'medium',
    },
    {
      text: '[special-conditions]\n«The inspection clause may be invoked only if the report of the inspector puts the cost to repair structural faults at more than $30,000.»',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n«Clause 12 does not apply unless a building report names defects of which the repair exceeds $25,000.»',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n«The Buyer may be dissatisfied with the report only if it prices the repair of structural defects at more than $25,000.»',
      state: 'QLD',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n«The Purchaser may not end this contract under the inspection clause unless the cost to rectify the defects exceeds $15,000.»',
      state: 'SA',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n«A pest report does not entitle the Buyer to terminate unless the damage costs over $10,000 to repair.»',
      state: 'QLD',
      severity: 'high',
    },
    // The terms of an insurance and of a permit give no inspection.
    {
      text: '[particulars]\nPrice $700,000\n[other] Certificate of insurance\nSubject to the Act, the Home Building Regulation 2014 and the conditions of the insurance contract, cover is provided.',
      state: 'NSW',
    },
    {
      text: '[particulars]\nPrice $700,000\n[other] Papers\nThe dwelling is approved subject to the building permit conditions overleaf.',
      state: 'VIC',
    },
    {
      text: '[particulars]\nPrice $700,000\n[special-conditions]\nThe sale is subject to the building contract conditions being met by the vendor.',
      state: 'TAS',
    },
    '[particulars]\nPrice $912,000\nattached copies | ☒ documents in the list of documents | ☒ other documents: building and pest inspection report',
    '[particulars]\nPrice $640,000\nDocuments attached: ☒ title search ☒ plan ☒ timber pest inspection report ☐ survey',
    '[particulars]\nPrice $355,000\nAttachments ☒ pre-purchase inspection report ☒ strata report',
    {
      text: '[particulars]\nPrice $500,000\n[annexure] Annexure B\n1. The Buyer may have a report on structural faults of the dwelling.\n2. «A copy must reach the Seller with the report by noon on 9 March 2026, in writing.»\n[building-report] Pre-purchase inspection\n«Date of report: 13/03/2026»',
      state: 'WA',
      severity: 'high',
    },
    // A report that came after the last day of its condition.
    {
      text: '[particulars]\nPrice $500,000\n[annexure] Building inspection annexure\n2. «The Buyer must serve a copy of the Report on the Seller by 4.00 pm on 9 March 2026.»\n[building-report] Pre-purchase building inspection report\n«Inspected | Thursday 12 March 2026»',
      state: 'WA',
      severity: 'high',
    },
    {
      text: '[particulars]\n«Inspection Date: 6 May 2026»\n[building-report] Building and pest report\nClient: T Orr\n«Date of inspection: 11 May 2026»',
      state: 'QLD',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n7. «This contract is conditional on a building report that satisfies the purchaser, to be given to the vendor no later than 3 February 2026.»\n[building-report] Structural inspection\n«Our inspector attended on 16 February 2026 and found the stumps rotten.»',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n7. «The Purchaser may end this contract by 5 pm on 3 February 2026 if a pest inspection finds termites.»\n[building-report] Timber pest report\n«Report issued 5 February 2026»',
      state: 'SA',
      severity: 'high',
    },
    {
      text: '[particulars] Item 9\n«9.2 SUBJECT TO BUILDING INSPECTION (condition 17) | ☐ applies | ☒ does not apply»',
      severity: 'medium',
    },
    {
      text: '[particulars]\n«Building and pest inspection: ☒ Not applicable ☐ Applies, 14 days»',
      severity: 'medium',
    },
    {
      text: '[special-conditions]\n6. «Pest inspection condition ☐ Yes ☒ No»',
      severity: 'medium',
    },
    // Another form's condition 22 is about something else.
    {
      text: '[particulars]\nPrice $412,000\n[special-conditions]\nS6. General condition 22 is deleted.',
      state: 'NT',
    },
    { text: '[particulars]\n«Building Inspection:»\n«Not applicable»', severity: 'medium' },
    { text: '[particulars]\n14. «Pest report»\n«n/a»', severity: 'medium' },
    '[particulars]\n«Building and pest inspection:»\n«Deleted by agreement»',
    '[particulars]\n«Building / pest | ☐ GC 21 | ☐ GC 22»',
    '[special-conditions]\n3. «GC 21 and GC 22 are deleted.»',
    {
      text: '[particulars]\n«Building report: not applicable (public auction)»',
      severity: 'low',
    },
    '[special-conditions]\n«The Purchaser gives up any right to have the building inspected after the day of sale.»',
    '[special-conditions]\n«General conditions 21 and 22 are removed from this contract.»',
    '[special-conditions]\n«The printed conditions for building and pest reports shall have no effect.»',
    '[special-conditions]\n«The parties strike out the building report and pest report conditions.»',
    '«☐ Building report: general condition 21 applies only if the box is checked»',
    '[special-conditions]\n«General conditions 21 and 22 do not apply.»',
    '[special-conditions]\n«The buyer acknowledges that it has had the opportunity to carry out a building inspection.»',
    { text: '«Inspection date: ________»', state: 'QLD', severity: 'high' },
    '[particulars]\nPrice $700,000\nChattels: curtains',
    '[particulars]\nPrice $700,000\n[special-conditions]\nThe seller may terminate if an inspector of the council condemns the building.',
    '[particulars]\nPrice $700,000\n[special-conditions]\n«The purchaser must not rescind for anything that an inspection report shows about the building.»',
    '[particulars]\nPrice $700,000\n[special-conditions]\nThe buyer may terminate if the valuation report of its lender is below the price.',
    {
      text: '«Inspection Date: (If this is not completed there is no inspection condition)»',
      state: 'QLD',
      severity: 'high',
    },
    '«Subject to building or pest inspection: DELETED»',
    'Subject to building or\n«pest inspection: DELETED»',
    '«Building and pest inspection | Not applicable»',
    '«Building report condition: crossed out»',
    {
      text: '«ITEM Q BUILDING | ☐ applies | ☒ does not apply»\nINSPECTION',
      state: 'NT',
      severity: 'medium',
    },
    '«Pest inspection | ☐ applies | ☒ does not apply»',
    '«Building & pest | ☐ Yes | ☒ No»',
    '[contract-form]\n«Subject to a timber pest inspection | No»',
    '[special-conditions]\n«The building and pest inspection clause is ruled out and initialled by both parties.»',
  ],
  passes: [
    '[particulars] Particulars\nPrice $500,000\n9 | Purchaser’s inspector | General condition 4 ☒ applies ☐ does not apply',
    '[particulars]\nPrice: $500,000\n[annexure] Building inspection annexure\n1. The Buyer may at the Buyer’s expense obtain a report on structural defects within 10 business days.',
    {
      text: '[special-conditions]\nThis contract is subject to a building inspection. If the report finds defects the Seller must repair them unless the cost exceeds $5,000, and the Buyer may terminate in any case.',
      state: 'QLD',
    },
    {
      text: '[contract-form]\nAddress 27 Pin Way\n[special-conditions]\n(F) The annexed structural inspection clause applies.\n[annexure] ANNEXURE - STRUCTURAL INSPECTION\nAt its cost the Buyer may have a builder report on serious structural faults in the dwelling.',
      state: 'WA',
    },
    {
      text: '[contract-form]\nAddress 27 Pin Way\n[annexure] ANNEXURE - TIMBER PESTS\nThe Buyer may obtain an inspection of the dwelling by 20 November 2026. If live timber pests are found the Seller must treat and repair at its expense, or else the Buyer may end the contract.',
      state: 'WA',
    },
    '[particulars]\nPrice $500,000\n[special-conditions]\nThe attached building inspection annexure forms part of this contract.',
    // In time, of the other kind, before the contract, or with more time given.
    '[particulars]\nInspection Date: 6 May 2026\n[building-report] Building and pest report\nDate of inspection: 4 May 2026\nReport issued 5 May 2026',
    '[special-conditions]\n7. The purchaser may end this contract by 3 February 2026 if a pest inspection finds termites.\n[building-report] Structural engineer report on the building\nInspected: 9 February 2026',
    '[particulars]\nInspection Date: 6 May 2026\n[building-report] Building and pest report\nInspected: 7 May 2026\n[special-conditions]\n3. The date for the inspection is extended to 14 May 2026.',
    '[particulars]\nInspection Date: 6 May 2026\n[building-report] Building and pest report\nInspected: 4 May 2026\nNext inspection: 4 May 2027',
    '[special-conditions] 5. Inspection\n(a) The Purchaser may have the house inspected by a builder by 4 May 2027.\n(b) If the report shows a structural defect the Purchaser may not later than that day give notice ending this contract, and the Deposit must be refunded in full.',
    '[contract-form] Contract\nSubject to a building and pest report satisfactory to the buyer within 14 days.\n[annexure] Settlement checklist\n☐ Order building and pest inspections',
    '[contract-form] Contract\nSubject to a building and pest report satisfactory to the buyer within 14 days.\n[other] Before you sign\n☐ I have booked a building and pest inspection',
    '[contract-form] Contract\nSubject to a building and pest report satisfactory to the buyer within 14 days.\n[other]\nCHECKLIST ☐ appoint a conveyancer ☐ building report ☐ pest report ☐ keys',
    // At auction it is said once, with the loan.
    {
      text: '[contract-form]\nINSPECTION | Inspection Date: N/A\nDeposit payable on the fall of the hammer',
      state: 'QLD',
      facts: { coolingOffMarks: [['auction', 'on the fall of the hammer']] },
    },
    {
      text: '[particulars]\nPrice $500,000\nto be sold by public auction on 5 December 2026\nBuilding report (21) ☐ applies',
      facts: { coolingOffMarks: [['auction', 'to be sold by public auction']] },
    },
    // A field whose value stands in the line below.
    '[particulars]\nBuilding Inspection:\nApplies. Report within 14 days of the Contract Date.',
    '[particulars]\n12. Building and pest inspection\nSubject to a report that satisfies the buyer ☒ Yes ☐ No',
    '[particulars]\nPest Inspection\n10 business days from acceptance',
    {
      text: '[particulars]\nInspection date:\n14 days from the contract date\nPrice $700,000',
      facts: {
        inspectionDues: [
          [
            {
              what: 'building and pest',
              due: { kind: 'period', count: 14, unit: 'day', from: 'the contract date' },
            },
            '14 days from the contract date',
          ],
        ],
      },
    },
    {
      text: '[particulars]\nPrice $700,000\n[annexure] Annexure - inspections\nThe Buyer may have any registered person go over the house within fifteen business days after acceptance.',
      state: 'WA',
      facts: {
        inspectionDues: [
          [
            {
              what: 'building',
              due: { kind: 'period', count: 15, unit: 'business-day', from: 'acceptance' },
            },
            'within fifteen business days after acceptance',
          ],
        ],
      },
    },
    // The name of the report is left out, and the condition told by its number.
    '[particulars]\nBuilding ☒ GC 21 applies\nPest ☒ GC 22 applies',
    '[particulars]\nBuilding | ☒ applies (GC21) | Pest | ☒ applies (GC22)',
    '[particulars]\nPest: ☒ applies',
    "[particulars]\n11. Inspection | Building and pest inspection to the Purchaser's reasonable satisfaction by 9 November 2026",
    '[particulars] Particulars\nPrice $500,000\nBuilding ☒ 14 days   Pest ☒ 14 days\n[special-conditions] Special conditions\n1. Time is of the essence.',
    '[contract-form]\nInspection Date: 4 May 2027 Inspector: any licensed inspector',
    '[contract-form]\nInspection Date ............ 4 May 2027',
    '[contract-form]\nInspection Date n/a (vacant land)',
    '[particulars]\nBuilding report | none at auction; a report of 3 May 2026 on which buyers may rely is enclosed',
    '[particulars]\n- General conditions 21 and 22 are left unmarked, there being no building to inspect',
    '[particulars]\nPest inspection (general condition 22): ☐ no dwelling stands on the land',
    '[particulars]\nBUILDING / PEST | ☐ ☐ Reports by Proctor Home Inspections are in this bundle, made out so that the buyer may rely on them',
    '[particulars]\nBuilding inspection ☐ a report is attached on which the purchaser may rely',
    '[particulars]\nBuilding Inspection\nIs this Contract conditional on a building inspection? ☒ Yes ☐ No\nReport date 28 September 2026',
    '[special-conditions]\nANNEXURE A: BUILDING INSPECTION\nThe Buyer may serve a report by 29 January 2027. If it shows a structural defect the Buyer may end the contract.',
    {
      text: '[contract-form]\nInspection Date: 14 days from the Contract Date\n[annexure] Your calendar\nInspection Date (14 days) ______.',
      state: 'QLD',
    },
    {
      text: '[contract-form] Contract\nBuilding and compliance report: not required, Class A unit.\n[special-conditions]\nSubject to a pest inspection.',
      state: 'ACT',
    },
    {
      text: '[contract-form]\nPrice $700,000\n[special-conditions]\n2. Timber pest. Annexure B applies to all buildings and fences.',
      state: 'WA',
    },
    {
      text: '[contract-form]\nPrice $700,000\n18 | Building report | Yes. Date: 3 July 2026\n19 | Pest report | Yes. Date: 3 July 2026',
      state: 'NT',
    },
    '[particulars]\nPrice $700,000\n[special-conditions]\nThe Buyer may have the unit inspected by the tenth Working Day; a written opinion of defects costing over $4,000 to mend permits rescission.',
    '[particulars]\nPrice $700,000\n[special-conditions]\nThe purchaser may rescind not later than ten business days from the contract date if a qualified inspector finds a structural defect in the unit that would cost more than $3,000 to fix.',
    '[particulars]\nPrice $700,000\n[special-conditions]\nIf a written report by a licensed inspector shows a serious defect in the structure or timber pest damage, the Buyer may by the date in Item 18 end this Contract.',
    '[particulars]\nPrice $700,000\n[special-conditions]\nA report with which the purchaser is not reasonably satisfied lets the purchaser end this contract by notice on or before the date in the schedule.',
    '[particulars]\nPrice $700,000\n[special-conditions]\nBuilding inspection and timber pest annexures A and B apply.',
    '[particulars]\nPrice $700,000\n[special-conditions]\nShould an expert find live termites, the purchaser can walk away within 14 days and the deposit goes back.',
    '15 Inspection | Building and pest, by 6 November 2026',
    'Building and pest inspections to be done within 10 business days',
    {
      text: '[particulars]\nPrice $700,000\n[special-conditions]\nThe Buyer acknowledges the matters referred to in the Building and Compliance Inspection Report. Subject to a pest inspection.',
      state: 'ACT',
    },
    'Subject to building inspection: 14 days from the contract date',
    'Subject to pest inspection | Yes, by 4 May 2027',
    '[special-conditions]\nThis contract is subject to a satisfactory pest report within 14 days.',
    { text: 'Inspection Date: 14 days from the Contract Date', state: 'QLD' },
    { text: 'Inspection Date | 3 May 2027', state: 'QLD' },
    '☒ Building report ☒ Pest report: general conditions 21 and 22 apply',
    'This contract is subject to a building and pest inspection satisfactory to the buyer within 10 days.',
    '[particulars]\nVacant land\nPrice $300,000',
  ],
  clear: ['The sale is conditional on a pest inspection by 4 June 2027.'],
})
