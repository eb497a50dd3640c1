import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '[building-report]\n«The owner told us that she built the granny flat herself in 2023 on a permit in her own name.»',
    '[vendor-statement]\n«Building work was carried out under an owner builder permit in the last 6 years. ☐ Yes ☒ No»\n[building-report]\n«They put up the rear rooms themselves over 2024 with an approval taken out in their own names.»',
    '[vendor-statement] Form 2\n«Owner-builder work: bathroom renovation (2023).» A notice under s 47 accompanies this statement.',
    {
      text: '«Work under an owner builder permit in the past six years | ☒ Yes ☐ No»',
      severity: 'high',
    },
    '[special-conditions] Special conditions\n8. «The granny flat was constructed by the Seller as owner builder in 2023.»',
    '[vendor-statement] Form 2\n«Owner builder permit: No»\n[building-permit] Notice under section 47\n«Owner builder permit 77120 was issued on 3 May 2024.»\n«This work is not covered by insurance under the Queensland Home Warranty Scheme.»',
    {
      text: '«Owner builder work: Yes, front deck»\n[building-permit] Building approval\nFinal inspection certificate dated 8 June 2024.',
      severity: 'medium',
    },
    '[building-report] Building report\n«The patio was added without a QBCC licence.»',
    {
      text: '[special-conditions] Special conditions\n8. «The deck was enclosed by the Seller as an owner builder and no final certificate was issued.»',
      severity: 'high',
    },
  ],
  passes: [
    '[building-report]\nThe vendor built the shed himself in 1994 under a permit in his own name.',
    '[building-report]\nThe builder put it up under a permit in the name of the company.',
    'Owner builder permit: ☐ Yes ☒ No',
    '[building-permit] Building approval\nWork by a licensed builder, QBCC policy 7712003 attached.',
    '[special-conditions] Special conditions\n3. No work was carried out under an owner builder permit.',
  ],
  clear: ['Building work under an owner builder permit in the last 6 years: ☐ Yes ☒ No'],
})
