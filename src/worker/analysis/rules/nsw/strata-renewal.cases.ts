import { cases } from '../cases.ts'

export default cases({
  in: 'minutes',
  flags: [
    '[minutes]\n«The chair reported that a buyer had approached owners about purchasing every unit in the block.»',
    '[minutes]\n«A strata renewal committee was formed.»',
    '[minutes]\n«RESOLVED that the strata renewal proposal warrants further consideration.»',
    '[minutes]\n«Owners of 78% of the lots signed a collective sale agreement.»',
    '[minutes]\n«A developer has offered to buy the whole building.»',
    {
      text: '7. «Carried: that the renewal proposal of Umbra Developments warrants further investigation.»',
      severity: 'high',
    },
    {
      text: '«A developer approached the chair with an informal enquiry about a collective sale.»',
      severity: 'medium',
    },
    '[special-conditions]\n42. «The vendor discloses a strata renewal plan given to owners in March.»',
    '[owners-corporation-certificate]\n«Has a strata renewal committee been formed? | Yes, on 4 May 2026»',
    '«An unsolicited offer from Meridian Group to buy every lot in the building was discussed.»',
    '«A notice proposing termination of the scheme was tabled and owners voted to form a committee.»',
    '[special-conditions]\n42. «The vendor discloses a proposal for the redevelopment of the entire building.»',
  ],
  passes: [
    '[minutes] Minutes\n11 The offer letter from a collective sale agency, sent to every building in the street, was noted and put in the bin.',
    '[minutes] Minutes\nA circular about collective sale: no interest was shown and it was thrown away.',
    '[minutes]\nThe motion on strata renewal was lost.',
    '[minutes]\nNo strata renewal proposal has been received.',
    'The motion to form a strata renewal committee was defeated.',
    'There is no strata renewal proposal before the scheme.',
    '[owners-corporation-certificate]\nHas a strata renewal committee been formed? | No',
  ],
  clear: ['The renewal of the insurance was approved.'],
})
