import type { PageKind } from '#shared/report.ts'
import { PAGE_KINDS } from '#shared/report.ts'

/** Every paper in which something is told of this property: all but what is printed for everybody. */
export const ALL_PAPERS: readonly PageKind[] = PAGE_KINDS.filter(
  (kind) => kind !== 'general-conditions' && kind !== 'statutory-notice',
)
