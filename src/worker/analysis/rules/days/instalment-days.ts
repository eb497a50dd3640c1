import { matchesIn } from '../../wording/matches.ts'
import { datesIn, placedDatesIn } from '../reading/dates.ts'

/** A day without its year: "1 March", which a date behind it completes. */
const BARE =
  /\b(\d{1,2})(?:st|nd|rd|th)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b(?!\.?,? \d{4})/gi

/** Behind these the days stand; a day before them may be the meeting's. */
const OPENS =
  /\b(?:due|payable|paid|instalments?|(?:parts|payments|calls|shares|portions)|on or before|by)\b/i

/** "… in two instalments, be put to an extraordinary general meeting on 8 December 2026": the vote's day. */
const MEETING =
  /\b(?:meeting|[ESA]\.?G\.?M\b\.?|vot(?:e|ed|es|ing)|ballot)[^.;$\d]{0,40}\b\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9}(?:,? \d{4})?/gi

/**
 * The days on which instalments fall due, in order: "1 December 2026, 1 March and 1 June 2027". A day
 * without a year has that of the next date behind it.
 */
export function instalmentDaysIn(sentence: string): string[] {
  const payable = sentence.replaceAll(MEETING, 'meeting')
  const opens = OPENS.exec(payable)
  if (opens === null) return []
  const text = payable.slice(opens.index)
  const dated = placedDatesIn(text)
  const bare = matchesIn(text, BARE).flatMap(({ 0: words, index }) => {
    const year = dated.find(({ start }) => start > index)?.date.slice(0, 4)
    return year === undefined ? [] : datesIn(`${words} ${year}`)
  })
  return [...new Set([...dated.map(({ date }) => date), ...bare])].toSorted()
}
