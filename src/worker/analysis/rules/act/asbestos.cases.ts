import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '3. «The premises are on the affected residential premises register.»',
      severity: 'critical',
    },
    {
      text: '[planning-certificate] Lease conveyancing inquiry\n«11. Is the block on the loose-fill asbestos register? | Yes»',
      severity: 'critical',
    },
    {
      text: '[title-search] Title\n«Surrendered and deregistered Mr Fluffy block, new house built 2018»',
      severity: 'high',
    },
    {
      text: '[building-report] Asbestos assessment report\n«Friable asbestos was found in the subfloor.»',
      severity: 'high',
    },
    { text: '8. «The Buyer accepts that the eaves may contain asbestos.»', severity: 'low' },
    {
      text: '[building-report] Asbestos assessment report\n«The eaves are lined with bonded asbestos cement sheet.»',
      severity: 'medium',
    },
  ],
  passes: [
    '[building-report]\nThe drawer holds appliance manuals and an asbestos assessment report by Corvane Environmental of 3 July 2019.',
    '[contract-form] Documents\n☒ Pest inspection report ☒ Asbestos advice ☒ Building file approvals',
    '[other] Attached\n☒ Asbestos assessment or advice',
    '[building-report] Advice\nHomes built before 1985 may contain asbestos.',
    '[statutory-notice] Asbestos advice\nLoose-fill asbestos was used in some homes in the Territory.',
    '[planning-certificate] Lease conveyancing inquiry\n11. Is the block on the loose-fill asbestos register? | No',
    'The property is not on the affected residential premises register.',
  ],
  clear: ['The property does not contain loose-fill asbestos and is not on the register.'],
})
