import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    {
      text: '[special-conditions]\n«The Seller holds a notice under section 248 about the carport, a building without approval.»',
      state: 'QLD',
      severity: 'high',
    },
    '«A building notice dated 4 June 2026 requires the owner to repair the balcony.»',
    {
      text: '[rates-certificate]\n«Emergency order no. 88 was served on the owner of the land»',
      severity: 'critical',
    },
    '«The council has issued the vendor with an order to remove the shed.»',
    {
      text: '[special-conditions]\n«The purchaser must comply at its own expense with all notices and orders of any authority.»',
      severity: 'medium',
    },
    {
      text: '[vendor-statement] Form 2\n«Is an enforcement notice under section 168 in effect? ☒ Yes ☐ No»',
      severity: 'critical',
      state: 'QLD',
    },
    {
      text: '[vendor-statement] Form 2\nA show cause notice: ☐ Yes ☒ No. «Any other notice or order that work be done: ☒ Yes ☐ No, fence.»',
      severity: 'high',
      state: 'QLD',
    },
  ],
  passes: [
    {
      text: '[planning-certificate]\nA building work rectification order was given in June.',
      state: 'NSW',
    },
    {
      text: '[vendor-statement] Form 2\nThere is an unsatisfied show cause notice or enforcement notice for the property\n☐ Yes ☒ No',
      state: 'QLD',
    },
    'Notices and orders: none to the vendor’s knowledge.',
    'The building order of 2019 has been complied with and was revoked.',
    '[special-conditions]\nThe vendor may serve a notice to complete.',
    'There are no orders affecting the land.',
  ],
  clear: ['The vendor has received no notice or order about the land.'],
})
