import type { Report, Reading } from '../define-rule.ts'
import { TITLE_INTEREST_PATTERNS, titleInterests } from '../harmless/title-interests.ts'

/**
 * Orders, charges and leases on a title: the same check in the states whose titles enter them alike,
 * each under its own act.
 */
export const registeredInterest = {
  title: 'Orders, charges and leases on the title',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  appliesTo: ['title-search'],
  patterns: TITLE_INTEREST_PATTERNS,
  clear: 'No order for sale, charge or lease was found on the title.',
  givesWayTo: {
    'national/caveat-on-title': ['charge'],
    'national/mortgage-or-charge': ['charge'],
  },
  messages: {
    order: {
      title: 'A creditor or a court has a hold on the title',
      description:
        'The title at {{where}} shows a writ, warrant or order, by which the land may be sold or dealings with it are frozen. While it stands, you may not get a clear title.',
      recommendation:
        'Before you sign, ask for the order and the sum, and make its removal at or before settlement a term of the contract.',
      question: 'What is owed under this entry, and will it be removed before settlement?',
    },
    charge: {
      title: 'A charge or lien is registered on the title',
      description:
        'The title at {{where}} shows a charge, lien or memorial for money or a duty under an act. It can stop the transfer, or stay with the land, until it is paid or withdrawn.',
      recommendation:
        'Before you sign, ask what is owed and that it is paid and removed at or before settlement.',
      question: 'What is owed under this charge, and will it be removed at settlement?',
    },
    lease: {
      title: 'A lease or similar right is registered on the title',
      description:
        'The title at {{where}} shows a registered lease, licence or right to take something from the land. It binds you after settlement for its whole term and its options.',
      recommendation:
        'Before you sign, read the document: which part, how long, at what rent, and who may end it.',
      question: 'Please give us the registered document with its plan.',
    },
  },
  check({ doc }: Reading, report: Report<'order' | 'charge' | 'lease'>): void {
    for (const { kind, span } of titleInterests(doc)) {
      report(kind, [span], {}, kind === 'order' ? { severity: 'high' } : {})
    }
  },
} as const
