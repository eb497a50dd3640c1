import type { StateCode } from '#shared/report.ts'

import type { Act } from './act.ts'
import { LAW_AS_AT } from './as-at.ts'

/** What governs the lease of a shop, by state: named, and no section of it relied on. */
export const retailLeaseActs: Record<StateCode, Act> = {
  VIC: of('VIC', 'Retail Leases Act 2003 (Vic)'),
  NSW: of('NSW', 'Retail Leases Act 1994 (NSW)'),
  QLD: of('QLD', 'Retail Shop Leases Act 1994 (Qld)'),
  SA: of('SA', 'Retail and Commercial Leases Act 1995 (SA)'),
  WA: of('WA', 'Commercial Tenancy (Retail Shops) Agreements Act 1985 (WA)'),
  TAS: of('TAS', 'Fair Trading (Code of Practice for Retail Tenancies) Regulations 1998 (Tas)'),
  ACT: of('ACT', 'Leases (Commercial and Retail) Act 2001 (ACT)'),
  NT: of('NT', 'Business Tenancies (Fair Dealings) Act 2003 (NT)'),
}

function of(jurisdiction: StateCode, title: string): Act {
  return { title, jurisdiction, url: null, asAt: LAW_AS_AT }
}
