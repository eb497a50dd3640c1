import type { PageKind } from '#shared/report.ts'

import { inFull } from '../reading/contractions.ts'
import { isDeniedOutright } from './denied-outright.ts'
import { HARMLESS_PATTERNS } from './harmless-words.ts'
import { isOfAllLand } from './of-all-land.ts'
import { isAnsweredNo, isListedInVain } from '../reading/asked-only.ts'
import { isBareNo } from '../reading/bare-no.ts'
import { isHeadRow } from '../reading/head-row.ts'
import { type Passage, TERM_ZONES } from '../reading/passages.ts'
import { answeredNo } from '../reading/row-answers.ts'

const {
  WANTED,
  LACKED,
  NAMED,
  NO_ANSWER,
  SEVERAL,
  OBLIGES,
  AFFIRMED,
  RECORD,
  MARKED_NO,
  LIFTED,
  NOT_HERE,
  SEE,
  ELSEWHERE,
  AWAY,
  ENDED,
  USED_TO,
  MOTION,
  LOST_MOTION,
  LOST_IN_CAPITALS,
  NEEDED,
  DROPPED,
  DROPPED_NOT,
  PAID_UP,
  PAID_NOT,
  EXCEPTED_OVER,
  EXCEPTED_STILL,
  NEXT_DOOR,
  OVER,
  RELEASED_BY,
  MENDED,
  REPEALED,
  LOST,
  STAYS,
  GENERAL,
  OF_EVERYBODY,
  NOT_TOLD,
  DENYING_HEAD,
  DEFINED,
  PAPER,
  REGISTER_HEAD,
  RUN_IN_HEAD,
  HEAD_SAYS,
  STATES,
  BENEFIT,
  RIGHT,
  BURDEN,
  SERVIENT,
  FOUND_NONE,
  NOTHING_OWED,
  NO_BARGAIN,
  KEPT,
  NOT_ASKED,
  ASKED_NO,
  DATED_NO,
  LETTER_NO,
  LETTER_YES,
  BRACKETED_NO,
  BRACKETED_YES,
  QUESTIONS,
  LISTED,
  SUBJECT_NAME,
  LIST_AWAY,
  FOR_BUYER,
  CLAUSES_NAMED,
  BOX,
  IN_ORDER,
  AND_YET,
  FAIR,
  UNFAIR,
  FORBIDDEN,
  ENTRY_ENDED,
  POINTS_BACK,
  NOT_NEEDED,
  PROMISES,
  BESIDE,
  COMING,
} = HARMLESS_PATTERNS

/** What every reading of a harmless sentence looks at. */
export type Said = Pick<Passage, 'text' | 'plain' | 'next' | 'block' | 'zone' | 'heading'> & {
  /** The whole sentence, where the passage is one item of it. */
  readonly wide: string
}

export type Harmless =
  | 'denied'
  | 'elsewhere'
  | 'ended'
  | 'general'
  | 'not-told'
  | 'definition'
  | 'benefit'
  | 'fair'

/**
 * Why words that a rule found say nothing against this property; null where they may. It knows only
 * what holds for every risk: that a paper denies it, that it ended, that it concerns another place,
 * that it is told of everybody, or that it is a meaning of a word. What a buyer wants to have and is
 * denied stays a risk.
 */
export function whyHarmless(said: Said): Harmless | null {
  const { plain, next, block, zone, wide } = said
  const text = inFull(said.text)
  const isTerm = TERM_ZONES.has(zone)
  if (isHeadRow(text, block) || isClauseHead(said)) return 'definition'
  if (DEFINED.test(text) || (PAPER.test(text) && !STATES.test(text))) return 'definition'
  if (REGISTER_HEAD.test(text) || isRunInHead(said) || namesClauses(text)) return 'definition'
  if (REPEALED.test(text)) return 'ended'
  // What a by-law does not allow is the burden itself, whoever it is told of.
  const isByLaw = zone === 'by-laws'
  const isBan = isByLaw && (FORBIDDEN.test(text) || (OBLIGES.test(text) && !ANSWER_SIGN.test(text)))
  if (!isBan && isDenied({ ...said, text })) return 'denied'
  if (!isTerm && !isByLaw && (isLostMotion(text) || isListedInVain(text, next))) return 'denied'
  if (!isByLaw && isDeniedOutright({ text, plain, isTerm })) return 'denied'
  if (NEXT_DOOR.test(text) && !COMING.test(text)) return 'elsewhere'
  if (!isByLaw && isSpent(text)) return 'ended'
  const past = pastOrElsewhere(text, isTerm)
  if (past !== null && !(isByLaw && past === 'elsewhere')) return past
  if (ENTRY_ENDED.test(next) && block.text.includes(`${text} ${next}`)) return 'ended'
  if (POINTS_BACK.test(next) && block.text.includes(`${text} ${next}`)) {
    const told = pastOrElsewhere(next, isTerm)
    if (told !== null && !STAYS.test(text)) return told
  }
  if (
    !isBan &&
    FOUND_NONE.test(text) &&
    !LIFTED.test(text) &&
    !AND_YET.test(text) &&
    !lacksWanted(text)
  ) {
    return 'denied'
  }
  if (!isTerm && !isByLaw && NOT_NEEDED.test(text) && !isHedged(text)) return 'denied'
  if (isTerm && FAIR.test(plain) && !UNFAIR.test(plain) && !LIFTED.test(text)) return 'fair'
  if (RIGHT.test(text) && BENEFIT.test(text) && !BURDEN.test(text.replace(SERVIENT, ' '))) {
    return 'benefit'
  }
  if (FOR_BUYER.test(text)) return 'benefit'
  if (GENERAL.test(text) || isOfAllLand(text, zone)) return 'general'
  if (!isTerm && QUESTIONS.test(text) && !/\b(?:yes|no)\b|[☐☒]/i.test(text)) return 'general'
  if (!isTerm && !isByLaw && OF_EVERYBODY.test(text)) return 'general'
  if (!isTerm && LIST_AWAY.test(wide)) return 'elsewhere'
  if (!isTerm && LISTED.test(wide)) return 'general'
  if (!isTerm && NOT_TOLD.test(wide)) return 'not-told'
  return null
}

