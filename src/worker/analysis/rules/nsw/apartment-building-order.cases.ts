import { cases } from '../cases.ts'

export default cases({
  in: 'minutes',
  flags: [
    {
      text: '[planning-certificate]\n«A building work rectification order was given to the developer on 3 June 2026.»',
      severity: 'critical',
    },
    '4. «The manager tabled a prohibition order that keeps levels 3 to 6 from being occupied.»',
    '[special-conditions]\n«The vendor discloses an undertaking by the developer to the Building Commission to repair the basement.»',
    {
      text: '«The final defects report for the building bond lists 41 defects in waterproofing.»',
      severity: 'high',
    },
  ],
  passes: [
    'No building work rectification order has been given for the building.',
    '[planning-certificate]\nA building work rectification order: Not applicable',
    'The prohibition order of 2023 was revoked after the repairs.',
  ],
  clear: ['The building bond was released and there are no defects.'],
})
