import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    {
      text: '[contract-form] Contract\nDate: 1 December 2026\n[special-conditions]\n3. «The planning permit ends on 3 March 2027 and the purchaser must ask for any extension of it.»',
      facts: { contractDate: ['2026-12-01', '1 December 2026'] },
      severity: 'high',
    },
    {
      text: '[contract-form] Contract\nDate: 1 December 2026\n[planning-certificate] Approval\n«Condition 2: development must be substantially commenced within two years, failing which the approval lapses on 9 July 2026.»',
      facts: { contractDate: ['2026-12-01', '1 December 2026'] },
      severity: 'high',
    },
    {
      text: '[contract-form] Contract\nDate: 1 December 2026\n[building-permit] Planning permit for eight dwellings\n«This permit expires if work is not started by 4 May 2027.»',
      facts: { contractDate: ['2026-12-01', '1 December 2026'] },
      severity: 'high',
    },
    {
      text: '[particulars]\nSunset date: «31 December 2028»\n[planning-certificate]\n«The development approval lapses on 14 May 2028 unless the work is complete.»',
      facts: { sunset: [{ kind: 'date', date: '2028-12-31' }, '31 December 2028'] },
    },
    {
      text: '[particulars]\nSunset date: «31 December 2028»\n[annexure] Permit\n«Currency period: 4 years from 3 March 2023»',
      facts: { sunset: [{ kind: 'date', date: '2028-12-31' }, '31 December 2028'] },
    },
    {
      text: '[particulars]\nSunset date: «30 June 2029»\n[building-permit] Building permit 2026/7\n«The permit expires if the building is not complete by 1 February 2029.»',
      facts: { sunset: [{ kind: 'date', date: '2029-06-30' }, '30 June 2029'] },
    },
    {
      text: '[planning-certificate] Permit\n«This consent lapses on 10 August 2027.»\n«Status: work has not been commenced.»\n[contract-form] Contract\nDate: 1 December 2026',
      severity: 'high',
      facts: { contractDate: ['2026-12-01', '1 December 2026'] },
    },
  ],
  passes: [
    {
      text: '[contract-form] Contract\nDate: 1 December 2026\n[planning-certificate]\nThe planning permit expires on 4 May 2027 if work has not started. Work was commenced in July 2026.',
      facts: { contractDate: ['2026-12-01', '1 December 2026'] },
    },
    {
      text: '[contract-form] Contract\nDate: 1 December 2026\n[planning-certificate]\nThe development consent lapses on 4 May 2031 unless work is commenced.',
      facts: { contractDate: ['2026-12-01', '1 December 2026'] },
    },
    {
      text: '[particulars]\nSunset date: 31 December 2028\n[planning-certificate]\nThe development approval lapses on 14 May 2030 unless the work is complete.',
      facts: { sunset: [{ kind: 'date', date: '2028-12-31' }, '31 December 2028'] },
    },
    {
      text: '[particulars]\nSettlement: 3 March 2027\n[planning-certificate]\nThe consent of 2019 lapsed on 14 May 2024.',
      facts: { settlement: [{ kind: 'date', date: '2027-03-03' }, '3 March 2027'] },
    },
    {
      text: '[particulars]\nSettlement: 3 March 2027\n[planning-certificate]\nThe insurance policy and its approval expire on 1 January 2027.',
      facts: { settlement: [{ kind: 'date', date: '2027-03-03' }, '3 March 2027'] },
    },
  ],
  clear: ['[planning-certificate]\nNo development approval is recorded.'],
})
