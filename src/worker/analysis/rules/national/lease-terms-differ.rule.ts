import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { LEASE_TERM_PATTERNS, unlikeTerm } from '../leases/told-lease-terms.ts'
import { FORBIDDEN_USE_PATTERNS, forbiddenUse } from '../leases/forbidden-use.ts'
import { sideOf } from '../reading/side-of.ts'

const patterns = wordings({ ...LEASE_TERM_PATTERNS, ...FORBIDDEN_USE_PATTERNS })

/** What a buyer counts on by the contract's summary of a lease, and the lease or a by-law denies. */
export default defineRule({
  id: 'national/lease-terms-differ',
  title: 'Option, outgoings and use of the lease across the papers',
  category: 'financial',
  severity: 'high',
  kind: 'inconsistency',
  law: { none: 'a comparison of papers' },
  appliesTo: ['lease', 'particulars', 'contract-form', 'special-conditions'],
  patterns,
  clear: 'No option, outgoings or use of a lease was found that two papers tell differently.',
  subject:
    /\boptions?\b[^.;]{0,60}\b(?:renew\w{0,3}|lease|term|years?|extend\w{0,2})\b|\b(?:lease|renew\w{0,3}|further term\w?)\b[^.;]{0,60}\boptions?\b|\bfurther terms?\b|\boutgoings\b[^.;]{0,100}\b(?:lessee|lessor|tenant|landlord|recover\w{0,5}|gross|net)\b|\b(?:lessee|lessor|tenant|landlord|recover\w{0,5}|gross|net)\b[^.;]{0,100}\boutgoings\b|\bpermitted use\b|\bpremises\b[^.;]{0,40}\bused (?:for|as|only)\b/i,
  apart: true,
  messages: {
    option: {
      title: 'One paper gives the tenant an option to renew, another says that there is none',
      description:
        'The contract and the lease papers tell it differently: see the words at {{where}}. Without an option the tenant may be gone at the end of the term; with one you cannot have the place back then. What the lease says holds, and not the summary in the contract.',
      recommendation:
        'Before you sign, read the lease and every variation of it, and have the contract corrected.',
      question: 'Has the tenant an option to renew, and by which paper?',
    },
    outgoings: {
      title: 'One paper says that the tenant pays the outgoings, another that the owner does',
      description:
        'The contract and the lease papers tell it differently: see the words at {{where}}. If the rent is gross, rates, levies and insurance come out of what you receive, and the yield is lower than the contract lets you think.',
      recommendation:
        'Before you sign, ask for the last statement of outgoings to the tenant, and have the contract corrected.',
      question: 'Which outgoings does the tenant pay, and what was recovered last year?',
    },
    use: {
      title: 'The use that the lease permits is forbidden by another paper',
      description:
        'The lease permits a use that a by-law, an approval or the planning papers do not allow: see the words at {{where}}. If it is stopped the tenant may leave or claim from the landlord, which after settlement is you.',
      recommendation:
        'Before you sign, ask for the approval of the use, and what you may claim if it is stopped.',
      question: 'Is the tenant’s use approved, by whom, and has anybody objected to it?',
    },
  },
  check({ doc }, report) {
    for (const key of ['option', 'outgoings'] as const) {
      const unlike = unlikeTerm(doc, key)
      if (unlike === null) continue
      const { first, second } = unlike
      report(
        key,
        [first.span, second.span],
        {},
        {
          strength: 'likely',
          sides: [sideOf('Contract', first), sideOf('Lease', second)],
        },
      )
    }
    const use = forbiddenUse(doc)
    if (use === null) return
    report(
      'use',
      [use.permitted.span, use.forbidden.span],
      {},
      {
        strength: 'likely',
        sides: [sideOf('Lease', use.permitted), sideOf('Other paper', use.forbidden)],
      },
    )
  },
})
