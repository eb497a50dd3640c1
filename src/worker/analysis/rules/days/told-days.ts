import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { coreOf } from '../reading/core-of.ts'
import { placedDatesIn } from '../reading/dates.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'

/** A date as a paper tells it, with the words that say of what it is the date. */
export type ToldDay = {
  readonly date: string
  /** What the date is of: the words before it without those that only connect ("is due on"). */
  readonly core: string
  /** What the connecting words make of it; null where they say nothing. */
  readonly role: 'start' | 'end' | 'past' | 'issue' | null
  /** The words before it, back to the date before. */
  readonly before: string
  /** The words behind it, to the end of its passage. */
  readonly after: string
  readonly passage: Passage
}

/** Papers in which statements stand; printed conditions, notices and by-laws tell nothing of this sale. */
export const STATEMENT_KINDS = [
  'contract-form',
  'particulars',
  'special-conditions',
  'auction-conditions',
  'vendor-statement',
  'title-search',
  'plan',
  'planning-certificate',
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
  'owners-corporation-certificate',
  'minutes',
  'building-permit',
  'building-report',
  'company-extract',
  'lease',
  'annexure',
  'other',
] as const satisfies readonly PageKind[]

export const TOLD_DAY_PATTERNS = wordings({
  goesOn:
    /^[ |]{0,2}(?:to|-|until|till|and (?:ends|ending|expires|expiring)(?: on)?|through to)[ |]{0,2}$/i,
  /** "From / to | 22 May 2026 / 21 May 2027": two days under one label. */
  stroke: /^[ |]{0,2}\/[ |]{0,2}$/,
  fromTo:
    /\b(?:from|start\w{0,3}|commenc\w{2,5}|begin\w{0,4}) ?(?:\/|-|and) ?(?:to|until|end\w{0,3}|expiry)\b/i,
  past: /\b(?:ended|expired|lapsed)\b/i,
  end: /\b(?:ends?|ending|expires?|expiring|expiry|until|till|lapses?|lapsing|last|valid to|current to)\b/i,
  start: /\b(?:starts?|started|starting|began|begins?|beginning|commence[sd]?|commencing|from)\b/i,
  /** "Fixed term to 3 May 2027": a bare "to" ends what has a term. */
  bareTo: /^\W{0,3}(?:up |through )?to\W{0,3}$/i,
  hasTerm: /\b(?:fixed term|term|tenancy|lease|agreement)$/i,
  issue: /\b(?:issued?|dated|granted|given|made)\b/i,
})

/** How far before a date the words are looked at. */
const REACH = 120
/** A text with more dates is a table, whose labels stand in its head. */
const MOST = 12

const known = new WeakMap<Doc, readonly ToldDay[]>()

/** Every date that a paper of the file tells of something, in order; read once for a document. */
export function toldDaysOf(doc: Doc): readonly ToldDay[] {
  const ready = known.get(doc)
  if (ready !== undefined) return ready
  const told = passagesIn(doc, STATEMENT_KINDS).flatMap(daysOf)
  known.set(doc, told)
  return told
}

function daysOf(passage: Passage): ToldDay[] {
  const { text } = passage
  const dates = placedDatesIn(text)
  if (dates.length > MOST) return []
  const days: ToldDay[] = []
  let from = 0
  for (const { date, start, end } of dates) {
    const before = text.slice(Math.max(from, start - REACH), start)
    const previous = days.at(-1)
    const after = text.slice(end)
    from = end
    const isPair =
      TOLD_DAY_PATTERNS.stroke.test(before) && TOLD_DAY_PATTERNS.fromTo.test(text.slice(0, start))
    if (previous !== undefined && (TOLD_DAY_PATTERNS.goesOn.test(before) || isPair)) {
      if (previous.role === null) days[days.length - 1] = { ...previous, role: 'start' }
      days.push({ date, core: previous.core, role: 'end', before, after, passage })
      continue
    }
    // "starts on 1 May and its last day is …" is still about what stood before the first date.
    const { core, tail } = coreOf(before)
    const own = core === '' && previous !== undefined ? previous.core : core
    const isEnd = TOLD_DAY_PATTERNS.bareTo.test(tail) && TOLD_DAY_PATTERNS.hasTerm.test(core.trim())
    days.push({ date, core: own, role: isEnd ? 'end' : roleOf(tail), before, after, passage })
  }
  return days
}

function roleOf(tail: string): ToldDay['role'] {
  if (TOLD_DAY_PATTERNS.past.test(tail)) return 'past'
  if (TOLD_DAY_PATTERNS.end.test(tail)) return 'end'
  if (TOLD_DAY_PATTERNS.start.test(tail)) return 'start'
  return TOLD_DAY_PATTERNS.issue.test(tail) ? 'issue' : null
}
