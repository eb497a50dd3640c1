import type { StateCode } from '#shared/report.ts'

import type { Block, Doc } from '../document.ts'
import { blocksIn } from '../segment/find.ts'
import { matchesIn } from '../segment/matches.ts'
import type { Fact, PlanningOverlay } from './facts.ts'

import { NO_MAPPING_ZONES } from './constraints.ts'
import { factAt } from './fact-at.ts'
import { answerOf } from './planning-answer.ts'
import { SA_OVERLAY } from './sa-overlays.ts'

type Listed = {
  readonly facts: readonly Fact<PlanningOverlay>[]
  /** Indices of the blocks that the list has told all of, also what does not apply. */
  readonly blocks: ReadonlySet<number>
}

/** States whose schemes name overlays or codes in a list below a line of its own. */
const STATES: ReadonlySet<StateCode> = new Set(['QLD', 'SA', 'TAS', 'NT', 'ACT'])

/** The overlays of the lists that a certificate opens: "Overlays that apply to the premises:". */
export function listedOverlays(doc: Doc): Listed {
  const facts: Fact<PlanningOverlay>[] = []
  const told = new Set<number>()
  const { state } = doc
  if (state === null || !STATES.has(state)) return { facts, blocks: told }
  let mode: 'none' | 'lines' | 'rows' | 'denied' = 'none'
  let part = -1
  for (const printed of blocksIn(doc, { excludeZones: NO_MAPPING_ZONES })) {
    if (told.has(printed.index)) continue
    const lines =
      state === 'SA' ? withItsLines(doc, printed) : { block: printed, last: printed.index }
    const { block } = lines
    for (let index = printed.index + 1; index <= lines.last; index += 1) told.add(index)
    if (block.partIndex !== part) mode = 'none'
    part = block.partIndex
    const head = headOf(doc, block)
    if (head !== null) {
      const denied = HEAD_DENIES.test(head.words)
      mode = denied ? 'denied' : head.inRow ? 'lines' : 'rows'
      told.add(block.index)
      if (!denied) facts.push(...itemsOf(doc, block, head.end))
      continue
    }
    if (mode === 'none') {
      const own = rowOfOverlay(doc, block)
      if (own === null) continue
      facts.push(...own)
      told.add(block.index)
      continue
    }
    if ((block.kind === 'heading' && !ITEM_HEAD.test(block.text)) || !isItem(doc, block, mode)) {
      mode = 'none'
      continue
    }
    if (doc.state === 'SA' && !opensWithName(block)) continue
    told.add(block.index)
    if (mode !== 'denied') facts.push(...itemsOf(doc, block, 0))
  }
  return { facts, blocks: told }
}

const MOST_LINES = 6
const NEXT_TOPIC = /^(?:(?:sub)?zones?|variations?|notices?|page)\b|^\W*\d{1,2}[.)]\s/i

/** A list of the Code that its page broke within a name or behind a semicolon, as one block. */
function withItsLines(doc: Doc, block: Block): { readonly block: Block; readonly last: number } {
  let last = block
  if (block.cells === null && /overlay|;/i.test(block.text))
    for (let count = 0; count < MOST_LINES; count += 1) {
      const next = doc.blocks[last.index + 1]
      if (next?.partIndex !== block.partIndex || next.cells !== null) break
      if (!/[;,(–-]$/.test(last.text) || NEXT_TOPIC.test(next.text)) break
      last = next
    }
  if (last === block) return { block, last: block.index }
  const text = doc.text.slice(block.span.start, last.span.end).replaceAll('\n', ' ')
  return {
    block: { ...block, text, span: { start: block.span.start, end: last.span.end } },
    last: last.index,
  }
}

/** A list in capitals: "• SCENIC AMENITY OVERLAY". */
const ITEM_HEAD = /^[•*-]|\boverlay\b/i

function opensWithName({ text }: Block): boolean {
  const [first] = matchesIn(text, SA_OVERLAY)
  return first !== undefined && /^\W*$/.test(text.slice(0, first.index)) && /^\W*[A-Z]/.test(text)
}

/** "Flood hazard overlay   NO": a row that is named as an overlay, wherever it stands. */
function rowOfOverlay(doc: Doc, block: Block): Fact<PlanningOverlay>[] | null {
  const { cells } = block
  if (cells === null || cells.length < 2 || doc.state === 'SA') return null
  const named = cells
    .slice(0, 2)
    .some((cell) =>
      /^(?:\d{1,2}[.)]? )?[A-Z][^.:?]{3,70}\boverlay(?: \([^)]{2,40}\))?$/i.test(
        doc.text.slice(cell.start, cell.end).trim(),
      ),
    )
  return named ? items(doc, block, 0) : null
}

