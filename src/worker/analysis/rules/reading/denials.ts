import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import type { ReportOptions } from '../define-rule.ts'
import type { Passage } from './passages.ts'
import { passagesIn, passagesSaying } from './passages.ts'
import { sideOf } from './side-of.ts'

/** How a paper says no, by a mark, in its last word, or in front of what it denies. */
export const DENIAL_PATTERNS = wordings({
  tickedNo:
    /☐ ?yes\b.{0,60}☒ ?(?:no\b(?! ?☐)|none\b|nil\b)|☒ ?no\b.{0,24}☐ ?yes\b|\byes ?☐.{0,24}\bno ?☒|\bno ?☒.{0,24}\byes ?☐/i,
  tickedYes:
    /☒ ?yes\b.{0,24}☐ ?no\b|☐ ?no\b.{0,24}☒ ?yes\b|\byes ?☒.{0,24}\bno ?☐|\bno ?☐.{0,24}\byes ?☒/i,
  /** The nearest mark behind a question answers it: a later one answers the next question. */
  markedYes: /^[^☒]{0,200}☒ ?yes\b/i,
  /** Boxes that stand behind their words. */
  boxLast: /^[^☐☒]{0,200}\b(?:yes|no)[ |:]{0,2}[☐☒]/i,
  closed:
    /(?:^|[a-z0-9)\]:?|=-] ?)(?:\|? ?)(?:no|nil|none|none known|not any|not applicable|n\/a|there (?:is|are) none)(?:,? (?:applicable|known|affecting|outstanding|received|that applies|to (?:the best of )?(?:my|our|his|her|their|its|the(?: (?:vendor|seller)(?:'s|s'|s)?)?) knowledge(?: and belief)?(?: of the (?:vendor|seller)s?)?|(?:that|which|as far as) (?:I|we|the (?:vendor|seller)) (?:know|knows|am aware|are aware|is aware|have been told|has been told)(?: of)?))?(?: to (?:the|this) (?:land|property|lot|vendor|seller))?(?:,? of which (?:the )?(?:vendor|seller)s? (?:might|may|could|would|is|are|has|have)\b[^.;:]{0,70})?[.;) ]{0,3}(?:[|–—-]{1,3} ?){0,6}$/i,
  markedNot: /☒ ?(?:(?:is|are|it is) )?not\b/i,
  // A printed statement whose only box is left empty.
  unticked:
    /(?:☐|\[ ?\]|\( ?\)) ?(?:the|this) (?:land|property|lot|site|building) (?:is|are|lies|has)\b/i,
  /** "… if the square box is marked with an X ☐": the box behind its statement is left empty. */
  emptyBehind:
    /\b(?:if|when|where) (?:the|this) (?:square )?box is (?:marked|ticked|checked|crossed)\b[^☐☒]{0,40}☐ ?[.;)]{0,2}$/i,
  /** The answers of several questions, one behind the other at the end of their row. */
  answerColumn: /(?:\b(?:YES|NO)\b[ |]{1,3}){1,11}\b(?:YES|NO)\W{0,2}$/,
  /** An answer alone on its line. */
  answerLine: /^\W{0,3}(?:no|nil|none|not applicable|n\/a)\b/i,
  /** "Enforcement notice | NO | No notice is in force": the cell of the answer, and what is said of it. */
  answeredCell:
    /^[^?☐☒]{3,140}[a-z\d)] (?:\| )?NO\b[.,;:]?(?! ?\/) (?:\| )?(?:No|None|Not|Nil|There (?:is|are) no)\b/,
  /** "… that has not been carried out? No None outstanding": the cell behind a question, with its remark. */
  askedAndNo: /^[^?☐☒]{0,240}\? ?(?:\| )?N[oO]\b(?! ?[/☐☒])(?:[.,;:]? (?:\| )?[A-Z]|[.;]? ?$)/,
  /** A question that breaks off at the end of its line. */
  brokenOff: /(?:[a-z,]|\b[A-Z]{2,12})$/,
  goesOn: /^[a-z]/,
  /** What the form asks last of an item that applies: whether it will be gone by settlement. */
  goneBySettlement:
    /[-–—:;,.?| ]{1,3}(?:(?:will|is) (?:this|it|the (?:item|encumbrance|charge)) (?:to )?(?:be )?)?(?:to be )?(?:discharged|satisfied|removed|released|withdrawn)(?:,? (?:or|and) (?:discharged|satisfied|removed|released|withdrawn)){0,2} (?:on|at|by|before|prior to|on or before|at or before|prior to or at)(?: or (?:at|before|on|prior to))?(?: the)?(?: date of)? (?:settlement|completion)\b\W{0,4}(?:[☐☒] ?)?(?:yes|no|n\/a|not applicable)\b.{0,12}$/i,
  answered: /\b(?:yes|no|nil|none|not applicable|n\/a)\b(?![^.;:]{0,90}:)|[☐☒]/i,
  /** "Name of overlay: there is no overlay": the name of the question again, in a sentence that denies it. */
  deniedAgain:
    /\bthere (?:is|are|has been|have been) (?:no|not any) (?!(?:other|further|additional|more|such)\b)(?:[a-z-]{2,14} ){0,3}$|\b(?:land|property|lot|site) is not (?:affected|burdened|covered|touched) by (?:an?|any) (?!(?:other|further|additional)\b)(?:[a-z-]{2,14} ){0,2}$|[:|] ?no $/i,
  before:
    /(?<![☐☒] ?)\b(?:no(?! (?:other|further|additional|more) )|nor|neither|not aware of any|unaware of any|knows? of no|know of no|not received any|not (?:been )?(?:given|served with) any|without any|free (?:of|from)|not (?:recorded|listed|included|entered|affected|situated|located|identified|within|in|on|subject to))\b[^.;:?]{0,60}$|☒ ?no [^☐☒.;:?|\t]{0,60}$/i,
})

