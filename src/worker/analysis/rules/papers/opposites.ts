import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import type { ReportOptions } from '../define-rule.ts'
import type { Harmless } from '../harmless/why-harmless.ts'
import { isDenied } from '../reading/denials.ts'
import type { Passage } from '../reading/passages.ts'
import { MARKED_PATTERNS, markedWords } from '../reading/marked-words.ts'
import { passagesSaying } from '../reading/passages.ts'
import { sideOf } from '../reading/side-of.ts'
import { NOT_ABOUT_IT, NOTHING_OF_IT, speaksOfIt } from './speaks-of-it.ts'

/** Something that papers tell one way or the other, and the words of each. */
export type Matter = {
  /** Both sides in a few words, for the title: "no easement is told, but the title shows one". */
  readonly said: string
  readonly one: Telling
  readonly other: Telling
  /** Both must speak of the same thing, as this pattern names it. */
  readonly same?: RegExp
  /** What is told of all such things at once. */
  readonly ofAll?: RegExp
  /** Words of one sentence may contradict one another too. */
  readonly within?: true
}

type Telling = {
  readonly label: string
  readonly zones: readonly PageKind[]
  readonly says?: RegExp
  /** What is answered with no (denials.ts), where the words themselves do not say it. */
  readonly denied?: RegExp
  /** Words in whose company it is not told. */
  readonly not?: RegExp
  /**
   * Something that is or happened: its own denial tells nothing, and of what is told as current its
   * end does not either. A lack or a lapse is told by such words.
   */
  readonly event?: 'shown' | 'current'
  /** It is told also where it is told for a case: "if settlement is late, the purchaser pays". */
  readonly evenIf?: true
  /** Another lot may be named in it: what crosses a boundary goes there. */
  readonly anyLot?: true
}

export type Opposites = {
  readonly matter: Matter
  readonly one: Passage
  readonly other: Passage
}

/** What is told of no certain land or time, or is explained by the sentence itself. */
export const OPPOSITE_PATTERNS = wordings({
  ...MARKED_PATTERNS,
  unmarked:
    /^\W{0,2}(?:\[ ?\]|☐|\( ?\))(?![^\n]{0,200}(?:☒|\[x\]|\(x\)))|^[^☐☒[\]()]{3,60}(?:\[ ?\]|☐|\( ?\))[^☐☒[\]]{0,90}$/i,
  open: /\bnot apply if\b|^(?:\(?[a-z0-9.]{1,5}\)? ?)?(?:if|whether|where|should|unless|in the event|provided)\b|\b(?:if (?:the|a|an|any|it|there|no|you)|whether|would|could be|might|for example|such as|warning|means|unless)\b|\?$/i,
  past: /\b(?:former(?:ly)?|previous(?:ly)?|earlier|old|used to|no longer|at that time|removed|decommissioned|demolished|superseded|replaced|withdrawn|(?:until|before|since) (?:\w{3,9} )?(?:19|20)\d\d)\b/i,
  /** A question with its no: the words before its mark are denied. */
  answeredNo:
    /\?[ |:]{0,4}(?:☐ ?yes[ |]{0,3})?(?:☒ ?)?(?:no|nil|none)\b(?:[ |]{0,3}☐ ?yes)?(?:[.; ]{0,3}$|\. (?=[A-Z]))|\?[ |:]{0,4}not (?:according|so far|as far|to|that|on|in|at|yet|connected|known|recorded|from)\b/i,
  // A heading or a label without its value tells nothing.
  tells:
    /\b(?:is|are|was|were|has|have|had|been|does|do|did|goes?|stands?|runs?|relies|rely|no|nil|none|not|yes|must|may|shall|will|by|on|only|connected|fully|to)\b|[:|☒☐\d]/i,
  /** A name of a clause, which says nothing of what the clause then says. */
  title: /^(?:\d{1,2}\.? )?(?:subject to [a-z ]{4,24}|[a-z ]{4,24} (?:clause|condition))$/i,
  lots: /\b(?:lot|unit|apartment|flat) (\d{1,5})\b/i,
  ownLot: /\b(?:lot|unit|apartment|flat|allotment) (\d{1,5})\b|^(\d{1,4})\//i,
})

/**
 * The first pair of each matter that cannot both hold. Every passage is read once for each side; what
 * must be of the same thing is found by its name.
 */
