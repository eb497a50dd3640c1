import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    {
      text: 'Settlement: «22 May 2026»\n[vendor-statement] Form 1 - Vendor’s statement\n«Served by courier on the purchaser at 3 pm on 15 May 2026»',
      facts: { settlement: [{ kind: 'date', date: '2026-05-22' }, '22 May 2026'] },
      severity: 'high',
    },
    {
      text: 'Settlement: «3 July 2026»\n[vendor-statement] Statement under section 7\n«This statement was handed to the buyers on 26 June 2026.»',
      facts: { settlement: [{ kind: 'date', date: '2026-07-03' }, '3 July 2026'] },
    },
    {
      text: 'Settlement: «3 July 2026»\n[vendor-statement] Form 1\n«Receipt: I, the purchaser, received a copy on 24 June 2026.»',
      facts: { settlement: [{ kind: 'date', date: '2026-07-03' }, '3 July 2026'] },
    },
    '[special-conditions]\n«The Form 1 is being prepared and the Purchaser shall accept it when tendered, even if less than ten clear days remain before settlement.»',
    '[special-conditions]\n«The Purchaser shall not be entitled to rescind or claim by reason of any defect in the Form 1.»',
    '[special-conditions]\n«The vendor declines to provide a section 7 statement.»',
    {
      text: '«Receipt of Form 1: the purchaser confirms service of the Form 1 on 2 March 2026.»\nSettlement: «10 March 2026»',
      facts: { settlement: [{ kind: 'date', date: '2026-03-10' }, '10 March 2026'] },
      severity: 'high',
    },
    '[special-conditions]\n4. «The agent will provide the Form 1 to the purchaser after the vendor returns from leave.»',
    '[special-conditions]\n9. «The parties acknowledge that no section 7 statement has been served and the purchaser proceeds regardless.»',
    {
      text: 'Date of contract: 1 May 2026\nSettlement: «8 May 2026»',
      facts: {
        contractDate: ['2026-05-01', '1 May 2026'],
        settlement: [{ kind: 'date', date: '2026-05-08' }, '8 May 2026'],
      },
    },
    { text: '«Form 1 was served on the purchaser on ________ at ____ am/pm»', severity: 'medium' },
    {
      text: '«The Form 1 was emailed on 20/6/2026»\nSettlement: «19 June 2026»',
      facts: { settlement: [{ kind: 'date', date: '2026-06-19' }, '19 June 2026'] },
      severity: 'critical',
    },
  ],
  passes: [
    {
      text: 'Settlement: 3 July 2026\n[vendor-statement] Form 1\nNotice to the tenant that the purchaser is to be the landlord was given on 29 June 2026.',
      facts: { settlement: [{ kind: 'date', date: '2026-07-03' }, '3 July 2026'] },
    },
    {
      text: 'Settlement: 3 July 2026\n[vendor-statement] Form 1\nServed by email on the purchaser: 1 June 2026',
      facts: { settlement: [{ kind: 'date', date: '2026-07-03' }, '3 July 2026'] },
    },
    '[special-conditions]\nWe have now sent Form 1 to the buyers, though their bank is not ready.',
    {
      text: 'Form 1 was served on 2 February 2026.\nSettlement: 20 March 2026',
      facts: { settlement: [{ kind: 'date', date: '2026-03-20' }, '20 March 2026'] },
    },
    '[general-conditions]\n6. The vendor must serve the Form 1 not less than ten clear days before settlement.',
    '[vendor-statement] Form 1 - Vendor’s statement\nYou may cool off before the end of the second clear business day after this Form 1 is served.',
    'Form 1 annexed, to be served with this contract',
    '[special-conditions]\nIf the Form 1 is not served ten clear days before settlement, settlement is put off until it is.',
  ],
  clear: [
    {
      text: 'The purchaser received the vendor’s statement on 4 January 2026.\nSettlement: 2 March 2026',
      facts: { settlement: [{ kind: 'date', date: '2026-03-02' }, '2 March 2026'] },
    },
  ],
})
