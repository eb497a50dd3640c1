import { cases } from '../cases.ts'

export default cases({
  flags: [
    // What the buyers' own form tells, against the answer of the contract.
    {
      text: '[particulars]\n«Is the purchaser a foreign person? ☐ Yes ☒ No»\n[annexure] Purchaser declaration\n«Basis of residence: student visa, valid until 3 March 2028»',
      severity: 'high',
    },
    {
      text: '[particulars]\n«Foreign purchaser: No»\n[other] Client form\n«If not an Australian citizen: bridging visa, subclass 020»',
      severity: 'high',
    },
    {
      text: '[particulars]\n«Purchaser: Ingrid Sol (holder of a student visa, 12 Pine Road)»',
      severity: 'high',
    },
    { text: '«The buyer is a temporary resident.»', severity: 'high' },
    { text: '[particulars]\n«Buyer | Tomas Reyes, a foreign national»', severity: 'high' },
    '[special-conditions]\n«The purchaser promises that it does not need permission under the foreign investment rules.»',
    '[special-conditions]\n«The Purchaser warrants to the Vendor that the Treasurer cannot prohibit and has not prohibited the purchase of the Property under the Foreign Acquisitions and Takeovers Act 1975 and indemnifies the Vendor against any penalties, fines, legal costs and losses resulting from a breach of this warranty.»',
    '[special-conditions]\n«The Buyer declares that it does not need approval under the foreign investment laws.»',
    '[special-conditions]\n«The Purchaser is a foreign person and the sale is subject to FIRB approval.»',
    '[special-conditions]\n«The Transferee represents that no notice need be given under the Foreign Acquisitions and Takeovers Act.»',
    '[special-conditions]\n«Purchaser: Golden Crane Pte Ltd»',
    '[special-conditions]\n«Is the buyer a foreign person? Yes»',
    '«The purchaser warrants that it is not a foreign person.»',
    { text: '«The buyer is a foreign purchaser.»', severity: 'high' },
    '«The purchaser declares that no FIRB approval is needed.»',
    "50. «The Transferee promises that the Treasurer's approval is not required and indemnifies the Transferor.»",
    '«The purchaser certifies that the approval of the Treasurer under the foreign acquisitions legislation is not needed.»',
    '«The buyer undertakes that no foreign investment approval is required for this purchase.»',
  ],
  passes: [
    '[particulars]\nIs the purchaser a foreign person? ☐ Yes ☒ No\n[annexure] Purchaser declaration\nHolder of a permanent visa, subclass 189, granted 2020',
    '[particulars]\nIs the purchaser a foreign person? ☐ Yes ☒ No\n[annexure] Declaration\nDo you hold a temporary visa?',
    'The buyer is not a temporary resident.',
    'If the purchaser is a temporary resident, further duty is payable.',
    '[particulars]\nWARNING: If the Buyer is not an Australian citizen or permanent resident, FIRB approval may be required. The Buyer states: Australian citizen ☒ other ☐',
    '[particulars]\nBuyer declares whether a foreign person: ☒ Australian citizen ☐ foreign person',
    '[particulars]\nThe Buyer states for FIRB purposes: permanent resident [x] foreign [ ]',
    '[special-conditions]\nThe vendor is an Australian.',
    '[special-conditions]\nThe vendor is not a foreign person.',
    '[special-conditions]\nIs the buyer a foreign person? No',
    '[special-conditions]\nThe Vendor is not a foreign resident.',
    'The Treasurer of the owners corporation confirms the balance of the fund.',
    'A foreign purchaser pays additional duty, as the purchaser acknowledges.',
    'The vendor is not a foreign resident.',
  ],
  clear: ['The purchaser lives in Ballarat.'],
})
