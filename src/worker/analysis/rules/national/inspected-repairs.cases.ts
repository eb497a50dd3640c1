import { cases } from '../cases.ts'

export default cases({
  in: 'building-report',
  flags: [
    '[building-report]\n«Switchboard: ceramic fuses, wired in cloth-covered cable.»',
    '[building-report]\n«The shed is fed by an extension lead through the window.»',
    '[building-report]\n«Septic | Lid broken, trench ponding behind the shed | Urgent»',
    '[building-report]\n«Grey water from the laundry discharges to the creek.»',
    '[building-report]\n«Smoke alarms: two, expired in 2019.»',
    '[building-report]\n«In the roof space there is no fire separation from the unit next door.»',
    '[building-report]\n«The fire wall stops 400 mm short of the roof sheets.»',
    '[building-report]\nKitchen.\n«The gas heater has no flue and should not be used.»',
    '[building-report]\n«- Window locks missing in bedroom 2.»',
    '[building-report]\n«The pump does not work.»',
    '[special-conditions]\n1. The price is $500,000.\n[annexure]\nHARBOURLINE INSPECTIONS - unit visit for the buyer - 4 May 2026\nKitchen: fine.\n«Hot water unit rusted at the base, leaking.»',
    '[building-report]\n«Only one RCD protects the house.»',
    '[building-report]\n«Battery bank swollen;» «an electrician should attend before it is used.»',
  ],
  passes: [
    '[building-report]\nSwitchboard: safety switches on all circuits, tested.',
    '[building-report]\nElectrical: not tested; have an electrician check.',
    '[building-report]\nSeptic: pumped out and lid replaced in 2024, no smell.',
    '[building-report]\nHouses of this age may have rubber cable.',
    '[building-report]\nSmoke alarms | six, interconnected, dated 2023 | Compliant',
    '[building-report]\nOur standard advice: wiring fails, septic tanks leak and smoke alarms expire.',
    '[building-report]\nLimitations: the hot water unit and the drains were not tested.',
    '[building-report]\nThe pump had failed. It was replaced on 4 June 2026.',
    '[building-report]\nKitchen | grout loss at the sink | Minor defect',
    '[annexure]\nThe buyer may have an inspection of the wiring and may end the contract if it is unsafe.',
  ],
  clear: ['[building-report]\nThe house is brick, of 1990, in good order.'],
})