export function oppositesIn(
  reading: { doc: Doc; facts: Facts },
  matters: readonly Matter[],
): Opposites[] {
  const { doc, facts } = reading
  const own = ownLots(facts)
  return matters.flatMap((matter) => {
    const ones = told(doc, matter.one, own)
    if (ones.length === 0) return []
    const others = told(doc, matter.other, own)
    const byName = new Map<string, Passage>()
    for (const one of ones) {
      const names = matter.ofAll?.test(one.text) === true ? [ALL] : namesOf(one, matter.same)
      for (const name of names) if (!byName.has(name)) byName.set(name, one)
    }
    for (const other of others) {
      for (const name of namesOf(other, matter.same)) {
        const one = byName.get(name) ?? byName.get(ALL)
        if (one === undefined) continue
        if (one.span.start === other.span.start && matter.within !== true) continue
        if (matter.other.says?.test(markedWords(other.text)) === false) continue
        if (!speaksOfIt(reading, other, SILENT[matter.other.event ?? 'any'])) continue
        return [{ matter, one, other }]
      }
    }
    return []
  })
}

const ALL = 'all'

const SILENT = {
  any: NOT_ABOUT_IT,
  shown: new Set([...NOT_ABOUT_IT, 'denied']),
  current: NOTHING_OF_IT,
} as const satisfies Record<string, ReadonlySet<Harmless>>

/** How a rule reports what it found: the places, both sides, and what the title names. */
export function reportOf(found: readonly Opposites[]): {
  spans: Passage['span'][]
  values: { said: string }
  options: ReportOptions
} {
  return {
    spans: found.flatMap(({ one, other }) =>
      one.span.start === other.span.start ? [one.span] : [one.span, other.span],
    ),
    values: { said: found.map(({ matter }) => matter.said).join('; ') },
    options: {
      strength: 'likely',
      sides: found.flatMap(({ matter, one, other }) => [
        sideOf(matter.one.label, one),
        sideOf(matter.other.label, other),
      ]),
    },
  }
}

function told(doc: Doc, telling: Telling, own: ReadonlySet<string>): Passage[] {
  const { zones, not, evenIf, anyLot, denied } = telling
  return saying(doc, telling, zones).filter(
    ({ text }) =>
      not?.test(text) !== true &&
      !OPPOSITE_PATTERNS.title.test(text) &&
      (text.length > 30 || OPPOSITE_PATTERNS.tells.test(text)) &&
      (evenIf === true || !OPPOSITE_PATTERNS.open.test(withoutHints(text))) &&
      !OPPOSITE_PATTERNS.past.test(text) &&
      !(denied === undefined && OPPOSITE_PATTERNS.unmarked.test(text)) &&
      !isOnlyAsked(text, telling) &&
      (anyLot === true || !ofAnotherLot(text, own)),
  )
}

/** A marked line without what its form says of the marks: "(a mark means connected)". */
function withoutHints(text: string): string {
  return text.includes('☒') ? text.replaceAll(EVERY_HINT, ' ') : text
}

const EVERY_HINT = /\([^()☐☒]{3,120}\)/g

/** True where the words stand in a question alone, and its answer is no. */
function isOnlyAsked(text: string, { says, denied }: Telling): boolean {
  if (says === undefined || denied !== undefined) return false
  const answer = OPPOSITE_PATTERNS.answeredNo.exec(text)
  return answer !== null && says.test(text.slice(0, answer.index))
}

/** In order; what is denied is named too, so both are found by their own words. */
function saying(
  doc: Doc,
  { says, denied }: Telling,
  zones: readonly PageKind[],
): readonly Passage[] {
  const said = says === undefined ? [] : passagesSaying(doc, zones, says)
  if (denied === undefined) return said
  const no = passagesSaying(doc, zones, denied).filter(({ text }) => isDenied(text, denied))
  return [...new Set([...said, ...no])].toSorted((a, b) => a.span.start - b.span.start)
}

function namesOf({ text }: Passage, same: RegExp | undefined): string[] {
  if (same === undefined) return ['']
  const names = new Set<string>()
  let rest = text
  for (let match = same.exec(rest); match !== null && names.size < 6; match = same.exec(rest)) {
    names.add(match[0].toLowerCase().replace(/s$/, ''))
    rest = rest.slice(match.index + Math.max(1, match[0].length))
  }
  return [...names]
}

function ofAnotherLot(text: string, own: ReadonlySet<string>): boolean {
  if (own.size === 0) return false
  const named = OPPOSITE_PATTERNS.lots.exec(text)?.[1]
  return named !== undefined && !own.has(named)
}

function ownLots({ lotPlan, address }: Facts): Set<string> {
  const lots = new Set<string>()
  if (lotPlan === null) return lots
  for (const text of [lotPlan.value, address?.value ?? '']) {
    for (const match of matchesOf(text, OPPOSITE_PATTERNS.ownLot)) {
      const lot = match[1] ?? match[2]
      if (lot !== undefined) lots.add(lot)
    }
  }
  return lots
}
