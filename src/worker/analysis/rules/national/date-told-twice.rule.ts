import type { Severity } from '#shared/report.ts'

import type { Doc, Part, Span } from '../../document.ts'
import type { Fact, Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { CORE_PATTERNS } from '../core-of.ts'
import { daysBetween, sayDate } from '../dates.ts'
import { DAY_MATTER_PATTERNS, type DayMatter, dayMatterOf, isOtherwise } from '../day-matters.ts'
import { defineRule } from '../define-rule.ts'
import { isSlip, SLIP_DAYS } from '../slip.ts'
import { TOLD_DAY_PATTERNS, type ToldDay, toldDaysOf } from '../told-days.ts'

const patterns = wordings({
  ...DAY_MATTER_PATTERNS,
  ...TOLD_DAY_PATTERNS,
  ...CORE_PATTERNS,
  pestOnly: /\bpest\b/i,
  buildingOnly: /\bbuilding\b/i,
  letting:
    /\b(?:tenanc(?:y|ies)|leases?|landlords?|lessors?|premises|rental|rooming|agistment|management) ?(?:agreement|deed|schedule|of|:)|\b(?:landlord|lessor|tenant|lessee) ?:/i,
  secondCorporation: /\bowners corporation (?:no\.? ?)?[2-9]\b/i,
  holder: /\b[Tt][Oo] ([A-Z][\w'&.-]{1,20} [A-Z][\w'&.-]{1,20})/,
  annual: /\bannual\b/i,
})

type Place = {
  readonly date: string
  readonly span: Span
  readonly source: 'contract' | 'title' | 'paper'
  readonly part: Part | null
  /** Who holds a registered lease, in capital letters; empty where none is named. */
  readonly holder: string
}

/** What each matter is called, how much it weighs and what hangs on it. */
const MATTERS = {
  sunset: [
    'The sunset date',
    'high',
    'It decides from when you or the vendor may end the contract if the plan is not registered.',
  ],
  finance: [
    'The finance date',
    'medium',
    'Until then you may end the contract if no loan is approved; a day too late and you are bound.',
  ],
  inspection: [
    'The date for the building and pest inspection',
    'medium',
    'Until then you may end the contract because of a report; a day too late and you are bound.',
  ],
  'lease-end': [
    'The end of the lease',
    'high',
    'Until then the tenant may stay, and you cannot move in.',
  ],
  'lease-start': [
    'The start of the lease',
    'low',
    'The length of the lease, and when its rent may go up, are counted from it.',
  ],
  'pool-end': [
    'The expiry of the pool certificate',
    'medium',
    'A certificate that has run out has to be replaced, at the cost of whoever owns the pool then.',
  ],
  'insurance-end': [
    'The end of the insurance',
    'medium',
    'From then on the building may not be insured.',
  ],
  contract: [
    'The date of the contract',
    'medium',
    'Time limits, such as cooling-off, finance and settlement, are counted from it.',
  ],
  meeting: [
    'The date of the general meeting',
    'low',
    'What was resolved there, and from when it holds, hangs on which meeting is meant.',
  ],
  auction: ['The date of the auction', 'medium', 'Cooling-off and your chance to bid hang on it.'],
  attorney: [
    'The date of the power of attorney',
    'medium',
    'Whoever signs under it is bound only if that very document gives the power.',
  ],
  occupancy: [
    'The date of the occupancy or final certificate',
    'low',
    'Warranties for the building work are counted from it.',
  ],
} as const satisfies Partial<Record<DayMatter, readonly [string, Severity, string]>>

type Compared = keyof typeof MATTERS

const YEAR_DAYS = 366

/** A date of this sale that two papers, or two clauses, give differently. */
export default defineRule({
  id: 'national/date-told-twice',
  title: 'Dates that are told in two places',
  category: 'legal',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'certainty of the bargain and of its papers; no act governs it' },
  appliesTo: ['particulars', 'contract-form', 'special-conditions', 'vendor-statement', 'lease'],
  patterns,
  clear: 'Each date is told once, or alike wherever it is told.',
  messages: {
    differ: {
      title: '{{what}} differs: {{first}} and {{second}}',
      description:
        '{{what}} is {{first}} in one place and {{second}} in another, and no word explains the difference. {{why}}',
      recommendation:
        'Until it is corrected in writing, keep to the date that is worse for you, and ask which one holds before you sign.',
      question: '{{what}}: which holds, {{first}} or {{second}}? Please correct the other place.',
    },
  },
  check({ doc, facts }, report) {
    for (const [matter, places] of placesOf(doc, facts)) {
      const [first, second] = clashOf(doc, matter, places, facts)
      if (first === undefined || second === undefined) continue
      const [what, usual, why] = MATTERS[matter]
      const values = { what, why, first: sayDate(first.date), second: sayDate(second.date) }
      const severity = matter === 'lease-end' && !isLater(second, first) ? 'medium' : usual
      report('differ', [first.span, second.span], values, {
        severity,
        sides: [
          { label: 'First place', value: values.first, spans: [first.span] },
          { label: 'Second place', value: values.second, spans: [second.span] },
        ],
      })
    }
  },
})

