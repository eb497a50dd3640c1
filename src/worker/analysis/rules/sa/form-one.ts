import type { Block, Doc, Span } from '../../document.ts'
import { cellsOf } from '../../segment/cells-of.ts'
import { blocksIn } from '../../segment/find.ts'
import { everywhere } from '../../wording/everywhere.ts'

/** `blank`: boxes stand there and none is marked. `unseen`: no answer can be read. */
export type FormOneAnswer = 'yes' | 'no' | 'blank' | 'unseen'

/** One numbered item of the schedule to a Form 1. */
export type FormOneItem = {
  /** "29.1". */
  readonly number: string
  /** Its words up to the first answer, after those of the Act under which it stands. */
  readonly title: string
  /** All of its words, without the printed notes. */
  readonly text: string
  readonly applicable: FormOneAnswer
  /** Whether it will be discharged or satisfied by settlement. */
  readonly discharged: FormOneAnswer
  /** The blocks that hold it; an item may run on to the next page. */
  readonly spans: readonly Span[]
}

/** A form that ticks the items which apply has a box before each number; a few have a range of them. */
const START =
  /^(?:[☐☒] ?)?(\d{1,2}(?:\.\d{1,2})?)(?:[-–]\d{1,2}\.\d{1,2})?[.)]? (?:\| )?(?=[A-Z☐☒]|sections? |parts? |ss? ?\d)/
/** A last column that holds nothing but answers, one for each question in turn. */
const ANSWER_COLUMN = /^\s?(?:yes|no)(?:\s(?:yes|no)){0,9}\s?$/i
const DIVISION = /\bdivision (?:1|2)\b|\btable of particulars\b/i
const NOTE = /\[note[^\]]{0,500}\]/gi
const APPLICABLE = /\bapplicable ?(?:[?:]|(?=[☐☒]))/i
const DISCHARGED = /\b(?:discharged|satisfied)\b(?:[^?:]{0,70}[?:]| ?(?=[☐☒]))/i
/** Boxes drawn with brackets. */
const MARKED = /\[ ?x ?\]/i
const UNMARKED = /\[ {1,3}\]/
const BOX_FIRST = /^[^a-z☐☒]{0,6}([☐☒]) ?(yes|no)\b[^☐☒?]{0,12}([☐☒]) ?(?:yes|no)\b/i
const BOX_LAST = /^[^a-z☐☒]{0,6}(yes|no) ?([☐☒])[^☐☒?]{0,12}\b(?:yes|no) ?([☐☒])/i
/** A question in words of its own, with its two boxes. */
const ASKED_BOXES = /([☐☒]) ?(yes|no)\b[^☐☒?]{0,12}([☐☒]) ?(?:yes|no)\b/i
const ONE_BOX = /^[^a-z☐☒]{0,6}([☐☒])(?! ?(?:yes|no)\b)/i
/** The one answer that was printed, with a box that would be marked if it were yes. */
const EMPTY_NO = /^[^a-z☐☒]{0,6}☐ ?no\b(?! ?[☐☒/]|[^☐☒?]{0,12}[☐☒] ?yes\b)/i
const TICKED_WORD = /^[^a-z☐☒]{0,6}☒ ?(yes|no)\b/i
const WORD =
  /^[^a-z_☐☒]{0,6}(yes|no|nil|none|not applicable|n\/a)\b(?! ?\/ ?(?:yes|no)\b| ?[☐☒]| or no\b)/i
/** "YES | NO" in two columns, below heads that ask whether the item applies and whether it goes. */
const TWO_CELLS = /\| ?(yes|no|not applicable|n\/a) ?\| ?(yes|no|not applicable|n\/a) ?(?:\||$)/i
const HEADS_OF_TWO = /\bappl(?:ies|icable|y)\b[^|]{0,40}\|[^|]{0,60}\b(?:discharged|satisfied)\b/i
const EMPTY = /^[^a-z_☐☒]{0,6}_{2}/i
const CELL =
  /(?:[|:]| -) ?(yes|no|nil|none|not applicable|n\/a)\b(?! ?\/ ?(?:yes|no)\b| ?[☐☒:]| or no\b)/i
