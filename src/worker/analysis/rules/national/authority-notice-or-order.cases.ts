import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '«Directions issued 12 May 2026 by the department to control ragwort remain outstanding.»',
    '«Council has ordered the owner to desludge the septic tank before 1 March 2027.»',
    '«The owner was told by council in 2026 to clear the land of regrowth by December.»',
    '«Land management notice served in March 2026 requiring rabbits to be controlled»',
    '«The shire wrote on 4 June 2026 directing the owner to fence the pool by 1 September.»',
    '«Notices: Building notice BN 26/118 under s 106 of the Building Act 1993 (rear deck)»',
    '«A minor works order was made by the municipal building surveyor on 8 July 2026 and remains open.»',
    '[special-conditions]\n«The municipal building surveyor has required the vendor to show cause why the bungalow should not be pulled down.»',
    '«Septic: notice to upgrade the system by June 2027 received from council»',
    '«Council letter of 2 May 2026 requires removal of the front fence»',
    '«Fire prevention notice (council, 14 November 2025): grass to be slashed, outstanding»',
    '[minutes]\n«Council has served an emergency order upon the owners corporation as to the north balconies.»',
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
    'Council requires all owners to clear long grass each summer.',
    'The building surveyor required changes, all of which were made in 2019 and complied with.',
    'No notice, order, declaration, report or recommendation of a public authority affects the land.',
    'Notices: none',
    'Directions notice dated 12 May 2024 was complied with and closed.',
    'A building notice was given for 14 Smith Street, which is not part of the land.',
    'The council issues a rate notice each August.',
    'Particulars of any notice, order or declaration directly and currently affecting the land, of which the vendor might reasonably be expected to have knowledge, are as follows: Nil',
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
