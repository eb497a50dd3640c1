import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[building-report] Condition report\nDate of inspection: 4 November 2026\n«Smoke alarm | Y | Y | one, mains powered, its body stamped May 2014, sounded on the button»',
    '[building-report] Inspection report\nSmoke alarms: three. «The stamp on the back of each reads “replace by 03/2023”.»',
    '[building-report] Inspection report\nDate of inspection: 4 November 2026\nSmoke alarms: two, hard-wired, both sounding. «The label on each reads: date of manufacture 06/2014.»',
    '[special-conditions]\n7. «The smoke alarms are battery operated.» «The Buyer will make them compliant after settlement and pays the cost.»',
    '[special-conditions]\n4. «There is one residual current device and the smoke alarms run on batteries only.» «The Purchaser is to have the property brought up to standard and bears the cost of it.»',
    '[special-conditions]\n12. «The Buyer accepts the RCDs and smoke alarms as they are.» The Buyer will do what the regulations ask after Settlement.',
    '[special-conditions]\n12. «The purchaser takes the smoke alarms and safety switches in their present state.»',
    '[contract-form]\n«No residual current devices or smoke alarms are fitted and the vendor keeps it so.»',
    '[special-conditions]\n«Residual current devices and mains powered smoke alarms are a matter for the Buyer after Settlement.»',
    '[special-conditions]\n«The Seller is released from any obligation under the electrical safety and building regulations to provide RCDs or smoke alarms.»',
    { text: '5. «The Buyer agrees to install smoke alarms after settlement.»', severity: 'medium' },
    { text: '«The Seller is not required to fit RCDs at the Property.»', severity: 'medium' },
    { text: '[building-report]\n«Smoke alarms expired in 2021.»', severity: 'low' },
    {
      text: "9. After settlement the Buyer must:\n(b) «bring the residual current devices up to standard at the Buyer's cost.»",
      severity: 'medium',
    },
  ],
  passes: [
    '[contract-form] Declaration of the Seller\n1 | At least two residual current devices protect all circuits | ☒ True ☐ Not true',
    '[building-report] Declaration\nAt least two residual current devices are in the board. ☒ True ☐ Not true',
    '[building-report] Condition report\nDate of inspection: 4 November 2026\nSmoke alarm | Y | Y | one, mains powered, its body stamped May 2021, sounded on the button',
    '[special-conditions]\n4. The smoke alarms are hard-wired with battery back-up. The Buyer pays the cost of its own inspection.',
    'The Seller will ensure that two RCDs and hard-wired smoke alarms are installed before settlement.',
    '[building-report]\nTwo RCDs are fitted at the switchboard.',
    '[general-conditions]\nThe Buyer must install smoke alarms if the Seller has not.',
  ],
  clear: ['RCDs and smoke alarms will be fitted by the Seller before settlement.'],
})
