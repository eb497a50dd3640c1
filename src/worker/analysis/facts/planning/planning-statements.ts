import type { Block, Doc, Span } from '../../document.ts'
import { matchesIn } from '../../wording/matches.ts'
import { answerOf, denies } from './planning-answer.ts'

/** A sentence, an item of a list or a row of a table, with the question that it answers. */
export type PlanningStatement = {
  /** Relative to the block's text. */
  readonly span: Span
  readonly text: string
  /** What stands in front of the answer, without its number; null for a plain sentence. */
  readonly label: string | null
  readonly answer: string
}

/** A block as its statements, in order. */
export function statementsOf(doc: Doc, block: Block): readonly PlanningStatement[] {
  if (isHeadOfQuestion(doc, block)) return []
  const whole = questionOverLines(doc, block)
  if (whole !== null) return [whole]
  const row = rowOf(doc, block)
  if (row !== null) return row
  const asked = questionAbove(doc, block)
  if (asked === null) {
    const next = doc.blocks[block.index + 1]
    const below = next?.partIndex === block.partIndex ? next.text : ''
    const told = withRest(block, sentencesOf(block.text), below)
    return block.zone === 'planning-certificate' ? underTopics(block.text, told, below) : told
  }
  const { text } = block
  return [{ span: { start: 0, end: text.length }, text, label: bare(asked), answer: text }]
}

/** "7 Land reserved for acquisition" above "Whether …": what is asked below, and no statement. */
function isHeadOfQuestion(doc: Doc, { index, partIndex, text }: Block): boolean {
  if (text.length > LONGEST_HEAD || HEAD_SAYS.test(text.replace(OWN_NUMBER, ''))) return false
  const next = doc.blocks[index + 1]
  return next?.partIndex === partIndex && ASKS.test(next.text) && !ASKS.test(text)
}

const LONGEST_HEAD = 90
/** "7. Land reserved for acquisition": the stop behind its number ends no sentence. */
const OWN_NUMBER = /^\W{0,3}\w{1,4}[.)]\s/
/** What says or asks by itself, or gives an answer. */
const HEAD_SAYS =
  /\b(?:is|are|was|has|have|does|do|appl(?:y|ies)|lies|falls|yes|no|nil|none|not)\b|[?;]|\.(?=\s|$)/i
const ASKS =
  /^\W{0,3}(?:(?:\d{1,2}(?:\.\d{1,2})*|[a-z]|[ivx]{1,4})[).]?\s)?(?:whether|if|is|are|has|have|does|do|did|will|which)\b/i

/**
 * A question that its column breaks: "Is the land … subject to flooding under" above "the Building
 * Act?   No". Its lines together ask, and the end of the last one answers.
 */
function questionOverLines(doc: Doc, block: Block): PlanningStatement | null {
  if (!ASKS.test(block.text) || HALTS.test(block.text.replace(/^\W{0,3}\w{1,5}[.)]\s/, '')))
    return null
  let end = block.span.end
  for (let index = block.index + 1; index <= block.index + MOST_LINES; index += 1) {
    const line = doc.blocks[index]
    if (line?.partIndex !== block.partIndex || !GOES_ON.test(line.text)) return null
    end = line.span.end
    const asked = ASKED.exec(doc.text.slice(block.span.start, end).replace(/\s+/g, ' '))
    const [, label, answer] = asked ?? []
    if (label !== undefined && answer !== undefined && answer !== '') {
      const span = { start: 0, end: end - block.span.start }
      return { span, text: `${label}? ${answer}`, label: bare(label), answer }
    }
    if (HALTS.test(line.text)) return null
  }
  return null
}

