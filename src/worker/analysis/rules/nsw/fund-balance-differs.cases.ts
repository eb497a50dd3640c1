import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '[owners-corporation-certificate]\n«Balance of the capital works fund: $212,400.10»\n[minutes]\n«The treasurer reported the capital works fund in credit by $21,240.10.»',
      severity: 'high',
    },
    '[minutes]\n«Sinking fund closing balance $18,000»\n[owners-corporation-certificate]\n«Sinking fund | balance | $55,000»',
    '[owners-corporation-certificate]\n«The capital works fund stands at $9,950 today.»\n[minutes]\n«It was noted that the balance of the capital works fund was $96,000.»',
  ],
  passes: [
    // What the works cost is not what is left in the fund.
    '[owners-corporation-certificate] Section 184 certificate\nCapital works fund balance at 30 June 2026: $212,400.\n[minutes] Minutes\nContract let to Plover Roofing at $9,150 from the capital works fund.',
    '[owners-corporation-certificate]\nBalance of the capital works fund: $212,400\n[minutes]\nThe capital works fund stands at $198,000.',
    '[owners-corporation-certificate]\nBalance of the capital works fund: $212,400\n[minutes]\nCapital works fund contributions of $40,000 a year were held over.',
  ],
  clear: [
    '[owners-corporation-certificate]\nBalance of the capital works fund: $50,000\n[minutes]\nThe capital works fund stands at $50,000.',
  ],
})
