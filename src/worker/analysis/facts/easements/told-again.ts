import type { Doc } from '../../document.ts'
import type { Easement, Fact } from '../facts.ts'

import { blockAt } from '../../segment/find.ts'

/**
 * One right is an entry of the title, a letter of the plan and a line in the list of dealings. Each
 * place is kept, and the fullest words tell it.
 */
export function toldOnce(doc: Doc, found: readonly Fact<Easement>[]): Fact<Easement>[] {
  const kept: Fact<Easement>[] = []
  for (const fact of found) {
    const at = kept.findIndex((one) => isSame(doc, one, fact) || isDrawn(doc, found, one, fact))
    const first = kept[at]
    if (first === undefined) kept.push(fact)
    else kept[at] = merged(first, fact)
  }
  return kept
}

function merged(first: Fact<Easement>, again: Fact<Easement>): Fact<Easement> {
  const isFuller =
    numbersOf(again).length > 0 &&
    again.value.description.length > first.value.description.length &&
    numbersOf(first).length > 0
  const fuller = isFuller ? again : first
  const other = isFuller ? first : again
  const { purpose } = fuller.value.purpose === 'easement' ? other.value : fuller.value
  return {
    ...fuller,
    spans: [...fuller.spans, ...other.spans],
    value: { ...fuller.value, purpose },
  }
}

/** The number under which a right is registered; that of its plan stands for all that it made. */
const NUMBER = /(?<!\b(?:DP|SP|RP|PS|LP|CP|SUP|BUP|GTP|D|P|plan) ?)(?<![/.\d])\b\d{7,9}\b/g
/** "over the land marked A", "over easement A on SP123" */
const MARKED =
  /\b(?:[Mm]arked|MARKED|[Ll]ettered|LETTERED|[Aa]rea|AREA|[Ee]asement|EASEMENT|[Dd]esignated|DESIGNATED|shown as|SHOWN AS)\s["'(]?([A-Z]{1,2})\b(?![\w'])/
/** "A Right of way", "B: EASEMENT FOR", "Easement C 6 m" */
const OPENS = /^(?:[Ee]asement |EASEMENT )?["'(]?([A-Z]{1,2})\b\)?["']?\s?[:.–-]?\s(?=\S)/
const BEFORE = /(?:^|\n|\s)\(?([A-Z]{1,2})\)?\s?[:.–-]?\s?$/

function numbersOf({ value }: Fact<Easement>): readonly string[] {
  return value.description.match(NUMBER) ?? []
}

function isSame(doc: Doc, first: Fact<Easement>, again: Fact<Easement>): boolean {
  if (!likeIn(first.value, again.value)) return false
  const [one, two] = [first, again].map(numbersOf)
  if (one?.some((number) => two?.includes(number))) return true
  const label = again.value.description.toLowerCase()
  if (label.length > 11 && first.value.description.toLowerCase().includes(label)) return true
  const letter = MARKED.exec(first.value.description)?.[1]
  return letter !== undefined && !isOnTitle(doc, again) && letter === letterOf(doc, again)
}

/** Of one purpose, or of one that is not told; a plan calls "services" what its entry tells apart. */
function likeIn(first: Easement, again: Easement): boolean {
  return (
    first.purpose === again.purpose ||
    [first.purpose, again.purpose].includes('easement') ||
    first.description.toLowerCase().includes(again.description.toLowerCase())
  )
}

function letterOf(doc: Doc, { value, spans: [span] }: Fact<Easement>): string | undefined {
  const own = OPENS.exec(value.description)?.[1]
  if (own !== undefined) return own
  const start = span?.start ?? 0
  return BEFORE.exec(doc.text.slice(Math.max(0, start - 8), start))?.[1]
}

function isOnPlan(doc: Doc, { spans: [span] }: Fact<Easement>): boolean {
  return span !== undefined && blockAt(doc, span.start)?.zone === 'plan'
}

function isOnTitle(doc: Doc, { spans: [span] }: Fact<Easement>): boolean {
  return span !== undefined && blockAt(doc, span.start)?.zone === 'title-search'
}

/** The one sewer of the plan is the one sewer of the title. */
function isDrawn(
  doc: Doc,
  all: readonly Fact<Easement>[],
  first: Fact<Easement>,
  again: Fact<Easement>,
): boolean {
  if (first.value.purpose !== again.value.purpose || first.value.purpose === 'easement')
    return false
  if (!isOnPlan(doc, again) || isOnPlan(doc, first) || /\b(?:lot|allotment)s? \d/i.test(again.text))
    return false
  const like = all.filter(({ value }) => value.purpose === first.value.purpose)
  return like.length === 2 && like.filter((one) => isOnPlan(doc, one)).length === 1
}
