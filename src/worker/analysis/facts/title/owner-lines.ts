import type { Doc, Span } from '../../document.ts'

import { STREET_TYPE } from '../place/street-type.ts'

/** The lines of a stretch as the page prints them, with three blanks where a cell ends. */
export function ownerLines(doc: Doc, region: Span): string[] {
  const lines: string[] = []
  for (const line of printedLines(doc, region)) {
    const above = lines.at(-1)
    if (above !== undefined && isRestOfName(above, line)) lines.splice(-1, 1, `${above} ${line}`)
    else if (above === undefined || !isRestOfAddress(above, line)) lines.push(line)
  }
  return lines
}

function printedLines(doc: Doc, region: Span): string[] {
  return doc.evidence(region).flatMap(({ page, quote, start }) => {
    const breaks = doc.source.pages[page - 1]?.cellBreaks ?? []
    const ends = breaks.map((at) => at - start).filter((at) => at > 0 && at < quote.length)
    return [...ends, quote.length]
      .map((end, index) => quote.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end))
      .flatMap((line) => line.replaceAll('\t', '   ').split('\n'))
      .map((line) => line.replace(LABEL_GOES_ON, '').trimStart())
  })
}

/** "(FIRST SCHEDULE)   BEN SAMPLE": the second line of the label, before the second owner. */
const LABEL_GOES_ON = /^\s*\((?:first schedule|schedule 1)\)(?=\s{2,}\S)/i

/**
 * "ANN MARIE" above "SAMPLE both of 4 BAY ROAD", "SAMPLE HOLDINGS PTY" above "LIMITED": one word is
 * nobody's whole name.
 */
function isRestOfName(above: string, line: string): boolean {
  if (HALF_NAME.test(above) && LAST_WORD.test(line) && !NO_NAME.test(line.split(' ')[0] ?? ''))
    return true
  if (COMPANY.test(above) || !BARE.test(above) || NO_NAME.test(above)) return false
  return LAST_WORD.test(line) && !NO_NAME.test(line)
}

/** "TRANSFER to ANN MARIE SAMPLE and BEN" above "SAMPLE as tenants in common". */
const HALF_NAME = /\b[A-Z][A-Z'’-]+ (?:and|AND|&) [A-Z][A-Z'’-]{1,20}\s*$/
const COMPANY = /\b(?:ltd|limited)\b/i
const BARE = /^[A-Z][A-Z'’-]+(?: (?:[A-Z][A-Z'’.-]*|&)){0,5}\s*$/
const LAST_WORD =
  /^(?!(?:BOTH|ALL|EACH|OF|AS|AND|THE|IN|BY)\b)[A-Z][A-Z'’-]{2,}\.?(?=\s+(?:of|OF|both|BOTH|as|AS)\b|\s*$|\s*\((?:ACN|A\.C\.N))/
const NO_NAME =
  /\b(?:joint|jointly|tenants?|common|proprietors?|owners?|estate|fee|simple|deceased|nil|none|address|dealing|shares?|equal|executors?|administrators?|trustees?|interest|name|lot|title|volume|folio|register|encumbrances?|mortgages?|caveats?|easements?|covenants?|notations|interests|schedule|registered)\b/i

/** "OF 4 BAY ROAD" above "WEST CREEK SA 5999": the place behind a street. */
function isRestOfAddress(above: string, line: string): boolean {
  if (HAS_ADDRESS.test(above) && ENDS_IN_COUNTRY.test(line) && !COMPANY.test(line)) return true
  return ENDS_IN_STREET.test(above) && PLACE.test(line) && !COMPANY.test(line)
}

/** "ANN SAMPLE of 4 BAY ROAD LUNENBURG NOVA" above "SCOTIA CANADA": no address ends before its country. */
const HAS_ADDRESS = /\b(?:of|OF) (?:(?:unit|flat|suite|UNIT|FLAT|SUITE|LOT) )?\d(?!.*\d{4}\s*$)/
const ENDS_IN_COUNTRY =
  /^(?:[A-Z][A-Z'’-]+,? ){0,4}(?:AUSTRALIA|CANADA|NEW ZEALAND|ENGLAND|SCOTLAND|WALES|IRELAND|UNITED KINGDOM|UK|USA|UNITED STATES(?: OF AMERICA)?|SINGAPORE|MALAYSIA|CHINA|HONG KONG|INDIA|FRANCE|GERMANY|ITALY|JAPAN|SOUTH AFRICA|(?:VIC|NSW|QLD|SA|WA|TAS|ACT|NT)(?: \d{4})?)(?: [A-Z0-9 ]{3,9}\d[A-Z0-9 ]{0,4})?\s*$/

const ENDS_IN_STREET = new RegExp(`\\d[^;]{2,60}\\b${STREET_TYPE},?\\s*$`, 'iu')
/** One or two words, or any with a state or a postcode behind them. */
const PLACE =
  /^[A-Z][A-Za-z'’-]+(?: [A-Z][A-Za-z'’-]+)?(?:,? (?:VIC|NSW|QLD|SA|WA|TAS|ACT|NT))?(?: \d{4})?\s*$|^(?:[A-Z][A-Za-z'’-]+ ){1,4}(?:VIC|NSW|QLD|SA|WA|TAS|ACT|NT)\b/
