import { printedNumber } from '../../wording/printed-number.ts'

/** A number with a unit of land: the number in the first group, the unit in the second. */
export const AREA =
  /(?<![\d.,])((?<=\b(?:lot|allotment) \d{1,4}[:,]?\s{1,3})\d{1,2} \d{3}(?=\s?m)|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,7}(?:\.\d{1,4})?)\s?(m²|m2|sqm|sq\.?\s?m(?:et(?:re|er)s?)?\b|square met(?:re|er)s?|ha\b|hectares?|acres?\b)/i
/** Floor areas of flats, part areas and areas of other things. */
export const NOT_LAND =
  /\b(?:floor|internal|balcony|apartment|unit|(?<!survey[- ])strata|building|living|net lettable|office|easement|reservation|at least|minimum|more than|less than|reserve|part [a-z]\b|storage|car|envelope|covenant)\b/i
/** Where the words of the next lot begin. */
export const NEXT_LOT =
  /\b(?:lots?|units?|allotments?|townhouse|villa) (?:\d{1,5}|[B-HJ-Z](?=\s))\b(?!\s?(?:m²|m2|sqm|sq))/i
/** What stands between a lot and its own measure: no other part of it, and no other thing. */
export const OWN_MEASURE =
  /^(?:(?!\b(?:car|bay|parking|garage|balcony|store|storage|courtyard|cage|easement|garden|terrace|common|part of|derivation|grant)\b)(?:[^.;$]|(?<=\d)\.(?=\d))){0,60}$/i

/** No block of land is smaller than a car space. */
export function isTooSmall(area: RegExpExecArray): boolean {
  return !/^[ha]/i.test(area[2] ?? '') && printedNumber(area[1] ?? '') < 30
}

/** What the lot is cut from, or lies beside. */
export const OTHER_LAND =
  /\b(?:parent (?:parcel|lot|title|land)|base parcel|part of (?:the )?(?:lot|land)|balance of|adjoining)\b/i

/** "Easement A in Lot 27, 61 m2", "part of lot 5: 74 m2": the size of what lies in the lot, told before its name. */
export function isPartInLot(before: string): boolean {
  return PART_IN.test(before.slice(-PART_REACH)) || PART_ROW.test(before)
}

/** "Easement J | Drainage, in gross | Lot 47 | 550 m²": a row of the plan's own list of such parts. */
const PART_ROW = /^\W{0,3}(?:easements?|emts?|covenant areas?|profits?) [A-Z]{1,2}\b/i

const PART_REACH = 90
const PART_IN =
  /\b(?:easements?|emts?|right of way|footway|carriageway|drain|sewer|pipeline|part|portion|strip|truncation|covenant|rear|front|side|corner|edge)\b(?:[^.;|\n]|\.(?=\d)){0,60}\b(?:in|within|over|of|on|inside|through|across|affecting|burdening)\s(?:the )?$/i

/** A plan that stands on the page of another paper names itself. */
export const OPENS_PLAN =
  /^(?:(?:deposited|crown|registered|filed|survey|sealed|folio) plan \S*\d|(?:DP|LP|PS|TP|RP|FP) ?\d{3,7}[A-Z]?\b)/i
