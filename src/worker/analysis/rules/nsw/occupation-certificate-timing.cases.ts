import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n38. «Settlement may not be deferred because the occupation certificate has not yet been issued.»',
    '[special-conditions]\n«The purchaser must complete on registration even without an OC for the building.»',
    '[special-conditions]\n«Completion is not conditional on an occupation certificate.»',
    '[special-conditions]\n«The Buyer must settle even if the whole-of-building occupation certificate has not issued.»',
    '[special-conditions]\n«A part occupation certificate suffices for completion.»',
    '[special-conditions]\n«The purchaser may not delay completion because no occupation certificate has been issued.»',
    {
      text: '37. «The purchaser must complete even though the occupation certificate has not been issued.»',
      severity: 'high',
    },
    '«A partial occupation certificate suffices for completion.»',
    '«The purchaser may not delay completion because an occupation certificate is outstanding for the common areas.»',
    '«An occupation certificate will not be obtained before completion.»',
  ],
  passes: [
    '[special-conditions]\n38. Completion is put off until seven days after an occupation certificate has been served.',
    '[special-conditions]\nCompletion is 14 days after the occupation certificate is served.',
    '[special-conditions]\nThe vendor must serve an occupation certificate at least 14 days before completion.',
    'The vendor will serve the occupation certificate at least 14 days before completion.',
    'An occupation certificate of 2011 is attached.',
    '[general-conditions]\n32. The purchaser must complete although no occupation certificate is attached.',
  ],
  clear: ['Completion is due 14 days after the occupation certificate is served.'],
})
