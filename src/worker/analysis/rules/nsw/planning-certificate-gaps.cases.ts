import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '[planning-certificate]\n«Flood: Council does not have enough information to say.»',
    '[planning-certificate]\n«Is the land flood prone? Unknown»',
    { text: '«Flood related development controls | Unknown»', severity: 'medium' },
    '9. «Council has not determined whether the land is subject to landslip.»',
    '«Certificate under section 149(2) of the Act»',
    '9. «The flood study is in preparation for this catchment.»',
  ],
  passes: [
    'Planning certificate under section 10.7 (formerly section 149) of the Environmental Planning and Assessment Act 1979',
    'Previous certificates for this land: s149(2) no. 311/2009 (superseded by this certificate).',
    '[planning-certificate]\nIs the land flood prone? No',
    '9. The land is not subject to flood related development controls.',
    '13. Tree orders: unknown to council.',
    'Certificate under section 10.7(2) of the Act',
  ],
  clear: ['9. Flood related development controls. No.'],
})
