import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    {
      text: '[contract-form] Contract\nDate: 1 December 2026\n[annexure] Development approval\n2. «The business may be carried on until 31 March 2028 and must then stop, unless a further approval is given.»',
      state: 'QLD',
      severity: 'high',
    },
    // The day beside the signature, below the conditions.
    {
      text: '[contract-form] Contract\nDate: 1 December 2026\n[rates-certificate] Certificate\nDate of issue: 1 October 2026\n[building-permit] Planning permit\n«Date issued | Officer»\n12 March 2023 | J Lund\n9. «This permit expires if the development is not started within two years of the date of this permit.»\n10. An occupancy permit must be issued before the house is lived in.\n«Note of 30 September 2026: no works on the land.»',
    },
    {
      text: '[contract-form] Contract\nDate: 1 December 2026\n[building-permit] Planning permit\n22. «This permit expires if the development is not started within two years of the date of this permit.»\n«Date issued: 9 March 2023»\n«Officer’s note of 2 October 2026: the land is vacant, no works seen.»',
      facts: { contractDate: ['2026-12-01', '1 December 2026'] },
      severity: 'high',
    },
    // A term that counts from the day of the permit itself, and nothing begun.
    {
      text: '[contract-form] Contract\nDate: 1 December 2026\n[building-permit] Planning permit\n«Date of issue: 14 May 2023»\n9. «This permit expires if the development is not started within two years of the date of this permit.»\n«Note of 30 September 2026: no works on the land.»',
      facts: { contractDate: ['2026-12-01', '1 December 2026'] },
      severity: 'high',
    },
    {
      text: '[contract-form] Contract\nDate: 1 December 2026\n[planning-certificate] Consent DA 77/21\n«Determined on 3 March 2021»\n«The consent lapses unless work is physically commenced within five years from the date of determination.»\n«The council writes that construction has not yet begun.»',
      facts: { contractDate: ['2026-12-01', '1 December 2026'] },
      severity: 'high',
    },
    {
      text: '[contract-form] Contract\nDate: 1 December 2026\n[annexure] Permit for a dwelling\n«Granted 6 June 2024»\n«It ends if the use is not begun within 24 months of its issue.»\n«No application for an extension is on file.»',
      facts: { contractDate: ['2026-12-01', '1 December 2026'] },
      severity: 'high',
    },
    // The answer of a form goes on where its number ended.
    {
      text: '[contract-form] Contract\nDate: 1 December 2026\nSunset date: «31 December 2029»\n[vendor-statement] Disclosure\nDevelopment approval no: DA 2021/0388, determined 14 February 2022;\n«lapses 14 February 2027 unless physically commenced in respect of the stage»',
      facts: {
        contractDate: ['2026-12-01', '1 December 2026'],
        sunset: [{ kind: 'date', date: '2029-12-31' }, '31 December 2029'],
      },
      severity: 'high',
    },
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
      text: '[contract-form] Contract\nDate: 1 December 2026\n[annexure] Development approval\n2. The use may be carried on until 9 pm each day.',
      state: 'QLD',
    },
    {
      text: '[contract-form] Contract\nDate: 1 December 2026\n[building-permit] Planning permit\nDate of issue: 14 May 2023\n9. This permit expires if the development is not started within two years of the date of this permit.\nOccupancy permit issued 3 March 2026.',
      facts: { contractDate: ['2026-12-01', '1 December 2026'] },
    },
    {
      text: '[contract-form] Contract\nDate: 1 December 2026\n[building-permit] Planning permit\nDate of issue: 14 May 2023\n9. This permit expires if the development is not started within two years of the date of this permit.\nNo works on the land. The time was extended to 14 May 2028.',
      facts: { contractDate: ['2026-12-01', '1 December 2026'] },
    },
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