/** Parts in which the vendor answers for the land. */
export const ANSWERS = [
  'vendor-statement',
  'particulars',
  'contract-form',
  'special-conditions',
] as const satisfies readonly PageKind[]

/** What is not there when the vendor answers: the papers of others. */
export const OTHER_PAPERS = [
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
  'lease',
  'annexure',
  'other',
] as const satisfies readonly PageKind[]

/** Where the vendor's own papers deny the subject: the statement before the contract. */
export function denialOf(
  doc: Doc,
  subject: RegExp,
  zones: readonly PageKind[] = ANSWERS,
): Passage | null {
  const denied = passagesSaying(doc, zones, subject)
  return firstAnswerOf(denied.filter((passage) => isDenied(withAnswer(passage), subject)))
}

/** A vendor's statement answers what is asked; a contract repeats it. */
export function firstAnswerOf(denied: readonly Passage[]): Passage | null {
  return denied.find(({ zone }) => zone === 'vendor-statement') ?? denied[0] ?? null
}

/** How a rule reports a denial and what speaks against it: both sides, by their words unless told. */
export function againstDenial(
  denied: Passage,
  shown: Pick<Passage, 'text' | 'span'>,
  said: { by?: string; answer?: string; where?: string; what?: string } = {},
): ReportOptions {
  const { by = 'The vendor', where = 'Other paper', answer, what } = said
  return {
    strength: 'likely',
    sides: [
      { ...sideOf(by, denied), ...(answer === undefined ? {} : { value: answer }) },
      { ...sideOf(where, shown), ...(what === undefined ? {} : { value: what }) },
    ],
  }
}

