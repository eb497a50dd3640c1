import type { Block, Doc } from '../../document.ts'
import type { Fact, PlanningOverlay } from '../facts.ts'

import { matchesIn } from '../../wording/matches.ts'
import { factAt } from '../fact-at.ts'
import { cutItems } from './overlay-list-cuts.ts'
import { LIST_IS_OVER } from './overlay-list-item.ts'
import { answerOf } from './planning-answer.ts'
import { SA_OVERLAY } from './sa-overlays.ts'

/** The items of a block from an offset on, each with what the paper says of it. */
export function itemsOf(doc: Doc, block: Block, from: number): Fact<PlanningOverlay>[] {
  return doc.state === 'SA' ? knownNames(doc, block, from) : items(doc, block, from)
}

/** "Flood hazard overlay   NO": a row that is named as an overlay, wherever it stands. */
export function rowOfOverlay(doc: Doc, block: Block): Fact<PlanningOverlay>[] | null {
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

function items(doc: Doc, block: Block, from: number): Fact<PlanningOverlay>[] {
  const { cells, span } = block
  if (cells !== null && cells.length > 1 && from === 0) {
    const words = cells.map((cell) => doc.text.slice(cell.start, cell.end).trim())
    // "Planning   Coastal hazard overlay (medium)": the label of a row is not what it names.
    const passedOver =
      /^(?:\d{1,2}(?:\.\d{1,2})?\.?|[•*-])$/.test(words[0] ?? '') ||
      (TOPIC_OF_ROW.test(words[0] ?? '') && /\boverlay\b/i.test(words[1] ?? ''))
    const first = passedOver ? 1 : 0
    const coded = CODE_ALONE.test(words[first] ?? '')
    const name = (words[first + (coded ? 1 : 0)] ?? '').replace(/^\d{1,2}[.)]? /, '')
    const rest = words.slice(first + (coded ? 2 : 1)).join(' ')
    const own = { start: (cells[first]?.start ?? span.start) - span.start, end: block.text.length }
    return itemAt(doc, block, own, coded ? (words[first] ?? '') : '', name, rest)
  }
  const found: Fact<PlanningOverlay>[] = []
  for (const { start, end } of cutItems(doc, block, from)) {
    const text = block.text.slice(start, end)
    const code = CODE_BEFORE.exec(text)
    const words = code === null ? text : text.slice(code[0].length)
    found.push(...itemAt(doc, block, { start, end }, code?.[1] ?? '', words, ''))
  }
  return found
}

const TOPIC_OF_ROW =
  /^(?:(?:town |land use )?planning(?: (?:scheme|controls?|information|mapping))?(?: overlays?)?|mapping|mapped|overlays?|zoning|controls?|scheme|development)$/i
const CODE_ALONE = /^(?:OM ?\d{1,2}|[A-Z]{2,6}\d{0,2}|C\d{1,2}(?:\.\d)?)$/
const CODE_BEFORE =
  /^(OM ?\d{1,2}|[A-Z]{2,6}\d{0,2}|C\d{1,2}(?:\.\d)?)\s?(?:-|:|\s)\s?(?=[A-Z][a-z])/

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
  if (NO_NAME.test(name) || HEADS_COLUMNS.test(name) || LIST_IS_OVER.test(name)) return []
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

const NAME =
  /^([A-Z][\w'/&-]*(?:,? [\w'/&-]+| \([A-Z\d][^)]{1,40}\)){0,12}?)(?=\s?(?:[-:=;]\s|\(|\.|,\s(?![a-z]+ and )|$)|\s(?:applies|apply|yes|no|does|not|is|are)\b|\soverlay\b)/i
/** "Overlays | Affected | Note": the heads of the columns, each of which could be the head of any table. */
const HEADS_COLUMNS =
  /^(?:(?:affected|affects|applies|applicable|mapped|present|answer|response|result|outcome|status|extent|area|note|notes|notation|comments?|remarks?|details?|description|name|code|category|class|date|reference|source|map|y\/n|yes(?:\/| or )no|of|and)\b[\s/()?,]{0,3}){1,6}$/i
const NO_NAME =
  /^(?:applies|applicable|sub-?categor(?:y|ies)|yes|status|comments?|description|details?|name|the|this|that|it|there|no|nil|none|not|see|refer|all|any|lot|lots|zone|subzone|planning scheme|overlays?|note|annexure|appendix|attachment|enclosure)\b/i
const NOT_MAPPED =
  /^[^\w.]{0,2}(?:overlay)?[^\w.]{0,4}(?:(?:the |this )?(?:lot|land|site|property|premises|parcel) (?:is |lies |falls )?(?:wholly |entirely )?)?(?:not (?:mapped|applicable|affected|within|identified|present|entered|shown|relevant|apply)|nil\b|none\b|no\b|n\/a\b|does not|outside)/i
