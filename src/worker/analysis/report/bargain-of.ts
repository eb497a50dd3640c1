import type { Evidence } from '#shared/report.ts'
import type { Doc, Span } from '../document.ts'
import type { Fact, Facts, Outgoing as OutgoingFact } from '../facts/facts.ts'
import { recogniseAuctionDay } from '../facts/bargain/auction-day.ts'
import { depositTime } from '../facts/bargain/deposit-time.ts'
import { contractMade } from '../facts/bargain/contract-made.ts'
import { dateOfBuyersSignature } from '../facts/bargain/signature-dates.ts'
import { recogniseFinalInspectionDays } from '../facts/bargain/final-inspection-days.ts'
import { ownDays } from '../facts/bargain/own-days.ts'
import { recogniseRequisitionDue } from '../facts/bargain/requisition-due.ts'
import { recogniseForm1Service } from '../facts/bargain/form-1-service.ts'
import { arrearsOfBill } from '../facts/outgoings/charges-before-arrears.ts'
import { paidRates } from '../facts/outgoings/paid-rates.ts'
import { squareMetres } from '../facts/areas/same-area.ts'
import { settlementMoves } from '../rules/days/settlement-moves.ts'
import { orderDays } from '../rules/days/order-days.ts'
import { businessPremises } from '../rules/papers/business-premises.ts'
import { companyTitleIn } from '../rules/papers/company-title.ts'
import { isRegionalPostcode } from '../money/duty/wa-region.ts'
import { noHome } from '../rules/terms/no-home.ts'
import { lotSold } from '../rules/land/lot-sold.ts'
import { leviesOnBuyer } from '../rules/schemes/levies-on-buyer.ts'
import { lotLevies } from '../rules/schemes/lot-levies.ts'
import { schemeLevies } from '../rules/schemes/scheme-levy.ts'
import { afterLoanDate } from '../rules/terms/after-loan-date.ts'
import { planOnBuyer } from '../rules/terms/assumed-plan.ts'
import { arrearsOnBuyer, vendorsLimit } from '../rules/terms/arrears-on-buyer.ts'
import { gstOnTop } from '../rules/terms/gst-on-top.ts'
import { homeSold } from '../rules/terms/home-sold.ts'
import { sharesLandTaxAsAssessed } from '../rules/terms/land-tax-as-assessed.ts'
import { isBlankForm } from './blank-form.ts'
import type { Prove } from './prove.ts'
import type { Bargain, Paid, Said } from './bargain.ts'

const COMPANY = /\b(?:pty|ltd|limited|proprietary|inc|incorporated|corporation)\b\.?/i

/** The facts about money and days whose words stand on their page. */
export function bargainOf(doc: Doc, prove: Prove, facts: Facts): Bargain {
  function one<T>(fact: Fact<T> | null): Said<T> | null {
    return fact === null ? null : (all([fact])[0] ?? null)
  }
  function all<T>(found: readonly Fact<T>[]): Said<T>[] {
    return found
      .map(({ value, text, spans }) => ({ value, text, evidence: prove(spans) }))
      .filter(({ evidence }) => evidence.length > 0)
  }
  function told<F extends { readonly span: Span }, T>(
    found: F | null,
    value: (found: F) => T,
  ): Said<T> | null {
    const evidence = found === null ? [] : prove([found.span])
    if (found === null || evidence.length === 0) return null
    return { value: value(found), text: doc.text.slice(found.span.start, found.span.end), evidence }
  }
  const loan = facts.loanApprovalDate
  const onBuyer = arrearsOnBuyer(doc)
  const loanDue = loan && { ...loan, value: { kind: 'date' as const, date: loan.value } }
  const buyer = facts.purchasers.find(({ value }) => COMPANY.test(value)) ?? null
  const area = facts.landSize === null ? 0 : squareMetres(facts.landSize.value)
  const land = facts.landSize !== null && area > 0 ? { ...facts.landSize, value: area } : null
  return {
    state: doc.state,
    hasContract: doc.hasContract && !isBlankForm(doc, facts),
    notice: noticeOf(doc, prove),
    coolingOffNotice: coolingOffNoticeOf(doc, prove),
    price: one(facts.price),
    deposit: one(facts.deposit),
    depositDate: one(facts.depositDate),
    depositParts: all(facts.depositParts),
    depositTime: facts.depositDate === null ? one(depositTime(doc, facts.deposit)) : null,
    contractDate: one(facts.contractDate),
    buyerSigned: one(dateOfBuyersSignature(doc)),
    made: one(contractMade(doc, facts)),
    settlement: one(facts.settlement),
    settlementMoves: told(spanOf(settlementMoves(doc)), () => true as const),
    financeDue: one(loanDue ?? facts.financeDue),
    afterLoan: told(
      afterLoanDate(doc, (loanDue ?? facts.financeDue)?.spans[0] ?? null),
      (found) => ({
        who: found.who,
        hour: found.hour,
      }),
    ),
    inspectionDues: all(facts.inspectionDues),
    sunset: one(facts.sunset),
    offThePlan: one(facts.offThePlan),
    home: told(homeSold(doc, facts), ({ kind }) => kind),
    region: regionOf(doc, facts),
    noHome: told(spanOf(noHome(doc)), () => true as const),
    gstOnTop: told(gstOnTop(doc), ({ isSure }) => isSure),
    sold:
      told(spanOf(companyTitleIn(doc)[0] ?? null), () => 'shares' as const) ??
      told(spanOf(businessPremises(doc, facts)), () => 'business' as const),
    coolingOffMarks: all(facts.coolingOffMarks),
    companyBuyer: one(buyer),
    landArea: one(land),
    form1Served: one(recogniseForm1Service(doc)),
    outgoings: asShared(doc, facts.outgoings).flatMap((fact) =>
      all([fact]).map((one) => ({ ...one, ...paidOf(doc, prove, fact) })),
    ),
    requisitions: one(recogniseRequisitionDue(doc)),
    auctionDay: one(recogniseAuctionDay(doc)),
    finalInspectionDays: one(recogniseFinalInspectionDays(doc)),
    ownDays: ownDays(doc).flatMap(({ day, span }) => told({ span }, () => day) ?? []),
    orderDays: orderDays(doc, facts).flatMap(({ day, span }) => {
      const evidence = prove([span])
      return evidence.length === 0
        ? []
        : [{ value: day, text: doc.text.slice(span.start, span.end), evidence }]
    }),
    levyCalls: lotLevies(doc, lotSold(facts)).flatMap(({ cents: wholeCents, dues, span }) => {
      const each = Map.groupBy(dues ?? [], ({ cents }) => cents)
      return [...each].flatMap(([cents, parts]) => {
        const days = parts.map(({ day }) => day)
        return told({ span }, () => ({ cents, days, wholeCents })) ?? []
      })
    }),
    planOnBuyer: told(planOnBuyer(doc), ({ cents }) => cents),
    leviesOnBuyer: told(spanOf(leviesOnBuyer(doc)), () => true as const),
    arrears: arrearsTold(doc, prove) ?? null,
    arrearsOnBuyer: told(spanOf(onBuyer), () => true as const),
    arrearsVendorCents:
      onBuyer === null ? null : vendorsLimit(doc.text.slice(onBuyer.start, onBuyer.end)),
    specialLevies: schemeLevies(doc, facts).flatMap(({ levy, lot, all: whole, ...value }) => {
      const evidence = prove([levy, lot, whole])
      const text = doc.text.slice(levy.start, levy.end)
      return evidence.length === 0
        ? []
        : [{ value: { ...value, days: [...value.days] }, text, evidence }]
    }),
  }
}

