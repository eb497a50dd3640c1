import { cases } from '../cases.ts'

const THREE =
  '[special-conditions]\n1. The deposit is paid on signing.\n2. The land is sold as it stands.\n'

export default cases({
  flags: [
    `${THREE}3. «A purchaser who ends the contract is repaid in the manner set out in special condition 14.»`,
    `${THREE}3. «Settlement is in the morning.»\n[contract-form]\n«Deposit: see special condition 9»`,
    {
      text: '[special-conditions]\n40. The vendor sells as executor.\n41. The price excludes GST.\n42. Late completion costs nine per cent.\n43. «The guarantors under clause 48 sign at the end.»',
      state: 'NSW',
    },
    `${THREE}3. «Subject to Special Conditions 7 the purchaser may enter.»`,
  ],
  passes: [
    'SPECIAL CONDITIONS 27-1140 Pell / Roe\n1. The vendor sells.\n2. The purchaser buys.\n3. The price is fixed.',
    '1. Deposit.\n2. Finance.\n3. Settlement.\nKEYSTROKE CONVEYANCING SPECIAL CONDITIONS 73 Garnet Street\n4. A scanned signature is enough.',
    '1. Deposit.\n2. Finance.\n3. Settlement.\nSpecial conditions - 18 Old Mill Road, Tarn',
    `${THREE}3. The refund is made as special condition 2 says.`,
    `${THREE}3. General condition 28 does not apply, and special condition 14 is deleted.`,
    {
      text: '[special-conditions]\n40. The vendor sells as executor.\n41. The price excludes GST.\n42. The lessee keeps clause 48 of the lease.',
      state: 'NSW',
    },
    `${THREE}3. The purchaser gives a special condition report within 21 days.`,
    '[special-conditions]\n1. The refund is made as special condition 9 says.',
  ],
  clear: [`${THREE}3. The refund is made as special condition 1 says.`],
})
