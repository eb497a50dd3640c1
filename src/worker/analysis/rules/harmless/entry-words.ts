import type { Doc, Span } from '../../document.ts'
import type { Fact } from '../../facts/facts.ts'
import { lotNumbers, lotsNamed } from '../../facts/title/own-lots.ts'
import { LAW_AS_AT } from '../../law/as-at.ts'
import { blockAt } from '../../segment/find.ts'
import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import { datesIn, latestDate } from '../reading/dates.ts'
import type { Reading } from '../define-rule.ts'

export const ENTRY_FATE_PATTERNS = wordings({
  over: /\b(?:withdrawn|removed|cancelled|lapsed|discharged|extinguished|expired|surrendered|released|revoked|rescinded|determined|ceased|satisfied|rejected|no longer (?:in force|current|registered))\b/i,
  /** The paper that takes another entry off: "withdrawal of caveat AB123456". */
  endingOf:
    /\b(?:withdrawal|removal|lapse|lapsing|discharge|cancellation|release|extinguishment|surrender|revocation|expiry) of\b[^.;]{0,50}?\b((?:[A-Z]{1,3} ?)?\d{5,10}[A-Z]?)\b/i,
  isEnding:
    /\b(?:withdrawal|removal|lapse|lapsing|discharge|cancellation|release|extinguishment|surrender|revocation) of (?:the )?(?:\w{2,12} )?$/i,
  /** Not all of it, not yet, or nobody knows. */
  stays:
    /\b(?:to be|will be|would be|must be|may be|can be|is being|not (?:yet )?(?:been )?|until|unless|if|when|once|before|at settlement|on settlement|in part|part(?:ly|ial\w{0,2})|as to (?:part|the (?:subdivider|original|former|first))\b|application|pending|undertak\w{3,6}|agrees?|request\w{0,3}|extended|renew\w{0,3}|option|holding over)\b/i,
  ends: /\b(?:expir(?:y|es|ing)|ends|ending|terminates|terminating|term(?: of| to)?|until|to expire|lapses)\b/i,
  unregistered: /\bunregistered\b/i,
  benefit:
    /\b(?:covenants?|restrictions?|easements?|agreements?|rights?) benefit\b|\bbenefit(?:s|t?ed|t?ing) (?:the|this) (?:within |subject )?(?:land|lot|property|parcel)\b|\b(?:the|this) (?:land|lot|property|parcel) (?:is |has been )?benefit(?:t?ed|s)\b|\b(?:together with|has|having|with) the benefit of\b|\bbenefit (?:only|as to)\b|\bbenefit\W{1,3}$|\(benefit\)/i,
  burden: /\b(?:burden\w{0,3}|subject to|servient)\b/i,
  only: /\b(?:as to|affect(?:s|ing)|over|in|on|burden(?:s|ing)) ((?:lots?|allotments?|units?) [\d, &andto-]{1,24}) only\b/i,
  /** Another entry begins on the same line: "… THE LAND 4 AE118735 INITIAL PERIOD EXPIRED". */
  nextEntry:
    /(?<!\b(?:by|see|no\.?|instrument|dealing|of|to|in|BY|SEE|OF|TO|IN|NO\.?|DEALING|INSTRUMENT) )\s(?:\d{1,2}[.)]? \*?[A-Z]{1,3}\d{4,9}\b|\d{1,2}[.)] (?=[A-Z])|\*?[A-Z]{1,3}\d{5,8}[A-Z]? [A-Z]{4,12}\b)/,
  /** The line below still tells of the entry. */
  goesOn:
    /^\W{0,3}(?:status|withdrawn|removed|cancelled|lapsed|discharged|expir\w{1,4}|term\b|benefit\w{0,4}|burden\w{0,3}|registered|lodged|released|rescinded|revoked|surrendered|as to|in favour|over (?:the|easement|part))\b/i,
})

const P = ENTRY_FATE_PATTERNS

/** What became of an entry of the title, as its own words or another entry tell. */
export type EntryFate = 'ended' | 'elsewhere' | 'benefit'

/** How far the words of one entry run behind its number. */
const ENTRY = 180

