import { cases } from '../cases.ts'

export default cases({
  in: 'by-laws',
  flags: [
    '«Whenever a lot is sold the incoming owner shall pay a transfer levy of 1 per cent of the purchase price to the sinking fund.»',
    '«A fee of $1,500 is payable to the corporation on each sale of a villa.»',
    '«The Board may in its discretion refuse to register a transfer of shares.»',
    '«Before selling, a member must first offer the shares to the other members.»',
    '«The directors have a lien on the shares of a member who is in debt to the Company.»',
    '«Each purchaser must execute a deed of covenant with the association.»',
    '«The sale of a unit requires the prior written approval of the committee to the buyer.»',
    '«Lots may be re-sold only through the resident manager.»',
    '«An owner must not appoint an agent other than the caretaker to list the lot.»',
  ],
  passes: [
    'A new owner must give the secretary notice of the transfer within two months.',
    'No first refusal: owners may sell to whom they wish.',
    'A fob costs $80 to a new owner.',
    'A for sale sign may stand at the gate with approval of the committee.',
    'The right of first refusal in by-law 9 was removed in 1999.',
  ],
  clear: ['Owners must be considerate of one another.'],
})