type Head = { readonly words: string; readonly end: number; readonly inRow: boolean }

const HEAD =
  /^(?:[(•\-*\s]*(?:(?:item|part|q) ?)?[\dA-Z]{0,3}(?:\.\d{1,2})*[).:]?\s)?(?:[A-Za-z/&()-]+,? ){0,6}?(?:overlays?(?:\(s\))?|overlay (?:maps?|mapping)|codes)(?: [^:;.?]{0,110})?\s?(?::\s*|$)/i
/** "Strategic framework: Lirra Area Plan   Overlays:" */
const AT_THE_END = /^.{1,90}\b[Oo]verlays:\s*$/
/** "Zone: Emerging community. Overlays: Bushfire hazard, none; Defence land (outer)" */
const WITHIN =
  /^(?=.{0,12}(?:planning|zone|plansa|code|council)).{3,200}?[.;]\s+[Oo]verlays:\s(?=[A-Z])|^.{0,60}\bzone: [^.:]{3,60}[.;]\s+[Oo]verlays:\s(?=[A-Z])/i
const HEAD_DENIES =
  /\b(?:not|none|nil|no|vicinity|nearby|adjoining|neighbouring|surrounding|other overlays|repealed|proposed|draft)\b/i
const PLURAL = /\boverlays\b|\boverlay\(s\)|\boverlay (?:maps?|mapping)\b|^overlay\W*$|\bcodes\b/i

/** The line or the label that opens a list, and where the list goes on in the same block. */
function headOf(doc: Doc, block: Block): Head | null {
  const { cells, span, text } = block
  if (cells !== null && cells.length > 1) {
    for (const cell of cells.slice(0, 2)) {
      const label = doc.text.slice(cell.start, cell.end)
      const match = HEAD.exec(label)
      const whole = match !== null && match[0].length === label.length
      if (match !== null && PLURAL.test(match[0]) && (whole || match[0].includes(':'))) {
        if (!isCodeLine(doc, match[0])) return null
        return { words: match[0], end: cell.start - span.start + match[0].length, inRow: true }
      }
    }
    return null
  }
  const match = HEAD.exec(text) ?? AT_THE_END.exec(text) ?? WITHIN.exec(text)
  if (match === null || !PLURAL.test(match[0]) || !isCodeLine(doc, match[0])) return null
  if (!match[0].includes(':') && (text.length > 80 || !/^\W*(?:[\w.]{1,5} )?[A-Z]/.test(text)))
    return null
  return {
    words: match[0].replace(/^.*[.;]\s+(?=overlays:)/i, ''),
    end: match[0].length,
    inRow: false,
  }
}

/** Only Tasmania and the capital switch whole codes on and off for a parcel. */
function isCodeLine({ state }: Doc, words: string): boolean {
  return !/\bcodes\b/i.test(words) || /overlay/i.test(words) || state === 'TAS' || state === 'ACT'
}

const ENDS =
  /^(?:\W*(?:\d{1,2}[.)]|\([a-z]\)|item \d|part \d|q\d)\s)|^(?:sub)?zones?\b|\b(?:plan amendments?|development permits?|approvals?|state planning|infrastructure (?:charges?|plan)|notices?|variations?|valuation|certificate of|heritage places?|scheme name|page \d|rate notice|assessment no|area plan|proprietor|secondary dwelling|signed)\b|\?$/i