/** Where each matter is told, in the order of the file. */
function placesOf(doc: Doc, facts: Facts): Map<Compared, Place[]> {
  const found = new Map<Compared, Place[]>()
  const contractDate = facts.contractDate?.value ?? null
  for (const told of toldDaysOf(doc)) {
    const matter = dayMatterOf(told, doc.parts[told.passage.block.partIndex]?.title ?? '')
    if (matter === null || !isCompared(matter) || isOtherwise(told)) continue
    if (matter === 'contract' && isOfLetting(doc, told)) continue
    if (matter === 'meeting' && !isAnnual(doc, told)) continue
    // An agreement that had ended by then is another one.
    if (matter === 'lease-end' && contractDate !== null && told.date < contractDate) continue
    const places = found.get(matter) ?? []
    if (places.length === 0) found.set(matter, places)
    places.push(placeOf(doc, told))
  }
  seed(found.get('contract'), facts.contractDate)
  seed(found.get('finance'), facts.loanApprovalDate)
  const meetings = found.get('meeting') ?? []
  if (meetings.length > 0 && patterns.secondCorporation.test(doc.text)) found.delete('meeting')
  return found
}

/** "Premises: … Date of agreement: …": a lease has a day of its own. */
function isOfLetting(doc: Doc, { passage }: ToldDay): boolean {
  const { zone, heading, previous, text, block } = passage
  if (zone !== 'lease' && zone !== 'annexure' && zone !== 'other') return false
  const title = doc.parts[block.partIndex]?.title ?? ''
  return patterns.letting.test(`${title} ${heading} ${previous.slice(-160)} ${text.slice(0, 80)}`)
}

/** Puts what was recognised on the front page before what else is told of it. */
function seed(places: Place[] | undefined, fact: Fact<string> | null): void {
  const [span] = fact?.spans ?? []
  if (places === undefined || fact === null || span === undefined) return
  if (places.some((place) => holds(place.span, span))) return
  places.unshift({ date: fact.value, span, source: 'contract', part: null, holder: '' })
}

/** A meeting of the year, and not one that may be held at any time. */
function isAnnual(doc: Doc, { core, passage }: ToldDay): boolean {
  if (core !== '') return patterns.annual.test(core)
  return patterns.annual.test(
    `${passage.heading} ${doc.parts[passage.block.partIndex]?.title ?? ''}`,
  )
}

/** The two places that cannot both be right; none where the dates agree or are of several things. */
function clashOf(
  doc: Doc,
  matter: Compared,
  places: readonly Place[],
  facts: Facts,
): readonly Place[] {
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

function placeOf(doc: Doc, { date, core, passage: { span, zone, block } }: ToldDay): Place {
  return {
    date,
    span,
    source: zone === 'title-search' ? 'title' : CONTRACT_ZONES.has(zone) ? 'contract' : 'paper',
    part: doc.parts[block.partIndex] ?? null,
    holder: (patterns.holder.exec(core)?.[1] ?? '').toUpperCase(),
  }
}

/** One for the building and one for pests, which may have a day each. */
function isHalfEach(doc: Doc, one: Place, two: Place): boolean {
  const [first, second] = [one, two].map(({ span }) => doc.text.slice(span.start, span.end))
  if (first === undefined || second === undefined) return false
  return (
    (!patterns.pestOnly.test(first) && !patterns.buildingOnly.test(second)) ||
    (!patterns.buildingOnly.test(first) && !patterns.pestOnly.test(second))
  )
}

/** Whether the other place names, near by, who holds the registered lease. */
function isSameLease(doc: Doc, title: Place | null, place: Place | null): boolean {
  if (title === null || place === null || title.holder === '') return false
  const { start, end } = place.source === 'paper' ? (place.part?.span ?? place.span) : place.span
  return doc.text.slice(start, end).toUpperCase().includes(title.holder)
}

/** The place of the only date; null for none or several. */
function oneDate(places: readonly Place[]): Place | null {
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

function isLater(one: Place, two: Place): boolean {
  return one.date > two.date
}

function holds(outer: Span, inner: Span): boolean {
  return inner.start >= outer.start && inner.start < outer.end
}

function isCompared(matter: DayMatter): matter is Compared {
  return matter in MATTERS
}

const CONTRACT_ZONES: ReadonlySet<string> = new Set([
  'contract-form',
  'particulars',
  'special-conditions',
  'auction-conditions',
  'vendor-statement',
])
