import type { Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { lotSold } from '../land/lot-sold.ts'
import { LISTED_SPACE_PATTERNS, listedAgainst } from './listed-spaces.ts'
import { LOT_TABLE_PATTERNS, lotFigures } from '../land/lot-table.ts'
import { holdingAny, passagesIn, passagesSaying } from '../reading/passages.ts'

export const CAR_SPACE_PATTERNS = wordings({
  ...LOT_TABLE_PATTERNS,
  ...LISTED_SPACE_PATTERNS,
  sold: /\bcar ?(?:park|space|parking|bay|port)s?\b|\bgarage\b|\bstorage (?:cage|unit)\b/i,
  ticked: /☒ ?(?:car ?space|storage|garage)\b/i,
  title: /\b(?:on title|part of the lot|included|one \(1\)|\d{1,4})\b/i,
  // What the plan makes of all places but those it names, or of the garages.
  shared:
    /\b(?:all (?:other |the )?)?(?:car ?)?parking(?: areas?| spaces?)?\b.{0,60}\b(?:is|are|form part of|:) ?(?:the )?common property\b|\b(?:car ?(?:spaces?|parks?|ports?)|garages?|parking)\b.{0,24}\bseparate lots?\b|\bnobody has a right\b/i,
  /** A space beside the one that every lot of its kind has. */
  extra:
    /\b(?:second|2nd|additional|extra|another|further)\b[^.;]{0,14}\b(?:car|vehicle|parking) ?(?:park(?:ing)?|space|bay|spot)?s?\b/i,
  /** What a plan tells of its own letters. */
  legend: /\b(?:denotes?|indicates?)\b|\([A-Z]{1,3}\) ?= ?/i,
  visitors: /\bvisitors?(?:'s?)?\b[^.;]{0,24}\b(?:parking|bays?|spaces?|car ?parks?)\b/i,
  included: /\bwith (?:\w{2,12} ){0,3}(?:car ?(?:space|park|port)|garage|parking|storage)\b/i,
  /** A condition that sells one. */
  sells:
    /\b(?:sale|price|property|lot|unit|flat) includes? (?:the |an? |one )?(?:\w{3,12} ){0,2}(?:car ?(?:space|park|port|bay)|garage|parking space|storage cage)\b/i,
  /** "No car space goes with flat 6", in anybody's letter. */
  noneGoes:
    /\bno (?:car ?(?:park(?:ing)?|space|bay|port)s?|parking(?: spaces?)?|garage|storage(?: cage)?)\b[^.;]{0,40}\b(?:(?:goes|comes|belongs|attached|allotted|allocated) (?:with|to)|(?:is|are|forms?) (?:a |any )?(?:subsidiar(?:y|ies)|part) of|subsidiary to) (?:the |this |that )?(?:lot|flat|unit|apartment|villa|townhouse)s?\b/i,
  /** "No lot has a car space of its own." */
  noneHas:
    /\bno (?:lot|unit|flat|apartment|owner)s? (?:has|have|holds?|owns?|comes? with) (?:an? |any )?(?:car|parking|garage|storage)\b/i,
  /** "Spaces 40 to 60: common property". */
  range:
    /\b(?:spaces?|bays?|car ?parks?) (\d{1,4}) (?:to|-|–) (\d{1,4})\b[^.;]{0,24}\bcommon property\b/i,
  /** "Bays 9, 10 and 11 are common property". */
  list: /\b(?:spaces?|bays?|car ?parks?|cages?|stores?) (\d{1,4}(?:(?:, | and |, and )\d{1,4}){0,12})\b[^.;\d]{0,24}\bcommon property\b/i,
  /** What stands on no plan is used for as long as the others let one. */
  byGrace:
    /\b(?:cages?|stores?|store ?rooms?|storage|bays?|car ?spaces?)\b[^.;]{0,60}\b(?:not (?:shown |drawn |marked )?on (?:the|any) (?:units? |strata |registered )?plan|(?:used|held|had) by (?:grace|leave|permission|arrangement))\b/i,
  car: /\b(?:car|garage|parking)/i,
  stores: /\b(?:cages?|stores?|store ?rooms?|storage)\b/i,
  not: /\b(?:car ?(?:park|space)s?|storage(?: cages?| spaces?)?|garages?)\b.{0,90}\b(?:(?<!\bnot (?:on |part of )?(?:the )?)common property|leased by|licen[cs]e|not (?:part|on title)|not included)\b|\bno (?:car ?(?:park|space)|cage|storage)\b.{0,60}\b(?:is|part|in)\b/i,
  /** "part of lot 5 and not held under a licence" says the reverse of what its words name. */
  ownLot:
    /\b(?:is|are|forms?|being) (?:a |an? )?(?:part|subsidiar\w{1,3}) (?:of )?(?:the )?(?:lot|unit)\b(?! \d{1,4} (?:and|is) not part)|\bnot (?:held |used |taken |depend )?(?:under|by|by way of|subject to|on|as)\b[^.;]{0,50}\b(?:licen[cs]e|exclusive use|lease|common property)\b/i,
  /** "Lot 6 consists of the flat and the balcony only". */
  only: /\blot (\d{1,4})\b[^.;]{0,30}(?:consists? of|comprises|is|\()[^.;]{0,50}\bonly\b/i,
  space:
    /\b(?:car|vehicle|motor cycle|boat) ?(?:park(?:ing)?|spaces?|bays?|spots?)\b|\b(?:parking|garage|car ?port|storage) (?:spaces?|cages?|areas?|bays?|units?|lockers?)\b|\b(?:garage|carport|storeroom|storage|parking|store (?:no\.? ?)?\d{1,3})\b/i,
  number:
    /\bcar ?(?:park(?:ing)?|space|bay)s?(?: space)?(?: no\.?| number)? ?(\d{1,4})\b|\bexclusive use\b.{0,60}\bcar ?(?:park|space)s? ?(\d{1,4})\b/i,
  /** A list of exclusive uses names the lot before its space. */
  whose: /\blot (\d{1,4})\b[^.;]{0,16}\bcar ?(?:park|space|bay)s?\b/i,
})

type Told = { readonly text: string; readonly span: Span }

/** A place for a car or for storage that the contract sells, and what other papers say against it. */
export type CarSpaceClash = {
  readonly first: Told
  /** At most three. */
  readonly clash: readonly Told[]
  /** All of them give the space that is sold to another lot. */
  readonly isAnothers: boolean
}

/** The first such place with the passages of other papers that deny it; null where none does. */
export function carSpaceClash(doc: Doc, facts: Facts): CarSpaceClash | null {
  const sale = lotSold(facts)
  const sold = holdingAny(
    passagesIn(doc, ['particulars', 'contract-form']),
    'text',
    CAR_SPACE_PATTERNS.ticked,
    CAR_SPACE_PATTERNS.included,
    CAR_SPACE_PATTERNS.extra,
    CAR_SPACE_PATTERNS.sold,
  ).filter(
    ({ text }) =>
      CAR_SPACE_PATTERNS.ticked.test(text) ||
      CAR_SPACE_PATTERNS.code.test(text) ||
      CAR_SPACE_PATTERNS.included.test(text) ||
      CAR_SPACE_PATTERNS.extra.test(text) ||
      (CAR_SPACE_PATTERNS.sold.test(text) && CAR_SPACE_PATTERNS.title.test(text)),
  )
  const extra = sold.filter(({ text }) => CAR_SPACE_PATTERNS.extra.test(text))
  const [first] = [
    ...extra,
    ...sold,
    ...passagesSaying(doc, ['special-conditions'], CAR_SPACE_PATTERNS.sells),
  ]
  if (first === undefined) return null
  const papers = passagesIn(doc, [
    'plan',
    'by-laws',
    'owners-corporation-certificate',
    'vendor-statement',
    'title-search',
  ])
  const letters = passagesIn(doc, ['annexure', 'other', 'minutes'])
  const denied = [
    ...papers.filter(
      ({ text }) =>
        !CAR_SPACE_PATTERNS.legend.test(text) &&
        // The bays of visitors say nothing of the garage, but of a space beside it.
        (extra.length > 0 || !CAR_SPACE_PATTERNS.visitors.test(text)) &&
        ((CAR_SPACE_PATTERNS.not.test(text) && !CAR_SPACE_PATTERNS.ownLot.test(text)) ||
          CAR_SPACE_PATTERNS.shared.test(text) ||
          CAR_SPACE_PATTERNS.noneHas.test(text) ||
          isBare(text, sale) ||
          isWithin(numberIn(first.text), text)),
    ),
    ...letters.filter(
      ({ text }) =>
        CAR_SPACE_PATTERNS.noneGoes.test(text) ||
        (extra.length > 0 && CAR_SPACE_PATTERNS.visitors.test(text)) ||
        (CAR_SPACE_PATTERNS.byGrace.test(text) &&
          CAR_SPACE_PATTERNS.stores.test(text) === CAR_SPACE_PATTERNS.stores.test(first.text)),
    ),
  ]
  const own = numberIn(first.text)
  const other = papers.filter(({ text }) => {
    // What others have says nothing, unless it is what is sold here.
    const holder = CAR_SPACE_PATTERNS.spaceRow.exec(text)?.[1]
    if (sale !== null && holder !== undefined && holder.toUpperCase() !== sale)
      return isOfHolder(text, sale, own)
    const whose = CAR_SPACE_PATTERNS.whose.exec(text)?.[1]
    if (sale !== null && whose !== undefined && whose !== sale) return false
    const number = numberIn(text)
    return own !== null && number !== null && number !== own
  })
  const kinds = new Set([
    ...(CAR_SPACE_PATTERNS.car.test(first.text) ? ['car'] : []),
    ...(CAR_SPACE_PATTERNS.stores.test(first.text) ? ['storage'] : []),
  ])
  const without = lotFigures(doc).filter(
    ({ of, lot: owner, value }) =>
      kinds.has(of) && owner === sale && CAR_SPACE_PATTERNS.nothing.test(value),
  )
  const listed = sold.flatMap((one) => {
    const against = listedAgainst(doc, one, sale)
    return against === null ? [] : [{ one, against }]
  })[0]
  if (listed !== undefined) {
    const told = listed.against.map((span) => ({
      span,
      text: doc.text.slice(span.start, span.end),
    }))
    return { first: listed.one, clash: told, isAnothers: false }
  }
  const clash = [
    ...denied,
    ...other,
    ...without.map(({ span }) => ({ span, text: doc.text.slice(span.start, span.end) })),
  ].slice(0, 3)
  if (clash.length === 0) return null
  return { first, clash, isAnothers: clash.every(({ text }) => isOfHolder(text, sale, own)) }
}

/** Whether a row of a list gives a space to another lot than the one that is sold. */
function isOfHolder(text: string, sale: string | null, own: string | null): boolean {
  const [, holder, space] = CAR_SPACE_PATTERNS.spaceRow.exec(text) ?? []
  return sale !== null && own !== null && space === own && holder?.toUpperCase() !== sale
}

/** Whether a place is one of a row or list of numbers that are common property. */
function isWithin(number: string | null, text: string): boolean {
  const [, listed] = CAR_SPACE_PATTERNS.list.exec(text) ?? []
  if (number !== null && listed?.split(/\D{1,6}/).includes(number)) return true
  const [, from, to] = CAR_SPACE_PATTERNS.range.exec(text) ?? []
  return number !== null && Number(from) <= Number(number) && Number(number) <= Number(to)
}

/** Whether a plan gives to the lot that is sold its rooms and nothing else. */
function isBare(text: string, sale: string | null): boolean {
  const [whole, lot] = CAR_SPACE_PATTERNS.only.exec(text) ?? []
  return whole !== undefined && lot === sale && !CAR_SPACE_PATTERNS.space.test(whole)
}

function numberIn(text: string): string | null {
  const match = CAR_SPACE_PATTERNS.number.exec(text)
  return match?.[1] ?? match?.[2] ?? null
}
