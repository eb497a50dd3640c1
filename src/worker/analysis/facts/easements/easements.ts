import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import type { Easement, Fact } from '../facts.ts'

import { blockAt, blocksIn } from '../../segment/find.ts'
import { easementsByAct } from './easement-by-act.ts'
import { easementsDisclosed } from './easement-disclosed.ts'
import { easementsOnPlan } from './easement-on-plan.ts'
import { easementsOnTitle } from './easement-on-title.ts'
import { easementsScheduled } from './easement-schedule.ts'
import { easementsStated } from './easement-stated.ts'
import { sideByNote } from './lots-of-mark.ts'
import { sideInTable } from './sides-in-table.ts'
import { toldOnce } from './told-again.ts'
import { isRowOfOtherLot } from '../title/row-of-lot.ts'
import { saysOtherLots, lotNumbers, lotsNamed } from '../title/own-lots.ts'

/** The easements on title and plan, and those that a statement describes where neither is in the file. */
export function recogniseEasements(doc: Doc, lotPlan: string | null = null): Fact<Easement>[] {
  const own = lotNumbers(lotPlan)
  const told = everyEasement(doc, own).flatMap((fact) => bySide(doc, fact, own))
  const ours = ({ value, spans: [span] }: Fact<Easement>) =>
    span === undefined ||
    !(
      saysOtherLots(passageOf(doc, span), own, !value.burdens) ||
      isRowOfOtherLot(doc, span, own) ||
      liesOnOtherLot(doc, span, own)
    )
  // First, so that a like one of another lot does not stand for it.
  return toldOnce(doc, distinct(told.filter((fact) => ours(fact) && !isOfAnyLand(doc, fact))))
}

/** A table, or a note of the plan, says on which lots it lies and for which: none where for neither. */
function bySide(doc: Doc, fact: Fact<Easement>, own: ReadonlySet<number>): Fact<Easement>[] {
  const [span] = fact.spans
  const block = span === undefined ? undefined : blockAt(doc, span.start)
  if (block === undefined) return [fact]
  const side =
    sideInTable(doc, block, own) ??
    (block.zone === 'plan' ? sideByNote(doc, fact.value.description, block.partIndex, own) : null)
  if (side === null) return [fact]
  const burdens = side === 'burdened'
  return side === 'neither' ? [] : [{ ...fact, value: { ...fact.value, burdens } }]
}

/** "Way, over the west side of lot 17" in the row of a schedule: the one lot that it lies on is told there. */
function liesOnOtherLot(doc: Doc, { start, end }: Span, own: ReadonlySet<number>): boolean {
  const block = blockAt(doc, start)
  if (block?.zone !== 'plan' || own.size === 0) return false
  const before = doc.text.slice(block.span.start, start)
  const sentence = before.lastIndexOf('. ')
  const isWholeRow = block.kind === 'row' && sentence < 0
  const from = block.span.start + sentence + 1
  const text = isWholeRow ? block.text : doc.text.slice(from, end)
  const over = lotsNamed(LIES_ON.exec(text)?.[1] ?? '')
  const named = lotsNamed(text)
  return over.length > 0 && !named.some((lot) => own.has(lot))
}

const LIES_ON =
  /\b(?:over|along|across) (?:(?:the|part|all|of|and|north|south|east|west|northern|southern|eastern|western|rear|front|side|boundary|whole) ){0,6}((?:lot|allotment) \d{1,5}[A-Z]?)\b/i

/** A note that easements may be there, and a surveyor's certificate, tell of none. */
function isOfAnyLand(doc: Doc, { value, spans: [span] }: Fact<Easement>): boolean {
  const before = span === undefined ? '' : doc.text.slice(Math.max(0, span.start - 60), span.start)
  const own = span === undefined ? '' : (blockAt(doc, span.start)?.text ?? '')
  return MAY_BE.test(value.description) || CERTIFIED.test(own) || EXAMPLE.test(before)
}

const MAY_BE =
  /\b(?:easements?|rights? of (?:way|carriage ?way)|interests|lots)\b[^.;]{0,80}\bmay (?:not )?(?:affect|appear|exist|apply|be (?:affected|shown|registered|recorded))\b|\bmay be (?:affected|benefited) by\b/i
