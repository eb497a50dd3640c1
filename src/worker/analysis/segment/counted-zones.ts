import type { PageKind } from '#shared/report.ts'

/** Papers in which the lines behind a numbered one may be of another matter, or of another paper. */
export const LOOSE: ReadonlySet<PageKind> = new Set([
  'statutory-notice',
  'title-search',
  'planning-certificate',
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
  'owners-corporation-certificate',
  'building-permit',
  'building-report',
  'annexure',
  'other',
])
/** Sets of clauses of which a part is printed, so that numbers are left out between two. */
export const EXTRACTED: ReadonlySet<PageKind> = new Set(['by-laws', 'general-conditions'])
