import type { PageKind } from '#shared/report.ts'
import { PAGE_KINDS } from '#shared/report.ts'

/** Every paper in which something is told of this property: all but what is printed for everybody. */
export const ALL_PAPERS: readonly PageKind[] = PAGE_KINDS.filter(
  (kind) => kind !== 'general-conditions' && kind !== 'statutory-notice',
)

/** The vendor's statement and what offices and schemes certify about the property. */
export const STATING_PAPERS: readonly PageKind[] = [
  'vendor-statement',
  'planning-certificate',
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
  'owners-corporation-certificate',
]

/** Where a vendor answers for the property, or a scheme for it. */
export const VENDOR_PAPERS: readonly PageKind[] = [
  'vendor-statement',
  'particulars',
  'contract-form',
  'special-conditions',
  'owners-corporation-certificate',
  'annexure',
  'other',
]

/** Where what holds between tenant and landlord is told. */
export const TENANT_PAPERS: readonly PageKind[] = [
  'lease',
  'special-conditions',
  'vendor-statement',
  'annexure',
  'other',
]
