import { defineRule } from '../define-rule.ts'
import {
  LEASE_PAPER_PATTERNS,
  occupiedWithoutPaper,
  retailUndisclosed,
  soldWithoutLease,
} from '../leases/lease-papers.ts'

/** The papers of a tenancy that the buyer takes over. */
export default defineRule({
  id: 'national/lease-papers-missing',
  title: 'Copies of the leases and rental agreements you take over',
  category: 'compliance',
  severity: 'medium',
  kind: 'absence',
  law: { none: 'the residential tenancy and retail lease acts of each state' },
  appliesTo: ['contract-form', 'particulars', 'special-conditions', 'lease'],
  patterns: LEASE_PAPER_PATTERNS,
  clear: 'No lease that goes on was found without its copy.',
  subject:
    /\b(?:subject to|existing|current|periodic|written|residential|commercial|retail)\b.{0,30}\b(?:tenanc(?:y|ies)|leases?|rental agreement)\b|\b(?:tenancy|rental|lease|periodic) agreements?\b|\b(?:let|leased|rented) to\b|\b(?:tenants?|lessees?|renters?)\b.{0,40}\b(?:rents?|a week|per week|term|lease)\b|\bretail leases? act\b|\blease (?:of|to)\b.{0,60}\b(?:until|to \d)/i,
  messages: {
    lease: {
      title: 'Sold with a tenant, but no copy of the rental agreement or lease is in this file',
      description:
        'By the wording at {{where}} somebody rents the property and stays, and no copy of the tenancy agreement was found in the pages read. You take over its rent, its end, the bond and every promise that the landlord made.',
      recommendation:
        'Before you sign, ask for a complete copy with the condition report, the bond number and the rent record.',
      question: 'Please give us a copy of the lease or rental agreement, with the bond number.',
    },
    occupied: {
      title: 'A paper tells of somebody’s lease or agreement, and no copy is in this file',
      description:
        'The wording at {{where}} tells of a lease or agreement of somebody who may still be there after settlement, and no copy was found in the pages read. Only the copy shows until when it runs, what is paid, and whether it binds you.',
      recommendation:
        'Before you sign, ask for a complete copy, and for the bond number and the rent record if you are to take it over.',
      question: 'Please give us a copy of this agreement, and tell us whether it goes on.',
    },
    disclosure: {
      title: 'No lessor’s disclosure statement for the retail lease is in this file',
      description:
        'The wording at {{where}} shows premises let under the retail lease law. The landlord must give such a tenant a disclosure statement before the lease; where it was not given, or was wrong, the tenant may hold back rent, claim money or end the lease, and after settlement that is your loss.',
      recommendation:
        'Before you sign, ask for the signed disclosure statement and the complete lease.',
      question:
        'Please give us the lessor’s disclosure statement, with the day on which the tenant received it.',
    },
  },
  check({ doc, facts }, report) {
    const unseen = soldWithoutLease(doc)
    if (unseen !== null) report('lease', [unseen], {}, { strength: 'likely' })
    const told = unseen === null ? occupiedWithoutPaper(doc, facts) : null
    if (told !== null) report('occupied', [told], {}, { strength: 'likely' })
    const shop = retailUndisclosed(doc)
    if (shop !== null) report('disclosure', [shop], {}, { severity: 'low', strength: 'likely' })
  },
})
