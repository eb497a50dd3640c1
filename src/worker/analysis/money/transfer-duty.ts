import type { StateCode } from '#shared/report.ts'

import { actDuty } from './duty/act.ts'
import type { Duty, DutyQuestion, DutyRule } from './duty/duty.ts'
import { nswDuty } from './duty/nsw.ts'
import { ntDuty } from './duty/nt.ts'
import { qldDuty } from './duty/qld.ts'
import { saDuty } from './duty/sa.ts'
import { tasDuty } from './duty/tas.ts'
import { vicDuty } from './duty/vic.ts'
import { waDuty } from './duty/wa.ts'

const RULES: Record<StateCode, DutyRule> = {
  VIC: vicDuty,
  NSW: nswDuty,
  QLD: qldDuty,
  SA: saDuty,
  WA: waDuty,
  TAS: tasDuty,
  ACT: actDuty,
  NT: ntDuty,
}

/**
 * Duty on the transfer of a home, in cents; null where the state's tables do not reach back to the
 * date of the contract.
 */
export function transferDuty(state: StateCode, question: DutyQuestion): Duty | null {
  return RULES[state](question)
}
