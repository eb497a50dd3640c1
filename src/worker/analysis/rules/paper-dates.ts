import type { Doc } from '../document.ts'
import type { Facts } from '../facts/facts.ts'
import { wordings } from '../wording/wordings.ts'
import { datesIn, latestDate } from './dates.ts'
import { passagesIn } from './passages.ts'

export const PAPER_DATE_PATTERNS = wordings({
  madeOn:
    /\b(?:produced|issued?|date of (?:issue|certificate|search|this certificate|inspection|report)|certificate date|dated?|search(?:ed| date| taken| made)|date\/time|date and time|as at|generated|extracted|printed|signed)\b/i,
  madeLater:
    /\b(?:value|valuation|expir\w{1,3}|valid (?:until|to)|due|instrument|policy|settlement|completion|sunset|lapse\w{0,1}|until|end(?:s|ing)?|adjourned|next)\b/i,
})

/** No paper that is read was made later. */
const LAST_READ = '2031'

/** The day to which the papers speak: the contract's, else the newest that a paper was made on. */
export function newestPaperDate(doc: Doc, { contractDate }: Facts): string | null {
  if (contractDate !== null) return contractDate.value
  const made = passagesIn(doc, [
    'title-search',
    'vendor-statement',
    'planning-certificate',
    'rates-certificate',
    'water-certificate',
    'land-tax-certificate',
    'owners-corporation-certificate',
  ])
    .filter(
      ({ text }) =>
        PAPER_DATE_PATTERNS.madeOn.test(text) && !PAPER_DATE_PATTERNS.madeLater.test(text),
    )
    .flatMap(({ text }) => datesIn(text))
    .filter((date) => date < LAST_READ)
  return latestDate(made)
}
