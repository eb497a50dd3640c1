import * as v from 'valibot'

import { Cents, Evidence, StateCode } from '#shared/report.ts'

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
  otherParcels: v.exactOptional(v.number()),
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
  /** Only where owners are still to vote on it. */
  isProposed: v.exactOptional(v.literal(true)),
  /** The papers print the share, and what of it falls due on each day; older files lack both. */
  isTold: v.exactOptional(v.literal(true)),
  partCents: v.exactOptional(Cents),
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
  /** A contract that both sides have signed or exchanged, and its day; older files lack it. */
  made: v.exactOptional(v.nullable(said(v.nullable(IsoDate)))),
  settlement: v.nullable(said(Settlement)),
  /** A term by which settlement can come on another day; older files lack it. */
  settlementMoves: v.exactOptional(v.nullable(said(v.literal(true)))),
  financeDue: v.nullable(said(Due)),
  /** What may happen once that day has passed, and the hour that it ends with; older files lack it. */
  afterLoan: v.exactOptional(
    v.nullable(
      said(
        v.strictObject({
          who: v.nullable(v.picklist(['either', 'vendor', 'silence'])),
          hour: v.nullable(v.string()),
        }),
      ),
    ),
  ),
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
  /** The term that puts on the buyer what falls due after the contract; older files lack it. */
  leviesOnBuyer: v.exactOptional(v.nullable(said(v.literal(true)))),
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
  /** Up to how much the vendor pays them by that clause; older files lack it. */
  arrearsVendorCents: v.exactOptional(v.nullable(Cents)),
  /** What the buyer goes on paying each month for equipment in the house; older files lack it. */
  planOnBuyer: v.exactOptional(v.nullable(said(Cents))),
  /** Until when the buyer may ask about the title; older files lack it and the next two. */
  requisitions: v.exactOptional(v.nullable(said(Due))),
  auctionDay: v.exactOptional(v.nullable(said(IsoDate))),
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