const CERTIFIED = /^I,? (?:the undersigned|[A-Z][\w.]{0,20} )[^.;]{0,160}\b(?:certify|surveyor)\b/
const EXAMPLE =
  /\b(?:for example|such as|e\.g\.|including any)\b[^.;]{0,50}$|\bare or may be (?:affected|benefited)\b[^.;]{0,50}$/i

function everyEasement(doc: Doc, lots: ReadonlySet<number>): Fact<Easement>[] {
  const found: Fact<Easement>[] = []
  let taken = -1
  for (const block of blocksIn(doc, { zones: ZONES })) {
    if (block.index <= taken) continue
    const rows = easementsOnPlan(doc, block)
    const told =
      rows.length > 0 || block.zone === 'title-search' ? [] : easementsScheduled(doc, block, lots)
    if (rows.length > 0) found.push(...rows)
    else if (told.length > 0) found.push(...told)
    else if (block.zone === 'title-search' || ENTRY_ANYWHERE.test(block.text)) {
      const entries = easementsOnTitle(doc, block)
      found.push(...entries)
      const end = entries.at(-1)?.spans[0]?.end ?? 0
      // An entry may run over several of the next blocks.
      while ((doc.blocks[Math.max(taken, block.index) + 1]?.span.start ?? end) < end)
        taken = Math.max(taken, block.index) + 1
    } else if (block.zone === 'plan') found.push(...easementsStated(doc, block))
  }
  const stated = blocksIn(doc, { zones: TOLD }).flatMap((block) => easementsStated(doc, block))
  const implied = blocksIn(doc, { zones: IMPLIED })
    .flatMap((block) => easementsByAct(doc, block))
    .slice(0, MOST_IMPLIED)
  // No title shows what is only to be registered.
  if (found.length > 0) found.push(...stated.filter((one) => isToBeMade(doc, one)))
  const statutory =
    doc.state === 'QLD'
      ? blocksIn(doc, { zones: ['vendor-statement', 'title-search'] }).flatMap((block) =>
          easementsDisclosed(doc, block),
        )
      : []
  const own = found.length > 0 ? found : stated
  return [...own, ...withoutOverlap([...implied, ...statutory], own)]
}

const ZONES: readonly PageKind[] = [
  'plan',
  'title-search',
  'annexure',
  'other',
  'contract-form',
  'statutory-notice',
  'building-permit',
]
const TOLD: readonly PageKind[] = [
  'vendor-statement',
  'particulars',
  'contract-form',
  'other',
  'annexure',
]
const IMPLIED: readonly PageKind[] = [
  'vendor-statement',
  'particulars',
  'contract-form',
  'plan',
  'title-search',
  'annexure',
  'other',
]
const MOST_IMPLIED = 20
/** An entry of a title that stands in a part of another kind: "2 DP11882 EASEMENT FOR SUPPORT". */
const ENTRY_ANYWHERE =
  /^(?:\d{1,2}\.?\s+)?\*?(?:(?:DP|SP|RP)\s?\d{4,7}|[A-Z]{1,2}\d{5,7}[A-Z]?|\d{7,9})\s+(?:EASEMENT|RIGHTS? OF|PARTY WALL)|^(?:\d{1,2}\.?\s+)?EASEMENT (?:(?:IN GROSS )?No\.? ?\d|BURDEN\b|BENEFIT\b)|^(?:SUBJECT TO|TOGETHER WITH) (?:\w+ ){0,4}(?:EASEMENT|RIGHT|PARTY WALL)/

/** The words of an entry with the end of its sentence, where it says whose it is. */
function passageOf({ text }: Doc, { start, end }: Span): string {
  const rest = text.slice(end, end + 120)
  // The next mark of a plan tells of another easement.
  const stop = rest.search(/[.;\n]|\s[EAR]-\d/)
  return text.slice(start, stop < 0 ? end + rest.length : end + stop)
}