const MOST_LINES = 3
const HALTS = /[.;:?](?=\s|$)/
/** A line that begins in the middle of a sentence. */
const GOES_ON =
  /^(?:[a-z(]|(?:[A-Z][\w'-]{1,20}\s){1,4}(?:act|code|plan|scheme|map|register|[12]\d{3})\b)/

/** The last answer of a line that its sentence runs beyond: "9 Flood: a study was made; / the land is outside …". */
function withRest(
  { kind, text }: Block,
  told: readonly PlanningStatement[],
  below: string,
): readonly PlanningStatement[] {
  const last = told.at(-1)
  if (kind !== 'row' || !last?.label || !/[a-z;,]$/.test(text) || !/^[a-z]/.test(below)) return told
  const rest = below.split(/[.;](?=\s|$)/, 1)[0] ?? ''
  return [...told.slice(0, -1), { ...last, answer: `${last.answer}; ${rest}` }]
}

/** "Heritage. No local heritage place.": a topic is the label of the sentence behind it. */
const TOPIC = /^[A-Z][a-z]+(?:[ -][A-Za-z]+){0,8}$/
/** What is longer tells a story, which says by its own words whether the land is meant. */
const ANSWERS = /^[A-Z].{0,60}$/s
const NO_TOPIC =
  /\b(?:is|are|was|has|have|does|do|appl(?:y|ies)|affected|held|yes|no|nil|none|not)\b/i
/** A heading tells what is asked, and by itself that it is so: "Land reserved for acquisition." */
const NOTHING_BUT_ASKED = /\breserved for\b/i

function underTopics(
  text: string,
  told: readonly PlanningStatement[],
  below: string,
): PlanningStatement[] {
  const found: PlanningStatement[] = []
  let topic: PlanningStatement | null = null
  for (const one of told) {
    if (topic !== null && one.label === null && answersTopic(one.text)) {
      const span = { start: topic.span.start, end: one.span.end }
      const whole = text.slice(span.start, span.end)
      found.push({ span, text: whole, label: topic.text, answer: one.text })
      topic = null
      continue
    }
    if (topic !== null && !NOTHING_BUT_ASKED.test(topic.text)) found.push(topic)
    const opens = one.label === null && isTopic(one.text)
    topic = opens ? one : null
    if (!opens) found.push(one)
  }
  if (topic !== null && answerOf(below) !== false) found.push(topic)
  return found
}

function isTopic(text: string): boolean {
  return TOPIC.test(text) && !NO_TOPIC.test(text)
}

/** A short sentence, or a long one that denies: "No instrument makes provision for …". */
function answersTopic(text: string): boolean {
  return ANSWERS.test(text) || (!isTopic(text) && answerOf(text) === false)
}

/** "Is the land …?" or "Bush fire prone land" in a line of its own above "YES. …". */
function questionAbove(doc: Doc, block: Block): string | null {
  if (!ANSWER_BELOW.test(block.text) || block.text.length > LONGEST_ROW) return null
  const above = doc.blocks[block.index - 1]
  if (above?.partIndex !== block.partIndex || above.text.length >= 400) return null
  return above.text.endsWith('?') || ASKS.test(above.text) || isTopic(bare(above.text))
    ? above.text
    : null
}

const ANSWER_BELOW =
  /^(?:yes|no|nil|none)\b(?! ?\?)|^(?:part|all|some|(?:the )?whole) of (?:the|this) (?:land|lot|property|site)\b/i

/** Above this a row is several statements of a flattened table. */
const LONGEST_ROW = 420
const NUMBER_ALONE =
  /^(?:[(\w]?\d{0,3}(?:\.\d{1,2})*[a-z]?[).]?|[A-Z]\d?|Q\d{1,2}|item \d{1,2}|[•\-*])$/i
const SHORT_ANSWER = /^(?:yes|no|nil|none|n\/?a|not\b|applies|does not)/i

function rowOf(doc: Doc, { cells, span, text }: Block): PlanningStatement[] | null {
  if (cells === null || cells.length < 2 || text.length > LONGEST_ROW) return null
  const words = cells.map((cell) => doc.text.slice(cell.start, cell.end).trim())
  const first = NUMBER_ALONE.test(words[0] ?? '') ? 1 : 0
  const own = words.slice(first)
  const pairs =
    own.length >= 4 &&
    own.length % 2 === 0 &&
    own.every((word, index) => SHORT_ANSWER.test(word) === (index % 2 === 1))
  const step = pairs ? 2 : own.length
  if (own.length < 2) return null
  const led = answersByLeaders(doc, cells, { span, text })
  if (led !== null) return led
  const found: PlanningStatement[] = []
  for (let index = 0; index < own.length; index += step) {
    const from = cells[first + index]
    const second = cells[first + index + 1]
    const last = cells[first + index + step - 1]
    if (from === undefined || second === undefined || last === undefined) return null
    const label = own[index] ?? ''
    // "11 Bush fire: no.   12 Mine subsidence: no.": sentences that were set in columns.
    if (/[.:?] \S.*[.;]$|[.;]$/.test(label) && !label.endsWith('?')) return null
    if (/[:?] \W*(?:yes|no|none|nil|not|n\/a)\b/i.test(label)) return null
    const place = { start: from.start - span.start, end: last.end - span.start }
    const parts = itemsOfAnswer(text, second.start - span.start, place.end)
    if (parts !== null) {
      found.push(...parts)
      continue
    }
    found.push({
      span: place,
      text: text.slice(place.start, place.end),
      label: bare(label),
      answer: doc.text.slice(second.start, last.end),
    })
  }
  return found
}

/** "(a) Within the flood planning area: no. (b) Between that area and …: yes": each item has its own answer. */
function itemsOfAnswer(text: string, start: number, end: number): PlanningStatement[] | null {
  const items = [...matchesIn(text.slice(start, end), ITEM)]
  if (items.length < 2 || items[0]?.index !== 0) return null
  const parts = items.map(({ index, 0: mark }, at) => {
    const to = start + (items[at + 1]?.index ?? end - start)
    const [, label, answer] = ITEM_ANSWER.exec(text.slice(start + index + mark.length, to)) ?? []
    if (label === undefined || answer === undefined) return null
    const place = { start: start + index, end: to }
    return { span: place, text: text.slice(place.start, to).trim(), label: bare(label), answer }
  })
  return parts.every((part) => part !== null) ? parts : null
}

const ITEM = /(?<![^\s])\((?:[a-h]|\d|[ivx]{1,4})\)\s/g
const ITEM_ANSWER = /^([^:?]{4,260})[:?]\s*((?:yes|no|nil|none|n\/a|not\b).{0,200})$/is

/** "landslip ........ No | bush fire ........ Yes": each cell of the row has its own answer. */
function answersByLeaders(
  doc: Doc,
  cells: readonly Span[],
  { span, text }: Pick<Block, 'span' | 'text'>,
): PlanningStatement[] | null {
  const found: PlanningStatement[] = []
  for (const cell of cells) {
    const [, label, answer] = LED.exec(doc.text.slice(cell.start, cell.end)) ?? []
    if (label === undefined || answer === undefined) return null
    const place = { start: cell.start - span.start, end: cell.end - span.start }
    const words = text.slice(place.start, place.end)
    found.push({ span: place, text: words, label: bare(label), answer })
  }
  return found
}

const LED =
  /^\s*(.{2,90}?)\s?(?:\.{3,120}|…{1,60}|_{3,120}|(?:\. ){3,60}|-{3,120})\s?(\S.{0,120})$/s

/** Ends of a sentence; an item "(e)" or "10" of a list begins one. */
const ENDS =
  /(?<!\.)[.;](?=\s|$)|\s(?=\([a-z0-9]{1,3}\)\s)|\s(?=[•▪]\s)|(?<=: (?:[Yy]es|YES|[Nn]o|NO|[Nn]il|NIL|[Nn]one|NONE|N\/A))\s(?=[A-Z0-9])|(?<=\? (?:[Yy]es|YES|[Nn]o|NO|[Nn]il|NIL|[Nn]one|NONE))\s(?=(?:Is|Are|Has|Have|Does|Do|Whether)\s)/g
/** "2 Overlays: …": what opens a list of answers in one line. */
const OPENS_LIST =
  /^(?:\W{0,8}(?:\(?[\w.]{1,5}\)?\s)?)(?:[A-Za-z&,/()-]{1,30} ){0,5}(?:overlays?|constraints?|mapping|hazards?|codes|policies|controls)(?: (?:that )?(?:apply|applying|applicable|affecting|on|to|the|land|over|this|lot|property|mapped|maps|and))*\s?:\s(?=.{3,80}?(?::|\s-\s|;))/i

function sentencesOf(text: string): PlanningStatement[] {
  const found: PlanningStatement[] = []
  const opened = OPENS_LIST.exec(text)?.[0].length ?? 0
  let from = opened
  const put = (to: number) => {
    let start = from
    let end = to
    while (start < end && /[\s•▪]/.test(text.charAt(start))) start += 1
    while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1
    if (end - start < 4 && !SHORT_ANSWER.test(text.slice(start, end))) return
    const own = statement(text.slice(start, end), { start, end }, opened > 0)
    const before = found.at(-1)
    // "Flood: council has made a study; the land is outside the area": one answer in two halves.
    if (
      before?.label &&
      own.label === null &&
      /^[a-z]/.test(own.text) &&
      isBehindHalf(text, from)
    ) {
      const span = { start: before.span.start, end }
      const answer = `${before.answer}${text.slice(before.span.end, end)}`
      found.splice(-1, 1, { ...before, span, text: text.slice(span.start, end), answer })
      return
    }
    // "Mapping: Coastal Use Area; Coastal Environment Area": the second is told by the same label.
    const goesOn =
      own.label === null &&
      /^[A-Z]/.test(own.text) &&
      own.text.length <= 70 &&
      !/\b(?:is|are|was|has|applies|does|not)\b/.test(own.text) &&
      text.charAt(from - 1) === ';' &&
      before?.label
    found.push(goesOn ? { ...own, label: before.label } : own)
  }
  for (const stop of matchesIn(text, ENDS)) {
    if (stop.index < from) continue
    put(stop.index)
    from = stop.index + 1
  }
  put(text.length)
  return found
}

function isBehindHalf(text: string, from: number): boolean {
  return text.charAt(from - 1) === ';' && OF_THE_LAND.test(text.slice(from, from + 40))
}

const OF_THE_LAND =
  /^\s(?:but )?(?:it|this|(?:the|this) (?:land|lot|property|site|parcel|block|premises)|no part)\b/

const ASKED = /^([^?]{3,200})\?\s{0,9}(.*)$/s
/** "Whether the land is within … and subject to … controls: Yes": a question without its mark. */
const ANSWERED =
  /^(?=\W{0,3}(?:\w{1,4}[.)]?\s)?(?:whether|if)\b)([^?:]{3,400}):\s+((?:yes|no|nil|none|n\/a)\b.{0,200})$/is
const TOLD = /^([^:]{3,90}?(?:: [^:]{0,60}mapp(?:ed|ing)(?: as)?)?)\s?:\s{1,9}(.+)$/s
const DASHED = /^([^:]{3,60}?)\s(?:-|=|\.{2,})\s(.+)$/s
const APPLIES =
  /^(.{3,70}?)\s\(?((?:does not apply|not applicable|applies|apply|yes|no|nil)\b.*)$/is

function statement(text: string, span: Span, listed: boolean): PlanningStatement {
  const parts =
    ASKED.exec(text) ??
    ANSWERED.exec(text) ??
    TOLD.exec(text) ??
    dashed(text) ??
    (listed ? APPLIES.exec(text) : null)
  const [, label, answer] = parts ?? []
  // "Yes: part" answers what stands before it.
  if (label === undefined || answer === undefined || SHORT_WORD.test(label)) {
    const item = listed && !denies(text)
    return { span, text, label: item ? bare(text) : null, answer: item ? 'listed' : text }
  }
  return { span, text, label: bare(label), answer }
}

const SHORT_WORD = /^(?:yes|no|nil|none|n\/a)$/i

/** "Special Control Areas - drinking water" is a heading and answers nothing. */
function dashed(text: string): RegExpExecArray | null {
  const match = DASHED.exec(text)
  return match !== null && TELLING.test(match[2] ?? '') ? match : null
}

const TELLING =
  /\b(?:appl(?:y|ies)|applicable|yes|no|not|nil|none|within|area|categor\w+|class|medium|high|low|part|mapped|precinct|buffer|affected|designated|outside)\b/i

/** A label without its number and its mark. */
function bare(label: string): string {
  return label
    .replace(
      /^[\s•▪*-]*(?:☒|☐)?\s?(?:\(?(?:\d{1,2}(?:\.\d{1,2})*[a-z]?|[a-z]|[ivx]{1,4}|Q\d{1,2})[).]?\s+)?/i,
      '',
    )
    .replace(/(?<![\s:?.])[\s:?.]+$/, '')
}
