import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { cellsOf } from '../../segment/cells-of.ts'
import { blocksIn } from '../../segment/find.ts'
import { isPartyField } from './address-of-party.ts'
import { factAt } from '../fact-at.ts'

/** "ADDRESS: … SUBURB: … STATE: … POSTCODE: …", each in a field of its own. */
export function addressInFields(
  doc: Doc,
  zones: readonly PageKind[],
  confidence: number,
): Fact<string> | null {
  for (const block of blocksIn(doc, { zones })) {
    if (!/\baddress\b|\bproperty at\b|^street\b/i.test(block.text)) continue
    const { index } = block
    const columns = fromColumnsBelow(doc, block, confidence)
    if (columns !== null) return columns
    const after = doc.blocks[index + 1]
    const last = doc.blocks[index + 2]
    const end =
      last?.partIndex === block.partIndex ? last.span.end : (after?.span.end ?? block.span.end)
    const text = doc.text.slice(block.span.start, Math.min(end, block.span.start + 700))
    const match = SPLIT.exec(text.replaceAll('\n', ' '))
    if (match === null) continue
    const property = /^property/i.test(match[0])
    if (!property && isPartyField(doc, block.index, block.text.slice(0, match.index))) continue
    const [, own = '', suburb = '', state, postcode] = match
    const unit = own.includes('/') ? null : unitAbove(doc, index)
    const street = unit === null ? own : `${unit}, ${own}`
    const where = [suburb.trim(), state?.toUpperCase(), postcode].filter((one) => one !== undefined)
    const start = block.span.start + match.index
    const span = { start, end: start + match[0].length }
    const value = `${street.trim()}, ${where.join(' ')}`
    const explanation = ['address, suburb and postcode from their fields']
    // The names of the fields between the words are no part of the address.
    return { ...factAt(doc, value, span, confidence, explanation), text: value }
  }
  return null
}

/** "Address 18 Sample Way" above "Suburb | State | Postcode" above "Sampleton | WA | 6114". */
function fromColumnsBelow(doc: Doc, block: Block, confidence: number): Fact<string> | null {
  const heads = doc.blocks[block.index + 1]
  const values = doc.blocks[block.index + 2]
  if (heads?.cells?.length !== values?.cells?.length || values?.partIndex !== block.partIndex)
    return null
  const names = heads === undefined ? [] : cellsOf(heads).map((name) => name.replace(/:$/, ''))
  if (
    !names.some((name) => PLACE_NAME.test(name)) ||
    // The cell below the prompt of the whole group is empty.
    !names.every((name) => name === '' || HEAD.test(name))
  )
    return null
  const street = STREET.exec(block.text)
  const own = street?.[1]
  if (street === null || own === undefined || values === undefined) return null
  if (
    !/^property/i.test(block.text.trimStart().replace(/^the /i, '')) &&
    isPartyField(doc, block.index, block.text.slice(0, street.index))
  )
    return null
  const row = cellsOf(values)
  const column = (head: RegExp) => row[names.findIndex((name) => head.test(name))] ?? ''
  const suburb = column(PLACE_NAME)
  if (!/^[A-Za-z][A-Za-z' -]{2,30}$/.test(suburb)) return null
  const where = [suburb, column(/^state/i).toUpperCase(), column(/^post/i)]
  const value = `${own.trim()}, ${where.filter((one) => one !== '').join(' ')}`
  const start = block.span.start + street.index + street[0].length - own.length
  const explanation = ['the address from its row and the columns below']
  return {
    ...factAt(doc, value, { start, end: values.span.end }, confidence, explanation),
    text: value,
  }
}

const PLACE_NAME = /^(?:suburb|town|locality|suburb\/town|town\/suburb)$/i
const HEAD =
  /^(?:suburb|town|locality|suburb\/town|town\/suburb|state|territory|post ?code|country)$/i
const STREET =
  /\b(?:address|property at|street)\b[\s:.]{0,24}((?:(?:unit|villa|townhouse|apartment|flat|shop) \d{1,5}[A-Z]?,? )?\d[^:|\n]{3,60})$/i

const SPLIT =
  /\b(?:address|property at|^street)[\s:.]{0,24}((?:(?:unit|villa|townhouse|apartment|flat|shop) \d{1,5}[A-Z]?,? )?\d[^:]{3,60}?)(?:\s{0,9},)?\s{1,9}(?:suburb|town|locality)(?!\s{1,9}of\b)(?:\/(?:town|suburb))?[\s:.]{0,24}([A-Za-z][A-Za-z' -]{2,30}?)(?=\s{0,9}(?:$|,|\bstate\b|\bpost ?code\b|\b(?:VIC|NSW|QLD|SA|WA|TAS|ACT|NT)\b))\s{0,9},?\s{0,9}(?:state\s{0,9}:?\s{0,9})?(VIC|NSW|QLD|SA|WA|TAS|ACT|NT)?\b\s{0,9},?\s{0,9}(?:post ?code\s{0,9}:?\s{0,9})?(\d{4})?/i

/** "Lot: Unit 9" in the field above the street. */
function unitAbove(doc: Doc, index: number): string | null {
  for (const block of doc.blocks.slice(Math.max(0, index - 2), index).toReversed()) {
    const unit =
      /^(?:lot|unit|property)\b[^\d]{0,12}\b((?:unit|apartment|apt|villa|townhouse|flat) ?\d{1,5}[A-Z]?)\b/i.exec(
        block.text,
      )
    if (unit?.[1] !== undefined) return unit[1]
  }
  return null
}
