const TYPES =
  '(?:street|st|road|rd|avenue|ave|drive|dr|court|ct|place|pl|parade|pde|crescent|cres|lane|way|terrace|tce|highway|hwy|close|circuit|boulevard|esplanade|grove|square)'

/** A street behind a number, "73 Garnet Street": the number is of an address and counts nothing. */
export const STREET_AFTER = `(?! (?:[A-Za-z][A-Za-z'-]{1,19} ){1,3}${TYPES}\\b)`

/** A word that a street is called by, "47 Tannery Lane": nothing of the kind stands there. */
export const NO_STREET = `(?! ${TYPES}\\b)`

const LABEL = new RegExp(
  `^\\W{0,3}(?:(?:unit|flat|shop|villa|apartment|suite|lot) [A-Z]?\\d{1,4}[A-Z]?,? ?(?:/ ?)?)?(?:\\d{1,4}[A-Z]?/)?(\\d{1,4}[A-Z]?)(?:-\\d{1,4})? ((?:[A-Z][A-Za-z'’-]{1,19} ){1,3}${TYPES})\\b,?(?: [A-Z][A-Za-z'’-]{1,19}){0,3}(?: [A-Z]{2,3})?(?: \\d{4})? ?[:|–—]`,
  'i',
)

/** The address that stands before what is told of it; null where a text begins otherwise. */
export function addressFirst(
  text: string,
): { readonly number: string; readonly street: string } | null {
  const [, number, street] = LABEL.exec(text) ?? []
  if (number === undefined || street === undefined) return null
  return { number: number.toUpperCase(), street: street.toLowerCase() }
}