function regionOf({ state }: Doc, { address }: Facts): 'regional' | null {
  const [postcode] = /\b6\d{3}(?=\W{0,3}$)/.exec(address?.value ?? '') ?? []
  const isRegional = state === 'WA' && postcode !== undefined && isRegionalPostcode(postcode)
  return isRegional ? 'regional' : null
}

function spanOf(span: Span | null): { readonly span: Span } | null {
  return span === null ? null : { span }
}

function arrearsTold(doc: Doc, prove: Prove): Bargain['arrears'] {
  const arrears = arrearsOfBill(doc)
  if (arrears === null) return null
  const { spans, ...value } = arrears
  const evidence = prove(spans)
  return evidence.length === 0 ? null : { value, text: '', evidence }
}

/** Where a term shares the tax as the vendor was assessed, what this land alone would bear is beside the point. */
function asShared(
  doc: Doc,
  outgoings: readonly Fact<OutgoingFact>[],
): readonly Fact<OutgoingFact>[] {
  if (!outgoings.some(({ value }) => value.aloneCents !== undefined)) return outgoings
  if (!sharesLandTaxAsAssessed(doc)) return outgoings
  return outgoings.map((fact) => {
    const { aloneCents: _, ...value } = fact.value
    return { ...fact, value }
  })
}

/** Only where the words of the payment stand on their page. */
function paidOf(doc: Doc, prove: Prove, fact: Fact<OutgoingFact>): { paid?: Paid } {
  const paid = paidRates(doc, fact)
  if (paid === null) return {}
  const { span, ...told } = paid
  const evidence = prove([span])
  return evidence.length === 0 ? {} : { paid: { ...told, evidence } }
}

function noticeOf(doc: Doc, prove: Prove): Evidence[] {
  const notice = doc.parts.find((part) => part.kind === 'statutory-notice')
  const form = doc.parts.find((part) => part.kind === 'contract-form') ?? doc.parts[0]
  const shown = notice ?? form
  return shown === undefined ? [] : prove([shown.heading])
}

function coolingOffNoticeOf(doc: Doc, prove: Prove): Evidence[] {
  const named = doc.blocks.find(
    ({ zone, text }) => NOTICE_IN.has(zone) && text.length < LONGEST_HEAD && COOLING_OFF.test(text),
  )
  return named === undefined ? noticeOf(doc, prove) : prove([named.span])
}

/** A checklist or another notice is no place to read about cooling off. */
const COOLING_OFF = /\bcooling[ -]?off\b/i
const NOTICE_IN: ReadonlySet<string> = new Set(['statutory-notice', 'contract-form', 'particulars'])
const LONGEST_HEAD = 120
