import type { StateCode } from '#shared/report.ts'

import type { Expected } from '../expected-paper.ts'

/** The agreement of a tenant who stays; each state has its own name for it. */
export function lease(state: StateCode): Expected {
  return {
    what: state === 'VIC' ? 'Rental agreement of the tenant' : 'Lease of the tenant',
    when: ['contract', 'tenanted'],
    kinds: ['lease'],
    consequence:
      'You take the tenant with the property. Without the agreement you do not know rent, bond and end.',
  }
}