/** What maps of planning schemes are about; anything else is the next paper or the next topic. */
const MAPS =
  /\b(?:overlay|code|hazards?|flood\w*|bush ?fire\w*|storm|stormwater|surge|coast\w*|tid(?:e|al)|erosion|land ?sli[dp]\w*|slope|sloping|steep|acid|soils?|salinity|biodiversity|ecological|habitat|koala|vegetation|wetlands?|water\w*|catchments?|native|natural|environment\w*|scenic|landscape|heritage|character|historic|cultural|airports?|aviation|aircraft|noise|transport|roads?|rail\w*|corridors?|infrastructure|pipelines?|electricity|gas|extractive|resources?|quarry|mining|agricultur\w*|rural|buffers?|attenuation|contaminated|neighbourhood|design|height|buildings?|streetscape|demolition|dwelling|parking|trees?|precincts?|growth|priority|significance|interface|amenity|specific|inundation|protection|conservation|proximity|reclamation|hillside|ridge\w*|industr\w+)\b/i
const AMOUNT = /\$ ?\d|\d\.\d\d\b|\.{4}|\b\d{1,2}[/ ](?:\d{1,2}|[A-Z][a-z]{2,8})[/ ]\d{4}\b/

function isItem(doc: Doc, block: Block, mode: 'lines' | 'rows' | 'denied'): boolean {
  const { text, cells } = block
  if (cells !== null && cells.length > 1 && mode === 'lines') return false
  if (text.length > 500 || (/^[a-z]/.test(text) && doc.state !== 'SA')) return false
  // An extract of the Code explains each overlay below its name.
  if (doc.state === 'SA') return text.endsWith('.') || !ENDS.test(text)
  return /^\W*[A-Z]/.test(text) && !ENDS.test(text) && MAPS.test(text) && !AMOUNT.test(text)
}

/** The items of a block from an offset on, each with what the paper says of it. */
function itemsOf(doc: Doc, block: Block, from: number): Fact<PlanningOverlay>[] {
  return doc.state === 'SA' ? knownNames(doc, block, from) : items(doc, block, from)
}

function knownNames(doc: Doc, block: Block, from: number): Fact<PlanningOverlay>[] {
  const found = matchesIn(block.text, SA_OVERLAY).filter(({ index }) => index >= from)
  return found.flatMap((match, index) => {
    const end = match.index + match[0].length
    const next = found[index + 1]?.index ?? block.text.length
    const behind = block.text.slice(end, Math.min(next, end + 80))
    if (NOT_MAPPED.test(behind)) return []
    const name = match[0].replace(/\s+/g, ' ').trim()
    const span = { start: block.span.start + match.index, end: block.span.start + end }
    return [factAt(doc, { code: name, name: `${name} Overlay` }, span, 88, ['a list of overlays'])]
  })
}

const NOT_MAPPED =
  /^[^\w.]{0,2}(?:overlay)?[^\w.]{0,4}(?:not (?:mapped|applicable|affected|within|identified|present|entered|shown|relevant|apply)|nil\b|none\b|no\b|n\/a\b|does not|outside)/i

function items(doc: Doc, block: Block, from: number): Fact<PlanningOverlay>[] {
  const { cells, span } = block
  if (cells !== null && cells.length > 1 && from === 0) {
    const words = cells.map((cell) => doc.text.slice(cell.start, cell.end).trim())
    const first = /^(?:\d{1,2}(?:\.\d{1,2})?\.?|[•*-])$/.test(words[0] ?? '') ? 1 : 0
    const coded = CODE_ALONE.test(words[first] ?? '')
    const name = (words[first + (coded ? 1 : 0)] ?? '').replace(/^\d{1,2}[.)]? /, '')
    const rest = words.slice(first + (coded ? 2 : 1)).join(' ')
    const own = { start: (cells[first]?.start ?? span.start) - span.start, end: block.text.length }
    return itemAt(doc, block, own, coded ? (words[first] ?? '') : '', name, rest)
  }
  const found: Fact<PlanningOverlay>[] = []
  for (const { start, end } of cut(doc, block, from)) {
    const text = block.text.slice(start, end)
    const code = CODE_BEFORE.exec(text)
    const words = code === null ? text : text.slice(code[0].length)
    found.push(...itemAt(doc, block, { start, end }, code?.[1] ?? '', words, ''))
  }
  return found
}

const CODE_ALONE = /^(?:OM ?\d{1,2}|[A-Z]{2,6}\d{0,2}|C\d{1,2}(?:\.\d)?)$/
const CODE_BEFORE =
  /^(OM ?\d{1,2}|[A-Z]{2,6}\d{0,2}|C\d{1,2}(?:\.\d)?)\s?(?:-|:|\s)\s?(?=[A-Z][a-z])/

