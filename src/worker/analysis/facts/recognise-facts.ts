import type { Doc } from '../document.ts'
import type { Facts } from './facts.ts'

import { recogniseAddress } from './address.ts'
import { recogniseBalance } from './balance.ts'
import { withCapacities } from './capacity.ts'
import { recogniseCompanyExtract } from './company-extract.ts'
import { recogniseContractDate, recogniseLoanApprovalDate } from './contract-dates.ts'
import { recogniseCouncilValuation } from './council-valuation.ts'
import { recogniseCoolingOffMarks } from './cooling-off-marks.ts'
import { recogniseCouncil } from './council.ts'
import { recogniseDepositParts } from './deposit-parts.ts'
import { recogniseDeposit } from './deposit.ts'
import { recogniseEasements } from './easements.ts'
import { recogniseFinanceDue } from './finance-due.ts'
import { recogniseInspectionDues } from './inspection-dues.ts'
import { recogniseLandSize } from './land-size.ts'
import { isStrata } from './is-strata.ts'
import { withLikelyValues } from './learned/with-likely-values.ts'
import { tellsNoNumber, withLotInFront } from './lot-in-front.ts'
import { recogniseLotPlan } from './lot-plan.ts'
import { recogniseOtherCharges } from './other-charges.ts'
import { recogniseOffThePlan } from './off-the-plan.ts'
import { recogniseOutgoings } from './outgoings.ts'
import { withOwners } from './owners-as-vendors.ts'
import { recogniseOverlays } from './overlays.ts'
import { recognisePurchasers, recogniseVendors } from './parties.ts'
import { recognisePrice, recognisePriceInWords } from './price.ts'
import { recogniseSettlement } from './settlement.ts'
import { recogniseSunset } from './sunset.ts'
import { recogniseEncumbrances } from './title-entries.ts'
import { recogniseProprietors } from './title-owners.ts'
import { recogniseTitleReference } from './title-reference.ts'
import { recogniseZoning } from './zoning.ts'

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
  return withLikelyValues(doc, {
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
    priceInWords: recognisePriceInWords(doc),
    ...deposit,
    balance: recogniseBalance(doc),
    contractDate,
    settlement: recogniseSettlement(doc),
    loanApprovalDate: recogniseLoanApprovalDate(doc),
    zoning: recogniseZoning(doc),
    overlays: recogniseOverlays(doc),
    easements: recogniseEasements(doc, lotPlan?.value ?? null),
    council: recogniseCouncil(doc),
    councilValuation: recogniseCouncilValuation(doc),
    outgoings: [...recogniseOutgoings(doc), ...recogniseOtherCharges(doc)],
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
}
