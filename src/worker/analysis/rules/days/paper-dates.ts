import type { Doc } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { datesIn, latestDate, placedDatesIn } from '../reading/dates.ts'
import { passagesIn } from '../reading/passages.ts'
import { STATING_PAPERS } from '../reading/zones-of-papers.ts'

export const PAPER_DATE_PATTERNS = wordings({
  madeOn:
    /\b(?:produced|issued?|date of (?:issue|certificate|search|this certificate|inspection|report)|certificate date|dated?|search(?:ed| date| taken| made)|certified to|date\/time|date and time|as at|generated|extracted|printed|signed)\b/i,
  /** The row in which a seller signs a statement, with the day at its end. */
  signedBy:
    /^\W{0,3}(?:signed (?:for|by) )?(?:the )?(?:seller|vendor|owner|transferor|proprietor)s?\b[^.;:?$]{0,80}\b(?:date:? )?\d{1,2}(?: \w{3,9} |[/.-]\d{1,2}[/.-])20\d\d\W{0,3}$/i,
  madeLater:
    /\b(?:value|valuation|expir\w{1,3}|valid (?:until|to)|due|instrument|policy|settlement|completion|sunset|lapse\w{0,1}|until|end(?:s|ing)?|adjourned|next|renew\w{0,3}|review|maturity|closing)\b/i,
})

const EVERY_MADE = new RegExp(PAPER_DATE_PATTERNS.madeOn, 'gi')
/** Characters between the word and its day: "Produced at 10:02 AM on", "date/time: ". */
const BESIDE = 24

/** No paper that is read was made later. */
const LAST_READ = '2031'

/** The day to which the papers speak: the contract's, else the newest that a paper was made on. */
export function newestPaperDate(doc: Doc, { contractDate }: Facts): string | null {
  if (contractDate !== null) return contractDate.value
  const made = passagesIn(doc, ['title-search', ...STATING_PAPERS])
    .filter(
      ({ text, previous }) =>
        (PAPER_DATE_PATTERNS.madeOn.test(text) || PAPER_DATE_PATTERNS.signedBy.test(text)) &&
        // "Is there a sunset date? Yes. Date: …": what is asked goes with its answer.
        !PAPER_DATE_PATTERNS.madeLater.test(previous.endsWith('?') ? `${previous} ${text}` : text),
    )
    .flatMap(({ text }) =>
      PAPER_DATE_PATTERNS.signedBy.test(text) ? datesIn(text) : madeDates(text),
    )
    .filter((date) => date < LAST_READ)
  return latestDate(made)
}

/** The same, or the day of settlement where no paper tells its own: what lies well before it is past. */
export function paperOrSettlementDate(doc: Doc, facts: Facts): string | null {
  const settlement = facts.settlement?.value
  return newestPaperDate(doc, facts) ?? (settlement?.kind === 'date' ? settlement.date : null)
}

/** "Issued 28 October 2026 by … (agreement to 30 June 2028)": the day behind the word alone. */
function madeDates(text: string): string[] {
  const dates = placedDatesIn(text)
  return [...text.matchAll(EVERY_MADE)].flatMap((made) => {
    const end = made.index + made[0].length
    const next = dates.find(({ start }) => start >= end && start - end <= BESIDE)
    return next === undefined ? [] : [next.date]
  })
}
