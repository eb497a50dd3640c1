import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    '«The Buyer holds a temporary visa and will rely on the first home concession.»',
    '«Buyer: Larkspur Holdings Pty Ltd as trustee for the Larkspur Trust»',
    { text: '«Is the Buyer a foreign person? ☒ Yes ☐ No»', severity: 'high' },
    '[special-conditions] Special conditions\n6. «The Buyer will claim the first home concession although the tenancy runs to March 2028.»',
    {
      text: '[special-conditions] Special conditions\n6. «The Buyer is a foreign person and holds FIRB approval.»',
      severity: 'high',
    },
    {
      text: 'BUYER\nNAME: «Wattle Nominees Pty Ltd»',
      facts: { purchasers: [['Wattle Nominees Pty Ltd', 'Wattle Nominees Pty Ltd']] },
    },
  ],
  passes: [
    'Buyer: Mina Larkspur',
    'The Buyer is not a foreign person.',
    "Buyer's Solicitor: Larkspur Legal Pty Ltd",
    'Is the Buyer a foreign person? ☐ Yes ☒ No',
  ],
  clear: ['Buyer: Mina Larkspur and Otto Larkspur'],
})
