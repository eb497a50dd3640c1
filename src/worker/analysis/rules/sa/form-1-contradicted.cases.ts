import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    // The only answer that is printed, with its box left empty.
    {
      text: '[vendor-statement] Form 1 Division 1\n1.1 | Mortgage of land | Is this item applicable? ☒ YES. Will this be discharged? YES.\n«1.5 | Caveat | Is this item applicable? ☐ NO. Nobody has lodged one»\n[title-search] Register Search Plus\n«13311224 CAVEAT BY NORTHLINE CAPITAL PTY LTD»',
      severity: 'critical',
    },
    {
      text: '[vendor-statement] Form 1 Division 1\n«1.2 | Easement | YES | NO | Service easement for sewerage. There are no further easements.»\n[title-search] Register Search Plus\n«Subject to right(s) of way over the land marked K»',
      facts: {
        easements: [
          [
            {
              purpose: 'right of way',
              description: 'Subject to right(s) of way over the land marked K',
              burdens: true,
            },
            'Subject to right(s) of way over the land marked K',
          ],
        ],
      },
    },
    {
      text: '[vendor-statement] Form 1 Division 1\n«19.1 Land Tax Act 1936 - notice, order or demand for payment | NO | Land tax: not payable on this land»\n[land-tax-certificate] Certificate of land tax payable\n«Amount payable on this land now: $2,897.20»',
      severity: 'high',
    },
    {
      text: '[vendor-statement] Form 1 Division 1\n1.1 Mortgage of land | YES / YES / NO | 13370011\n«1.5 Caveat | NO / NO / NO | None»\n[title-search] Register Search Plus\n«13311224 CAVEAT BY NORTHLINE CAPITAL PTY LTD»',
      severity: 'critical',
    },
    // A box before the number, and a column of answers.
    {
      text: '«☐ 1.5 Caveat | Is this item applicable? Name of caveator: not applicable | NO»\n[title-search] Register Search Plus\n«13311224 CAVEAT BY NORTHLINE CAPITAL PTY LTD»',
      severity: 'critical',
    },
    {
      text: '«☐ 1.2 Easement | Is this item applicable? Will this be discharged or satisfied prior to or at settlement? Nature: none | NO NO»\n[title-search] Register Search Plus\n«Subject to easement over the land marked F for drainage purposes»',
      severity: 'high',
    },
    '[vendor-statement] Form 1 Division 1\n«23.1 Road Widening Plan Act, restriction on building work | NO | NO»\n[planning-certificate] Property interest report\n«The plan shows a possible requirement for a strip of land up to 4 metres wide from the Quince Street frontage.»',
    '[vendor-statement] Form 1 Division 1\n«19.1 Land Tax Act: notice, order or demand for payment of land tax | NO | NO»\n[land-tax-certificate] Certificate\n«Tax on this land, aggregated | $2,118.00 | Arrears $2,118.00 outstanding»',
    '[vendor-statement] Form 1 Division 2\n1.1 Mortgage of land | NO | NO\n«contribution | $500.00 a quarter | arrears | NIL»\n[owners-corporation-certificate] Statement\n«Amount unpaid in respect of the lot | $1,010.00, being two quarters»',
    {
      text: '«1.2 | Easement | Is this item applicable? NO»\n[title-search] Register Search Plus\n«Subject to easement over the land marked F for drainage purposes»',
      severity: 'high',
    },
    {
      text: '«1.5 | Caveat | Is this item applicable? ☐ YES ☒ NO»\n[title-search] Register Search Plus\n«13311224 CAVEAT BY NORTHLINE CAPITAL PTY LTD»',
      severity: 'critical',
    },
    {
      text: 'Schedule - Division 1\n«1.3 Restrictive covenant»\nIs this item applicable? ☐\n[title-search] Register Search Plus\n«ENCUMBRANCE 8877665 to Wattle Ridge Developments Pty Ltd»',
      severity: 'critical',
    },
    {
      text: '«29.3 | Land management agreement | NOT APPLICABLE»\n[title-search] Register Search Plus\n«11223344 AGREEMENT UNDER DEVELOPMENT ACT 1993»',
      severity: 'critical',
    },
    {
      text: 'No. | Encumbrance | Applies | Does not apply | Particulars\n«1.2 | Easement over the land | ☐ | ☒ | »\n1.3 | Mortgage | ☒ | ☐ | 1234567 to a bank. Discharged or satisfied at settlement: YES / NO\n[title-search] Register Search Plus\n«SUBJECT TO EASEMENT(S) OVER THE LAND MARKED A FOR SEWERAGE»\n1234567 MORTGAGE TO A BANK',
      severity: 'high',
    },
  ],
  passes: [
    '[vendor-statement] Form 1\n23 | Metropolitan road widening plan | A: NO. The plan shows no strip of this land as likely to be needed',
    // One cell answers the three questions of the head in turn.
    '[vendor-statement] Form 1 Division 1\nPrescribed encumbrance | Applicable? / Discharged at settlement? / Attached? | Particulars\n1.2 Easement | YES / NO / YES | Sewer easement, see title\n1.3 Restrictive covenant | YES / NO / NO | Encumbrance 8877665 to a developer\n[title-search] Register Search Plus\n8877665 ENCUMBRANCE TO WATTLE RIDGE PTY LTD\nSubject to easement over the land marked F for sewerage purposes',
    '[vendor-statement] Form 1 Division 1\n1.1 Mortgage of land | YES / YES | 13370011\n1.2 Easement | YES / NO | Sewer easement, see title\n[title-search] Register Search Plus\nSubject to easement over the land marked F for sewerage purposes',
    '☒ 1.5 Caveat | Is this item applicable? Will this be discharged or satisfied prior to or at settlement? Name of caveator: Northline | YES YES\n[title-search] Register Search Plus\n13311224 CAVEAT BY NORTHLINE CAPITAL PTY LTD',
    'No. | Encumbrance | Applies | Does not apply | Particulars\n5.6 | Land management agreement | ☒ | ☐ | Agreement 10866540, copy attached. Discharged or satisfied at settlement: YES / NO\n1.3 | Restrictive covenant | ☒ | ☐ | Encumbrance 10921213. Discharged or satisfied at settlement: YES / NO\n[title-search] Register Search Plus\n10866540 AGREEMENT UNDER DEVELOPMENT ACT 1993\n10921213 ENCUMBRANCE TO A DEVELOPER',
    {
      text: '1.5 | Caveat | Is this item applicable? NO\n[title-search] Register Search Plus\nHISTORICAL SEARCH\n12771064 CAVEAT BY T J MERRIDEW WITHDRAWN 14/05/2019',
      facts: {
        encumbrances: [[{ type: 'caveat', number: '12771064', date: null }, '12771064 CAVEAT']],
      },
    },
    '1.5 | Caveat | Is this item applicable? NO\n29.3 | Land management agreement | NOT APPLICABLE\n[title-search] Register Search Plus\n12006650 LAND MANAGEMENT AGREEMENT RESCINDED 09/10/2020',
    '[vendor-statement] Form 1 Division 1\n23.1 Road Widening Plan Act | NO | NO\n[planning-certificate] Property interest report\nNo requirement for a strip of land for road widening is shown.',
    '[vendor-statement] Form 1\n1.1 Mortgage of land | Applicable: NO\n[title-search]\nSchedule of Dealings: MORTGAGE 8881102 DISCHARGED 1988',
    '[vendor-statement] Form 1 Schedule Division 1\n1.1 Mortgage applicable [X] YES [ ] NO discharged [X] YES [ ] NO 14002217 Bank of Torrens\n1.2 Easement applicable [X] YES [ ] NO discharged [ ] YES [X] NO service easement, see plan\n[title-search] Title\nSUBJECT TO SERVICE EASEMENT(S) OVER THE LAND MARKED S FOR SEWERAGE PURPOSES\n14002217 MORTGAGE TO BANK OF TORRENS LTD',
    '1.2 | Easement | Is this item applicable? YES | Will this be discharged at settlement? NO\n[title-search] Register Search Plus\nSubject to easement over the land marked F for drainage',
    '1.2 | Easement | Is this item applicable? NO\n[title-search] Register Search Plus\nTogether with a right of way over the land marked K',
    '1.1 | Mortgage of land | Is this item applicable? NO\n[title-search] Register Search Plus\nMortgages: nil. Priority notices NIL',
  ],
  clear: [
    '1.2 | Easement | Is this item applicable? NO\n[title-search] Register Search Plus\nSchedule of dealings: NIL',
  ],
})
