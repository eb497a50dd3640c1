import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '[planning-certificate]\n«The land is identified as Class 2 on the acid sulfate soils map.»',
    '[planning-certificate]\n«Acid sulfate soils: Class 1»',
    '[planning-certificate]\n«Clause 6.1 of the LEP (acid sulfate soils) applies, class 3»',
    '[planning-certificate]\n«The land contains potential acid sulfate soils.»',
    {
      text: '10. «The land is shown as Class 2 on the acid sulfate soils map.»',
      severity: 'medium',
    },
    { text: '«Acid sulphate soils | Yes, Class 4»', severity: 'low' },
    {
      text: '10. Hazard policies. «Landslip: no. Acid sulfate soils: Class 4 on the planning map.» Aircraft noise: no.',
      severity: 'low',
    },
    '[special-conditions]\n«The purchaser takes the land subject to the acid sulfate soils controls that apply to it.»',
  ],
  passes: [
    '[planning-certificate]\nThe land is not affected by acid sulfate soils.',
    '[planning-certificate]\nAcid sulfate soils: Class 5',
    '10. Council has adopted a policy on acid sulfate soils, which does not affect this land.',
    '10. The land is Class 5 on the acid sulfate soils map.',
    '10. Acid sulfate soils. Not applicable.',
  ],
  clear: ['10. Acid sulfate soils. The land is not affected.'],
})