/** "Proposal to borrow a further $90,000: not carried"; a need that nobody meets is none. */
function isLostMotion(text: string): boolean {
  if (!MOTION.test(text) || NEEDED.test(text)) return false
  return LOST_MOTION.test(text) || LOST_IN_CAPITALS.test(text)
}

/** Given back, dropped, paid up, or the one exception to a "none" that is over. */
function isSpent(text: string): boolean {
  if (DROPPED.test(text) && !DROPPED_NOT.test(text)) return true
  if (PAID_UP.test(text) && !PAID_NOT.test(text)) return true
  return EXCEPTED_OVER.test(text) && !EXCEPTED_STILL.test(text)
}

/** "Clause headings (3), notices (12) and …": no bracket, no clause. */
function namesClauses(text: string): boolean {
  return text.includes('(') && CLAUSES_NAMED.test(text)
}

/** True where somebody promises it, an exception follows, or it begins only at a size. */
function isHedged(text: string): boolean {
  return LIFTED.test(text) || PROMISES.test(text)
}

/** True for the head of a clause, which its own first sentence follows. */
function isRunInHead({ text, next, block, zone }: Said): boolean {
  const follows = TERM_ZONES.has(zone) && next.length > 30 && block.text.includes(`${text} ${next}`)
  return follows && RUN_IN_HEAD.test(text) && !STATES.test(text.slice(3)) && !HEAD_SAYS.test(text)
}

/**
 * "Seller in default of mortgage", above the printed condition of that name: it tells what its clause is
 * about, and the clause tells the rest. Entries of titles and maps are set as headings too and are read.
 */
function isClauseHead({ text, next, block }: Said): boolean {
  if (block.kind !== 'heading' || !CLAUSED.has(block.zone) || next.length < 30) return false
  return text.length < 70 && !STATES.test(text) && !HEAD_SAYS.test(text) && !FIGURE.test(text)
}

const FIGURE = /[\d$%☐☒:?]/

/** Where headings stand above clauses, and above what an inspector sees. */
const CLAUSED: ReadonlySet<PageKind> = new Set([
  'contract-form',
  'general-conditions',
  'auction-conditions',
  'lease',
  'owners-corporation-certificate',
  'building-report',
])

/** Whether the words tell of a matter that ended, or that concerns another place. */
function pastOrElsewhere(text: string, isTerm: boolean): Harmless | null {
  if (NOT_HERE.test(text)) return 'elsewhere'
  if (!isTerm && RELEASED_BY.test(text)) return 'ended'
  // "Released: see AM20117" names the dealing that released it.
  if (LIFTED.test(text.replace(SEE, ' ').replace(SUBJECT_NAME, ' '))) return null
  if (governs(ELSEWHERE, text) && !lacksWanted(text)) return 'elsewhere'
  const isNear = governs(BESIDE, text) || (governs(AWAY, text) && !lacksWanted(text))
  if (isNear && !COMING.test(text)) return 'elsewhere'
  if (STAYS.test(text) || LOST.test(text)) return null
  if (governs(USED_TO, text)) return 'ended'
  // "As soon as condition 14 has been satisfied, the agent must …" tells when, and not that it is over.
  const told = isTerm ? text.replace(TRIGGER, ' ') : text
  const isOver = isTerm ? OVER.test(told) : true
  return (isOver && governs(ENDED, told)) || governs(MENDED, text) ? 'ended' : null
}

