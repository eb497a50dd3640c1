import { cases } from '../cases.ts'

export default cases({
  in: 'minutes',
  flags: [
    '«Window safety devices have not been installed to lots 3, 5 and 14 as required by law.»',
    '[owners-corporation-certificate]\n«Window locks: not compliant, quote obtained»',
    '«Installation of window restrictors was deferred to next year.»',
    '[owners-corporation-certificate]\n«Window safety devices | outstanding for four lots»',
    '[special-conditions]\n41. «The purchaser shall make no claim because the lot is without window safety devices.»',
    '«Failure to fit window locks on level 2 was reported.»',
  ],
  passes: [
    '[owners-corporation-certificate]\nWindow safety devices: installed and certified 2018',
    'The window safety devices were inspected and all windows found in order.',
    'New window frames have not been installed.',
  ],
  clear: ['Window cleaning will take place in May.'],
})