function withoutOverlap(
  extra: readonly Fact<Easement>[],
  found: readonly Fact<Easement>[],
): Fact<Easement>[] {
  const places = found.flatMap(({ spans }) => spans)
  return extra.filter(({ spans: [span] }) =>
    places.every(({ start, end }) => span === undefined || end <= span.start || start >= span.end),
  )
}

const TO_BE_MADE =
  /\bproposed\b|\b(?:will|is to|are to|must|may) be (?:registered|created|granted|reserved)\b/i

function isToBeMade(doc: Doc, { spans: [span] }: Fact<Easement>): boolean {
  if (span === undefined) return false
  return TO_BE_MADE.test(doc.text.slice(Math.max(0, span.start - 12), span.end))
}

/** The plan that made several easements is no dealing of one of them. */
const DEALING = /\b(?!DP|SP|RP|PS|LP)[A-Z]{1,2}\d{5,7}[A-Z]?\b/g

function distinct(all: readonly Fact<Easement>[]): Fact<Easement>[] {
  const found = withoutRepeats(all)
  const seen = new Set<string>()
  const first = new Map<string, number>()
  for (const [index, { value }] of found.entries())
    for (const [dealing] of value.description.matchAll(DEALING))
      if (!first.has(dealing)) first.set(dealing, index)
  return found.filter(({ value }, index) => {
    const key = value.description.toLowerCase()
    if (seen.has(key)) return false
    seen.add(key)
    if (value.purpose !== 'easement') return true
    // An instrument that is copied behind the title is the entry that the title has with its number.
    const [dealing] = value.description.match(DEALING) ?? []
    return dealing === undefined || (first.get(dealing) ?? index) >= index
  })
}

/** An easement by its name and width: "EASEMENT FOR TRANSMISSION LINE 30 WIDE". */
const NAMED =
  /\b(?:easements?|rights?) ((?:for|to|of) [a-z][a-z &,-]{2,60}?)(?: (\d{1,3}(?:\.\d{1,2})?)(?: ?m(?:et(?:re|er)s?)?)?(?: wide)?\b|(?= variable| ?[:(.;]| affecting| along| over| in favour|$))/i
const ENTRY = /^(?:\d{1,2}\.? )?\*?(?:(?:DP|SP|RP) ?\d{4,7}|[A-Z]{1,2}\d{5,7}[A-Z]?)\b/

/** The plan and the terms tell again of what the title has as an entry: its places are those too. */
function withoutRepeats(found: readonly Fact<Easement>[]): Fact<Easement>[] {
  const kept: Fact<Easement>[] = []
  for (const fact of found) {
    const at = ENTRY.test(fact.value.description)
      ? -1
      : kept.findIndex((one) => isSameNamed(one.value, fact.value))
    const first = kept[at]
    if (first === undefined) kept.push(fact)
    else kept[at] = { ...first, spans: [...first.spans, ...fact.spans], value: named(first, fact) }
  }
  return kept
}

/** "EASEMENT No 601229417 … OVER EASEMENT A" says no purpose; the plan does, beside its letter. */
function named({ value }: Fact<Easement>, { value: again }: Fact<Easement>): Easement {
  return value.purpose === 'easement' ? { ...value, purpose: again.purpose } : value
}

const OVER_LETTER = /\bover easement ([A-Z]{1,2}) (?:on|in) (?:[A-Z]{2} ?\d|plan\b)/i
const LETTER = /\beasement ([A-Z]{1,2})\s?[:(-]/i

function isSameLetter(entry: Easement, other: Easement): boolean {
  const letter = OVER_LETTER.exec(entry.description)?.[1]
  return letter !== undefined && letter === LETTER.exec(other.description)?.[1]?.toUpperCase()
}

function isSameNamed(entry: Easement, other: Easement): boolean {
  if (isSameLetter(entry, other)) return true
  if (!ENTRY.test(entry.description)) return false
  const [, name, width] = NAMED.exec(entry.description) ?? []
  const [, again, wide] = NAMED.exec(other.description) ?? []
  if (name === undefined || name.toLowerCase() !== again?.toLowerCase()) return false
  // A plan draws it and does not say whose it is: of one width it is the entry's.
  if (entry.burdens !== other.burdens) return width !== undefined && width === wide
  return width === wide || width === undefined || wide === undefined
}
