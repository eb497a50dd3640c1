import type { Rule } from './define-rule.ts'

import acquisitionOrRoadWidening from './national/acquisition-or-road-widening.rule.ts'
import adjustmentShift from './national/adjustment-shift.rule.ts'
import asIsCondition from './national/as-is-condition.rule.ts'
import asbestos from './national/asbestos.rule.ts'
import authorityNoticeOrOrder from './national/authority-notice-or-order.rule.ts'
import buildingDefects from './national/building-defects.rule.ts'
import buildingPestConditionMissing from './national/building-pest-condition-missing.rule.ts'
import bushfire from './national/bushfire.rule.ts'
import buyerIndemnity from './national/buyer-indemnity.rule.ts'
import caveatOnTitle from './national/caveat-on-title.rule.ts'
import caveatProhibited from './national/caveat-prohibited.rule.ts'
import claimsCap from './national/claims-cap.rule.ts'
import combustibleCladding from './national/combustible-cladding.rule.ts'
import contamination from './national/contamination.rule.ts'
import defaultFees from './national/default-fees.rule.ts'
import defaultInterest from './national/default-interest.rule.ts'
import depositAboveTenPercent from './national/deposit-above-ten-percent.rule.ts'
import depositEarlyRelease from './national/deposit-early-release.rule.ts'
import directorGuarantee from './national/director-guarantee.rule.ts'
import earlyPossession from './national/early-possession.rule.ts'
import easement from './national/easement.rule.ts'
import embeddedNetwork from './national/embedded-network.rule.ts'
import financeConditionMissing from './national/finance-condition-missing.rule.ts'
import flood from './national/flood.rule.ts'
import gstAdded from './national/gst-added.rule.ts'
import heritage from './national/heritage.rule.ts'
import mortgageOrCharge from './national/mortgage-or-charge.rule.ts'
import nominationRestricted from './national/nomination-restricted.rule.ts'
import offPlanVariation from './national/off-plan-variation.rule.ts'
import ownersCorporationArrears from './national/owners-corporation-arrears.rule.ts'
import ownersCorporationFunds from './national/owners-corporation-funds.rule.ts'
import ownersCorporationInsurance from './national/owners-corporation-insurance.rule.ts'
import ownersCorporationLitigation from './national/owners-corporation-litigation.rule.ts'
import ownersCorporationRules from './national/owners-corporation-rules.rule.ts'
import poolBarrier from './national/pool-barrier.rule.ts'
import priceInconsistent from './national/price-inconsistent.rule.ts'
import requisitionsRestricted from './national/requisitions-restricted.rule.ts'
import restrictiveCovenant from './national/restrictive-covenant.rule.ts'
import riskPassesEarly from './national/risk-passes-early.rule.ts'
import servicesNotConnected from './national/services-not-connected.rule.ts'
import specialLevy from './national/special-levy.rule.ts'
import sunsetClause from './national/sunset-clause.rule.ts'
import tenancy from './national/tenancy.rule.ts'
import termsContract from './national/terms-contract.rule.ts'
import unapprovedBuildingWork from './national/unapproved-building-work.rule.ts'
import vendorDelay from './national/vendor-delay.rule.ts'
import vendorNotOwner from './national/vendor-not-owner.rule.ts'
import vendorRescission from './national/vendor-rescission.rule.ts'
import vendorStays from './national/vendor-stays.rule.ts'
import warrantiesExcluded from './national/warranties-excluded.rule.ts'
import vicLandTaxAdjustment from './vic/land-tax-adjustment.rule.ts'
import vicSection173Agreement from './vic/section-173-agreement.rule.ts'
import vicSection32Unsigned from './vic/section-32-unsigned.rule.ts'
import nswCoolingOffStatementMissing from './nsw/cooling-off-statement-missing.rule.ts'
import nswCoolingOffWaived from './nsw/cooling-off-waived.rule.ts'
import nswDepositByInstalments from './nsw/deposit-by-instalments.rule.ts'
import nswNoticeToCompleteShort from './nsw/notice-to-complete-short.rule.ts'
import nswLandTaxAdjustable from './nsw/land-tax-adjustable.rule.ts'
import nswLandTaxCertificateNotClear from './nsw/land-tax-certificate-not-clear.rule.ts'
import nswOwnerBuilderWork from './nsw/owner-builder-work.rule.ts'
import nswSurchargeLandTaxAdjustment from './nsw/surcharge-land-tax-adjustment.rule.ts'
import nswAcidSulfateSoils from './nsw/acid-sulfate-soils.rule.ts'
import nswBiodiversityConstraint from './nsw/biodiversity-constraint.rule.ts'
import nswCoastalHazard from './nsw/coastal-hazard.rule.ts'
import nswLooseFillAsbestos from './nsw/loose-fill-asbestos.rule.ts'
import nswMineSubsidence from './nsw/mine-subsidence.rule.ts'

/** Every rule, in the order in which the list of checks shows them. */
export const rules: readonly Rule[] = [
  acquisitionOrRoadWidening,
  adjustmentShift,
  asIsCondition,
  asbestos,
  authorityNoticeOrOrder,
  buildingDefects,
  buildingPestConditionMissing,
  bushfire,
  buyerIndemnity,
  caveatOnTitle,
  caveatProhibited,
  claimsCap,
  combustibleCladding,
  contamination,
  defaultFees,
  defaultInterest,
  depositAboveTenPercent,
  depositEarlyRelease,
  directorGuarantee,
  earlyPossession,
  easement,
  embeddedNetwork,
  financeConditionMissing,
  flood,
  gstAdded,
  heritage,
  mortgageOrCharge,
  nominationRestricted,
  offPlanVariation,
  ownersCorporationArrears,
  ownersCorporationFunds,
  ownersCorporationInsurance,
  ownersCorporationLitigation,
  ownersCorporationRules,
  poolBarrier,
  priceInconsistent,
  requisitionsRestricted,
  restrictiveCovenant,
  riskPassesEarly,
  servicesNotConnected,
  specialLevy,
  sunsetClause,
  tenancy,
  termsContract,
  unapprovedBuildingWork,
  vendorDelay,
  vendorNotOwner,
  vendorRescission,
  vendorStays,
  warrantiesExcluded,
  vicLandTaxAdjustment,
  vicSection173Agreement,
  vicSection32Unsigned,
  nswCoolingOffStatementMissing,
  nswCoolingOffWaived,
  nswDepositByInstalments,
  nswNoticeToCompleteShort,
  nswLandTaxAdjustable,
  nswLandTaxCertificateNotClear,
  nswOwnerBuilderWork,
  nswSurchargeLandTaxAdjustment,
  nswAcidSulfateSoils,
  nswBiodiversityConstraint,
  nswCoastalHazard,
  nswLooseFillAsbestos,
  nswMineSubsidence,
]
