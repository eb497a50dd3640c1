import type { Doc } from '../document.ts'
import type { Facts } from './facts.ts'

import { recogniseAddress } from './place/address.ts'
import { recogniseBalance } from './bargain/balance.ts'
import { withCapacities } from './parties/capacity.ts'
import { recogniseCompanyExtract } from './company/company-extract.ts'
import { recogniseContractDate, recogniseLoanApprovalDate } from './bargain/contract-dates.ts'
import { recogniseCouncilValuation } from './place/council-valuation.ts'
import { latestValuation } from './place/latest-valuation.ts'
import { valueOfYears } from './place/value-of-years.ts'
import { recogniseCoolingOffMarks } from './bargain/cooling-off-marks.ts'
import { recogniseCouncil } from './place/council.ts'
import { recogniseDepositParts } from './bargain/deposit-parts.ts'
import { recogniseDeposit } from './bargain/deposit.ts'
import { recogniseEasements } from './easements/easements.ts'
import { recogniseFinanceDue } from './bargain/finance-due.ts'
import { recogniseInspectionDues } from './bargain/inspection-dues.ts'
import { recogniseLandSize } from './areas/land-size.ts'
import { isStrata } from './title/is-strata.ts'
import { withLikelyValues } from './learned/with-likely-values.ts'
import { tellsNoNumber, withLotInFront } from './title/lot-in-front.ts'
import { recogniseLotPlan } from './title/lot-plan.ts'
import { chargeOfOwnLand, valueOfOwnLand } from './title/of-own-land.ts'
import { ownLandOf } from './title/own-land.ts'
import { withSingleHolding } from './outgoings/land-tax-single-holding.ts'
import { ofLaterColumn } from './outgoings/of-later-column.ts'
import { ofLatestYear } from './outgoings/of-latest-year.ts'
import { withoutParentLand } from './outgoings/of-parent-land.ts'
import { withOtherCharges } from './outgoings/other-charges.ts'
import { recogniseOffThePlan } from './bargain/off-the-plan.ts'
import { recogniseOutgoings } from './outgoings/outgoings.ts'
import { withOwners } from './title/owners-as-vendors.ts'
import { recogniseOverlays } from './planning/overlays.ts'
import { recognisePurchasers, recogniseVendors } from './parties/parties.ts'
import { recognisePrice } from './bargain/price.ts'
import { recognisePriceInWords } from './bargain/price-in-words.ts'
import { recogniseSettlement } from './bargain/settlement.ts'
import { recogniseSunset } from './bargain/sunset.ts'
import { recogniseEncumbrances } from './title/title-entries.ts'
import { recogniseProprietors } from './title/title-owners.ts'
import { recogniseTitleReference } from './title/title-reference.ts'
import { withinProportion } from './outgoings/within-proportion.ts'
import { withoutUsage } from './outgoings/water-without-usage.ts'
import { recogniseZoning } from './planning/zoning.ts'

/** Everything that the document states, each with the words that state it. Blank fields are null. */
export function recogniseFacts(doc: Doc): Facts {
  const price = recognisePrice(doc)
  const lotPlan = recogniseLotPlan(doc)
  const contractDate = recogniseContractDate(doc)
  const purchasers = recognisePurchasers(doc)
  const proprietors = recogniseProprietors(doc)
  const address = recogniseAddress(doc)
  const offThePlan = recogniseOffThePlan(doc)
  const deposit = recogniseDeposit(doc, price, contractDate)
  const facts = withLikelyValues(doc, {
    address:
      address !== null && (isStrata(doc, lotPlan) || offThePlan !== null || tellsNoNumber(address))
        ? withLotInFront(address, lotPlan)
        : address,
    titleReference: recogniseTitleReference(doc),
    lotPlan,
    landSize: recogniseLandSize(doc, lotPlan),
    vendors: withCapacities(doc, withOwners(doc, recogniseVendors(doc), purchasers, proprietors)),
    purchasers: withCapacities(doc, purchasers),
    price,
    priceInWords: recognisePriceInWords(doc, price),
    ...deposit,
    balance: recogniseBalance(doc, deposit.deposit),
    contractDate,
    settlement: recogniseSettlement(doc),
    loanApprovalDate: recogniseLoanApprovalDate(doc),
    zoning: recogniseZoning(doc, lotPlan),
    overlays: recogniseOverlays(doc, lotPlan?.value ?? null),
    easements: recogniseEasements(doc, lotPlan?.value ?? null),
    council: recogniseCouncil(doc),
    councilValuation: valueOfYears(doc, latestValuation(doc, recogniseCouncilValuation(doc))),
    outgoings: withOtherCharges(doc, recogniseOutgoings(doc)),
    proprietors,
    encumbrances: recogniseEncumbrances(doc),
    companyExtract: recogniseCompanyExtract(doc),
    depositParts: recogniseDepositParts(doc, deposit.deposit),
    financeDue: recogniseFinanceDue(doc),
    inspectionDues: recogniseInspectionDues(doc),
    sunset: recogniseSunset(doc),
    offThePlan,
    coolingOffMarks: recogniseCoolingOffMarks(doc),
  })
  const land = ownLandOf(lotPlan, facts.address)
  const ofLot = withoutParentLand(doc, facts.outgoings, offThePlan).map((fact) =>
    chargeOfOwnLand(doc, fact, land),
  )
  const ofYear = withoutUsage(doc, ofLot)
    .map((fact) => ofLatestYear(doc, fact))
    .map((fact) => ofLaterColumn(doc, fact))
  const outgoings = withinProportion(withSingleHolding(doc, ofYear, lotPlan), facts.price)
  return {
    ...facts,
    councilValuation: valueOfOwnLand(doc, facts.councilValuation, land),
    outgoings,
  }
}
