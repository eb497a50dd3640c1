import { cases } from '../cases.ts'

export default cases({
  in: 'minutes',
  flags: [
    '[owners-corporation-certificate]\n«A building work rectification order was made on 3 March 2026 under the RAB Act.»',
    '[owners-corporation-certificate]\n«The developer has given an undertaking under section 28 of the Residential Apartment Buildings Act for serious defects.»',
    '[minutes]\n«The Secretary issued a prohibition order stopping the occupation certificate.»',
    '[special-conditions]\n«The Purchaser takes with notice of the order made by the Building Commission to rectify waterproofing.»',
    '[minutes]\n«The building bond has been claimed for defective works.»',
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
    '[owners-corporation-certificate]\nBuilding work rectification order, prohibition order or undertaking (RAB Act 2020) | Yes / No - none received',
    '[owners-corporation-certificate]\nNo order has been made under the Residential Apartment Buildings Act.',
    'No building work rectification order has been given for the building.',
    '[planning-certificate]\nA building work rectification order: Not applicable',
    'The prohibition order of 2023 was revoked after the repairs.',
  ],
  clear: ['The building bond was released and there are no defects.'],
})