/** Items parted by semicolons or bullets, else the lines of the page, else sentences. */
function cut(doc: Doc, block: Block, from: number): { start: number; end: number }[] {
  const { text } = block
  const own = text.slice(from)
  const stops: number[] = []
  if (/;|•/.test(own)) for (const stop of matchesIn(text, /;|•/g)) stops.push(stop.index)
  else if (/\.\s[A-Z]/.test(own))
    for (const stop of matchesIn(text, /\.(?=\s[A-Z])/g)) stops.push(stop.index)
  else if (/\), [A-Z]|, [A-Z][a-z]+.{0,40}, (?:and )?[A-Z]/.test(own))
    for (const stop of matchesIn(text, /,(?=\s(?:and )?[A-Z])/g)) stops.push(stop.index)
  else stops.push(...lineStarts(doc, block))
  const asked = /\.\s(?:Is|Are|Does|Do|Has|Have)\b/.exec(own)?.index
  const last = asked === undefined ? text.length : from + asked
  const points = [from, ...stops.filter((stop) => stop > from && stop < last), last]
  return points.slice(0, -1).flatMap((point, index) => {
    let start = point
    let end = points[index + 1] ?? text.length
    while (start < end && /[\s;•.,*-]/.test(text.charAt(start))) start += 1
    if (text.startsWith('and ', start)) start += 4
    while (end > start && /[\s;.,]/.test(text.charAt(end - 1))) end -= 1
    return end > start ? [{ start, end }] : []
  })
}

/** Where the lines of the page begin within a block that was read as one paragraph. */
function lineStarts(doc: Doc, block: Block): number[] {
  const found: number[] = []
  let at = 0
  for (const { quote } of doc.evidence(block.span)) {
    for (const raw of quote.split('\n')) {
      const line = raw.replace(/\s+/g, ' ').trim().slice(0, 24)
      const place = line === '' ? -1 : block.text.indexOf(line, at)
      if (place < 0) continue
      // A line that goes on with a small letter or a bracket belongs to the line above.
      if (place > 0 && /^[A-Z]/.test(line)) found.push(place)
      at = place + line.length
    }
  }
  return found
}

const NAME =
  /^([A-Z][\w'/&-]*(?:,? [\w'/&-]+| \([A-Z\d][^)]{1,40}\)){0,12}?)(?=\s?(?:[-:=;]\s|\(|\.|,\s(?![a-z]+ and )|$)|\s(?:applies|apply|yes|no|does|not|is|are)\b|\soverlay\b)/i
const NO_NAME =
  /^(?:applies|applicable|sub-?categor(?:y|ies)|yes|status|comments?|description|details?|name|the|this|that|it|there|no|nil|none|not|see|refer|all|any|lot|lots|zone|subzone|planning scheme|overlays?|note)\b/i

function itemAt(
  doc: Doc,
  block: Block,
  place: { readonly start: number; readonly end: number },
  code: string,
  words: string,
  rest: string,
): Fact<PlanningOverlay>[] {
  const match = NAME.exec(words)
  const name = match?.[1]?.trim()
  if (match === null || name === undefined || name.length < 4 || name.length > 80) return []
  if (NO_NAME.test(name) || ENDS.test(name)) return []
  const answer = `${words.slice(match[0].length).replace(/^\s?overlays?\b/i, '')} ${rest}`.trim()
  const bracket = /^\(([^)]{2,60})\)/.exec(answer)
  const says = answerOf(bracket === null ? answer : (bracket[1] ?? ''))
  if (says === false || NOT_MAPPED.test(answer)) return []
  if (bracket !== null && NOT_MAPPED.test(answer.slice(bracket[0].length))) return []
  const detail =
    bracket !== null && !/\b(?:overlay|map)\b/i.test(bracket[0]) ? ` ${bracket[0]}` : ''
  const plain = name.replace(/\s?\boverlays?$/i, '')
  const span = { start: block.span.start + place.start, end: block.span.start + place.end }
  const titled = /\bcode$/i.test(plain) ? plain : `${plain} Overlay`
  const value = {
    code: code === '' || /^C\d/.test(code) ? plain : code.replace(/\s/g, ''),
    name: `${titled}${detail}`,
  }
  return [factAt(doc, value, span, 88, ['a list of overlays'])]
}