/** What the words of an entry, or of another one, tell of its fate; null where they tell nothing. */
export function fateInWords(
  reading: Reading,
  { spans, value }: Fact<{ readonly number: string | null }>,
): EntryFate | null {
  const [span] = spans
  if (span === undefined) return null
  const { doc, facts } = reading
  const today = facts.contractDate?.value ?? LAW_AS_AT
  const { before, words } = entryAt(reading, span)
  if (P.isEnding.test(before) || hasEnded(words, today)) return 'ended'
  if (value.number !== null && endedNumbers(doc).has(value.number.toUpperCase())) return 'ended'
  const own = lotNumbers(facts.lotPlan?.value ?? null)
  const only = P.only.exec(words)?.[1]
  if (only !== undefined && own.size > 0 && !lotsNamed(only).some((lot) => own.has(lot)))
    return 'elsewhere'
  return P.benefit.test(words) && !P.burden.test(words) ? 'benefit' : null
}

/** Whether every entry of the title that a span touches, one at least, has ended. */
export function isEndedEntry(reading: Reading, { start, end }: Span): boolean {
  const touched = reading.facts.encumbrances.filter(({ spans }) =>
    spans.some((own) => own.start < end && start < own.end),
  )
  return touched.length > 0 && touched.every((fact) => fateInWords(reading, fact) === 'ended')
}

/** "EXPIRED 9/2/2014", "status WITHDRAWN 03/03/2025", "EXPIRES 30/6/2014" read on a later day. */
function hasEnded(words: string, today: string): boolean {
  const ends = P.ends.exec(words)
  const end = ends === null ? null : dateBehind(words, ends)
  if (ends !== null && end !== null)
    return end < today && !P.stays.test(words.replace(ends[0], ' '))
  const over = P.over.exec(words)
  if (over === null || P.stays.test(words)) return false
  const date = dateBehind(words, over)
  return date === null || date < today
}

function dateBehind(words: string, { index }: RegExpExecArray): string | null {
  return latestDate(datesIn(words.slice(index, index + 60)))
}

/** The words in front of an entry on its line, and those up to the next entry. */
function entryAt({ doc, facts }: Reading, span: Span): { before: string; words: string } {
  const block = blockAt(doc, span.start)
  if (block === undefined) return { before: '', words: doc.text.slice(span.start, span.end) }
  const starts = facts.encumbrances.flatMap((fact) => fact.spans.map(({ start }) => start))
  const next = Math.min(...starts.filter((start) => start > span.start), doc.text.length)
  const last = Math.max(
    ...facts.encumbrances
      .flatMap((fact) => fact.spans.map(({ end }) => end))
      .filter((end) => end <= span.start),
    block.span.start,
  )
  let end = block.span.end
  const below = doc.blocks[block.index + 1]
  const goesOn =
    below?.partIndex === block.partIndex &&
    below.kind !== 'heading' &&
    below.text.length < ENTRY &&
    P.goesOn.test(below.text)
  if (goesOn) end = below.span.end
  const behind = doc.text
    .slice(span.end, Math.min(end, next, span.end + ENTRY))
    .replaceAll('\n', ' ')
  return {
    before: doc.text.slice(Math.max(last, span.start - 40), span.start),
    words: `${doc.text.slice(span.start, span.end)}${behind.split(P.nextEntry)[0] ?? ''}`,
  }
}

const ended = new WeakMap<Doc, ReadonlySet<string>>()

/** Lodged and not registered, the paper has taken nothing off yet. */
function isOnlyLodged({ blocks }: Doc, text: string, index: number): boolean {
  const above = blocks[index - 1]?.text ?? ''
  return P.unregistered.test(text) || (above.length < HEAD && P.unregistered.test(above))
}

const HEAD = 60

/** The numbers of the entries that another entry takes off. */
function endedNumbers(doc: Doc): ReadonlySet<string> {
  const known = ended.get(doc)
  if (known !== undefined) return known
  const numbers = new Set(
    doc.parts
      .filter(({ kind }) => kind === 'title-search')
      .flatMap(({ blocks }) => blocks)
      .filter(({ text, index }) => !P.stays.test(text) && !isOnlyLodged(doc, text, index))
      .flatMap(({ text }) => [...text.matchAll(everywhere(P.endingOf))])
      .map(([, number = '']) => number.replace(' ', '').toUpperCase()),
  )
  ended.set(doc, numbers)
  return numbers
}
