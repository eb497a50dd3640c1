import type { Block, Doc, Span } from '../../document.ts'
import type { Fact } from '../facts.ts'
import type { Labelled } from '../forms/labels.ts'

import { blockAt } from '../../segment/find.ts'
import { factAt } from '../fact-at.ts'
import { namesIn } from './names.ts'
import { plainCase } from '../forms/plain-case.ts'

type Named = Fact<string>[]

/** The names of a party that stand in the rows below the first. */
export function namesBelow(
  doc: Doc,
  place: Labelled,
  found: readonly Fact<string>[],
  confidence: number,
): Named {
  if (found.length === 0 || standsAtRight(place)) return []
  const more = [...goingOn(doc, place, confidence), ...onLinesBelow(doc, place, found, confidence)]
  return alone(place) || NAME_FIELD.test(place.block.text)
    ? [...more, ...furtherNames(doc, place, confidence)]
    : more
}

/** "Ann SAMPLE | < Vendor": the line below is another field's. */
function standsAtRight({ block, label, text, offset }: Labelled): boolean {
  return (
    offset === block.span.start && block.text.endsWith(label) && text.length < block.text.length
  )
}

const GOES_ON =
  /(?:\band|&)(?: (?:his|her|their) (?:wife|husband|son|daughter|brother|sister|mother|father|partner))?\s*$/i

/** "Buyer .... CASPAR SAMPLE and" above "ANTHEA SAMPLE as joint tenants": the line below goes on. */
function goingOn(doc: Doc, place: Labelled, confidence: number): Named {
  const end = place.offset + place.text.length
  if (end < place.block.span.end || !GOES_ON.test(place.text)) return []
  const next = columnGoesOn(doc, place) ?? lineBelow(doc, place.block)
  if (next === null) return []
  return namesIn(doc.text.slice(next.start, Math.min(next.end, next.start + 200))).map((name) => {
    const span = { start: next.start + name.start, end: next.start + name.end }
    return factAt(doc, plainCase(name.name), span, confidence, ['a name that goes on below'])
  })
}

function lineBelow(doc: Doc, block: Block): Span | null {
  const next = doc.blocks[block.index + 1]
  if (next?.partIndex !== block.partIndex || ANY_PARTY.test(next.text)) return null
  const [caption, value, ...others] = next.cells ?? []
  const isCaption =
    caption !== undefined && REST_OF_LABEL.test(doc.text.slice(caption.start, caption.end))
  return isCaption && value !== undefined && others.length === 0 ? value : next.span
}

/** "Vendor" above "(the seller)": the label has two lines as its value has. */
const REST_OF_LABEL = /^\((?:the )?[a-z][a-z ]{2,24}\)$/i

/** Below a heading "Vendor | Purchaser" each column goes on by itself. */
function columnGoesOn(doc: Doc, { block, offset }: Labelled): Span | null {
  const row = blockAt(doc, offset)
  if (row === undefined || row.index === block.index) return null
  const below = doc.blocks[row.index + 1]
  const column = row.cells?.findIndex(({ start, end }) => start <= offset && end >= offset) ?? -1
  if (below?.cells?.length !== row.cells?.length) return null
  return below?.cells?.[column] ?? null
}

/**
 * "Purchaser   ANN SAMPLE   A Sample" above "BEN SAMPLE   B Sample": the first cell of the line below
 * holds a name and nothing else, written as the first is.
 */
function onLinesBelow(
  doc: Doc,
  { block, offset, field }: Labelled,
  found: readonly Fact<string>[],
  confidence: number,
): Named {
  const [first] = found
  const at = first?.spans[0]
  if (!field || first === undefined || at === undefined) return []
  const row = blockAt(doc, offset)
  if (row === undefined) return []
  const column = row.cells?.findIndex(({ start, end }) => start <= at.start && end >= at.end) ?? -1
  const cell = row.cells?.[column]
  // Below a heading "Vendor | Purchaser" the names go on in their own column.
  const inColumn = row !== block && row.cells !== null
  const rest = doc.text.slice(at.end, cell?.end ?? row.span.end)
  if (found.length > 1 || rest.replace(NUMBER, '') !== '') return []
  const more: Named = []
  let behindAddress = false
  let inPairs = false
  for (const next of doc.blocks.slice(row.index + 1, row.index + 1 + MOST_LINES)) {
    if (next.partIndex !== block.partIndex || ANY_PARTY.test(next.text)) break
    if (!inPairs && next.index - row.index > MOST_NAMES) break
    // A name, its address, a second name, its address: each pair is a party.
    if (!inColumn && !behindAddress && next.cells === null && ADDRESS_LINE.test(next.text)) {
      behindAddress = true
      inPairs = true
      continue
    }
    if (inColumn && next.cells?.length !== row.cells?.length) break
    const own = next.cells?.[inColumn ? column : 0] ?? next.span
    const printed = doc.text.slice(own.start, own.end)
    const text = printed.replace(BEHIND_NAME, '').replace(NUMBER, '')
    const [name, other] = namesIn(text)
    if (name === undefined || other !== undefined || name.name !== text) break
    if (HOUSE.test(text)) break
    const below = doc.blocks[next.index + 1]
    const beneath = inColumn ? below?.cells?.[column] : below?.span
    const after = beneath === undefined ? '' : doc.text.slice(beneath.start, beneath.end)
    const closes =
      BEHIND_NAME.test(printed) ||
      BOTH_OF.test(after) ||
      (!COMPANY.test(text) &&
        (OWN_ADDRESS.test(after) || (inColumn && namesIn(after).length === 0)))
    if (behindAddress && !ADDRESS_LINE.test(after)) break
    behindAddress = false
    if (!closes && !isWholeName(text, after) && !writtenAlike(first.text, text)) break
    const span = { start: own.start, end: own.start + text.length }
    more.push(factAt(doc, plainCase(text), span, confidence, ['a name on the line below']))
  }
  return more
}

