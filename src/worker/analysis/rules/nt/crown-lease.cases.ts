import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '[special-conditions]\n4. «The block is leased from the Crown for twenty years.»',
    '[special-conditions]\n4. «Title will not pass until the Minister agrees to the transfer.»',
    '[special-conditions]\n«The lease contains a development covenant requiring improvements of $500,000 by 2028.»',
    '«Crown Lease Term 2345, expiry 2031, purpose: rural residential»',
    '«CUCL 712 004»',
    '[special-conditions]\n2. «Settlement awaits the consent of the Minister to the transfer.»',
    '[particulars]\n«Estate sold: sublease of 99 years from the Tiwi Aboriginal Land Trust»',
    '[special-conditions]\n9. «Native title over the land has not been extinguished.»',
  ],
  passes: [
    '[special-conditions]\n4. The Minister has agreed to the transfer.',
    'Estate in fee simple; previous Crown Lease surrendered',
    'The land is not held under a Crown lease.',
    '[general-conditions]\nWhere the land is a Crown lease the Seller must obtain the consent of the Minister.',
  ],
  clear: ['CUFT 567 123 Estate in fee simple'],
})
