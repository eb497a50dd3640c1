import { cases } from '../cases.ts'

const facts = {
  vendors: [['Xanthe Olive Merrigan', 'Xanthe Olive Merrigan']],
  purchasers: [
    ['Ashwin Pillai', 'Ashwin Pillai'],
    ['Carys Pillai', 'Carys Pillai'],
  ],
} as const

const CONTRACT =
  '[particulars]\nVendor: «Xanthe Olive Merrigan»\nPurchaser: Ashwin Pillai and Carys Pillai'
const PLAIN = CONTRACT.replaceAll(/[«»]/g, '')

export default cases({
  flags: [
    {
      text: `${CONTRACT}\n[title-search]\n«Sole proprietor XANTHE OLIVE MERIGAN of 4 Bay Road»`,
      facts,
    },
    {
      text: `${CONTRACT}\n[annexure]\n«2410 551 220 – XANTHE MERRIGEN – period to 3 February 2027»`,
      facts,
    },
    {
      text: `${CONTRACT}\n[rates-certificate]\n«Owner | MERRIGAN, Xanthie Olive»`,
      facts,
    },
    {
      text: `${CONTRACT}\n[vendor-statement]\n«Signed by Xnathe Olive Merrigan on 3 March 2026»`,
      facts,
    },
    {
      text: '[particulars]\nPurchaser: «Ashwin Pillai»\n[annexure]\n«Loan approved for Ashwin Pillay.»',
      facts: { purchasers: [['Ashwin Pillai', 'Ashwin Pillai']] },
    },
  ],
  passes: [
    {
      text: '[particulars]\nVendor: Oscar Benedikt Lindqvist\n[annexure] Letter\nThe name "Oskar Lindqvist" on the notifiable work form of 2023 is a slip by the builder.',
      facts: { vendors: [['Oscar Benedikt Lindqvist', 'Oscar Benedikt Lindqvist']] },
    },
    {
      text: '[particulars]\nVendor: Oscar Lindqvist\n[annexure] Declaration\nI am the same person as Oskar Lindqvist named in the rates notice.',
      facts: { vendors: [['Oscar Lindqvist', 'Oscar Lindqvist']] },
    },
    {
      text: '[particulars]\nVendor: Oscar Lindqvist\n[annexure] Letter\nOskar Lindqvist in the water account is a typing error which the utility will mend.',
      facts: { vendors: [['Oscar Lindqvist', 'Oscar Lindqvist']] },
    },
    {
      text: `${PLAIN}\n[title-search]\nSole proprietor XANTHE OLIVE MERRIGAN of 4 Bay Road`,
      facts,
    },
    { text: `${PLAIN}\n[annexure]\nX. Merrigan and Olive Morgan were there.`, facts },
    {
      text: `${PLAIN}\n[annexure]\nAshwin and Carys Pillai, and their cousin Ashwin Pillars.`,
      facts: { vendors: facts.vendors },
    },
    {
      text: `${PLAIN}\n[annexure]\nXanthe Olive Merrigan, formerly known as Xanthe Merrigen.`,
      facts,
    },
  ],
  clear: [{ text: PLAIN, facts }],
})
