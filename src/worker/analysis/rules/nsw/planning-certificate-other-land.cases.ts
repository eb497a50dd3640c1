import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    {
      text: '[contract-form]\nLand | 8 Wren Street, «Lot 9 in Deposited Plan 771204»\n[planning-certificate]\nLegal description | «Lot 9 DP 771240»',
      severity: 'high',
    },
    '[particulars]\nThe land is «Lot 31 DP 1180225», folio 31/1180225\n[planning-certificate]\nThis certificate is given for «LOT: 3 DP: 1180252» as to its zoning.',
    { text: '«Certificate under section 149(2) of the Act»', severity: 'medium' },
  ],
  passes: [
    '[contract-form]\nLot 9 in Deposited Plan 771204\n[planning-certificate]\nLegal description | LOT 9 DP 771204',
    '[contract-form]\nLot 12 in Deposited Plan 1300400\n[planning-certificate]\nParent lot: Lot 2 DP 881100',
    '[contract-form]\nLot 5 in Strata Plan 90011\n[planning-certificate]\nLand: 8 Wren Street, SP 90011',
  ],
  clear: [
    '[contract-form]\nLot 9 in Deposited Plan 771204\n[planning-certificate]\nProperty | Lot 9 DP 771204',
  ],
})
