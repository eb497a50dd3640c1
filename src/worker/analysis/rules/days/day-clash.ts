import type { Doc } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import type { ComparedDay } from './compared-days.ts'
import { daysBetween } from '../reading/dates.ts'
import type { DayPlace } from './day-places.ts'
import { isSlip, SLIP_DAYS } from '../sums/slip.ts'

export const DAY_CLASH_PATTERNS = wordings({
  pestOnly: /\bpest\b/i,
  buildingOnly: /\bbuilding\b/i,
})

const YEAR_DAYS = 366

/** The two places that cannot both be right; none where the dates agree or are of several things. */
export function dayClashOf(
  doc: Doc,
  matter: ComparedDay,
  places: readonly DayPlace[],
  facts: Facts,
): readonly DayPlace[] {
  const [first] = places
  if (first === undefined) return []
  const dates = [...new Set(places.map(({ date }) => date))]
  if (dates.length < 2) return []
  const other = places.find(({ date }) => date !== first.date)
  if (other === undefined) return []
  const apart = Math.abs(daysBetween(first.date, other.date))
  switch (matter) {
    case 'inspection':
      return dates.length === 2 && !isHalfEach(doc, first, other) ? [first, other] : []
    case 'sunset':
    case 'finance':
      return dates.length === 2 ? [first, other] : []
    case 'rent-raised': {
      // A rise after the lease was made is no contradiction; one that the seller leaves out is.
      const told = oneDate(places.filter(({ source }) => source === 'contract'))
      const paper = oneDate(places.filter(({ source }) => source === 'paper'))
      return told !== null && paper !== null && told.date < paper.date ? [told, paper] : []
    }
    case 'contract': {
      const own = facts.contractDate?.value
      const wrong = places.find(({ date }) => date !== own && apartFrom(date, own) <= 200)
      const right = places.find(({ date }) => date === own)
      return dates.length === 2 && right !== undefined && wrong !== undefined ? [right, wrong] : []
    }
    case 'lease-end':
    case 'lease-start': {
      const contract = oneDate(places.filter(({ source }) => source === 'contract'))
      const paper = oneDate(places.filter(({ source }) => source === 'paper'))
      const title = oneDate(places.filter(({ source }) => source === 'title'))
      const own = [contract, paper]
      const registered = own.map((place) => (isSameLease(doc, title, place) ? title : null))
      for (const [one, two] of [own, [registered[0], contract], [registered[1], paper]]) {
        if (one === null || one === undefined || two === null || two === undefined) continue
        if (one.date === two.date) continue
        if (matter === 'lease-end' || isSlip(one.date, two.date)) return [one, two]
      }
      return []
    }
    case 'insurance-end':
      return dates.length === 2 && !isAnniversary(first.date, other.date) ? [first, other] : []
    case 'pool-end':
      return dates.length === 2 ? [first, other] : []
    case 'meeting':
      return dates.length === 2 && apart <= 31 ? [first, other] : []
    case 'auction': {
      const isList = doc.pageAt(first.span.start) === doc.pageAt(other.span.start)
      if (isList && first.part === other.part) return []
      return dates.length === 2 && isSlip(first.date, other.date) ? [first, other] : []
    }
    case 'attorney':
    case 'occupancy':
      // A list of several in one paper is no contradiction.
      if (first.part === other.part) return []
      return dates.length === 2 && isSlip(first.date, other.date) ? [first, other] : []
  }
}

/** One for the building and one for pests, which may have a day each. */
function isHalfEach(doc: Doc, one: DayPlace, two: DayPlace): boolean {
  const [first, second] = [one, two].map(({ span }) => doc.text.slice(span.start, span.end))
  if (first === undefined || second === undefined) return false
  const { pestOnly, buildingOnly } = DAY_CLASH_PATTERNS
  return (
    (!pestOnly.test(first) && !buildingOnly.test(second)) ||
    (!buildingOnly.test(first) && !pestOnly.test(second))
  )
}

/** Whether the other place names, near by, who holds the registered lease. */
function isSameLease(doc: Doc, title: DayPlace | null, place: DayPlace | null): boolean {
  if (title === null || place === null || title.holder === '') return false
  const { start, end } = place.source === 'paper' ? (place.part?.span ?? place.span) : place.span
  return doc.text.slice(start, end).toUpperCase().includes(title.holder)
}

/** The place of the only date; null for none or several. */
function oneDate(places: readonly DayPlace[]): DayPlace | null {
  const [first] = places
  return first !== undefined && places.every(({ date }) => date === first.date) ? first : null
}

/** A policy that was renewed ends on the same day of another year. */
function isAnniversary(one: string, two: string): boolean {
  const apart = Math.abs(daysBetween(one, two)) % 365
  return Math.abs(daysBetween(one, two)) > SLIP_DAYS && (apart <= 3 || apart >= YEAR_DAYS - 4)
}

function apartFrom(date: string, other: string | undefined): number {
  return other === undefined ? Infinity : Math.abs(daysBetween(other, date))
}
