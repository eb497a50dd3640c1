import * as v from 'valibot'

import { Cents, Evidence, StateCode } from '#shared/report.ts'

import type { Doc, Span } from '../document.ts'
import type { Fact, Facts, Outgoing as OutgoingFact } from '../facts/facts.ts'
import { depositTime } from '../facts/bargain/deposit-time.ts'
import { dateOfBuyersSignature } from '../facts/bargain/signature-dates.ts'
import { recogniseFinalInspectionDays } from '../facts/bargain/final-inspection-days.ts'
import { ownDays } from '../facts/bargain/own-days.ts'
import { recogniseRequisitionDue } from '../facts/bargain/requisition-due.ts'
import { recogniseForm1Service } from '../facts/bargain/form-1-service.ts'
import { arrearsOfBill } from '../facts/outgoings/charges-before-arrears.ts'
import { paidRates } from '../facts/outgoings/paid-rates.ts'
import { squareMetres } from '../facts/areas/same-area.ts'
import { orderDays } from '../rules/days/order-days.ts'
import { businessPremises } from '../rules/papers/business-premises.ts'
import { companyTitleIn } from '../rules/papers/company-title.ts'
import { isRegionalPostcode } from '../money/duty/wa-region.ts'
import { noHome } from '../rules/terms/no-home.ts'
import { lotSold } from '../rules/land/lot-sold.ts'
import { lotLevies } from '../rules/schemes/lot-levies.ts'
import { schemeLevies } from '../rules/schemes/scheme-levy.ts'
import { arrearsOnBuyer } from '../rules/terms/arrears-on-buyer.ts'
import { gstOnTop } from '../rules/terms/gst-on-top.ts'
import { homeSold } from '../rules/terms/home-sold.ts'
import { isBlankForm } from './blank-form.ts'
import type { Prove } from './prove.ts'

/**
 * What the document says about money and days, each entry with the words on their page. Costs and
 * deadlines are computed from this and from what the buyer tells, and from nothing else: it is kept
 * beside the report, so that they can be computed again without reading the document again.
 */

const IsoDate = v.pipe(v.string(), v.isoDate())
const Words = v.array(Evidence)

const Due = v.variant('kind', [
  v.strictObject({ kind: v.literal('date'), date: IsoDate }),
  v.strictObject({
    kind: v.literal('period'),
    count: v.number(),
    unit: v.picklist(['day', 'business-day', 'month']),
    from: v.string(),
  }),
])

const Settlement = v.variant('kind', [
  v.strictObject({ kind: v.literal('date'), date: IsoDate }),
  v.strictObject({
    kind: v.literal('days'),
    days: v.number(),
    from: v.string(),
    counted: v.exactOptional(
      v.strictObject({ unit: v.picklist(['month', 'business-day']), count: v.number() }),
    ),
  }),
  v.strictObject({ kind: v.literal('rule') }),
])

const Outgoing = v.strictObject({
  kind: v.picklist([
    'council-rates',
    'water-rates',
    'owners-corporation',
    'land-tax',
    'emergency-services-levy',
    'other-charge',
  ]),
  name: v.exactOptional(v.string()),
  annualCents: Cents,
  aloneCents: v.exactOptional(Cents),
  basis: v.string(),
})

/** How much of the year's rates is shown as paid, with the words; nothing where none is told. */
const Paid = v.variant('kind', [
  v.strictObject({ kind: v.literal('until'), date: IsoDate, evidence: Words }),
  v.strictObject({
    kind: v.literal('sum'),
    cents: Cents,
    year: v.exactOptional(v.number()),
    evidence: Words,
  }),
  v.strictObject({ kind: v.literal('year'), evidence: Words }),
  v.strictObject({
    kind: v.literal('some'),
    inArrears: v.exactOptional(v.literal(true)),
    evidence: Words,
  }),
  v.strictObject({ kind: v.literal('charged-until'), date: IsoDate, evidence: Words }),
])
export type Paid = v.InferOutput<typeof Paid>

/** What all lots raise, and what of it falls on the lot that is sold. */
const SpecialLevy = v.strictObject({
  wholeCents: Cents,
  shareCents: Cents,
  units: v.number(),
  total: v.number(),
  days: v.array(IsoDate),
})

function said<S extends v.GenericSchema>(value: S) {
  return v.strictObject({ value, text: v.string(), evidence: Words })
}

