import { cases } from '../cases.ts'

const FORM = '[contract-form] Contract of sale\nSeller | Ada Quell\nBuyer | Bo Rind\n'

export default cases({
  flags: [
    {
      text: '[building-permit] Letter about the communal pool\nTo the body corporate\n«No compliance certificate is in force for the pool at Banyan Place.»',
      severity: 'high',
    },
    {
      text: '[contract-form] Contract\nPool ☒ Yes. A current compliance certificate is annexed\n[building-permit] Pool safety register, extract\nAddress | 6 Elder Way\n«State of the certificate | Cancelled on 3 March 2026 after an inspection. No certificate is now in force.»',
      severity: 'high',
    },
    '[special-conditions]\n«The Buyer will sign the acknowledgement for the pool and bring the barrier up to standard later.»',
    '[particulars] Contract\n«Pool: ☒ Yes ☐ No Compliance certificate attached: ☐ Yes ☒ No»',
    "[special-conditions]\n«The Buyer purchases with knowledge that the spa has no compliant barrier and will sign the purchaser's declaration.»",
    `${FORM}Improvements | House and carport`,
    { text: `${FORM}«Improvements | House, in-ground swimming pool»`, severity: 'high' },
    '4. «The pool compliance certificate is to be obtained by the Buyer.»',
    {
      text: '5. «The pool fence does not comply with the modified Australian Standard.»',
      severity: 'high',
    },
  ],
  passes: [
    `${FORM}Improvements | House\n[annexure] Declaration\nDeclaration that there is no pool or spa, signed by Seller and Buyer`,
    `${FORM}Improvements | House on 4.2 hectares`,
    `${FORM}Improvements | House with pool\n[building-permit] Pool\nCompliance Certificate 4471 for the pool issued 4 May 2026`,
    `${FORM}Land | Unit 4 on Units Plan 98/12\nImprovements | Residential unit`,
  ],
  clear: [`${FORM}Improvements | House; declaration that there is no pool or spa is annexed`],
})
