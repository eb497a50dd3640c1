/**
 * What the words of a value say that it is of: of the lot that is sold, of more than it (the whole
 * parcel, all that the owner holds, what a tax is reckoned on), or nothing of either.
 */
export type ValueOf = 'lot' | 'more' | 'unsaid'

/** By the words up to the value and by a bracket right behind it. */
export function valueOf(before: string, behind: string): ValueOf {
  const words = `${before} ${BRACKET.exec(behind)?.[0] ?? ''}`
  if (SHARE.test(words)) return 'lot'
  if (MORE.test(words)) return 'more'
  return LOT.test(words) ? 'lot' : 'unsaid'
}

/**
 * The text with blanks in the place of brackets that tell another value beside the one they stand by:
 * "value of the lot (share of parcel value $5,200,000) $624,000".
 */
export function withoutAsides(text: string): string {
  return text.replace(ASIDE, (aside) => (/\d,\d{3}/.test(aside) ? ' '.repeat(aside.length) : aside))
}

const BRACKET = /^\s{0,4}\([^()$]{1,60}\)/
const SHARE =
  /\b(?:shares?|portion|proportion(?:ate|al)?|apportioned|attribut(?:ed|able)|allocated)\b(?! of (?:all|total))/i
const LOT = /\b(?:this|the|your) (?:lot|unit)\b(?! owners?)|\b(?:lot|unit) \d/i
const MORE =
  /\b(?:parcel|whole|entire|aggregat\w{1,4}|all (?:of )?(?:the |its |her |his |their )?(?:lots|units|land|holdings|properties)|(?:scheme|site) land|land of the scheme|parent|with (?:an)?other (?:lot|land|block)s?|total (?:taxable|land)|(?:used|assessed|taken) for (?:land )?tax|taxable|building(?: as a whole)?)\b|\bblock\W{0,4}$/i
const ASIDE =
  /\([^()]{0,60}\b(?:shares?|parts?|portion|proportion|parcel|whole|block|scheme|building|previous(?:ly)?|formerly|last year|aggregate\w{0,2}|all)\b[^()]{0,60}\)/gi
