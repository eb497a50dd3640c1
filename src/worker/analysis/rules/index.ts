import type { Rule } from './define-rule.ts'

import adjustmentShift from './national/adjustment-shift.rule.ts'
import asIsCondition from './national/as-is-condition.rule.ts'
import buyerIndemnity from './national/buyer-indemnity.rule.ts'
import claimsCap from './national/claims-cap.rule.ts'
import defaultFees from './national/default-fees.rule.ts'
import defaultInterest from './national/default-interest.rule.ts'
import depositAboveTenPercent from './national/deposit-above-ten-percent.rule.ts'
import depositEarlyRelease from './national/deposit-early-release.rule.ts'
import gstAdded from './national/gst-added.rule.ts'
import nominationRestricted from './national/nomination-restricted.rule.ts'
import offPlanVariation from './national/off-plan-variation.rule.ts'
import requisitionsRestricted from './national/requisitions-restricted.rule.ts'
import sunsetClause from './national/sunset-clause.rule.ts'
import vendorRescission from './national/vendor-rescission.rule.ts'
import warrantiesExcluded from './national/warranties-excluded.rule.ts'
import vicLandTaxAdjustment from './vic/land-tax-adjustment.rule.ts'
import vicSection32Unsigned from './vic/section-32-unsigned.rule.ts'

/** Every rule, in the order in which the list of checks shows them. */
export const rules: readonly Rule[] = [
  adjustmentShift,
  asIsCondition,
  buyerIndemnity,
  claimsCap,
  defaultFees,
  defaultInterest,
  depositAboveTenPercent,
  depositEarlyRelease,
  gstAdded,
  nominationRestricted,
  offPlanVariation,
  requisitionsRestricted,
  sunsetClause,
  vendorRescission,
  warrantiesExcluded,
  vicLandTaxAdjustment,
  vicSection32Unsigned,
]
