import type { StateCode } from '#shared/report.ts'

import type { Expected } from './expected-paper.ts'
import { EXPECTED_VIC } from './papers/vic.ts'
import { EXPECTED_NSW } from './papers/nsw.ts'
import { EXPECTED_QLD } from './papers/qld.ts'
import { EXPECTED_SA } from './papers/sa.ts'
import { EXPECTED_WA } from './papers/wa.ts'
import { EXPECTED_TAS } from './papers/tas.ts'
import { EXPECTED_ACT } from './papers/act.ts'
import { EXPECTED_NT } from './papers/nt.ts'

/**
 * The papers that ought to be there, state by state, with what follows where they are not. Acts and
 * time limits as followed up to `LAW_AS_AT`; what was not confirmed is put as a question.
 */
export const EXPECTED: Record<StateCode, readonly Expected[]> = {
  VIC: EXPECTED_VIC,
  NSW: EXPECTED_NSW,
  QLD: EXPECTED_QLD,
  SA: EXPECTED_SA,
  WA: EXPECTED_WA,
  TAS: EXPECTED_TAS,
  ACT: EXPECTED_ACT,
  NT: EXPECTED_NT,
}
