import type { Rule } from './define-rule.ts'

import acquisitionOrRoadWidening from './national/acquisition-or-road-widening.rule.ts'
import adjustmentShift from './national/adjustment-shift.rule.ts'
import namesDiffer from './national/names-differ.rule.ts'
import noticeDenied from './national/notice-denied.rule.ts'
import occupationDenied from './national/occupation-denied.rule.ts'
import occupantsByAge from './national/occupants-by-age.rule.ts'
import holidayBookings from './national/holiday-bookings.rule.ts'
import licensedStructure from './national/licensed-structure.rule.ts'
import tenancyMoney from './national/tenancy-money.rule.ts'
import waterEntitlement from './national/water-entitlement.rule.ts'
import waterLicenceMissing from './national/water-licence-missing.rule.ts'
import insuredBuilderDiffers from './national/insured-builder-differs.rule.ts'
import lotsApprovedDiffer from './national/lots-approved-differ.rule.ts'
import fabricRemoved from './national/fabric-removed.rule.ts'
import supplyContract from './national/supply-contract.rule.ts'
import applicationRefused from './national/application-refused.rule.ts'
import limitedTitle from './national/limited-title.rule.ts'
import ownWaterUnfit from './national/own-water-unfit.rule.ts'
import waterTestMissing from './national/water-test-missing.rule.ts'
import chargeDenied from './national/charge-denied.rule.ts'
import chargeOnTransfer from './national/charge-on-transfer.rule.ts'
import poolCertificateMissing from './national/pool-certificate-missing.rule.ts'
import poolDenied from './national/pool-denied.rule.ts'
import smokeAlarmsContradicted from './national/smoke-alarms-contradicted.rule.ts'
import serviceDenied from './national/service-denied.rule.ts'
import certificateExpired from './national/certificate-expired.rule.ts'
import occupationCertificatePartial from './national/occupation-certificate-partial.rule.ts'
import dwellingLotSize from './national/dwelling-lot-size.rule.ts'
import defaultNoticeShort from './national/default-notice-short.rule.ts'
import floorBelowFlood from './national/floor-below-flood.rule.ts'
import boughtRecently from './national/bought-recently.rule.ts'
import approvalLapsing from './national/approval-lapsing.rule.ts'
import settlementDiffers from './national/settlement-differs.rule.ts'
import roadNotPublic from './national/road-not-public.rule.ts'
import nationalSewerOnLand from './national/sewer-on-land.rule.ts'
import signatureMissing from './national/signature-missing.rule.ts'
import vicSection32Late from './vic/section-32-late.rule.ts'
import addressDiffers from './national/address-differs.rule.ts'
import agreedSumsDiffer from './national/agreed-sums-differ.rule.ts'
import chargesDiffer from './national/charges-differ.rule.ts'
import schemeSumsDiffer from './national/scheme-sums-differ.rule.ts'
import schemeWorksComing from './national/scheme-works-coming.rule.ts'
import valuationsDiffer from './national/valuations-differ.rule.ts'
import legalAccess from './national/legal-access.rule.ts'
import leviesDiffer from './national/levies-differ.rule.ts'
import blanksLeft from './national/blanks-left.rule.ts'
import ceilingLow from './national/ceiling-low.rule.ts'
import rentDiffers from './national/rent-differs.rule.ts'
import zoneDiffers from './national/zone-differs.rule.ts'
import mappedConstraints from './national/mapped-constraints.rule.ts'
import mappingDenied from './national/mapping-denied.rule.ts'
import easementBreachDenied from './national/easement-breach-denied.rule.ts'
import areaDiffers from './national/area-differs.rule.ts'
import asIsCondition from './national/as-is-condition.rule.ts'
import propertyClaimed from './national/property-claimed.rule.ts'
import houseInsurance from './national/house-insurance.rule.ts'
import builderInTrouble from './national/builder-in-trouble.rule.ts'
import landTaxCertificateMissing from './national/land-tax-certificate-missing.rule.ts'
import landTaxShared from './national/land-tax-shared.rule.ts'
import leasePapersMissing from './national/lease-papers-missing.rule.ts'
import leaseTermsDiffer from './national/lease-terms-differ.rule.ts'
import leaseBurdens from './national/lease-burdens.rule.ts'
import valuedBelowPrice from './national/valued-below-price.rule.ts'
import instrumentLimits from './national/instrument-limits.rule.ts'
import vendorDebts from './national/vendor-debts.rule.ts'
import asbestos from './national/asbestos.rule.ts'
import authorityNoticeOrOrder from './national/authority-notice-or-order.rule.ts'
import buildingDefects from './national/building-defects.rule.ts'
import buildingInsuranceMissing from './national/building-insurance-missing.rule.ts'
import buildingPestConditionMissing from './national/building-pest-condition-missing.rule.ts'
import bushfire from './national/bushfire.rule.ts'
import buyerIndemnity from './national/buyer-indemnity.rule.ts'
import carSpace from './national/car-space.rule.ts'
import caveatOnTitle from './national/caveat-on-title.rule.ts'
import caveatProhibited from './national/caveat-prohibited.rule.ts'
import certificatesOld from './national/certificates-old.rule.ts'
import claimOnTitle from './national/claim-on-title.rule.ts'
import choiceUnmarked from './national/choice-unmarked.rule.ts'
import claimsCap from './national/claims-cap.rule.ts'
import clearanceCertificate from './national/clearance-certificate.rule.ts'
import combustibleCladding from './national/combustible-cladding.rule.ts'
import companySignatory from './national/company-signatory.rule.ts'
import companyTitle from './national/company-title.rule.ts'
import companyTitleTerms from './national/company-title-terms.rule.ts'
import companyStatus from './national/company-status.rule.ts'
import contamination from './national/contamination.rule.ts'
import coolingOff from './national/cooling-off.rule.ts'
import crownLicenceMissing from './national/crown-licence-missing.rule.ts'
import culturalHeritage from './national/cultural-heritage.rule.ts'
import defaultFees from './national/default-fees.rule.ts'
import defaultInterest from './national/default-interest.rule.ts'
import depositAboveTenPercent from './national/deposit-above-ten-percent.rule.ts'
import depositBond from './national/deposit-bond.rule.ts'
import marginScheme from './national/margin-scheme.rule.ts'
import instalmentSaleTerms from './national/instalment-sale-terms.rule.ts'
import keptFromLender from './national/kept-from-lender.rule.ts'
import mineWorkings from './national/mine-workings.rule.ts'
import printedWordsChanged from './national/printed-words-changed.rule.ts'
import printedTermDeleted from './national/printed-term-deleted.rule.ts'
import finishesSchedule from './national/finishes-schedule.rule.ts'
import registeredRight from './national/registered-right.rule.ts'
import rentGuarantee from './national/rent-guarantee.rule.ts'
import oneSidedTerms from './national/one-sided-terms.rule.ts'
import agentKept from './national/agent-kept.rule.ts'
import ownLawyer from './national/own-lawyer.rule.ts'
import complaintBarred from './national/complaint-barred.rule.ts'
import otherAdverseStatement from './national/other-adverse-statement.rule.ts'
import otherOnerousTerm from './national/other-onerous-term.rule.ts'
import otherTitleEntry from './national/other-title-entry.rule.ts'
import depositEarlyRelease from './national/deposit-early-release.rule.ts'
import developerCovenants from './national/developer-covenants.rule.ts'
import directorGuarantee from './national/director-guarantee.rule.ts'
import documentsMissing from './national/documents-missing.rule.ts'
import attachedPapersMissing from './national/attached-papers-missing.rule.ts'
import repairsPlanMissing from './national/repairs-plan-missing.rule.ts'
import schemePapersMissing from './national/scheme-papers-missing.rule.ts'
import strataCertificateMissing from './nsw/strata-certificate-missing.rule.ts'
import titleInstrumentMissing from './national/title-instrument-missing.rule.ts'
import safetyRecordsMissing from './national/safety-records-missing.rule.ts'
import earlyPossession from './national/early-possession.rule.ts'
import easement from './national/easement.rule.ts'
import effluentReportMissing from './national/effluent-report-missing.rule.ts'
import embeddedNetwork from './national/embedded-network.rule.ts'
import roomsDiffer from './national/rooms-differ.rule.ts'
import approvalOutcomeDiffers from './national/approval-outcome-differs.rule.ts'
import conditionMissing from './national/condition-missing.rule.ts'
import numberDiffers from './national/number-differs.rule.ts'
import goodsContradicted from './national/goods-contradicted.rule.ts'
import encroachment from './national/encroachment.rule.ts'
import fillReportMissing from './national/fill-report-missing.rule.ts'
import farmingRight from './national/farming-right.rule.ts'
import financeConditionMissing from './national/finance-condition-missing.rule.ts'
import flood from './national/flood.rule.ts'
import foreignPurchaser from './national/foreign-purchaser.rule.ts'
import gstAdded from './national/gst-added.rule.ts'
import gstWithholding from './national/gst-withholding.rule.ts'
import heritage from './national/heritage.rule.ts'
import informalRights from './national/informal-rights.rule.ts'
import inspectedRepairs from './national/inspected-repairs.rule.ts'
import leasedGoods from './national/leased-goods.rule.ts'
import materialFact from './national/material-fact.rule.ts'
import mortgageOrCharge from './national/mortgage-or-charge.rule.ts'
import noiseAndHazards from './national/noise-and-hazards.rule.ts'
import nominationRestricted from './national/nomination-restricted.rule.ts'
import offPlanVariation from './national/off-plan-variation.rule.ts'
import byLawLotCosts from './national/by-law-lot-costs.rule.ts'
import byLawOccupation from './national/by-law-occupation.rule.ts'
import byLawOriginalOwner from './national/by-law-original-owner.rule.ts'
import byLawTransfer from './national/by-law-transfer.rule.ts'
import ownersCorporationArrears from './national/owners-corporation-arrears.rule.ts'
import ownersCorporationFunds from './national/owners-corporation-funds.rule.ts'
import ownersCorporationInsurance from './national/owners-corporation-insurance.rule.ts'
import ownersCorporationLitigation from './national/owners-corporation-litigation.rule.ts'
import ownersCorporationRules from './national/owners-corporation-rules.rule.ts'
import planNotRegistered from './national/plan-not-registered.rule.ts'
import poolBarrier from './national/pool-barrier.rule.ts'
import powerOfAttorney from './national/power-of-attorney.rule.ts'
import priceInconsistent from './national/price-inconsistent.rule.ts'
import purchaserPaysVendorCosts from './national/purchaser-pays-vendor-costs.rule.ts'
import requisitionsRestricted from './national/requisitions-restricted.rule.ts'
import restrictiveCovenant from './national/restrictive-covenant.rule.ts'
import riskPassesEarly from './national/risk-passes-early.rule.ts'
import sewagePermitMissing from './national/sewage-permit-missing.rule.ts'
import servicesNotConnected from './national/services-not-connected.rule.ts'
import settlementDate from './national/settlement-date.rule.ts'
import specialCapacity from './national/special-capacity.rule.ts'
import specialLevy from './national/special-levy.rule.ts'
import sunsetClause from './national/sunset-clause.rule.ts'
import tenancy from './national/tenancy.rule.ts'
import termites from './national/termites.rule.ts'
import termsContract from './national/terms-contract.rule.ts'
import timeOfEssence from './national/time-of-essence.rule.ts'
import titleReferenceMismatch from './national/title-reference-mismatch.rule.ts'
import countWrong from './national/count-wrong.rule.ts'
import periodSumWrong from './national/period-sum-wrong.rule.ts'
import shareWrong from './national/share-wrong.rule.ts'
import totalWrong from './national/total-wrong.rule.ts'
import unapprovedBuildingWork from './national/unapproved-building-work.rule.ts'
import vendorCapacity from './national/vendor-capacity.rule.ts'
import vendorCondition from './national/vendor-condition.rule.ts'
import vendorDelay from './national/vendor-delay.rule.ts'
import companyYounger from './national/company-younger.rule.ts'
import disclosureLate from './national/disclosure-late.rule.ts'
import mortgageStays from './national/mortgage-stays.rule.ts'
import nameMisspelt from './national/name-misspelt.rule.ts'
import vendorNotOwner from './national/vendor-not-owner.rule.ts'
import serviceConnectedDenied from './national/service-connected-denied.rule.ts'
import boundaryToldTwice from './national/boundary-told-twice.rule.ts'
import termsToldTwice from './national/terms-told-twice.rule.ts'
import interestDenied from './national/interest-denied.rule.ts'
import historyDenied from './national/history-denied.rule.ts'
import dateToldTwice from './national/date-told-twice.rule.ts'
import datesOutOfOrder from './national/dates-out-of-order.rule.ts'
import partNotOnTitle from './national/part-not-on-title.rule.ts'
import periodMiscounted from './national/period-miscounted.rule.ts'
import bothBoxesMarked from './national/both-boxes-marked.rule.ts'
import dealingDateDiffers from './national/dealing-date-differs.rule.ts'
import weekdayWrong from './national/weekday-wrong.rule.ts'
import vendorRescission from './national/vendor-rescission.rule.ts'
import vendorStays from './national/vendor-stays.rule.ts'
import vendorTrusteeLimited from './national/vendor-trustee-limited.rule.ts'
import voteGivenToVendor from './national/vote-given-to-vendor.rule.ts'
import warrantiesExcluded from './national/warranties-excluded.rule.ts'
import waBuildingAnnexureLimited from './wa/building-annexure-limited.rule.ts'
import waDeferredServiceCharges from './wa/deferred-service-charges.rule.ts'
import waFutureLot from './wa/future-lot.rule.ts'
import waGeneralConditionRemoved from './wa/general-condition-removed.rule.ts'
import waNoCoolingOff from './wa/no-cooling-off.rule.ts'
import waPropertyInterests from './wa/property-interests.rule.ts'
import waRcdSmokeAlarm from './wa/rcd-smoke-alarm.rule.ts'
import waStrataContributions from './wa/strata-contributions.rule.ts'
import waStrataDisclosureMissing from './wa/strata-disclosure-missing.rule.ts'
import waStrataLotBoundary from './wa/strata-lot-boundary.rule.ts'
import waStrataTerminationOrLeasehold from './wa/strata-termination-or-leasehold.rule.ts'
import waTimberPestLimited from './wa/timber-pest-limited.rule.ts'
import waTitleNotification from './wa/title-notification.rule.ts'
import waRegisteredInterest from './wa/registered-interest.rule.ts'
import waBuyerSaleCondition from './wa/buyer-sale-condition.rule.ts'
import zoningUse from './national/zoning-use.rule.ts'
import vicDueDiligenceChecklistMissing from './vic/due-diligence-checklist-missing.rule.ts'
import vicGeneralConditionsAltered from './vic/general-conditions-altered.rule.ts'
import vicGrowthAndWindfallTaxes from './vic/growth-and-windfall-taxes.rule.ts'
import vicLandTaxAdjustment from './vic/land-tax-adjustment.rule.ts'
import vicOwnerBuilder from './vic/owner-builder.rule.ts'
import vicOwnersCorporationCertificateMissing from './vic/owners-corporation-certificate-missing.rule.ts'
import vicOwnersCorporationFeesDiffer from './vic/owners-corporation-fees-differ.rule.ts'
import vicPlanningOverlays from './vic/planning-overlays.rule.ts'
import vicRuralWater from './vic/rural-water.rule.ts'
import vicSection173Agreement from './vic/section-173-agreement.rule.ts'
import offThePlanNoticeMissing from './vic/off-the-plan-notice-missing.rule.ts'
import vicOutgoingsAboveLimit from './vic/outgoings-above-limit.rule.ts'
import vicSection32Unsigned from './vic/section-32-unsigned.rule.ts'
import vicVacantResidentialLandTax from './vic/vacant-residential-land-tax.rule.ts'
import vicPlanAmended from './vic/plan-amended.rule.ts'
import vicPlanningPermitConditions from './vic/planning-permit-conditions.rule.ts'
import vicSurfaceWorks from './vic/surface-works.rule.ts'
import vicSurfaceWorksUndisclosed from './vic/surface-works-undisclosed.rule.ts'
import vicGeneralLawTitle from './vic/general-law-title.rule.ts'
import protectionWorkMissing from './vic/protection-work-missing.rule.ts'
import nswAcidSulfateSoils from './nsw/acid-sulfate-soils.rule.ts'
import nswBiodiversityConstraint from './nsw/biodiversity-constraint.rule.ts'
import nswByLawNotRegistered from './nsw/by-law-not-registered.rule.ts'
import nswCoastalHazard from './nsw/coastal-hazard.rule.ts'
import nswCoolingOffStatementMissing from './nsw/cooling-off-statement-missing.rule.ts'
import nswCoolingOffWaived from './nsw/cooling-off-waived.rule.ts'
import nswCrownLandConditions from './nsw/crown-land-conditions.rule.ts'
import nswDepositByInstalments from './nsw/deposit-by-instalments.rule.ts'
import nswHomeBuildingInsuranceMissing from './nsw/home-building-insurance-missing.rule.ts'
import nswInfrastructureProposal from './nsw/infrastructure-proposal.rule.ts'
import nswLandTaxAdjustable from './nsw/land-tax-adjustable.rule.ts'
import nswLandTaxCertificateNotClear from './nsw/land-tax-certificate-not-clear.rule.ts'
import nswLimitedOrOldTitle from './nsw/limited-or-old-title.rule.ts'
import nswLooseFillAsbestos from './nsw/loose-fill-asbestos.rule.ts'
import nswMineSubsidence from './nsw/mine-subsidence.rule.ts'
import nswNeighbourOrder from './nsw/neighbour-order.rule.ts'
import nswNoticeToCompleteShort from './nsw/notice-to-complete-short.rule.ts'
import nswOccupationCertificateTiming from './nsw/occupation-certificate-timing.rule.ts'
import nswOffPlanChanges from './nsw/off-plan-changes.rule.ts'
import nswOffPlanDisclosureMissing from './nsw/off-plan-disclosure-missing.rule.ts'
import nswOldContractEdition from './nsw/old-contract-edition.rule.ts'
import nswOwnerBuilderWork from './nsw/owner-builder-work.rule.ts'
import nswPlanningCertificateGaps from './nsw/planning-certificate-gaps.rule.ts'
import nswPositiveCovenant from './nsw/positive-covenant.rule.ts'
import nswPrescribedDocumentMissing from './nsw/prescribed-document-missing.rule.ts'
import nswEasementDocumentMissing from './nsw/easement-document-missing.rule.ts'
import nswPrintedClauseAmended from './nsw/printed-clause-amended.rule.ts'
import nswSewerOnLand from './nsw/sewer-on-land.rule.ts'
import nswStrataCertificateForm from './nsw/strata-certificate-form.rule.ts'
import nswStrataClause23Changed from './nsw/strata-clause-23-changed.rule.ts'
import nswStrataRenewal from './nsw/strata-renewal.rule.ts'
import nswSurchargeLandTaxAdjustment from './nsw/surcharge-land-tax-adjustment.rule.ts'
import entitlementDiffers from './national/entitlement-differs.rule.ts'
import nswUnusualTitle from './nsw/unusual-title.rule.ts'
import nswApartmentBuildingOrder from './nsw/apartment-building-order.rule.ts'
import nswGstChoices from './nsw/gst-choices.rule.ts'
import nswOccupantRestriction from './nsw/occupant-restriction.rule.ts'
import nswPaperSubdivision from './nsw/paper-subdivision.rule.ts'
import nswZoneNotForHomes from './nsw/zone-not-for-homes.rule.ts'
import nswOffPlanUncertain from './nsw/off-plan-uncertain.rule.ts'
import nswDeveloperDealings from './nsw/developer-dealings.rule.ts'
import nswExclusions from './nsw/exclusions.rule.ts'
import nswWindowSafety from './nsw/window-safety.rule.ts'
import nswRuralWater from './nsw/rural-water.rule.ts'
import nswTenancyTerms from './nsw/tenancy-terms.rule.ts'
import nswFireSafetyStatement from './nsw/fire-safety-statement.rule.ts'
import qldAdministrativeAdvice from './qld/administrative-advice.rule.ts'
import qldBodyCorporateCertificateMissing from './qld/body-corporate-certificate-missing.rule.ts'
import qldCoolingOffNoticeMissing from './qld/cooling-off-notice-missing.rule.ts'
import qldFloodInformationMissing from './qld/flood-information-missing.rule.ts'
import qldForm2Contradicted from './qld/form-2-contradicted.rule.ts'
import qldForm2Incomplete from './qld/form-2-incomplete.rule.ts'
import qldForm2Missing from './qld/form-2-missing.rule.ts'
import qldForm2Signature from './qld/form-2-signature.rule.ts'
import qldHomeConcession from './qld/home-concession.rule.ts'
import qldLeaseInForm2 from './qld/lease-in-form-2.rule.ts'
import qldOffThePlanDisclosure from './qld/off-the-plan-disclosure.rule.ts'
import qldOwnerBuilderWork from './qld/owner-builder-work.rule.ts'
import qldPrescribedCertificateMissing from './qld/prescribed-certificate-missing.rule.ts'
import qldRentIncreaseLimit from './qld/rent-increase-limit.rule.ts'
import qldSettlementExtensionRemoved from './qld/settlement-extension-removed.rule.ts'
import qldSmokeAlarmSafetySwitch from './qld/smoke-alarm-safety-switch.rule.ts'
import qldStandardTermsAltered from './qld/standard-terms-altered.rule.ts'
import qldTitleEncumbrances from './qld/title-encumbrances.rule.ts'
import qldTreeOrder from './qld/tree-order.rule.ts'
import qldUnregisteredDealing from './qld/unregistered-dealing.rule.ts'
import qldUnregisteredEncumbrance from './qld/unregistered-encumbrance.rule.ts'
import qldSinkingFundForecast from './qld/sinking-fund-forecast.rule.ts'
import qldRegisteredInterest from './qld/registered-interest.rule.ts'
import saBuildingIndemnityInsurance from './sa/building-indemnity-insurance.rule.ts'
import saCoastAndSoilOverlay from './sa/coast-and-soil-overlay.rule.ts'
import saCommunityScheme from './sa/community-scheme.rule.ts'
import saCoolingOffCost from './sa/cooling-off-cost.rule.ts'
import saCoolingOffLost from './sa/cooling-off-lost.rule.ts'
import saCorporationDocumentsMissing from './sa/corporation-documents-missing.rule.ts'
import saCorporationExpenditure from './sa/corporation-expenditure.rule.ts'
import saForm1Contradicted from './sa/form-1-contradicted.rule.ts'
import saForm1Late from './sa/form-1-late.rule.ts'
import saForm1NoticeOrCharge from './sa/form-1-notice-or-charge.rule.ts'
import saForm1Unsigned from './sa/form-1-unsigned.rule.ts'
import saLandDivision from './sa/land-division.rule.ts'
import saLandManagementAgreement from './sa/land-management-agreement.rule.ts'
import saNativeVegetation from './sa/native-vegetation.rule.ts'
import saNewEncumbrance from './sa/new-encumbrance.rule.ts'
import saRecentResale from './sa/recent-resale.rule.ts'
import saRegulatedTree from './sa/regulated-tree.rule.ts'
import saRegisteredInterest from './sa/registered-interest.rule.ts'
import saEnvironmentParticulars from './sa/environment-particulars.rule.ts'
import tasBuildingNotCompleted from './tas/building-not-completed.rule.ts'
import tasCoolingOff from './tas/cooling-off.rule.ts'
import tasCouncilCertificateAnswers from './tas/council-certificate-answers.rule.ts'
import tasGroundHazard from './tas/ground-hazard.rule.ts'
import tasHeritage from './tas/heritage.rule.ts'
import tasPart5Agreement from './tas/part-5-agreement.rule.ts'
import tasScheduleOfEasements from './tas/schedule-of-easements.rule.ts'
import tasSearchesMissing from './tas/searches-missing.rule.ts'
import tasStandardConditionsVaried from './tas/standard-conditions-varied.rule.ts'
import tasStrataInactive from './tas/strata-inactive.rule.ts'
import tasRegisteredInterest from './tas/registered-interest.rule.ts'
import actAsbestos from './act/asbestos.rule.ts'
import actCoolingOff from './act/cooling-off.rule.ts'
import actCrownLease from './act/crown-lease.rule.ts'
import actEnergyRating from './act/energy-rating.rule.ts'
import actLandRent from './act/land-rent.rule.ts'
import actProtectedTree from './act/protected-tree.rule.ts'
import actReportCost from './act/report-cost.rule.ts'
import actReportOld from './act/report-old.rule.ts'
import actRequiredDocumentMissing from './act/required-document-missing.rule.ts'
import actSpecialPurposeLevy from './act/special-purpose-levy.rule.ts'
import actUnapprovedStructures from './act/unapproved-structures.rule.ts'
import actRegisteredInterest from './act/registered-interest.rule.ts'
import ntBuildingUncertified from './nt/building-uncertified.rule.ts'
import ntContractFormAltered from './nt/contract-form-altered.rule.ts'
import ntCoolingOff from './nt/cooling-off.rule.ts'
import ntCrownLease from './nt/crown-lease.rule.ts'
import ntEnvironmentalAmenity from './nt/environmental-amenity.rule.ts'
import ntPoolDeclaration from './nt/pool-declaration.rule.ts'
import ntSearchesMissing from './nt/searches-missing.rule.ts'
import ntStormSurge from './nt/storm-surge.rule.ts'
import ntRegisteredInterest from './nt/registered-interest.rule.ts'
import companyNumberMismatch from './national/company-number-mismatch.rule.ts'
import companyHalfSigned from './national/company-half-signed.rule.ts'
import companyNew from './national/company-new.rule.ts'
import companyExtractOld from './national/company-extract-old.rule.ts'
import companyForeignOwner from './national/company-foreign-owner.rule.ts'
import developerContributions from './national/developer-contributions.rule.ts'
import vegetation from './national/vegetation.rule.ts'
import neighbourDispute from './national/neighbour-dispute.rule.ts'
import neighbouringDevelopment from './national/neighbouring-development.rule.ts'
import estateAuthority from './national/estate-authority.rule.ts'
import exclusiveUse from './national/exclusive-use.rule.ts'
import exitFee from './national/exit-fee.rule.ts'
import unfinishedAtSettlement from './national/unfinished-at-settlement.rule.ts'
import developerRights from './national/developer-rights.rule.ts'
import defectsPeriod from './national/defects-period.rule.ts'
import entitlementChange from './national/entitlement-change.rule.ts'
import schemeEnding from './national/scheme-ending.rule.ts'
import schemeInactive from './national/scheme-inactive.rule.ts'
import lotBreach from './national/lot-breach.rule.ts'
import lotPartsShared from './national/lot-parts-shared.rule.ts'
import lotServicesMissing from './national/lot-services-missing.rule.ts'
import rentalSafetyRecordsMissing from './national/rental-safety-records-missing.rule.ts'
import statutoryRightsWaived from './national/statutory-rights-waived.rule.ts'
import structuralCertificateMissing from './national/structural-certificate-missing.rule.ts'
import tradeCertificatesMissing from './national/trade-certificates-missing.rule.ts'

