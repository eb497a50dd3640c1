import type { Block, Doc, Span } from '../document.ts'
import { matchesIn } from '../segment/matches.ts'
import { denies } from './planning-answer.ts'

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
export function statementsOf(doc: Doc, block: Block): PlanningStatement[] {
  const row = rowOf(doc, block)
  if (row !== null) return row
  const asked = questionAbove(doc, block)
  if (asked === null) {
    const told = sentencesOf(block.text)
    return block.zone === 'planning-certificate' ? underTopics(block.text, told) : told
  }
  const { text } = block
  return [{ span: { start: 0, end: text.length }, text, label: bare(asked), answer: text }]
}

/** "Heritage. No local heritage place.": a topic is the label of the sentence behind it. */
const TOPIC = /^[A-Z][a-z]+(?: [A-Za-z]+){0,3}$/
/** What is longer tells a story, which says by its own words whether the land is meant. */
const ANSWERS = /^[A-Z].{0,60}$/s
const NO_TOPIC =
  /\b(?:is|are|was|has|have|does|do|appl(?:y|ies)|affected|held|yes|no|nil|none|not)\b/i

function underTopics(text: string, told: readonly PlanningStatement[]): PlanningStatement[] {
  const found: PlanningStatement[] = []
  let topic: PlanningStatement | null = null
  for (const one of told) {
    if (topic !== null && one.label === null && ANSWERS.test(one.text)) {
      const span = { start: topic.span.start, end: one.span.end }
      const whole = text.slice(span.start, span.end)
      found.push({ span, text: whole, label: topic.text, answer: one.text })
      topic = null
      continue
    }
    if (topic !== null) found.push(topic)
    const opens = one.label === null && TOPIC.test(one.text) && !NO_TOPIC.test(one.text)
    topic = opens ? one : null
    if (!opens) found.push(one)
  }
  if (topic !== null) found.push(topic)
  return found
}

/** "Is the land …?" in a line of its own above "YES. …". */
function questionAbove(doc: Doc, block: Block): string | null {
  if (!/^(?:yes|no)\b(?! ?\?)/i.test(block.text) || block.text.length > LONGEST_ROW) return null
  const above = doc.blocks[block.index - 1]
  return above?.partIndex === block.partIndex && above.text.endsWith('?') && above.text.length < 400
    ? above.text
    : null
}

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
    found.push({
      span: place,
      text: text.slice(place.start, place.end),
      label: bare(label),
      answer: doc.text.slice(second.start, last.end),
    })
  }
  return found
}

/** Ends of a sentence; an item "(e)" or "10" of a list begins one. */
const ENDS =
  /[.;](?=\s|$)|\s(?=\([a-z0-9]{1,3}\)\s)|\s(?=[•▪]\s)|(?<=: (?:[Yy]es|YES|[Nn]o|NO|[Nn]il|NIL|[Nn]one|NONE|N\/A))\s(?=[A-Z0-9])|(?<=\? (?:[Yy]es|YES|[Nn]o|NO|[Nn]il|NIL|[Nn]one|NONE))\s(?=(?:Is|Are|Has|Have|Does|Do|Whether)\s)/g
/** "2 Overlays: …": what opens a list of answers in one line. */
const OPENS_LIST =
  /^(?:\W*(?:\(?[\w.]{1,5}\)?\s)?)(?:[A-Za-z&,/()-]+ ){0,5}(?:overlays?|constraints?|mapping|hazards?|codes|policies|controls)(?: (?:that )?(?:apply|applying|applicable|affecting|on|to|the|land|over|this|lot|property|mapped|maps|and))*\s?:\s(?=.{3,80}?(?::|\s-\s|;))/i

function sentencesOf(text: string): PlanningStatement[] {
  const found: PlanningStatement[] = []
  const opened = OPENS_LIST.exec(text)?.[0].length ?? 0
  let from = opened
  const put = (to: number) => {
    let start = from
    let end = to
    while (start < end && /[\s•▪]/.test(text.charAt(start))) start += 1
    while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1
    if (end - start < 4) return
    const own = statement(text.slice(start, end), { start, end }, opened > 0)
    const before = found.at(-1)
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

const ASKED = /^([^?]{3,200})\?\s*(.*)$/s
const TOLD = /^([^:]{3,90}?(?:: [^:]{0,60}mapp(?:ed|ing)(?: as)?)?)\s?:\s+(.+)$/s
const DASHED = /^([^:]{3,60}?)\s(?:-|=|\.{2,})\s(.+)$/s
const APPLIES =
  /^(.{3,70}?)\s\(?((?:does not apply|not applicable|applies|apply|yes|no|nil)\b.*)$/is

function statement(text: string, span: Span, listed: boolean): PlanningStatement {
  const parts =
    ASKED.exec(text) ?? TOLD.exec(text) ?? dashed(text) ?? (listed ? APPLIES.exec(text) : null)
  const [, label, answer] = parts ?? []
  if (label === undefined || answer === undefined) {
    const item = listed && !denies(text)
    return { span, text, label: item ? bare(text) : null, answer: item ? 'listed' : text }
  }
  return { span, text, label: bare(label), answer }
}

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
    .replace(/[\s:?.]+$/, '')
}
