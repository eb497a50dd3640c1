import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: "[contract-form] Approved form of contract\nSeller | Gwen Pask\n[general-conditions] Printed clauses\n«[Clause 4, Seller's promises as to notices and approvals, has a line drawn through it in ink, with no initials.]»",
      severity: 'high',
    },
    {
      text: '[contract-form] Approved form of contract\nSeller | Gwen Pask\n[general-conditions] Printed clauses\n«Condition 7 (risk) is crossed out in this copy»',
      severity: 'high',
    },
    {
      text: '[contract-form] Approved form of contract\nSeller | Gwen Pask\n[general-conditions] Printed clauses\n«Clause 12.1 was struck through by hand.»',
      severity: 'high',
    },
    '[special-conditions]\n«This agreement is not in the form approved under section 121A of the Agents Licensing Act.»',
    "[special-conditions]\n«Clause 11 (vendor's warranties) does not form part of this contract.»",
    { text: '3. «Clauses 6 to 9 are deleted.»', severity: 'high' },
    '4. «The parties agree that clause 14 does not apply.»',
    { text: '1. «This is not the approved form of contract.»', severity: 'medium' },
    '[contract-form] Contract of sale\nSeller | Ada Quell\nBuyer | Bo Rind\nPrice | $410,000',
    '2. «Special Condition 2 replaces clause 11 of the contract.»',
  ],
  passes: [
    '[contract-form] Contract approved under the Agents Licensing Act\nItem 22 | Inspection of the house (clause 9) | ☒ applies, and the last day for the notice is 14 August 2026 ☐ does not apply',
    '[contract-form] Contract approved under the Agents Licensing Act\n☐ Clause 14 (pool safety) does not apply',
    '[contract-form] Contract approved under the Agents Licensing Act\nC4 Smoke alarms: clause 7 ☐ applies ☐ does not apply',
    '[contract-form] Contract approved under the Agents Licensing Act\nITEM 13 BUILDING AND PEST INSPECTION | ☐ applies ☒ does not apply',
    '[contract-form] Contract approved under the Agents Licensing Act\nITEM 9 FINANCE ☒ does not apply ☐ applies',
    '[contract-form] Contract of sale\nApproved under the Agents Licensing Act\nSeller | Ada Quell\nBuyer | Bo Rind',
    'Clause 6 applies to the chattels.',
    '[general-conditions]\nClause 9 does not apply where the land is leased.',
  ],
  clear: [
    '[contract-form] Contract of sale\nApproved form under s.121A\nSeller | Ada Quell\nBuyer | Bo Rind',
  ],
})
