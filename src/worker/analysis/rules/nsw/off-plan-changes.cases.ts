import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n38. «The day for completion is the tenth day after the day on which the vendor sends the purchaser’s solicitor the registered plan.»',
    '[special-conditions]\n«Completion is 10 business days after the vendor serves notice of registration.»',
    '[special-conditions]\n«A notice of changes dated 4 May 2026 reduced the area of the lot from 78 to 71 square metres.»',
    '[special-conditions]\n«Completion is due 14 days after the purchaser is notified of registration.»',
    '[special-conditions]\n«The purchaser waives any rights under section 66ZP.»',
    '[special-conditions]\n«The purchaser is to complete within 10 days after service of the registered plan.»',
    {
      text: '36. «Completion must occur 14 days after the vendor gives notice that the plan has been registered.»',
      severity: 'high',
    },
    '«The purchaser is taken to have waived every right under section 66ZP of the Act.»',
    '[annexure] Notice of changes\n«This notice is given by the vendor: the internal area is reduced to 71 m2.»\n[special-conditions]\n33. Electronic exchange is agreed.',
    '[particulars]\n«Date for completion | within ten days after registration of the strata plan»',
    '7. «The purchaser agrees not to exercise any right under sections 66ZP or 66ZQ except for a change that reduces the value of the property by more than 10%.»',
    '7. «The Purchaser must settle within 10 days after the Vendor’s solicitor gives notice of registration, whether or not an occupancy permit has issued.»',
    '7. «Completion must take place on the later of 14 days after the vendor serves notice of registration and 7 days after notice of the occupation certificate.»',
    '7. «Settlement is due seven (7) days following the Seller’s notice that the Plan has registered.»',
  ],
  passes: [
    '[special-conditions]\n38. The day for completion is the twenty-first day after the day on which the vendor sends the purchaser’s solicitor the registered plan.',
    '7. The Purchaser must not alter the finishes of the common property after registration without consent of the owners corporation.',
    '[special-conditions]\nCompletion is 28 days after service.',
    '[special-conditions]\nCompletion is due 21 days after the registered plan is served.',
    'Where a change makes the disclosure statement inaccurate the Transferor will serve a notice of changes under section 66ZN at least 21 days before completion.',
    'The developer must give a notice of changes if the by-laws change materially.',
    'Completion is due 28 days after the purchaser receives the registered plan.',
    'Completion is due on the later of 14 days after registration and 21 days after receipt of the registered plan.',
    'If the vendor serves a notice of changes the purchaser has the rights that the Act gives.',
  ],
  clear: ['Completion is due on the 42nd day after the contract date.'],
})
