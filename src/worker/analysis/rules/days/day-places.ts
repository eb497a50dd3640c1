import type { Doc, Part, Span } from '../../document.ts'
import type { Fact, Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { type ComparedDay, isComparedDay } from './compared-days.ts'
import { CORE_PATTERNS } from '../reading/core-of.ts'
import { DAY_MATTER_PATTERNS, dayMatterOf, isOtherwise } from './day-matters.ts'
import { TOLD_DAY_PATTERNS, type ToldDay, toldDaysOf } from './told-days.ts'

export const DAY_PLACE_PATTERNS = wordings({
  ...DAY_MATTER_PATTERNS,
  ...TOLD_DAY_PATTERNS,
  ...CORE_PATTERNS,
  letting:
    /\b(?:tenanc(?:y|ies)|leases?|landlords?|lessors?|premises|rental|rooming|agistment|management) ?(?:agreement|deed|schedule|of|:)|\b(?:landlord|lessor|tenant|lessee) ?:/i,
  secondCorporation: /\bowners corporation (?:no\.? ?)?[2-9]\b/i,
  holder: /\b[Tt][Oo] ([A-Z][\w'&.-]{1,20} [A-Z][\w'&.-]{1,20})/,
  annual: /\bannual\b/i,
})

const P = DAY_PLACE_PATTERNS

/** One place in which a day is told. */
export type DayPlace = {
  readonly date: string
  readonly span: Span
  readonly source: 'contract' | 'title' | 'paper'
  readonly part: Part | null
  /** Who holds a registered lease, in capital letters; empty where none is named. */
  readonly holder: string
}

/** Where each matter is told, in the order of the file. */
export function dayPlacesOf(doc: Doc, facts: Facts): Map<ComparedDay, DayPlace[]> {
  const found = new Map<ComparedDay, DayPlace[]>()
  const contractDate = facts.contractDate?.value ?? null
  for (const told of toldDaysOf(doc)) {
    const matter = dayMatterOf(told, doc.parts[told.passage.block.partIndex]?.title ?? '')
    if (matter === null || !isComparedDay(matter) || isOtherwise(told)) continue
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
  if (meetings.length > 0 && P.secondCorporation.test(doc.text)) found.delete('meeting')
  return found
}

/** "Premises: … Date of agreement: …": a lease has a day of its own. */
function isOfLetting(doc: Doc, { passage }: ToldDay): boolean {
  const { zone, heading, previous, text, block } = passage
  if (zone !== 'lease' && zone !== 'annexure' && zone !== 'other') return false
  const title = doc.parts[block.partIndex]?.title ?? ''
  return P.letting.test(`${title} ${heading} ${previous.slice(-160)} ${text.slice(0, 80)}`)
}

/** Puts what was recognised on the front page before what else is told of it. */
function seed(places: DayPlace[] | undefined, fact: Fact<string> | null): void {
  const [span] = fact?.spans ?? []
  if (places === undefined || fact === null || span === undefined) return
  if (places.some((place) => isWithin(span, place.span))) return
  places.unshift({ date: fact.value, span, source: 'contract', part: null, holder: '' })
}

/** A meeting of the year, and not one that may be held at any time. */
function isAnnual(doc: Doc, { core, passage }: ToldDay): boolean {
  if (core !== '') return P.annual.test(core)
  return P.annual.test(`${passage.heading} ${doc.parts[passage.block.partIndex]?.title ?? ''}`)
}

function placeOf(doc: Doc, { date, core, passage: { span, zone, block } }: ToldDay): DayPlace {
  return {
    date,
    span,
    source: zone === 'title-search' ? 'title' : CONTRACT_ZONES.has(zone) ? 'contract' : 'paper',
    part: doc.parts[block.partIndex] ?? null,
    holder: (P.holder.exec(core)?.[1] ?? '').toUpperCase(),
  }
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.start < outer.end
}

const CONTRACT_ZONES: ReadonlySet<string> = new Set([
  'contract-form',
  'particulars',
  'special-conditions',
  'auction-conditions',
  'vendor-statement',
])
