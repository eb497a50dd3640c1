import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    { text: '«Lot 5 on proposed plan PS777888»', severity: 'high' },
    '[special-conditions]\n«Settlement is due 14 days after registration of the plan.»',
    '«Land: part of the land in certificate of title volume 1 folio 2»',
  ],
  passes: [
    'Lot 5 on SP234567, registered on 3 March 2024',
    'unless the land is a lot on an unregistered plan of subdivision, in which case settlement is due on the later of',
  ],
  clear: ['Lot 12 on PS123456X'],
})