const BARE = /\b(YES|NO|NOT APPLICABLE|NIL|Not applicable)\b(?! ?\/ ?(?:YES|NO)\b| ?[☐☒:])/
/** Said in a word behind the answer: "YES, satisfied", "YES / discharged NO". */
const SHORT_DISCHARGE =
  /\b(?:discharged|satisfied)(?: (?:at|by|on|before) settlement)?[ |]{1,3}\[?(YES|NO)\b/i
const SHORT_DONE =
  /\bYES\]?[ |/,;.:(—–-]{1,4}(?:to be |will be |is )?(?:satisfied|discharged|paid)\b(?! ?\[?no\b)/i
/**
 * One cell answers the questions of the column's head in turn: "YES / NO / YES". The printed choice
 * has one yes and one no, so that more than two, or two alike, are answers.
 */
const SERIES =
  /\b(yes|no) ?\/ ?(?:(yes|no) ?\/ ?(?:yes|no|n\/a|not applicable)|(yes|no))\b(?! ?\/ ?(?:yes|no)\b)/i
/** Two that differ are answers too, where the same form answers other items in turn. */
const PAIR = /\b(yes|no) ?\/ ?(yes|no)\b/i
/** Where one line holds several items: "19 Land tax [NO]   34 Water [YES]". */
const NEXT_ITEM =
  /(?<=\b(?:YES|NO|satisfied|discharged|none)\b[\].,;]{0,2} {1,4}(?:\| )?)(?=\d{1,2}(?:\.\d{1,2})? (?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))[A-Za-z][A-Za-z ,()'’&-]{2,50}(?:\[(?:YES|NO)\]|[:.]? ?(?:YES|NO|none|see)\b))/
const UP_TO = /\bis (?:this )?(?:the )?item\b|\bapplicable\b|\b(?:YES|NO)\b|[|:☐☒]/

/** Every pattern of this file, for the test of their running time. */
export const FORM_ONE_PATTERNS = {
  formOneStart: START,
  formOneAnswerColumn: ANSWER_COLUMN,
  formOneDivision: DIVISION,
  formOneApplicable: APPLICABLE,
  formOneDischarged: DISCHARGED,
  formOneBoxFirst: BOX_FIRST,
  formOneBoxLast: BOX_LAST,
  formOneAskedBoxes: ASKED_BOXES,
  formOneOneBox: ONE_BOX,
  formOneTickedWord: TICKED_WORD,
  formOneEmptyNo: EMPTY_NO,
  formOneWord: WORD,
  formOneEmpty: EMPTY,
  formOneCell: CELL,
  formOneBare: BARE,
  formOneUpTo: UP_TO,
  formOneShortDischarge: SHORT_DISCHARGE,
  formOneShortDone: SHORT_DONE,
  formOneNextItem: NEXT_ITEM,
  formOneMarked: MARKED,
  formOneUnmarked: UNMARKED,
  formOneSeries: SERIES,
  formOnePair: PAIR,
  formOneTwoCells: TWO_CELLS,
  formOneHeadsOfTwo: HEADS_OF_TWO,
} as const

const read = new WeakMap<Doc, readonly FormOneItem[]>()

/**
 * The items of the schedule to a Form 1 (regulations of 2010, Schedule 1), in order. Parts A to D
 * before it are numbered too and are left out where the form names its divisions.
 */
export function formOneItems(doc: Doc): readonly FormOneItem[] {
  const known = read.get(doc)
  if (known !== undefined) return known
  const found = groups(doc)
  const inTurn = found.some((blocks) => blocks.some(({ text }) => answersInTurn(text)))
  const inColumns = blocksIn(doc, { zones: ['vendor-statement'] }).some(
    (block) => block.kind === 'row' && HEADS_OF_TWO.test(rowText(block)),
  )
  const told = found.flatMap((blocks) => itemsOf(blocks, inTurn))
  const items = underTheirActs(inColumns ? told.map(answeredInColumns) : told)
  read.set(doc, items)
  return items
}

/** The items whose title speaks of a topic. */
export function itemsAbout(doc: Doc, topic: RegExp): FormOneItem[] {
  return formOneItems(doc).filter(({ title }) => topic.test(title))
}

/** An item that applies and is not said to be gone by settlement. */
export function remains({ applicable, discharged }: FormOneItem): boolean {
  return applicable === 'yes' && discharged !== 'yes'
}

/** "25.1 Heritage agreement" is to be read under "25. Native Vegetation Act 1991". */
function underTheirActs(items: readonly FormOneItem[]): FormOneItem[] {
  let above: FormOneItem | null = null
  return items.map((item) => {
    if (!item.number.includes('.')) {
      above = item
      return item
    }
    if (above === null || !item.number.startsWith(`${above.number}.`)) return item
    return { ...item, title: `${above.title} ${item.title}` }
  })
}

function groups(doc: Doc): Block[][] {
  const blocks = blocksIn(doc, { zones: ['vendor-statement'] })
  const divided = blocks.findIndex(({ text }) => DIVISION.test(text))
  const found: Block[][] = []
  let open: Block[] | null = null
  for (const block of divided < 0 ? blocks : blocks.slice(divided)) {
    if (START.test(block.text)) found.push((open = [block]))
    else if (block.kind === 'heading') open = null
    else open?.push(block)
  }
  return found
}

/** Whether one cell holds more answers than the printed "YES / NO" has words, or two alike. */
function answersInTurn(text: string): boolean {
  const series = SERIES.exec(text)
  return series !== null && (series[2] !== undefined || isAlike(series[1], series[3]))
}

function isAlike(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one.toLowerCase() === other?.toLowerCase()
}

function itemsOf(blocks: readonly Block[], inTurn: boolean): FormOneItem[] {
  const [first, ...more] = blocks
  if (first === undefined) return []
  const inLine = rowText(first).split(NEXT_ITEM)
  return inLine.map((text, place) => {
    const below = place === inLine.length - 1 ? more : []
    const all = [text, ...below.map(rowText)].join(' ')
    const item = itemOf(inBoxes(all.replaceAll(NOTE, ' ')), [first, ...below], inTurn)
    return inLine.length === 1 ? answeredBeside(item, first) : item
  })
}

/** The answers of a column of their own stand apart from what they answer, the first of them first. */
function answeredBeside(item: FormOneItem, block: Block): FormOneItem {
  const last = cellsOf(block).at(-1) ?? ''
  if (!ANSWER_COLUMN.test(last) || !APPLICABLE.test(item.text)) return item
  const [first, second] = last.trim().split(/\s/)
  const discharged = second !== undefined && DISCHARGED.test(item.text) ? meaning(second) : 'unseen'
  return { ...item, applicable: meaning(first), discharged }
}

/** The second of two columns tells whether it is gone by settlement. */
function answeredInColumns(item: FormOneItem): FormOneItem {
  const [, applies, gone] = TWO_CELLS.exec(item.text.slice(0, 200)) ?? []
  if (gone === undefined) return item
  return { ...item, applicable: meaning(applies), discharged: meaning(gone) }
}

/** "[X] YES [ ] NO" as boxes that every pattern knows. */
function inBoxes(text: string): string {
  return text.replaceAll(everywhere(MARKED), '☒').replaceAll(everywhere(UNMARKED), '☐')
}

function itemOf(text: string, blocks: readonly Block[], inTurn: boolean): FormOneItem {
  const number = START.exec(text)?.[1] ?? ''
  const body = text.replace(START, '')
  const end = UP_TO.exec(body.slice(0, 300))?.index ?? Math.min(body.length, 120)
  const title = body.slice(0, Math.max(end, 3)).trim()
  const spans = blocks.map(({ span }) => span)
  const pair = inTurn && !APPLICABLE.test(body) ? PAIR.exec(body.slice(0, 200)) : null
  if (pair !== null) {
    const [, first, second] = pair
    return {
      number,
      title,
      text: body,
      applicable: meaning(first),
      discharged: meaning(second),
      spans,
    }
  }
  const applies = answerAfter(body, APPLICABLE)
  return {
    number,
    title,
    text: body,
    applicable: applies === 'unseen' ? withoutQuestion(body) : applies,
    discharged: applies === 'unseen' ? dischargedIn(body) : answerAfter(body, DISCHARGED),
    spans,
  }
}

/** A row with its cells parted by a bar, as the reading text does not part them. */
function rowText(block: Block): string {
  return block.cells === null || block.text.includes(' | ')
    ? block.text
    : cellsOf(block).join(' | ')
}

function dischargedIn(body: string): FormOneAnswer {
  const asked = answerAfter(body, DISCHARGED)
  if (asked !== 'unseen') return asked
  const said = SHORT_DISCHARGE.exec(body)
  if (said !== null) return meaning(said[1])
  return SHORT_DONE.test(body) ? 'yes' : 'unseen'
}

function answerAfter(text: string, question: RegExp): FormOneAnswer {
  const match = question.exec(text)
  if (match === null) return 'unseen'
  const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 80)
  const first = BOX_FIRST.exec(rest)
  if (first !== null) return pair(first[2], first[1], first[3])
  const last = BOX_LAST.exec(rest)
  if (last !== null) return pair(last[1], last[2], last[3])
  if (EMPTY_NO.test(rest)) return 'no'
  const ticked = TICKED_WORD.exec(rest)
  if (ticked !== null) return meaning(ticked[1])
  const box = ONE_BOX.exec(rest)
  if (box !== null) return box[1] === '☒' ? 'yes' : 'no'
  const word = WORD.exec(rest)
  if (word !== null) return meaning(word[1])
  return EMPTY.test(rest) ? 'blank' : 'unseen'
}

function pair(
  word: string | undefined,
  own: string | undefined,
  other: string | undefined,
): FormOneAnswer {
  if (own === other) return 'blank'
  const yes = word?.toLowerCase() === 'yes'
  return (own === '☒') === yes ? 'yes' : 'no'
}

function withoutQuestion(body: string): FormOneAnswer {
  const asked = DISCHARGED.exec(body.slice(0, 120))
  // An answer in a column of its own stands before the question about settlement.
  if (APPLICABLE.test(body) || (asked !== null && !CELL.test(body.slice(0, asked.index))))
    return 'unseen'
  const boxes = ASKED_BOXES.exec(body.slice(0, 200))
  if (boxes !== null) return pair(boxes[2], boxes[1], boxes[3])
  const cell = CELL.exec(body.slice(0, 160)) ?? BARE.exec(body.slice(0, 160))
  return cell === null ? 'unseen' : meaning(cell[1])
}

function meaning(word: string | undefined): 'yes' | 'no' {
  return word?.toLowerCase() === 'yes' ? 'yes' : 'no'
}
