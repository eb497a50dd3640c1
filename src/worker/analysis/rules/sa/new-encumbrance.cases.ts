import { cases } from '../cases.ts'

export default cases({
  flags: [
    '6. «At settlement the purchaser shall execute a fresh encumbrance in the form annexed and pay for its registration.»',
    '«The encumbrance in favour of the developer is to be signed by the purchaser and returned seven days before settlement.»',
    '[particulars]\nPrice: $500,000\n[annexure] Memorandum of encumbrance\n9. «The encumbrancer must not sell the land without procuring from the transferee a similar encumbrance.»',
    '8.2 The purchaser must:\n(c) «enter into an encumbrance with Redgum Park Pty Ltd on the terms of annexure B.»',
  ],
  passes: [
    'The vendor must obtain a discharge of the encumbrance from the encumbrancee before settlement.',
    'The purchaser accepts title subject to encumbrance 7766554.',
    'The vendor must give title free from every mortgage and encumbrance.',
  ],
  clear: ['The purchaser must sign the transfer seven days before settlement.'],
})