/** Every rule, in the order in which the list of checks shows them. */
export const rules: readonly Rule[] = [
  acquisitionOrRoadWidening,
  adjustmentShift,
  namesDiffer,
  noticeDenied,
  occupationDenied,
  occupantsByAge,
  holidayBookings,
  licensedStructure,
  tenancyMoney,
  waterEntitlement,
  waterLicenceMissing,
  insuredBuilderDiffers,
  lotsApprovedDiffer,
  fabricRemoved,
  supplyContract,
  applicationRefused,
  limitedTitle,
  ownWaterUnfit,
  waterTestMissing,
  chargeDenied,
  chargeOnTransfer,
  poolCertificateMissing,
  poolDenied,
  smokeAlarmsContradicted,
  serviceDenied,
  certificateExpired,
  occupationCertificatePartial,
  dwellingLotSize,
  defaultNoticeShort,
  floorBelowFlood,
  boughtRecently,
  approvalLapsing,
  settlementDiffers,
  roadNotPublic,
  nationalSewerOnLand,
  signatureMissing,
  vicSection32Late,
  addressDiffers,
  agreedSumsDiffer,
  chargesDiffer,
  schemeSumsDiffer,
  schemeWorksComing,
  valuationsDiffer,
  legalAccess,
  leviesDiffer,
  blanksLeft,
  ceilingLow,
  rentDiffers,
  zoneDiffers,
  mappedConstraints,
  mappingDenied,
  easementBreachDenied,
  areaDiffers,
  asIsCondition,
  propertyClaimed,
  houseInsurance,
  builderInTrouble,
  landTaxCertificateMissing,
  landTaxShared,
  leaseBurdens,
  leasePapersMissing,
  leaseTermsDiffer,
  valuedBelowPrice,
  instrumentLimits,
  vendorDebts,
  asbestos,
  authorityNoticeOrOrder,
  buildingDefects,
  buildingInsuranceMissing,
  buildingPestConditionMissing,
  bushfire,
  buyerIndemnity,
  carSpace,
  caveatOnTitle,
  caveatProhibited,
  certificatesOld,
  claimOnTitle,
  choiceUnmarked,
  claimsCap,
  clearanceCertificate,
  combustibleCladding,
  companySignatory,
  companyStatus,
  companyTitle,
  companyTitleTerms,
  contamination,
  coolingOff,
  crownLicenceMissing,
  culturalHeritage,
  defaultFees,
  defaultInterest,
  depositAboveTenPercent,
  depositBond,
  marginScheme,
  instalmentSaleTerms,
  keptFromLender,
  mineWorkings,
  printedTermDeleted,
  printedWordsChanged,
  finishesSchedule,
  registeredRight,
  rentGuarantee,
  oneSidedTerms,
  depositEarlyRelease,
  developerCovenants,
  directorGuarantee,
  documentsMissing,
  attachedPapersMissing,
  repairsPlanMissing,
  schemePapersMissing,
  strataCertificateMissing,
  titleInstrumentMissing,
  safetyRecordsMissing,
  earlyPossession,
  easement,
  effluentReportMissing,
  embeddedNetwork,
  roomsDiffer,
  approvalOutcomeDiffers,
  conditionMissing,
  numberDiffers,
  goodsContradicted,
  encroachment,
  fillReportMissing,
  farmingRight,
  financeConditionMissing,
  flood,
  foreignPurchaser,
  gstAdded,
  gstWithholding,
  heritage,
  informalRights,
  inspectedRepairs,
  leasedGoods,
  materialFact,
  mortgageOrCharge,
  noiseAndHazards,
  nominationRestricted,
  agentKept,
  ownLawyer,
  complaintBarred,
  otherAdverseStatement,
  otherOnerousTerm,
  otherTitleEntry,
  offPlanVariation,
  byLawLotCosts,
  byLawOccupation,
  byLawOriginalOwner,
  byLawTransfer,
  ownersCorporationArrears,
  ownersCorporationFunds,
  ownersCorporationInsurance,
  ownersCorporationLitigation,
  ownersCorporationRules,
  planNotRegistered,
  poolBarrier,
  powerOfAttorney,
  priceInconsistent,
  purchaserPaysVendorCosts,
  requisitionsRestricted,
  restrictiveCovenant,
  riskPassesEarly,
  sewagePermitMissing,
  servicesNotConnected,
  settlementDate,
  specialCapacity,
  specialLevy,
  sunsetClause,
  tenancy,
  termites,
  termsContract,
  timeOfEssence,
  titleReferenceMismatch,
  countWrong,
  periodSumWrong,
  shareWrong,
  totalWrong,
  unapprovedBuildingWork,
  vendorCapacity,
  vendorCondition,
  vendorDelay,
  companyYounger,
  disclosureLate,
  mortgageStays,
  nameMisspelt,
  vendorNotOwner,
  serviceConnectedDenied,
  boundaryToldTwice,
  termsToldTwice,
  interestDenied,
  historyDenied,
  dateToldTwice,
  datesOutOfOrder,
  partNotOnTitle,
  periodMiscounted,
  bothBoxesMarked,
  dealingDateDiffers,
  weekdayWrong,
  vendorRescission,
  vendorStays,
  vendorTrusteeLimited,
  voteGivenToVendor,
  warrantiesExcluded,
  zoningUse,
  vicDueDiligenceChecklistMissing,
  vicGeneralConditionsAltered,
  vicGrowthAndWindfallTaxes,
  vicLandTaxAdjustment,
  vicOwnerBuilder,
  vicOwnersCorporationCertificateMissing,
  vicOwnersCorporationFeesDiffer,
  vicPlanningOverlays,
  vicRuralWater,
  vicSection173Agreement,
  offThePlanNoticeMissing,
  vicOutgoingsAboveLimit,
  vicSection32Unsigned,
  vicVacantResidentialLandTax,
  nswAcidSulfateSoils,
  nswBiodiversityConstraint,
  nswByLawNotRegistered,
  nswCoastalHazard,
  nswCoolingOffStatementMissing,
  nswCoolingOffWaived,
  nswCrownLandConditions,
  nswDepositByInstalments,
  nswHomeBuildingInsuranceMissing,
  nswInfrastructureProposal,
  nswLandTaxAdjustable,
  nswLandTaxCertificateNotClear,
  nswLimitedOrOldTitle,
  nswLooseFillAsbestos,
  nswMineSubsidence,
  nswNeighbourOrder,
  nswNoticeToCompleteShort,
  nswOccupationCertificateTiming,
  nswOffPlanChanges,
  nswOffPlanDisclosureMissing,
  nswOldContractEdition,
  nswOwnerBuilderWork,
  nswPlanningCertificateGaps,
  nswPositiveCovenant,
  nswPrescribedDocumentMissing,
  nswEasementDocumentMissing,
  nswPrintedClauseAmended,
  nswSewerOnLand,
  nswStrataCertificateForm,
  nswStrataClause23Changed,
  nswStrataRenewal,
  nswSurchargeLandTaxAdjustment,
  entitlementDiffers,
  nswUnusualTitle,
  nswApartmentBuildingOrder,
  nswGstChoices,
  nswOccupantRestriction,
  nswPaperSubdivision,
  nswZoneNotForHomes,
  nswDeveloperDealings,
  nswExclusions,
  nswFireSafetyStatement,
  nswTenancyTerms,
  nswRuralWater,
  nswWindowSafety,
  nswOffPlanUncertain,
  qldAdministrativeAdvice,
  qldBodyCorporateCertificateMissing,
  qldCoolingOffNoticeMissing,
  qldFloodInformationMissing,
  qldForm2Contradicted,
  qldForm2Incomplete,
  qldForm2Missing,
  qldForm2Signature,
  qldHomeConcession,
  qldLeaseInForm2,
  qldOffThePlanDisclosure,
  qldOwnerBuilderWork,
  qldPrescribedCertificateMissing,
  qldRentIncreaseLimit,
  qldSettlementExtensionRemoved,
  qldSmokeAlarmSafetySwitch,
  qldStandardTermsAltered,
  qldTitleEncumbrances,
  qldTreeOrder,
  qldUnregisteredDealing,
  qldUnregisteredEncumbrance,
  qldSinkingFundForecast,
  qldRegisteredInterest,
  saBuildingIndemnityInsurance,
  saCoastAndSoilOverlay,
  saCommunityScheme,
  saCoolingOffCost,
  saCoolingOffLost,
  saCorporationDocumentsMissing,
  saCorporationExpenditure,
  saForm1Contradicted,
  saForm1Late,
  saForm1NoticeOrCharge,
  saForm1Unsigned,
  saLandDivision,
  saLandManagementAgreement,
  saNativeVegetation,
  saNewEncumbrance,
  saRecentResale,
  saRegulatedTree,
  saRegisteredInterest,
  saEnvironmentParticulars,
  tasBuildingNotCompleted,
  tasCoolingOff,
  tasCouncilCertificateAnswers,
  tasGroundHazard,
  tasHeritage,
  tasPart5Agreement,
  tasScheduleOfEasements,
  tasSearchesMissing,
  tasStandardConditionsVaried,
  tasStrataInactive,
  tasRegisteredInterest,
  waBuildingAnnexureLimited,
  waDeferredServiceCharges,
  waFutureLot,
  waGeneralConditionRemoved,
  waNoCoolingOff,
  waPropertyInterests,
  waRcdSmokeAlarm,
  waStrataContributions,
  waStrataDisclosureMissing,
  waStrataLotBoundary,
  waStrataTerminationOrLeasehold,
  waTimberPestLimited,
  waTitleNotification,
  waRegisteredInterest,
  waBuyerSaleCondition,
  actAsbestos,
  actCoolingOff,
  actCrownLease,
  actEnergyRating,
  actLandRent,
  actProtectedTree,
  actReportCost,
  actReportOld,
  actRequiredDocumentMissing,
  actSpecialPurposeLevy,
  actUnapprovedStructures,
  actRegisteredInterest,
  ntBuildingUncertified,
  ntContractFormAltered,
  ntCoolingOff,
  ntCrownLease,
  ntEnvironmentalAmenity,
  ntPoolDeclaration,
  ntSearchesMissing,
  ntStormSurge,
  ntRegisteredInterest,
  companyNumberMismatch,
  companyHalfSigned,
  companyNew,
  companyExtractOld,
  companyForeignOwner,
  developerContributions,
  vegetation,
  neighbourDispute,
  neighbouringDevelopment,
  estateAuthority,
  exclusiveUse,
  exitFee,
  unfinishedAtSettlement,
  developerRights,
  defectsPeriod,
  entitlementChange,
  schemeEnding,
  schemeInactive,
  lotBreach,
  lotPartsShared,
  lotServicesMissing,
  rentalSafetyRecordsMissing,
  statutoryRightsWaived,
  structuralCertificateMissing,
  tradeCertificatesMissing,
  vicPlanAmended,
  vicPlanningPermitConditions,
  vicSurfaceWorks,
  vicSurfaceWorksUndisclosed,
  vicGeneralLawTitle,
  protectionWorkMissing,
]
