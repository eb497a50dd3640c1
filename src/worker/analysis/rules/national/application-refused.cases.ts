import { cases } from '../cases.ts'

export default cases({
  state: 'NSW',
  in: 'planning-certificate',
  flags: [
    {
      text: '[planning-certificate] Letter of the plumbing regulator\nThe vent ends below a window.\n«For this reason the application of 4 May 2026 is refused.»',
      state: 'TAS',
    },
    '[planning-certificate] Council register\nDA 2023/118 second dwelling. «Refused 4 May 2024.»',
    {
      text: '[planning-certificate] Register\n«Application MCU-114 for a secondary dwelling was refused on 4 May 2024.»',
      state: 'QLD',
    },
    {
      text: '[vendor-statement] Permit register\n«PA2204411 | Use the studio as a dwelling | Refusal 12 August 2023»',
      state: 'VIC',
    },
    '[building-permit] Letter\n«The council has refused to issue a building information certificate for the rear room.»',
    {
      text: '[planning-certificate] Enquiry\nDA 2024-1120, use of the shed as a residence.\n«Decision: Refused.» The sewer is too near.',
      state: 'SA',
    },
  ],
  passes: [
    '[planning-certificate]\nB3 Neighbouring land | A two lot subdivision of 9 Curlew Rise (DA-25/0340) was refused on 6 November 2025.',
    'An application may be refused if the land floods.',
    '[planning-certificate] Register\nDA 2019/22 was refused in 2019; a new application was approved on 3 May 2020.',
    '[planning-certificate] Register\nThe application was refused, and on appeal the tribunal allowed it; consent granted by the court.',
    '[special-conditions]\n6. If the loan is refused the purchaser may end this contract.',
    '[minutes] Minutes\nThe application of Lot 9 to keep a dog was refused.',
    '[planning-certificate] Register\nThe adjoining land: an application for a service station was refused in 2022.',
  ],
  clear: ['DA 2021/44 for the garage was approved on 3 May 2021.'],
})
