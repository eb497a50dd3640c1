import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    '[vendor-statement]\n«No approved safety switch is installed.»',
    '[contract-form]\nPool ☒ none\n«Smoke alarms: ☐ installed and compliant ☐ not installed»',
    '[contract-form]\n«The smoke alarms do not satisfy the rules in force since 1 January 2022.»',
    '[particulars]\n«Smoke alarms fitted do not meet the standard.»',
    '[special-conditions]\n«The Buyer is told that the alarms, which are smoke alarms of 2011, did not conform.»',
    '[particulars]\n«Smoke alarms: compliant smoke alarms installed ☐ Yes ☒ No»',
    '[particulars]\n«Is an approved safety switch fitted? ☐ Yes ☒ No»',
    '«Clause 7.8 is deleted and the Buyer is not entitled to the 0.15% adjustment.»',
    '«The Buyer accepts that interconnected photoelectric alarms have not been fitted to the dwelling.»',
    '«Approved safety switch: ☐ installed ☒ not installed»',
    'ELECTRICAL SAFETY SWITCH AND SMOKE ALARM\n«The smoke alarms in the residence do not comply with the current rules.»',
    '[special-conditions] Special conditions\n4. «The Buyer will upgrade all smoke alarms at its own cost after settlement.»',
    '[special-conditions] Special conditions\n5. «The 0.15% smoke alarm adjustment is deleted, as the smoke alarms are old.»',
    '«There is no safety switch for the power circuits.»',
    '[special-conditions] Special conditions\n7. «The Buyer waives the adjustment of 0.15% under the standard terms.»',
    '9. «The secondary dwelling has battery alarms only.»',
    '9. «Safety switch: installed ☐ not installed ☒.»',
  ],
  passes: [
    '[contract-form]\nSmoke alarms: ☐ installed ☐ not installed',
    '[contract-form]\nSafety switch ☒ installed Smoke alarms ☒ installed Trees ☒ not affected',
    '[particulars]\nCompliant smoke alarms installed ☒ Yes ☐ No',
    'Approved safety switch: ☒ installed ☐ not installed',
    'Smoke alarms that comply with the law are installed in the residence.',
    'The Seller must state whether smoke alarms are not installed.',
    '9. Smoke alarms: installed ☒ not installed ☐. Safety switch: installed ☒ not installed ☐',
  ],
  clear: ['Smoke alarms ☒ compliant ☐ not compliant'],
})