export const Bargain = v.strictObject({
  state: v.nullable(StateCode),
  /** False too for a blank form. */
  hasContract: v.boolean(),
  /** The heading of the statutory notice, else of the contract. */
  notice: Words,
  /** Where cooling off is read about; older files lack it. */
  coolingOffNotice: v.exactOptional(Words),
  price: v.nullable(said(Cents)),
  deposit: v.nullable(said(Cents)),
  depositDate: v.nullable(said(IsoDate)),
  depositParts: v.array(
    said(v.strictObject({ cents: Cents, due: v.nullable(Due), when: v.exactOptional(v.string()) })),
  ),
  /** When the whole is payable, in the words of the paper, where no day follows; older files lack it. */
  depositTime: v.exactOptional(v.nullable(said(v.string()))),
  contractDate: v.nullable(said(IsoDate)),
  /** The day beside the buyer's signature; older files lack it. */
  buyerSigned: v.exactOptional(v.nullable(said(IsoDate))),
  settlement: v.nullable(said(Settlement)),
  financeDue: v.nullable(said(Due)),
  inspectionDues: v.array(
    said(
      v.strictObject({
        what: v.picklist([
          'building',
          'pest',
          'building and pest',
          'due diligence',
          'right to end',
        ]),
        due: Due,
      }),
    ),
  ),
  sunset: v.nullable(said(Due)),
  offThePlan: v.nullable(said(v.literal(true))),
  /** Land without a home, or a new home; bargains kept by an older engine lack it and the next. */
  home: v.exactOptional(v.nullable(said(v.picklist(['land', 'new'])))),
  /** Outside the cities to which the law of a state gives a rate of its own; older files lack it. */
  region: v.exactOptional(v.nullable(v.literal('regional'))),
  /** Nobody may have a home there; older files lack it. */
  noHome: v.exactOptional(v.nullable(said(v.literal(true)))),
  /** Tax on top of the price: true where it is sure to be a tenth of it. */
  gstOnTop: v.exactOptional(v.nullable(said(v.boolean()))),
  /** Shares with a right to occupy, or premises of a business; older files lack it. */
  sold: v.exactOptional(v.nullable(said(v.picklist(['shares', 'business'])))),
  coolingOffMarks: v.array(said(v.picklist(['auction', 'waived', 'exchanged', 'chosen']))),
  companyBuyer: v.nullable(said(v.string())),
  /** The area of the land in square metres. Kept since it was asked for: older files lack it. */
  landArea: v.exactOptional(v.nullable(said(v.number()))),
  /** The day on which South Australia's Form 1 reached the buyer; older files lack it. */
  form1Served: v.exactOptional(v.nullable(said(IsoDate))),
  outgoings: v.array(
    v.strictObject({
      value: Outgoing,
      text: v.string(),
      evidence: Words,
      paid: v.exactOptional(Paid),
    }),
  ),
  /** Bargains kept by an older engine have none. */
  specialLevies: v.optional(v.array(said(SpecialLevy)), []),
  /** What the lot itself pays of a special levy on each of several days. */
  levyCalls: v.optional(
    v.array(
      said(
        v.strictObject({
          cents: Cents,
          days: v.array(IsoDate),
          /** The whole of which these are parts; older files lack it. */
          wholeCents: v.exactOptional(Cents),
        }),
      ),
    ),
    [],
  ),
  /** A bill of the land with arrears in it, and the clause that leaves them to the buyer. */
  arrears: v.exactOptional(
    v.nullable(said(v.strictObject({ totalCents: Cents, owedCents: Cents }))),
  ),
  arrearsOnBuyer: v.exactOptional(v.nullable(said(v.literal(true)))),
  /** Until when the buyer may ask about the title; older files lack it and the next two. */
  requisitions: v.exactOptional(v.nullable(said(Due))),
  /** Days before settlement for the final inspection, where the contract changes the printed seven. */
  finalInspectionDays: v.exactOptional(v.nullable(said(v.number()))),
  /** What the special conditions let or make the buyer do by a day. */
  ownDays: v.optional(v.array(said(IsoDate)), []),
  /** The days by which authorities want something done. */
  orderDays: v.optional(v.array(said(IsoDate)), []),
})
export type Bargain = v.InferOutput<typeof Bargain>

/** Something that the document says, with its proven words. */
export type Said<T> = {
  readonly value: T
  readonly text: string
  readonly evidence: Evidence[]
}

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
    settlement: one(facts.settlement),
    financeDue: one(loanDue ?? facts.financeDue),
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
    outgoings: facts.outgoings.flatMap((fact) =>
      all([fact]).map((one) => ({ ...one, ...paidOf(doc, prove, fact) })),
    ),
    requisitions: one(recogniseRequisitionDue(doc)),
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
    arrears: arrearsTold(doc, prove) ?? null,
    arrearsOnBuyer: told(spanOf(arrearsOnBuyer(doc)), () => true as const),
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
