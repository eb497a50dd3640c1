import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«The Purchaser grants to the Vendor an irrevocable power of attorney to vote, consent and sign on behalf of the Purchaser in relation to the Owners Corporation.»',
    '[special-conditions]\n«The purchaser lets the vendor vote for it at owners corporation meetings until the project is finished.»',
    '[special-conditions]\n«The Purchaser irrevocably appoints the Vendor and each director of the Vendor jointly and severally as its attorney to attend and vote at any meeting of the Owners Corporation until the completion of all stages of the Development.»',
    '[special-conditions]\n«For so long as the vendor owns a lot in the scheme the purchaser shall exercise its votes as the vendor directs.»',
    '[special-conditions]\n«The Buyer irrevocably appoints the Seller as its proxy at all meetings of the owners corporation for five years.»',
    '[special-conditions]\n«The Purchaser must vote in favour of every resolution which the Developer proposes.»',
    '[special-conditions]\n«After settlement the Purchaser shall not vote against any by-law put forward by the Vendor.»',
    '[special-conditions]\n«The Purchaser makes the Vendor its attorney to sign all consents for later stages.»',
    '[special-conditions]\n«You give us your voting rights until all stages are finished.»',
    '[special-conditions]\n1. «The Buyer gives the Developer an irrevocable proxy for the first annual general meeting of the owners corporation.»',

    '[special-conditions]\n1. «The Buyer appoints the Developer its attorney to vote at any meeting for three years after registration.»',
    '[special-conditions]\n1. «The Purchaser must sign proxies in favour of the Vendor for all general meetings.»',
    '[special-conditions]\n1. «The Buyer agrees to vote as the Developer directs until all lots are sold.»',

    '«The purchaser appoints the developer as its proxy at every meeting of the owners corporation.»',
    '«By power of attorney the vendor may sign resolutions for the buyer.»',
    '«The buyer must vote as directed by the seller at the first general meeting.»',
    '7. «The Buyer must, if asked by the Seller, exercise its voting rights in the owners corporation as the Seller directs.»',
    '7. «The Purchaser agrees to support the ratification by the owners corporation of all agreements made by the Vendor.»',
    '7. «Any vote cast by the Purchaser contrary to this clause is void and the Vendor’s representative may vote in its place.»',
    '7. «You appoint each of our directors as your attorney to attend and vote at owners corporation meetings for one year.»',
    '7. «A proxy in the form of Annexure K, signed by the Purchaser, must be handed over at settlement.»',
    {
      text: '7. «The Purchaser grants to the Vendor an irrevocable power of attorney to consent to amendments of the scheme description.»',
      state: 'SA',
    },
    '7. «The Purchaser shall at all meetings vote against any motion to end the building management agreement.»',
    '7. «The Vendor is authorised to cast the Purchaser’s vote on any resolution concerning the Development until completion of Stage 4.»',
  ],
  passes: [
    '[special-conditions]\nThe power of attorney in favour of the Seller has been struck out.',
    '[special-conditions]\nThe purchaser grants no power of attorney.',
    '[special-conditions]\nThe purchaser may vote.',
    '7. The Vendor must vote its lots as the Purchaser reasonably directs until settlement.',
    '[special-conditions]\nOwners may vote by proxy.',
    '[special-conditions]\nThe vendor must give the purchaser a proxy until settlement.',
    '[special-conditions]\nEach owner may appoint a proxy.',
    'The vendor signs by its attorney.',
    'Owners may appoint a proxy for a meeting.',
  ],
  clear: ['The purchaser may vote as it wishes.'],
})
