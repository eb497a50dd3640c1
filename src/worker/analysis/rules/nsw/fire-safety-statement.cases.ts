import { cases } from '../cases.ts'

export default cases({
  in: 'minutes',
  flags: [
    '[minutes] General business\nFire safety audit received by all.\n«no annual fire safety statement has been lodged since 2023.»',
    '[owners-corporation-certificate]\n«No current fire safety statement is held by the owners corporation.»',
    '[minutes]\n«No AFSS could be issued for the year.»',
    {
      text: '[owners-corporation-certificate]\n«Annual fire safety statement | 2023 sighted»',
      severity: 'medium',
    },
    '[owners-corporation-certificate]\n«Fire safety statement: 2022 is the latest»',
    '[minutes]\n«The most recent annual fire safety statement is of 2021.»',
    '[minutes]\n«The fire safety statement is overdue because several dampers failed.»',
    '[owners-corporation-certificate]\n«The annual fire safety statement for 2025 has not been lodged.»',
    '[minutes]\n«The fire safety contractor reported that penetrations are not fire stopped.»',
    '[owners-corporation-certificate]\n«Council issued a penalty notice for the late annual fire safety statement.»',
    '[minutes]\n«The AFSS cannot be issued until the hydrant is replaced.»',
    {
      text: '6. «The AFSS is overdue because two levels could not be tested.»',
      severity: 'high',
    },
    '[owners-corporation-certificate]\n«Annual fire safety statement | not lodged for 2026»',
    '«A fire inspection listed 14 items, among them defective sprinklers and missing fire collars.»',
    '[special-conditions]\n44. «The vendor discloses that no fire safety statement could be issued as stairs failed the test.»',
  ],
  passes: [
    '[annexure] Section 88B instrument\nThe owner of the lot burdened must not build or plant within the site, or within 3 metres of it if the building is not fire rated.',
    '[owners-corporation-certificate]\nAnnual fire safety statement | 2026 sighted',
    '[minutes]\nThe statement was issued.',
    '[owners-corporation-certificate]\nThe annual fire safety statement was lodged on 2 March 2026.',
    'The annual fire safety statement was lodged in May and is current.',
    '[by-laws]\nAn owner must not interfere with fire doors, missing or not.',
    'The fire audit found no defects.',
  ],
  clear: ['[owners-corporation-certificate]\nAnnual fire safety statement | issued 4 May 2026'],
})