const MOST_NAMES = 3
/** Names and addresses together. */
const MOST_LINES = 6
/** A street with its postcode, and nothing else in the line. */
const ADDRESS_LINE =
  /^(?:of )?(?:(?:unit|lot|flat|level|suite|apartment|po box|gpo box|rmb) ?)?\d{1,5}[A-Z]?(?:\s?[-/]\s?\d{1,5}[A-Z]?)?[,\s].{6,80}\b\d{4}$/i
/** "both of 12 Sample Street" below two names says that they are two. */
const BEHIND_NAME =
  /(?:\s(?:both|all|each) (?:of|care of|c\/)\s|,?\s(?:of\s)?(?=(?:unit |lot |flat |level |po box )?\d{1,5}[A-Z]?(?: ?[-/] ?\d{1,5})?,? [A-Z])).*$/i
const BOTH_OF = /^(?:both|all|each) (?:of|care of|c\/)/i
/** The address below a name: what stands between a name and its address is a name too, or a house. */
const OWN_ADDRESS =
  /^(?:address\b|(?:of\s)?(?:(?:unit|lot|flat|level|suite|apartment|po box|gpo box|rmb) ?)?\d{1,5}[A-Z]?(?:\s?[-/]\s?\d{1,5})?[,\s]\s?[A-Z])/i
const HOUSE =
  /\b(?:house|cottage|farm|park|lodge|manor|villa|estate|station|homestead|grange|court|mansions?|flats|apartments|towers?|ridge|downs|vale|hills?|heights|plains|valley|creek|beach|bay|road|street|lane|box)$/i

/** Three names of one person above the label of the next field. */
function isWholeName(text: string, after: string): boolean {
  return !COMPANY.test(text) && text.trim().split(/\s+/).length > 2 && ANY_PARTY.test(after)
}

/** A company's number, and the blanks and stops behind a name. */
const NUMBER = /[\s,;&]{0,12}(?:\(?\ba\.?[bc]\.?n\.?[\s:]{1,3}\d[\d ]{7,16}\)?)?[\s,;&]{0,12}$/i

/** Both with the surname in capitals, or of one surname: a suburb or a heading is neither. */
function writtenAlike(first: string, next: string): boolean {
  if (COMPANY.test(first) || COMPANY.test(next)) return COMPANY.test(first) && COMPANY.test(next)
  const [surname, other] = [first, next].map((name) => name.split(/\s+/).at(-1) ?? '')
  if (surname === other) return true
  return [first, next].every((name) => SURNAME_IN_CAPITALS.test(name))
}

const COMPANY = /\b(?:ltd|limited)\b/i
const SURNAME_IN_CAPITALS = /^\p{Lu}\p{Ll}.*\s\p{Lu}[\p{Lu}'’-]{2,}$/u

const NAME_FIELD = /\bnames?(?:\/s|\(s\))?\s*:/i

/** "BUYER" on a line of its own, with the fields of each buyer below it. */
function alone(place: Labelled): boolean {
  const rest = place.block.text
    .replace(/(?<!\s)\s*\([^()]{0,40}\)\s*:?$/, '')
    .replace(/^(?:item [a-z0-9]{1,3}|\d{1,2}(?:\.\d)?[.)]?)\s?[-:.]?\s/i, '')
  return rest.length < place.label.length + 6
}

/** The second and third "NAME:" under the heading of one party. */
function furtherNames(doc: Doc, place: Labelled, confidence: number): Named {
  const found: Named = []
  for (const block of doc.blocks.slice(place.block.index + 2, place.block.index + 12)) {
    if (block.partIndex !== place.block.partIndex || ANY_PARTY.test(block.text)) break
    const label =
      /^(?:(?:full )?names?\b[\s:.]*|[2-6][.)]\s+|\d{1,2}\.[2-6]\s+|and\s+(?=[A-Z]))/i.exec(
        block.text,
      )
    if (label === null) continue
    // "Name" in a cell of its own has its name in the line below.
    const below = doc.blocks[block.index + 1]
    const isAlone = label[0].length === block.text.length && below?.cells === null
    if (isAlone && (below.partIndex !== block.partIndex || ANY_PARTY.test(below.text))) continue
    const from = isAlone ? below.span.start : block.span.start + label[0].length
    for (const name of namesIn(doc.text.slice(from, Math.min(from + 160, endOf(doc, from))))) {
      const start = from + name.start
      const span = { start, end: start + name.end - name.start }
      found.push(factAt(doc, plainCase(name.name), span, confidence, ['a further name of a party']))
    }
  }
  return found
}

function endOf(doc: Doc, at: number): number {
  return blockAt(doc, at)?.span.end ?? at
}

const ANY_PARTY =
  /^(?:(?:item|part|panel|schedule|section)\s[a-z0-9]{1,3}\s{0,3}[-:.)–]?\s{0,3}|[a-z0-9]{1,3}\s?[-:.)–]\s?)?(?:the )?(?:vendor|seller|purchaser|buyer|agent|property|land|price|purchase (?:price|money)|deposit|settlement|lot|tenan)/i
