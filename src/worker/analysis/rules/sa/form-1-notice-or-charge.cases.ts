import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '[vendor-statement] Form 1 Division 1\nItem | Is it applicable? | Will it be satisfied by settlement? | Particulars\n«27 Local Nuisance notice | YES | NO | Notice to clear the yard, see Annexure D»',
    '«16.2 | Housing Improvement Act 2016 - declaration that the house is undesirable | Is this item applicable? YES | Will this be discharged or satisfied prior to or at settlement? NO»',
    'Schedule - Division 1\n«22.1 Local Nuisance and Litter Control Act 2016 - abatement notice»\n«Is this item applicable? ☒ Will this be discharged or satisfied prior to or at settlement? ☐ YES ☒ NO»\n«Remove the stored tyres from the rear yard.»',
    {
      text: '«36.1 | Charge of any kind affecting the land | Applicable? YES | Discharged? NO | Private works by council, $1,450.00»',
      severity: 'medium',
    },
    {
      text: '«12.1 | Fire and Emergency Services Act 2005 - notice under section 105F | Applicable? YES. The verandah is unsafe. | Discharged at settlement? NO»',
      severity: 'critical',
    },
    'Schedule - Division 1\n16. Housing Improvement Act 2016\n«16.2 section 33 - Notice limiting rent»\n«Is this item applicable? ☒»\n«Will this be discharged or satisfied prior to or at settlement? ☐ YES ☒ NO»\nAre there attachments? ☒ YES ☐ NO',
    '«34 Land tax [YES] satisfied 36 Other charges [YES] drainage works, not discharged»',
  ],
  passes: [
    '[vendor-statement] Form 1 Division 1\nItem | Applicable? | Discharged by settlement? | Particulars\n21 Local Government charges | YES | YES | See certificate\n34 Water Industry Act 2012 | YES | YES | See certificate\nAnnexures: A title; B plan; C council search.',
    '32.3 | Public Health Act, condition that continues to apply to an approval for wastewater works | Applicable YES | Discharged NO | Approval W7/10',
    '16.2 | Housing Improvement Act 2016 - declaration | Is this item applicable? NO',
    '36.1 | Charge of any kind affecting the land | Applicable? YES | Will this be discharged at settlement? YES',
    '7.1 | Emergency Services Funding Act 1998 - notice to pay levy | Applicable? YES | Discharged? NO',
    'Schedule - Division 1\n32.4 Public Health Act 2011 - notice to take action\nIs this item applicable? ☐',
    '29.1 Planning Code: YES. 34 Water charge: YES / discharged YES.',
    '34 Water charges [YES] satisfied 36 Other charges [NO]',
    '29.1 Code: YES. 29.4 enforcement notice: NO',
  ],
  clear: ['36.1 | Other charges | Is this item applicable? NO'],
})
