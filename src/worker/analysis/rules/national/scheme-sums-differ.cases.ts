import { cases } from '../cases.ts'

export default cases({
  in: 'owners-corporation-certificate',
  flags: [
    {
      text: '[owners-corporation-certificate]\n«Balance of the capital works fund: $212,400.10»\n[minutes]\n«The treasurer reported the capital works fund in credit by $21,240.10.»',
      severity: 'high',
    },
    '[minutes]\n«Sinking fund closing balance $18,000»\n[owners-corporation-certificate]\n«Sinking fund | balance | $55,000»',
    '[owners-corporation-certificate]\n«The capital works fund stands at $9,950 today.»\n[minutes]\n«It was noted that the balance of the capital works fund was $96,000.»',
    '[owners-corporation-certificate] Certificate\nFunds administrative $88,417.00; «capital works $1,140,250.00»\n[minutes] Annual general meeting\n2 Accounts to 31 August 2026 adopted: administrative $88,417; «capital works $114,025.»',
    '[owners-corporation-certificate]\n«Sinking fund balance as at 30 June 2026: $61,340.00»\n[minutes] Annual general meeting\n«The sinking fund held $16,340.00 as at 30 June 2026.»',
    '[vendor-statement]\n«Capital works fund: balance $182,410.00»\n[owners-corporation-certificate] Certificate\n«Balance of the capital works fund $128,410.00»',
    '[owners-corporation-certificate]\nFunds held on 31 March 2026\n«Administrative fund balance $22,100.40 on 31 March 2026»\n[minutes] Meeting\n«Administrative fund in credit $9,870.10 at 31 March 2026»',
    '[owners-corporation-certificate]\n«Administrative fund contribution $640.00 a quarter»\n[vendor-statement] Disclosure\n«Administrative fund levy: $2,280.00 per annum»',
    {
      text: '[owners-corporation-certificate]\n«Sinking fund levy $212.00 per quarter»\n[minutes] Meeting\n«Resolved that the sinking fund levy of lot 7 is $387.00 per quarter.»',
      severity: 'medium',
    },
    '[special-conditions]\n1. «The building insurance is for $6,200,000.»\n[owners-corporation-certificate] Insurance\n«Building sum insured $7,450,000»',
    '[owners-corporation-certificate]\n«Special levy: $4,210.00 for the lot, due 1 March 2027»\n[minutes] Meeting\n«Special levy for the roof: share of the lot $6,120.00»',
    '[owners-corporation-certificate]\n«Contributions unpaid for the lot: $1,912.40»\n[vendor-statement] Disclosure\n«Levies owing: $812.40»',
    '[vendor-statement]\n«The caretaker is paid $48,200 a year.»\n[annexure] Caretaking agreement\n«Remuneration: $61,500 per annum»',
    '[owners-corporation-certificate]\n«Excess: $2,000»\n[minutes] Meeting\n«The excess is $10,000.»',
  ],
  passes: [
    {
      text: '[owners-corporation-certificate]\nContributions unpaid for the lot: $2,684.00\n[minutes] Meeting\nArrears of levies: lot 10 $4,118.00 (payment plan), lot 17 $870.00 (reminder).',
      facts: { lotPlan: ['Lot 17 on SP 1', '17'] },
    },
    {
      text: '[owners-corporation-certificate]\nLevies owing: $912.40\n[minutes] Meeting\nLevies in arrears are $3,400.00 from lot 2 and $120.00 from lot 5.',
      facts: { lotPlan: ['Lot 5 on SP 1', '5'] },
    },
    {
      text: '[owners-corporation-certificate]\nContributions overdue for the lot: $700.00\n[minutes] Committee\nLot 3 owes $2,950.00 in unpaid contributions; lot 8 has a plan for its contributions.',
      facts: { lotPlan: ['Lot 8 on SP 1', '8'] },
    },
    '[owners-corporation-certificate] Certificate\nLINDEN NEIGHBOURHOOD ASSOCIATION DP 280113\nCapital works fund | $310.00 per quarter\n[annexure] Second certificate\nOLD MILL COMMUNITY ASSOCIATION DP 280044\nCapital works fund contribution: $290.00 per quarter',
    '[owners-corporation-certificate] Certificate\nBody Corporate for Arden CTS 31772\nSinking fund levy | $1,310.00 a year\n[owners-corporation-certificate] Certificate\nBody Corporate for Arden Gardens Principal Scheme, Community Titles Scheme 31001\nSinking fund levy | $990.00 a year',
    '[owners-corporation-certificate] Certificate\nOwners Corporation No. 1, Plan No. 512344\nAdministrative fund levy of lot 3: $810.00 per quarter\n[owners-corporation-certificate] Certificate\nOwners Corporation, Plan No. 498120 (club house)\nAdministrative fund levy of lot 3: $395.00 per quarter',
    // What the works cost is not what is left in the fund.
    '[owners-corporation-certificate] Section 184 certificate\nCapital works fund balance at 30 June 2026: $212,400.\n[minutes] Minutes\nContract let to Plover Roofing at $9,150 from the capital works fund.',
    '[owners-corporation-certificate]\nBalance of the capital works fund: $212,400\n[minutes]\nThe capital works fund stands at $198,000.',
    '[owners-corporation-certificate]\nBalance of the capital works fund: $212,400\n[minutes]\nCapital works fund contributions of $40,000 a year were held over.',
    '[owners-corporation-certificate]\nSinking fund balance as at 30 June 2026: $61,340.00\n[minutes] Meeting\nThe sinking fund held $42,900.00 as at 30 June 2025.',
    '[owners-corporation-certificate]\nSinking fund balance $61,340.00\n[minutes] Meeting\nThe sinking fund was $42,900.00 a year before.',
    '[owners-corporation-certificate]\nSinking fund balance $61,340.00\n[minutes] Meeting\nThe sinking fund held $58,200.00.',
    '[owners-corporation-certificate]\nAdministrative fund contribution $640.00 a quarter\n[minutes] Meeting\nAdministrative fund: $38,400 a year to be raised from all lots.',
    '[owners-corporation-certificate]\nAdministrative fund contribution $640.00 a quarter\n[vendor-statement] Disclosure\nAdministrative fund levy: $2,560.00 per annum',
    '[owners-corporation-certificate]\nAdministrative fund contribution $640.00 a quarter\n[minutes] Meeting\nProposed administrative fund levy of the lot $700.00 a quarter.',
    '[owners-corporation-certificate]\nBuilding sum insured $7,450,000\n[minutes] Meeting\nThe building was valued for insurance at $7,100,000.',
    '[owners-corporation-certificate]\nBuilding sum insured $7,450,000\n[minutes] Meeting\nPublic liability cover of $20,000,000',
    '[owners-corporation-certificate]\nSpecial levy: $4,210.00 for the lot in two instalments\n[minutes] Meeting\nSpecial levy: the lot pays $2,105.00 now and $2,105.00 in May',
    '[owners-corporation-certificate]\nContributions unpaid for the lot: $1,912.40\n[minutes] Meeting\nUnpaid levies of all lots: $9,120.00',
    '[owners-corporation-certificate]\nExcess: $2,000\n[minutes] Meeting\nWater damage excess $10,000; other excess $2,000',
    '[owners-corporation-certificate]\nThe caretaker is paid $48,200 a year.\n[minutes] Meeting\nThe letting commission is $51,000 a year.',
  ],
  clear: [
    '[owners-corporation-certificate]\nSinking fund balance $61,340.00\n[minutes] Meeting\nSinking fund balance $61,340.00',
  ],
})
