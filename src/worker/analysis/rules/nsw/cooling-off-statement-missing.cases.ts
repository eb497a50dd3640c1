import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '[contract-form]\nimprovements | HOUSE, carport\n[general-conditions]\n1. Deposit. The deposit is held as stakeholder.\n[statutory-notice]\nWARNING - SMOKE ALARMS',
      severity: 'high',
    },
    '[contract-form]\nimprovements | home unit and storage space\n[special-conditions]\n33. Interest at 8% is payable.',
    '[contract-form]\nLand and dwelling at 4 Quarry Lane\n[special-conditions]\n«The cooling-off notice on page 6 is deleted.»',
    '«Strike out the cooling-off statement printed before clause 1.»',
  ],
  passes: [
    '[special-conditions]\n3. The land is a factory and not residential, so the cooling off statement is not required.',
    '[contract-form]\nimprovements | HOUSE\nCooling off: the buyers have five business days from exchange.\n[general-conditions]\n1. Deposit.',
    '[contract-form]\nimprovements | HOUSE\n[statutory-notice]\nCooling off period (purchaser’s rights)\n[general-conditions]\n1. Deposit.',
    '[contract-form]\nWarehouse and office, residential zone adjoining\n[general-conditions]\n1. Deposit.',
    '[contract-form]\nimprovements | HOUSE\n[special-conditions]\nA 66W certificate is handed over at exchange.',
    '[contract-form]\nimprovements | HOUSE\n[statutory-notice]\nStatement about cooling-off\nUntil 5 pm on the fifth business day you may rescind and forfeit 0.25%.\n[general-conditions]\n1. Deposit.',
    '[contract-form]\nLand with a dwelling\n[general-conditions]\nUnder 66X the buyer may rescind within five business days of exchange, losing 0.25 per cent.',
    '[contract-form]\nimprovements | terrace house\n[general-conditions]\nNotice of cooling off: five business days, 0.25% is lost.',
  ],
  clear: [
    '[contract-form]\nimprovements | HOUSE\n[statutory-notice]\nCooling off period (purchaser’s rights)\nThis statement is given under section 66X.\n[general-conditions]\n1. Deposit.',
  ],
})
