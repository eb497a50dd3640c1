import { act } from './acts.ts'
import { type Citation, cite } from './cite.ts'

/** What binds the buyer of a home that is let, in the three largest states. */
export const tenancyActs: readonly [Citation, ...Citation[]] = [
  cite(act.vic.residentialTenancies),
  cite(act.nsw.residentialTenancies),
  cite(act.qld.residentialTenancies),
]
