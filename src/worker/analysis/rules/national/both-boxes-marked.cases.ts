import { cases } from '../cases.ts'

export default cases({
  in: 'contract-form',
  flags: [
    { text: '«☒ VACANT POSSESSION ☒ subject to existing tenancies»', severity: 'high' },
    '[vendor-statement]\n«Is the property affected by flooding? ☒ Yes ☒ No»',
    '[particulars]\n«Smoke alarms installed: Yes ☒ No ☒»',
    '«Land tax is adjustable ☒ NO ☒ yes»',
    '[vendor-statement]\n«The certificate ☒ is attached ☒ is not attached»',
  ],
  passes: [
    '☒ VACANT POSSESSION ☐ subject to existing tenancies',
    '☒ house ☒ garage ☒ carport',
    'Gas connected? Yes ☒ No ☐ Water connected? Yes ☐ No ☒',
    'Pool? ☐ Yes ☒ No Spa? ☒ Yes ☐ No',
    'Land tax is adjustable ☐ NO ☒ yes',
  ],
  clear: ['Land tax is adjustable ☐ NO ☒ yes'],
})
