import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    { text: '«Entered in the Tasmanian Heritage Register: THR ID 4567»', severity: 'high' },
    '«Local Historic Heritage Code: Battery precinct»',
    '«21. Is the place entered on the Heritage Register? ☒ Yes ☐ No»',
    '«21. Is the land in a heritage precinct of the planning scheme?»\n«Yes»',
    '[special-conditions]\n4. «Works to the facade need the approval of the Heritage Council.»',
  ],
  passes: [
    '[planning-certificate] Permit\nThe Heritage Council advised on 4 May 2021 that it had no interest in the application.',
    '[planning-certificate] Permit\nHeritage Tasmania has no objection to the proposal.',
    '[planning-certificate] Search\nPermanently entered? No\nWorks on a place that is entered need approval under the Historic Cultural Heritage Act 1995.',
    'Is the land entered on the Tasmanian Heritage Register? No',
    'The property is not a heritage place.',
    '[particulars]\nProperty: 4 Quarry Lane, Heritage Estate',
  ],
  clear: ['21. Is the land entered on the Heritage Register? | No'],
})