const TRIGGER =
  /\b(?:as soon as|once|when(?:ever)?|after|until|unless|upon) [^,;.]{0,80}\b(?:satisfied|waived|met|fulfilled)\b(?: or (?:waived|satisfied))?,?/i

/** True where the words stand in the first statement of a text, and not behind another one. */
function governs(pattern: RegExp, text: string): boolean {
  const found = pattern.exec(text)
  return found !== null && !/[.;] /.test(text.slice(0, found.index))
}

/** "Caveats lodged: none", "Heritage list | not entered", "( ) Yes (x) No", or a head above it. */
function isDenied({ text, next, block, zone, heading }: Said): boolean {
  if (DENYING_HEAD.test(heading) && !TERM_ZONES.has(zone)) return true
  const isNo = ASKED_NO.test(text) || (!TERM_ZONES.has(zone) && isAnsweredNo({ text, next }))
  if (isNo && !lacksWanted(text) && !AFFIRMED.test(text)) return true
  if (LIFTED.test(text)) return false
  if (TERM_ZONES.has(zone) && NOT_ASKED.test(text)) return true
  if (NOTHING_OWED.test(text) || NO_BARGAIN.test(text) || KEPT.test(text)) return true
  if (isInOrder(text) || isMarkedNo(text)) return true
  const [asked, answer] = answered(text, block)
  if (asked === null || answer === null || AFFIRMED.test(asked)) return false
  if (SEVERAL.test(asked) || OBLIGES.test(answer)) return false
  // In a clause only the barest answer denies: "GST: not included" and "Term: no caveat" oblige.
  const isClause = TERM_ZONES.has(zone) && block.kind !== 'row'
  const isNoAnswer = isClause ? isBareNo(answer) : NO_ANSWER.test(answer)
  return isNoAnswer && !lacksWanted(asked) && !lacksWanted(answer.replaceAll(EVERY_RECORD, ' '))
}

/** A list of layers with N behind each, "YES [NO]", or the day of a search with its result. */
function isMarkedNo(text: string): boolean {
  if (DATED_NO.test(text) && !lacksWanted(text)) return true
  if (LETTER_NO.test(text) && !LETTER_YES.test(text) && !lacksWanted(text)) return true
  return BRACKETED_NO.test(text) && !BRACKETED_YES.test(text) && !lacksWanted(text)
}

/** "Trees ☒ no order ☐ an order": every marked box says that nothing is wrong. */
function isInOrder(text: string): boolean {
  // A pair of yes and no answers its question, which alone tells what the no means.
  if (!text.includes('☐') || /[☐☒] ?yes\b/i.test(text)) return false
  const marked = [...text.matchAll(EVERY_BOX)].map(([, said = '']) => said)
  return (
    marked.length > 0 &&
    marked.every(
      (said) =>
        IN_ORDER.test(said) && !(/^no/i.test(said) && (lacksWanted(said) || said.length < 6)),
    )
  )
}

const EVERY_BOX = new RegExp(BOX, 'g')
const EVERY_NAMED = new RegExp(NAMED, 'g')
const EVERY_LACKED = new RegExp(LACKED, 'gi')
const EVERY_RECORD = new RegExp(RECORD, 'gi')

/** True when the words name what a buyer wants to have. */
function lacksWanted(text: string): boolean {
  return WANTED.test(text.replaceAll(EVERY_NAMED, ' ').replaceAll(EVERY_LACKED, ' '))
}

/** What a line asks and how it is answered; nulls where it is no such line. */
function answered(text: string, block: Said['block']): [string | null, string | null] {
  const marked = MARKED_NO.exec(text)
  if (marked !== null) return [text.slice(0, marked.index), 'no']
  const said = answeredNo(text)
  if (said !== null && said.added === '') return [said.asked, 'no']
  const signs = [...text.matchAll(ASKED)].map((match) => match.index + match[0].length)
  const at = Math.max(...signs, (block.kind === 'row' ? lastCell(text, block) : null) ?? 0, 0)
  return at === 0 ? [null, null] : [text.slice(0, at), text.slice(at)]
}

/** What stands between a question and its answer. */
const ANSWER_SIGN = /[:?|]| [-–—] /

const ASKED = /(?:[:?|]| [-–—]) /g

/** Where the last cell of a row begins within the passage. */
function lastCell(text: string, { cells, span, text: whole }: Said['block']): number | null {
  const last = cells?.at(-1)
  if (cells === null || cells === undefined || cells.length < 2 || last === undefined) return null
  const said = whole.slice(last.start - span.start)
  return text.endsWith(said) && said.length < text.length ? text.length - said.length : null
}
