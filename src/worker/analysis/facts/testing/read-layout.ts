import type { Doc } from '../../document.ts'
import { readTxt } from '../../extract/txt/read-txt.ts'
import { segment } from '../../segment/segment.ts'
import { recogniseFacts } from '../recognise-facts.ts'

/** The facts of a text file, as `factsInLines` gives them. */
export function readLayout(text: string): Readonly<Record<string, unknown>> {
  return factsInLines(segment(readTxt(text)))
}

/** The facts of a document in a form that an expectation can name in one line each. */
export function factsInLines(doc: Doc): Readonly<Record<string, unknown>> {
  const facts = recogniseFacts(doc)
  const settlement = facts.settlement?.value ?? null
  return {
    address: facts.address?.value ?? null,
    title: facts.titleReference?.value ?? null,
    lotPlan: facts.lotPlan?.value ?? null,
    landSize: facts.landSize?.value ?? null,
    vendors: facts.vendors.map(({ value }) => value),
    purchasers: facts.purchasers.map(({ value }) => value),
    price: facts.price?.value ?? null,
    words: facts.priceInWords?.value ?? null,
    deposit: facts.deposit?.value ?? null,
    percent: facts.depositPercent?.value ?? null,
    balance: facts.balance?.value ?? null,
    depositDate: facts.depositDate?.value ?? null,
    contractDate: facts.contractDate?.value ?? null,
    settlement:
      settlement === null
        ? null
        : settlement.kind === 'date'
          ? settlement.date
          : settlement.kind === 'days'
            ? `${settlement.days} from ${settlement.from}`
            : 'rule',
    loan: facts.loanApprovalDate?.value ?? null,
    zoning: facts.zoning?.value ?? null,
    council: facts.council?.value ?? null,
    valuation: facts.councilValuation?.value ?? null,
    overlays: facts.overlays.map(({ value }) => value.code),
    proprietors: facts.proprietors.map(({ value }) => value),
    easements: facts.easements.map(
      ({ value }) => `${value.purpose}${value.burdens ? '' : ' (benefit)'}`,
    ),
    encumbrances: facts.encumbrances.map(({ value }) => `${value.type} ${value.number}`),
    outgoings: Object.fromEntries(
      facts.outgoings.map(({ value }) => [value.name ?? value.kind, value.annualCents]),
    ),
  }
}
