import type { Span } from '../document.ts'
import type { Fact, Facts } from '../facts/facts.ts'

type Read = (facts: Facts) => readonly (Fact<unknown> | null)[]

const price: Read = ({ price, priceInWords, deposit, balance }) => [
  price,
  priceInWords,
  deposit,
  balance,
]
const parties: Read = ({ vendors, purchasers }) => [...vendors, ...purchasers]
const owners: Read = ({ vendors, proprietors }) => [...vendors, ...proprietors]
const land: Read = ({ titleReference, lotPlan }) => [titleReference, lotPlan]
const settlement: Read = (facts) => [facts.settlement]
const zone: Read = ({ zoning }) => [zoning]
const yearly: Read = ({ outgoings }) => outgoings
const company: Read = ({ companyExtract }) => [companyExtract]

/** By the check's name without its folder: what was read for it in every document that tells it. */
const READ: Readonly<Record<string, Read>> = {
  'address-differs': ({ address }) => [address],
  'area-differs': ({ landSize }) => [landSize],
  'building-pest-condition-missing': ({ inspectionDues }) => inspectionDues,
  'charges-differ': yearly,
  'company-extract-old': company,
  'company-new': company,
  'company-number-mismatch': company,
  'company-status': company,
  'deposit-above-ten-percent': ({ deposit, depositPercent, price }) => [
    deposit,
    depositPercent,
    price,
  ],
  'deposit-by-instalments': ({ depositParts }) => depositParts,
  'finance-condition-missing': ({ financeDue, loanApprovalDate }) => [
    financeDue ?? loanApprovalDate,
  ],
  'mortgage-or-charge': ({ encumbrances }) => encumbrances,
  'name-misspelt': parties,
  'names-differ': parties,
  'outgoings-above-limit': yearly,
  'price-inconsistent': price,
  'settlement-date': settlement,
  'settlement-differs': settlement,
  'sunset-clause': ({ sunset }) => [sunset],
  'title-reference-mismatch': land,
  'valuations-differ': ({ councilValuation }) => [councilValuation],
  'vendor-not-owner': owners,
  'zone-differs': zone,
  'zone-not-for-homes': zone,
  'zoning-use': zone,
}

/** More places than this say no more. */
const MOST_PLACES = 4

/** The words that a check without a finding was made on, as far as they were read as facts. */
export function readForCheck(ruleId: string, facts: Facts): readonly Span[] {
  const read = READ[ruleId.slice(ruleId.indexOf('/') + 1)]
  if (read === undefined) return []
  return read(facts)
    .flatMap((fact) => fact?.spans.slice(0, 1) ?? [])
    .slice(0, MOST_PLACES)
}
