/** Blanks that are set within a number and nowhere else: "1\u2009832". */
const FIXED =
  /(?<![\d.,])[1-9]\d{0,2}(?:[\u00A0\u2007\u2009\u202F]\d{3}){1,3}(?![\d\u2009\u202F]|\u00A0\d)/gu
const AREA =
  /(?<![\d.,/$])[1-9]\d{0,2}(?: \d{3}){1,2}(?=\s?(?:m²|m2\b|sqm\b|sq\.? ?m(?:et(?:re|er)s?)?\b|square met(?:re|er)s?\b|ha\b|hectares?\b))/giu
const MONEY =
  /(?<=\$ ?)[1-9]\d{0,2}(?: \d{3}){1,3}(?=\.\d\d\b|[),;:]|\.?\s*$|\.? +(?!\d|(?:days?|weeks?|months?|years?|shares?|units?|metres?|m|km|kl)\b))/giu
/** A cell that holds nothing else: the unit stands above its column. */
const CELL = /^[1-9]\d? \d{3}$/u

/** "Lot 5 832 m²", "Lots 3 and 5 832 m²": the first number is what the lot is called. */
const NAMES_LOT =
  /\b(?:lots?|allotments?|blocks?|units?|flats?|apartments?|sections?|stages?|levels?|items?|parcels?|portions?|no\.?|numbers?|plan|dp|sp|rp|ps|lp)(?: \d{1,5}(?:,| and| &| to))* ?$/iu
/** "Lot 31: 1 832 m²": the lot has been named. */
const LOT_NAMED = /\b(?:lot|allotment) \d{1,4}[:,]? +$/iu

/**
 * Where blanks part the thousands of one number in a stretch of a page: "1 832 m²", "$1 185 000".
 * They are read as commas. Null where there are none.
 */
export function groupedDigits(
  text: string,
  start: number,
  end: number,
): ReadonlySet<number> | null {
  const own = text.slice(start, end)
  if (!/\d\s\d{3}(?!\d)/u.test(own)) return null
  const isLaterCell = text.charAt(start - 1) === '\t'
  const found = [...own.matchAll(FIXED), ...own.matchAll(MONEY)]
  for (const match of own.matchAll(AREA)) {
    const before = own.slice(0, match.index)
    if (before === '' ? isLaterCell : LOT_NAMED.test(before) || !NAMES_LOT.test(before))
      found.push(match)
  }
  if (isLaterCell && CELL.test(own.trim())) found.push(...own.matchAll(/\d{1,2} \d{3}/gu))
  const places = found.flatMap(({ 0: number, index }) =>
    [...number.matchAll(/\s/gu)].map((blank) => start + index + blank.index),
  )
  return places.length > 0 ? new Set(places) : null
}
