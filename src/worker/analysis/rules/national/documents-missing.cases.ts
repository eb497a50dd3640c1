import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[vendor-statement]\n«A copy of the agreement will be sent on later.»',
    '[special-conditions]\n«A copy of the lease is to be provided (not attached).»',
    '[special-conditions]\n«Annexure C - will follow»',
    '[vendor-statement]\n«The planning certificate has been ordered and will be forwarded when received.»',
    '[special-conditions]\n«The plan referred to in clause 4 is not annexed to this copy.»',
    '[vendor-statement]\n«Owners corporation certificate: to be supplied»',
    '[special-conditions]\n1. «Works affecting the natural surface level of the land are shown in Annexure E. [Annexure E - to be supplied when available]»',

    '«Annexure C (not attached)»',
    '[vendor-statement]\n«The owners corporation certificate has been ordered and will be forwarded.»',
    '«The schedule of finishes is to be supplied by the vendor.»',
  ],
  passes: [
    '[vendor-statement]\nA copy of the agreement is attached.',
    '[special-conditions]\nThe plan is attached as annexure A.',
    '[special-conditions]\nThe certificate is attached.',
    { text: 'The planning certificate is not attached and has been ordered.', state: 'NSW' },
    'The certificate of final inspection is attached.',
    'A copy of the transfer will be provided before settlement.',
    'This page is left blank.',
  ],
  clear: ['All annexures are attached.'],
})
