import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    '[special-conditions]\n«The lot is on a plan that has not been registered.»',
    '[special-conditions]\n«The plan is still with the council for certification.»',
    '[special-conditions]\n«You are buying part of a larger title;» «a new title will be created.»',
    '[special-conditions]\n«The land is a lot on a plan which has not yet been lodged with the Registrar.»',
    '[special-conditions]\n«Being part of the land in folio 1234/567, to be subdivided.»',
    '[special-conditions]\n«Separate title will issue when the strata plan is registered.»',
    '[special-conditions]\n«Settlement is due 14 days after the Buyer is told that the plan has been registered.»',
    '[special-conditions]\n«Lot 9 on draft plan of subdivision PS900112»',
    '[special-conditions]\n«Your lot does not exist yet as a separate title.»',
    { text: '«Lot 5 on proposed plan PS777888»', severity: 'high' },
    '[special-conditions]\n«Settlement is due 14 days after registration of the plan.»',
    '«Land: part of the land in certificate of title volume 1 folio 2»',
    {
      text: '7. «This contract is conditional on deposit of the Plan of Division by the Registrar-General.»',
      state: 'SA',
    },
    '7. «A separate title for the Land has yet to issue.»',
    '7. «Settlement will take place 14 days from notification that the Registrar has registered the Plan.»',
    '7. «The strata title for the Unit does not exist at the date of this agreement and will come into existence when the strata plan is registered.»',
    '7. «Certificate of Title: to be issued from CT 6120/448»',
    '7. «The balance is payable within 21 days after the Vendor notifies the Purchaser that title has issued.»',
    '7. «The Seller will use reasonable endeavours to have the Plan registered.»',
  ],
  passes: [
    '[special-conditions]\nThe plan is registered.',
    '[special-conditions]\nThe title is registered.',
    '[special-conditions]\nLot 5 on registered plan PS234567.',
    '[special-conditions]\nTitle to lot 5 issued on 3 March 2026.',
    'Lot 5 on SP234567, registered on 3 March 2024',
    'unless the land is a lot on an unregistered plan of subdivision, in which case settlement is due on the later of',
  ],
  clear: ['Lot 12 on PS123456X'],
})
