import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    {
      text: '[vendor-statement] Permits\nPermit | Date | Work | Completion\n«4410/2018 | 3/5/2018 | Rear wing | Every stage inspected and passed; done by May 2019»\n[building-permit] Reply\nPermit | Work | What is on file\n«4410/2018 issued 3/5/2018 | Rear wing | Frame not passed. No final certificate on file»',
      state: 'TAS',
    },
    '[vendor-statement] Building permits\nPermit | Date | Work | Completion\n«BS-U 4410/2018 | 3 May 2018 | Rear wing | Finished and passed in May 2019»\n[building-permit] Permits\nPermit | Issued | Work | Inspections | Certificate\n«BS-U 4410/2018 | 3/5/2018 | Rear wing | Frame approved. Final: not called | None issued»',
    '«Development approval 292/1108/2019 for a verandah, granted 14 March 2019.»\n[planning-certificate]\n«Verandah: application 292/1108/2019 was refused on 14 March 2019.»',
    '«Planning permit P0412/2023 for two dwellings is current and passes with the land.»\n[planning-certificate]\n«Permit P0412/2023 lapsed on 4 May 2025.»',
    '[special-conditions]\n1. «The deck was approved under DA 2021/0417.»\n[building-permit]\n«Application DA 2021/0417: withdrawn by the applicant.»',
  ],
  passes: [
    '[vendor-statement] Building permits\nPermit | Date | Work | Completion\nBS-U 4410/2018 | 3 May 2018 | Rear wing | Finished and passed in May 2019\n[building-permit] Permits\nPermit | Issued | Work | Inspections | Certificate\nBS-U 4411/2018 | 3/5/2018 | Carport | Frame approved. Final: not called | None issued',
    'Development approval 292/1108/2019 was granted on 14 March 2019.\n[planning-certificate]\nApplication 292/1108/2019 was approved. Application 292/1109/2019 was refused.',
    'Planning permit P0412/2023 was issued in 2023.\n[planning-certificate]\nPermit P0412/2023 was refused and granted on appeal by the tribunal.',
    'Planning permit P0412/2023 was issued in 2013.\n[planning-certificate]\nPermit P0412/2023 expired in 2015.',
    'Permit P0412/2023 is current.\n[planning-certificate]\nPermit P0412/2023 lapses on 4 May 2028.',
  ],
  clear: ['Permit P0412/2023 is current.\n[planning-certificate]\nPermit P0412/2023 was issued.'],
})
