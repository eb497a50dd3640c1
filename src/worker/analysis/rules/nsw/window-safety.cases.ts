import { cases } from '../cases.ts'

export default cases({
  in: 'minutes',
  flags: [
    '[minutes]\n«Window safety devices have not been installed.»',
    '[minutes]\n«Owners were reminded that window locks have to be fitted;» 12 lots still fail.',
    '«Window safety devices have not been installed to lots 3, 5 and 14 as required by law.»',
    '[owners-corporation-certificate]\n«Window locks: not compliant, quote obtained»',
    '«Installation of window restrictors was deferred to next year.»',
    '[owners-corporation-certificate]\n«Window safety devices | outstanding for four lots»',
    '[special-conditions]\n41. «The purchaser shall make no claim because the lot is without window safety devices.»',
    '«Failure to fit window locks on level 2 was reported.»',
  ],
  passes: [
    '[minutes]\nWindow safety devices were installed in 2018.',
    '[owners-corporation-certificate]\nWindow safety devices: installed and certified 2018',
    'The window safety devices were inspected and all windows found in order.',
    'New window frames have not been installed.',
  ],
  clear: ['Window cleaning will take place in May.'],
})
