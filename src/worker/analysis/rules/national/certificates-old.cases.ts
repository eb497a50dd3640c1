import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    // An inspector's own words for the day of the visit.
    {
      text: '[contract-form]\nContract date 23 November 2026\n[building-report] Building and pest inspection report\nLooked at on 9 December 2025, 9.15 a.m. to 12.10 p.m., dry\n«Report sent 11 December 2025»',
      facts: { contractDate: ['2026-11-23', '23 November 2026'] },
    },
    {
      text: '[contract-form]\nContract date 23 November 2026\n[building-report] Report on a house\n«Our visit was on 4 February 2026 after rain.»',
      facts: { contractDate: ['2026-11-23', '23 November 2026'] },
    },
    {
      text: '[contract-form]\nContract date 23 November 2026\n[building-report] Report on a house\n«Day of visit | 4 February 2026»',
      facts: { contractDate: ['2026-11-23', '23 November 2026'] },
    },
    // The day stands under its name in a row of its own.
    {
      text: '[contract-form]\nContract date 23 November 2026\n[planning-certificate] Planning certificate under section 10.7\nCertificate No | Date of issue | Property No\n«PLN2026/00184 | 14 January 2026 | 118846»',
      facts: { contractDate: ['2026-11-23', '23 November 2026'] },
    },
    {
      text: '[contract-form]\nContract date 23 November 2026\n[land-tax-certificate] Land tax clearance certificate\nIssued | Land ID | Value\n«3 March 2026 | D99 | $400,000»',
      facts: { contractDate: ['2026-11-23', '23 November 2026'] },
    },
    {
      text: '[contract-form]\nContract date 23 November 2026\n[rates-certificate] Certificate of rates\nAssessment | Certificate date | Fee\n«44120 | 7 February 2026 | $85»',
      facts: { contractDate: ['2026-11-23', '23 November 2026'] },
    },
    {
      text: '[rates-certificate]\n«SECTION 187 CERTIFICATE | Assessment 55190 4 | 13 January 2026»\n[particulars]\n3 November 2026',
      facts: { contractDate: ['2026-11-03', '3 November 2026'] },
    },
    {
      text: '[contract-form]\nContract date 12 October 2026\n[planning-certificate]\n«Applicant: LexiSearch NSW Certificate No: 10.7/2026/1187 Date: 11 February 2026»',
      facts: { contractDate: ['2026-10-12', '12 October 2026'] },
    },
    {
      text: '«Produced 02/01/2026 10:15 AM»\n[particulars]\nDay of sale 3 August 2026',
      facts: { contractDate: ['2026-08-03', '3 August 2026'] },
    },
    '[owners-corporation-certificate]\n«Certificate issued on 4 January 2026»\n[rates-certificate]\nDate of issue: 9 September 2026',
    {
      text: '[planning-certificate]\n«Date of issue 1 February 2025»\n[particulars]\nDated 5 May 2026',
      facts: { contractDate: ['2026-05-05', '5 May 2026'] },
    },
    {
      text: 'Product Register Search (CT 6011/20)\n«Date/Time 02/01/2026 10:15AM»\n[particulars]\nDay of sale 3 August 2026',
      facts: { contractDate: ['2026-08-03', '3 August 2026'] },
    },
    {
      text: '«Volume 9901 Folio 12, searched 9 September 2025»\n[particulars]\n3 August 2026',
      facts: { contractDate: ['2026-08-03', '3 August 2026'] },
    },
    {
      text: '[owners-corporation-certificate]\n«Lot 7 Unit entitlement 12 Date 9 January 2026»\n[particulars]\n3 November 2026',
      facts: { contractDate: ['2026-11-03', '3 November 2026'] },
    },
    {
      text: '[rates-certificate]\n«Certificate 26/118 Date: 4/11/2025»\n[particulars]\n3 August 2026',
      facts: { contractDate: ['2026-08-03', '3 August 2026'] },
    },
    {
      text: '[planning-certificate]\n«Property report extracted 14 October 2025»\n[particulars]\n3 August 2026',
      facts: { contractDate: ['2026-08-03', '3 August 2026'] },
    },
    // A registry that prints its dates below a line of dashes tells how new the papers are.
    '[title-search]\nSEARCH DATE | TIME | EDITION NO\n----------- | ---- | ----------\n11/8/2026 | 9:02 AM | 7\n[planning-certificate]\n«Certificate PC0914/2025 | Issued: 30 June 2025»',
    // Within its limit, but not fresh any more.
    {
      text: '[planning-certificate]\n«Planning certificate - No. 4418 - Date 20 April 2026»\n[particulars]\n11 August 2026',
      facts: { contractDate: ['2026-08-11', '11 August 2026'] },
      severity: 'low',
    },
    {
      text: '[building-report]\n«Inspection report | Inspected 3 April 2026 | Inspector H. Dunne»\n[particulars]\n12 September 2026',
      facts: { contractDate: ['2026-09-12', '12 September 2026'] },
      severity: 'low',
    },
  ],
  passes: [
    '[title-search] Grape Supply Contract\nGrape Supply Contract\nVineyard: 2.9 hectares on Allotment 41, Deposited Plan 128845. Date: 30 August 2021.\n[rates-certificate] Rates certificate\nIssued 4 November 2026',
    '[rates-certificate] Rates\nUnimproved value | $641,000 as at 1 January 2025\nGeneral rate | $2,105.00',
    '[particulars]\nContract date: 9 November 2026\n[owners-corporation-certificate] SP 1187 accounts and budget\nStatement made to 30 June 2026\nStatement date: 30 June 2026',
    {
      text: '[contract-form]\nContract date 23 November 2026\n[planning-certificate] Planning certificate under section 10.7\nCertificate No | Date of issue | Base date of value\nPLN2026/00184 | 14 October 2026 | 1 July 2025',
      facts: { contractDate: ['2026-11-23', '23 November 2026'] },
    },
    {
      text: '[owners-corporation-certificate] STRATA INFORMATION CERTIFICATE | Section 184 Strata Schemes Management Act 2015 | (form of 1 April 2026)\nDate: 2 November 2026',
      state: 'NSW',
    },
    {
      text: '[owners-corporation-certificate] Strata information certificate (version of 1 March 2025)\nIssued 2 November 2026',
      state: 'NSW',
    },
    {
      text: '[owners-corporation-certificate] Owners corporation certificate, form prescribed 1 December 2021\nIssued 2 November 2026',
      state: 'VIC',
    },
    // A report is as old as its own day, whatever else it tells of.
    {
      text: '[particulars]\nDay of sale: 2 November 2026\n[building-report] Timber pest notes\nInspector: A. Farrow\nprepared for bidders | 30 October 2026\nLoose sheets were taken away and a clearance dated 4 June 2019 was seen.',
      facts: { contractDate: ['2026-11-02', '2 November 2026'] },
    },
    {
      text: '[particulars]\nDay of sale: 2 November 2026\n[building-report] Building inspection report\nReport 4471 - 2 October 2026\nRoof: retiled. The invoice of the roofer, dated 9 March 2018, was shown to us.',
      facts: { contractDate: ['2026-11-02', '2 November 2026'] },
    },
    {
      text: '[particulars]\nDay of sale: 2 November 2026\n[building-report] Pest report\nClient: R. Low. 12 September 2026\nThe drains were inspected 4 May 2021 by a plumber.',
      facts: { contractDate: ['2026-11-02', '2 November 2026'] },
    },
    '[title-search]\nProduced 05/10/2026 09:16 AM\n[owners-corporation-certificate]\nIssued 7 October 2026\nPublic liability $20,000,000; renewal date 9 June 2027',
    // What a paper says of other days: when the edition began, how long an agreement runs.
    '[title-search]\nSearch certified to 6/10/2026 1:15 PM | Edition 5 | Edition date 17/9/2021',
    '[title-search]\nSEARCH DATE 30/10/2026 10:02 AM\n[owners-corporation-certificate]\nIssued 28 October 2026 by Saltmarsh Strata (agreement to 30 June 2028)',
    {
      text: '[planning-certificate]\nSection 5: certificate of compliance issued? No 71445, 29 April 2022\n[particulars]\n10 August 2026',
      facts: { contractDate: ['2026-08-10', '10 August 2026'] },
    },
    {
      text: '[planning-certificate]\nCertificate no. 1 | Issued: 2 June 2026\n[building-report]\nInspected 14 July 2026\n[particulars]\n11 August 2026',
      facts: { contractDate: ['2026-08-11', '11 August 2026'] },
    },
    {
      text: '[rates-certificate]\nBase date 1 July 2024\nDate: 2 July 2026\n[particulars]\n3 August 2026',
      facts: { contractDate: ['2026-08-03', '3 August 2026'] },
    },
    {
      text: '[owners-corporation-certificate]\nMeeting date 4 March 2025\n[particulars]\n3 August 2026',
      facts: { contractDate: ['2026-08-03', '3 August 2026'] },
    },
    {
      text: 'Produced 02/07/2026\n[particulars]\n3 August 2026',
      facts: { contractDate: ['2026-08-03', '3 August 2026'] },
    },
    'MORTGAGE AB123457D 17/03/2016',
    {
      text: 'Certificate of Title Volume 6001 Folio 12 Edition 3 Issued 14/02/2018\n[particulars]\n3 August 2026',
      facts: { contractDate: ['2026-08-03', '3 August 2026'] },
    },
  ],
  clear: [
    'Produced 02/07/2026 10:15 AM',
    'Register Search Plus (CT 5277/640) | 16/11/2026 2:51PM',
    '[owners-corporation-certificate]\nSTATEMENT UNDER SECTION 41 STRATA TITLES ACT 1988 | Unit 5 | 10 November 2026',
    '[rates-certificate]\nSECTION 187 CERTIFICATE AND SECTION 12 PARTICULARS | Assessment 55190 4 | 13 November 2026',
  ],
})
