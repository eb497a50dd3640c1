import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '[special-conditions]\n1. Time runs strictly.\n[annexure] «Agreement under section 173 of the Planning and Environment Act 1987»\n4.1 «Within 60 days after a plan is registered the proprietor for the time being of each lot must pay Council $8,750 towards the new drain.» What is unpaid is a charge on that lot.',
    {
      text: '[special-conditions]\n1. Time runs strictly.\n[annexure] «Agreement under section 173 of the Planning and Environment Act 1987»\n4.1 The proprietor of each lot must pay Council $8,750 towards the new drain. Council acknowledges receipt of it on 18 July 2023 in full discharge of this clause.',
      severity: 'medium',
    },
    // A home that is kept for others.
    {
      text: '[special-conditions]\n1. Time runs strictly.\n[title-search]\n«Agreement Section 173 Planning and Environment Act 1987 AX100200B»\n[annexure] AGREEMENT\n«under section 173 of the Planning and Environment Act 1987»\n4. «The Owner must lease each Affordable Dwelling only to an eligible household, at a rent not exceeding 80 per cent of market rent.»\n«Schedule: apartment 2.03 and apartment 3.06»',
      facts: { lotPlan: ['Lot 306 PS 500100K', 'Schedule'] },
      severity: 'critical',
    },
    {
      text: '[special-conditions]\n1. Time runs strictly.\n[annexure] «Section 173 Agreement»\n3. «The owner must not reside in the dwelling.»',
      severity: 'high',
    },
    // Its lasting duties and limits, in the agreement itself.
    {
      text: '[special-conditions]\n1. Time runs strictly.\n[annexure] «AGREEMENT UNDER SECTION 173 OF THE PLANNING AND ENVIRONMENT ACT 1987»\n4.1 The Owner must bring this Agreement to the notice of any purchaser.\n4.2 «The Owner of Lot 2 must keep in working order, clean not less than twice in each year and renew when worn out the stormwater tank under the courtyard.»',
      severity: 'medium',
    },
    {
      text: '[special-conditions]\n1. Time runs strictly.\n[annexure] «AGREEMENT UNDER SECTION 173 OF THE PLANNING AND ENVIRONMENT ACT 1987»\n(a) «no part of the Subject Land may be sold or transferred separately from the rest;»',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n1. Time runs strictly.\n[annexure] «AGREEMENT UNDER SECTION 173 OF THE PLANNING AND ENVIRONMENT ACT 1987»\n3. «The Owner agrees to carry out the works in the Land Management Plan each year.»',
      severity: 'medium',
    },

    // Performed, and still on the title.
    {
      text: '[title-search]\n«AGREEMENT Section 173 Planning and Environment Act 1987 AL118207J 20/06/2014»\n[plan]\nAGREEMENT AL118207J (extract) The Owner will construct the footpath. Endorsed: works accepted 9 March 2015; no obligation of the Owner remains outstanding.',
      severity: 'low',
    },
    {
      text: '[particulars]\nContract of sale\n[title-search]\n«Agreement under section 173 AQ204417M 1/2/2019»\n[annexure] Letter of the council\nAll obligations of the owner under the agreement have been fulfilled.',
      severity: 'low',
    },
    {
      text: '[particulars]\nContract of sale\n[title-search]\n«Agreement under section 173 AQ204417M 1/2/2019»\n[annexure] Letter of the council\nThe works that the agreement asks for have not been carried out.',
      severity: 'medium',
    },
    '[title-search]\n«AGREEMENT Section 173 Planning and Environment Act 1987 AK556677Q 12/05/2014»',
    '[vendor-statement]\n«The land is affected by an agreement with the shire registered as AH112233 that stops further subdivision.»',
    '[title-search]\n«AGREEMENT Section 173 Planning and Environment Act 1987 AL100300C»',
    '[vendor-statement]\n«The land is bound by an agreement with the responsible authority made under the Planning and Environment Act.»',
    '[vendor-statement]\n«Under an agreement recorded on title the owner must not build more than one dwelling.»',
    '[special-conditions]\n«The Purchaser must comply with the Section 173 Agreement at its own expense.»',
    '[vendor-statement]\n«A s173 agreement requires the owner to maintain the retention basin.»',
    '[special-conditions]\n«The Vendor may enter into an agreement with Council under section 173 after the day of sale and the Purchaser may not object.»',
    '[vendor-statement]\n«Agreement AK553207R with the Responsible Authority under the Planning and Environment Act 1987»',
    '[vendor-statement]\n«Section 173 agreement AQ112233K forbids further subdivision.»',
    '«AGREEMENT Section 173 Planning and Environment Act 1987 AK553207R»',
    '[vendor-statement]\n«S173 agreement with the shire as to effluent»',
    '[vendor-statement]\n«Agreement pursuant to s.173 of the Planning & Environment Act, dealing AN440021C»',
    '«AGREEMENT Section 173 Planning and Environment Act 1987 AL300400C»',
    {
      text: '[vendor-statement]\n«By a section 173 agreement the owner must not construct more than one dwelling.»',
      severity: 'high',
    },
    '[special-conditions]\n«The purchaser takes the land subject to the s 173 agreement with the council.»',
    {
      text: '[vendor-statement] Statement\n«No agreement under section 173 has been made or is required by the permit.»\n[annexure] Permit\n«24 Before the plan is certified the owner must make an agreement under section 173 that the decks are not enclosed.»',
      severity: 'high',
    },
    {
      text: '[vendor-statement] Statement\nTitle: attached\n[annexure] Planning permit\n9. «An agreement under section 173 must be entered into before the buildings are occupied.»',
      severity: 'medium',
    },
    {
      text: '[vendor-statement] Statement\nSection 173 agreement: none\n[building-permit] Permit\n«The permit holder is required to sign an agreement under s 173 for the upkeep of the trees.»',
      severity: 'high',
    },
  ],
  passes: [
    {
      text: '[title-search]\nAGREEMENT Section 173 AR440126K\n[planning-certificate]\nThe agreement no longer binds a lot once its statement of compliance has issued.',
      state: 'VIC',
    },

    '[title-search]\nAGREEMENT Section 173 - recording cancelled',
    '[vendor-statement]\nThe land is not affected by a section 173 agreement.',
    '[vendor-statement]\nThere is no agreement under section 173 affecting the land.',
    '[vendor-statement]\nThe section 173 agreement was ended and the recording has been removed.',
    '[vendor-statement]\nNo agreement under section 173 affects the land.',
    '[vendor-statement]\nSection 173 agreements | Nil',
    'The section 173 agreement was ended by recording AX1.',
    '[vendor-statement]\nThere is no section 173 agreement.',
    '[vendor-statement] Statement\nTitle: attached\n[annexure] Permit\nNo agreement under section 173 is required.',
  ],
  clear: ['MORTGAGE AB123457D'],
})
