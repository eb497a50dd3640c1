import { act } from './acts.ts'
import { type Citation, cite } from './cite.ts'

/** The acts of registered title, one for each jurisdiction: what stands on a title binds by them. */
export const titleActs: readonly [Citation, ...Citation[]] = [
  cite(act.nsw.realProperty),
  cite(act.vic.transferOfLand),
  cite(act.qld.landTitle),
  cite(act.sa.realProperty),
  cite(act.wa.transferOfLand),
  cite(act.tas.landTitles),
  cite(act.act.landTitles),
  cite(act.nt.landTitle),
]
