/** The numbers of the lots that are sold: "Lot 3 SP148233" gives 3; empty where none is known. */
export function lotNumbers(lotPlan: string | null): ReadonlySet<number> {
  const each = /\b(?:lots?|allotments?|blocks?|pieces?)\s((?:\d{1,5}[A-Z]?(?:,? and |, ?| & )?)+)/gi
  return new Set([...(lotPlan ?? '').matchAll(each)].flatMap((one) => numbersIn(one[1] ?? '')))
}

const LOTS =
  /\b(?:lots?|allotments?|blocks?)\s(\d{1,5}[A-Z]?(?:(?:,?\s(?:and|or|to)\s|, ?| ?& ?| ?[–-] ?)\d{1,5}[A-Z]?)*)/gi

/** Lots that a text names, with "5 to 9" counted out. */
export function lotsNamed(text: string): number[] {
  return [...text.matchAll(LOTS)].flatMap((match) => numbersIn(match[1] ?? ''))
}

const MOST_LOTS = 400

function numbersIn(list: string): number[] {
  const range = /^(\d+)[A-Z]? ?(?:to|[–-]) ?(\d+)/.exec(list)
  if (range === null) return [...list.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  const from = Number(range[1])
  const to = Math.min(Number(range[2]), from + MOST_LOTS)
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

const NOT_THIS =
  /\bnot this (?:land|lot|block|parcel)\b|\b(?:does not|do not) (?:touch|affect|burden|concern|cross|enter|reach)\b|\bnothing to do with\b|\bnot (?:the )?(?:land|lot) (?:sold|in this)\b/i
const NOT_LOT =
  /\b(?:not|nothing to do with|(?:does|do) not \w+|other than|except|no part of)\s(?:the )?(?:lots?|allotments?|blocks?)\s/i
const ONLY = /\b((?:lots?|allotments?|blocks?)\s[\d,\sand&to–-]{1,30})\s?(?:only|alone)\b/i
/** "burdens 15 only", in a row of a plan that names its lots by their numbers */
const BARE_ONLY =
  /\b(?:burdens?|burdening|affects?|affecting|crosses|benefits?|benefiting|for|over)\s(\d{1,5}(?:(?:, ?| and | & )\d{1,5}){0,6})\s(?:only|alone)\b/i
/** "LOT 8 IS SUBJECT TO A STATUTORY EASEMENT" */
const BEARS =
  /^\W{0,3}((?:lots?|allotments?|units?)\s[\d,\sand&to–-]{1,30})\s(?:is|are)\s(?:each\s)?(?:subject\sto|burdened|affected|together\swith|benefit)/i
const APPURTENANT =
  /\bappurtenant (?:only )?to ((?:lots?|allotments?|blocks?)\s[\d, and&to-]{1,30})/i

/** Does a passage say that it is about other lots? `benefits`: a right that one lot has over another. */
export function saysOtherLots(
  passage: string,
  own: ReadonlySet<number>,
  benefits: boolean,
): boolean {
  const holds = (text: string | undefined) =>
    text !== undefined && own.size > 0 && !lotsNamed(text).some((lot) => own.has(lot))
  if (holds(ONLY.exec(passage)?.[1]) || holds(BEARS.exec(passage)?.[1])) return true
  const bare = BARE_ONLY.exec(passage)?.[1]
  if (bare !== undefined && own.size > 0 && !numbersIn(bare).some((lot) => own.has(lot)))
    return true
  if (benefits && holds(APPURTENANT.exec(passage)?.[1])) return true
  const denial = NOT_LOT.exec(passage)
  if (denial !== null) return lotsNamed(passage.slice(denial.index)).some((lot) => own.has(lot))
  return NOT_THIS.test(passage)
}
