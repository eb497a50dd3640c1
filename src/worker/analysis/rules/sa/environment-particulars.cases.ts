import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '[vendor-statement] Form 1 Division 2\n«8.3 Is site contamination known to the vendor? | YES ☒ | NO ☐»',
    '[vendor-statement] Form 1 Division 2\n«Does the vendor know of a prescribed commercial or industrial activity carried on at the land? YES. Motor vehicle repair»',
    '[vendor-statement] Form 1\nDivision 1\n«8.1 section 59 - Environment performance agreement»\n«Is this item applicable? YES»',
    {
      text: '[vendor-statement] Form 1\nDivision 1\n«8.4 section 103J - Site remediation order»\n«Is this item applicable? YES»',
      severity: 'critical',
    },
    {
      text: '[vendor-statement] Form 1\nDivision 1\n«8.6 section 103S - Notice of prohibition or restriction on taking water»\n«Is this item applicable? YES»',
      severity: 'medium',
    },
    '[vendor-statement] Form 1 Division 2\n«Storage, handling or disposal of waste or fuel at the land | YES»',
    '[vendor-statement] Form 1 Division 2\n«Has a pre-1 July 2009 site audit been carried out? ☒ Yes ☐ No»',
  ],
  passes: [
    '[vendor-statement] Form 1 Division 2\n8 Environment protection\n8.1 Has a licence been held for a prescribed activity? | ☐ YES | ☒ NO\n8.2 Is site contamination known to the vendor? | [X] NO | [ ] YES',
    '[vendor-statement] Form 1 Division 2\n8.3 Is there an environment protection order? | YES ☐ | NO ☒',
    '[vendor-statement] Form 1 Division 2\nDoes the vendor know of a prescribed commercial or industrial activity carried on at the land? NO',
    '[vendor-statement] Form 1\nDivision 1\n8.1 section 59 - Environment performance agreement\nIs this item applicable? NO',
    '[vendor-statement] Form 1 Division 2\nStorage, handling or disposal of waste or fuel at the land | NO',
    '[vendor-statement] Form 1\nDivision 1\n8.1 Environment Protection Act - audit report\nIs this item applicable? YES\nAudit of 2019: suitable for housing without any restriction.',
  ],
  clear: [
    '[vendor-statement] Form 1\nDivision 1\n1.1 Mortgage of land\nIs this item applicable? NO',
  ],
})
