import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    {
      text: '[vendor-statement] Form 1\nPart D - Certificate with respect to prescribed inquiries by registered agent\n«Signed Date»',
      severity: 'medium',
    },
    {
      text: '[vendor-statement] Form 1\nPart D - Certificate with respect to prescribed inquiries by registered agent\nExceptions:\n«Date: Signed:»\n*Vendor agent',
      severity: 'medium',
    },
    'Part C - Statement with respect to required particulars\nI state that the Schedule contains all particulars.\n«Date: / / Signature of the vendor:»',
    {
      text: 'Part D - Certificate with respect to prescribed inquiries\n«Date | | Signature»',
      severity: 'medium',
    },
    '[vendor-statement] Form 1\nPart C\n«Vendor: ______________ Date: 4 May 2026»',

    '[vendor-statement] Form 1\nPart C\n«Signed: H R Ostler (one executor) .................................» (for Larch Executors Limited)',
    'Part C - Statement with respect to required particulars\n«Signature of vendor: ______________ Date: ______________»',
    {
      text: 'Part D - Certificate with respect to prescribed inquiries by registered agent\n«Signed | ....................... | Agent»',
      severity: 'medium',
    },
    'Part D - Certificate with respect to prescribed inquiries\n«I have not made the prescribed inquiries because the council has not replied.»',
    {
      text: 'Part C - Statement\nI state that the Schedule contains all particulars.\n«Date: ____/____/____ Signed: T. Abernethy»',
      severity: 'medium',
    },
    {
      text: 'Schedule - Division 1\n«1.5 | Caveat | Is this item applicable? ☐ YES ☐ NO | »',
      severity: 'medium',
    },
    'Part C - Statement with respect to required particulars\n«This part is not yet signed.»',
  ],
  passes: [
    '[vendor-statement] Form 1\nPart D\nSigned A Quill Date 4 May 2026',

    'Part C - Statement with respect to required particulars\nDate: 3 May 2026 Signed: T. Abernethy',
    'Part D - Certificate with respect to prescribed inquiries\nPart D is omitted because there is no registered agent for the vendor.\nSignature: ________',
    'Part A - Parties and land\nPurchaser: ____________ Date of contract: ____________',
    'Schedule - Division 1\n1.5 | Caveat | Is this item applicable? ☐ YES ☒ NO |',
  ],
  clear: [
    'Part C - Statement\nDate: 9 April 2026 Signed: J. Okafor\nPart D - Certificate\nSigned: P. Quist, agent, 9 April 2026',
  ],
})