/** Whether a text names the subject and answers it with no. */
export function isDenied(whole: string, subject: RegExp): boolean {
  const text = whole.replace(DENIAL_PATTERNS.goneBySettlement, '')
  const at = text.search(subject)
  if (at < 0) return false
  const beside = answerInColumn(text, at)
  if (beside !== undefined) return beside === 'no'
  const rest = text.slice(at)
  if (DENIAL_PATTERNS.markedYes.test(rest) && !DENIAL_PATTERNS.boxLast.test(rest)) return false
  if (DENIAL_PATTERNS.markedNot.test(text)) return true
  if (DENIAL_PATTERNS.tickedYes.test(text)) return false
  if (DENIAL_PATTERNS.tickedNo.test(rest)) return true
  if (DENIAL_PATTERNS.unticked.test(text) && !text.includes('☒')) return true
  if (DENIAL_PATTERNS.answeredCell.test(rest) && !YES_BEFORE.test(text.slice(0, at))) return true
  if (DENIAL_PATTERNS.askedAndNo.test(rest)) return true
  const chosen = DENIAL_PATTERNS.boxLast.test(text) ? text : text.replace(LEFT_EMPTY, '')
  if (DENIAL_PATTERNS.closed.test(chosen) || DENIAL_PATTERNS.emptyBehind.test(text)) return true
  if (DENIAL_PATTERNS.before.test(text.slice(Math.max(0, at - 90), at))) return true
  return matchesOf(text, subject)
    .slice(1)
    .some(({ index }) =>
      DENIAL_PATTERNS.deniedAgain.test(text.slice(Math.max(0, index - 90), index)),
    )
}

const YES_BEFORE = /\bYES\b/
/** "☒ There is a certificate ☐ There is none": the words of the box that nobody marked. */
const LEFT_EMPTY = /(?<=☒[^☐☒]{1,200})☐[^☐☒]{0,200}$/

/**
 * Of a row with several questions and a column of as many answers, the one that is asked about a
 * place of it; null where that is no question, undefined where there is no such column.
 */
function answerInColumn(text: string, at: number): string | null | undefined {
  const column = DENIAL_PATTERNS.answerColumn.exec(text)?.[0]
  if (column === undefined || at >= text.length - column.length) return undefined
  const questions = text.split('?').length - 1
  if (questions === 0) return undefined
  const answers = column.toLowerCase().match(/yes|no/g) ?? []
  const asked = text.slice(0, at).split('?').length - 1
  const ends = /[?:]/.exec(text.slice(at))?.[0]
  if (ends !== '?') return null
  const isWhole = questions === answers.length
  return asked === 0 || isWhole ? (answers[asked] ?? null) : null
}

/**
 * A question with the answer that stands on the line below it, or at the end of the sentence that
 * goes on there; the text alone where it holds an answer itself.
 */
export function withAnswer({ text, next }: Pick<Passage, 'text' | 'next'>): string {
  if (next === '' || next.length > LONGEST_ANSWER || DENIAL_PATTERNS.answered.test(text))
    return text
  const isBelow = text.endsWith(':') && DENIAL_PATTERNS.answerLine.test(next)
  const isRunOn = DENIAL_PATTERNS.brokenOff.test(text) && DENIAL_PATTERNS.goesOn.test(next)
  return isBelow || isRunOn ? `${text} ${next}` : text
}

const LONGEST_ANSWER = 160

/** Passages with the few that stand above them in the same part, in order. */
export function withAbove(
  doc: Doc,
  zones: readonly PageKind[],
): { readonly passage: Passage; readonly above: string }[] {
  // What the vendor answers is also read as the paper that it names: here it is the other side.
  const passages = passagesIn(doc, zones).filter(({ block }) => block.zone !== 'vendor-statement')
  return passages.map((passage, index) => ({
    passage,
    above: [3, 2, 1]
      .map((back) => passages[index - back])
      .flatMap((other) =>
        other !== undefined && other.block.partIndex === passage.block.partIndex
          ? [other.text.slice(0, 300)]
          : [],
      )
      .join(' '),
  }))
}
