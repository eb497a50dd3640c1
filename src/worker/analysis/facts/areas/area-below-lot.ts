import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { matchesIn } from '../../wording/matches.ts'
import { areaAt } from './area-at.ts'
import { factAt } from '../fact-at.ts'
import { printedNumber } from '../../wording/printed-number.ts'

/**
 * "Lot 13 | Lot 14 | Lot 15" above "86 m2 | 91 m2 | 88 m2", "Lot: 3 4 5" above "m2: 812 760 745": a plan
 * whose lots stand side by side.
 */
export function areaBelowLot(doc: Doc, lot: string): Fact<string> | null {
  for (const head of doc.blocks) {
    const names = head.text.includes(lot) ? lotsSideBySide(head.text) : null
    const column = names?.indexOf(lot) ?? -1
    const row = doc.blocks[head.index + 1]
    if (names === null || column < 0 || row?.partIndex !== head.partIndex) continue
    const areas = areasSideBySide(row, head.text)
    const own = areas?.length === names.length ? areas[column] : undefined
    if (own === undefined || printedNumber(own.number) < own.smallest) continue
    if (own.unit === undefined) return areaAt(doc, row, own, 82)
    const span = { start: row.span.start + own.start, end: row.span.start + own.end }
    const value = `${own.number} ${own.unit}`
    return { ...factAt(doc, value, span, 82, ['a row of areas below its lots']), text: value }
  }
  return null
}

/** No block of land is smaller than a car space. */
const SMALLEST_METRES = 30

/** The numbers of lots of a line that holds nothing else; of a remark in brackets only its lot counts. */
function lotsSideBySide(text: string): string[] | null {
  if (text.length > LONGEST) return null
  const bare = text.replace(/\([^()]{0,40}\)/g, ' ')
  const lots = bare.replace(
    /^(?:proposed )?(?:lots?|units?|allotments?)\b(?: no\.?)?[\s:|]{0,4}/i,
    '',
  )
  const each = lots.split(/[\s|]+/).filter((word) => word !== '' && !/^(?:lot|unit)$/i.test(word))
  return each.length > 1 && each.every((word) => /^[A-Z]?\d{1,5}[A-Z]?$/.test(word)) ? each : null
}

type Side = {
  readonly start: number
  readonly end: number
  readonly number: string
  /** Where it is told once for all of the row. */
  readonly unit?: string
  readonly smallest: number
}

/** The areas of a line that holds nothing else, their unit with each or once at either end. */
function areasSideBySide({ text }: Block, head: string): Side[] | null {
  if (text.length > LONGEST) return null
  const lead = ROW_NAME.exec(text)?.[0] ?? ''
  const areas = matchesIn(text, SIDE).filter(({ index }) => index >= lead.length)
  const rest = text.slice(lead.length).replace(SIDE, ' ')
  const closing = ONLY_UNIT.exec(rest)
  if (!/^[\s|]*$/.test(rest) && closing === null) return null
  // "3110 m2" at the end of the line is for those before it too.
  const last = areas.at(-1)?.[2]
  const alone = areas.filter(([, , unit]) => unit !== undefined)
  const once = [lead, closing?.[1], head, alone.length === 1 ? last : undefined]
    .map((words) => UNIT.exec(words ?? '')?.[0])
    .find((unit) => unit !== undefined)
  if (alone.length !== areas.length && (once === undefined || alone.length > 1)) return null
  return areas.map(({ index, 0: printed, 1: number = '', 2: unit }) => {
    const told = unit ?? once ?? ''
    const hectares = /^h/i.test(told)
    const shared = unit === undefined ? { unit: hectares ? 'ha' : 'm²' } : {}
    const end = index + printed.length
    return { start: index, end, number, ...shared, smallest: hectares ? 0 : SMALLEST_METRES }
  })
}

const LONGEST = 200
const UNIT_WORDS = 'm²|m2|sqm|sq\\.? ?m(?:et(?:re|er)s?)?|square met(?:re|er)s?|ha|hectares?'
const UNIT = new RegExp(`(?<![a-z\\d])(?:${UNIT_WORDS})(?![a-z\\d])`, 'i')
const ROW_NAME = new RegExp(
  `^(?:(?:land |lot |site )?(?:areas?|sizes?)\\b(?: of (?:each )?lot)?|(?=${UNIT_WORDS}))[^a-z\\d]{0,4}(?:in )?(?:${UNIT_WORDS})?[\\s:|)]{0,4}(?=\\d)`,
  'i',
)
const SIDE = new RegExp(
  `(?<![\\d.,])(\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,4})?|\\d{1,7}(?:\\.\\d{1,4})?)(?: ?(${UNIT_WORDS}))?(?=[\\s|]|$)`,
  'gi',
)
const ONLY_UNIT = new RegExp(`^[\\s|]*\\(?(${UNIT_WORDS})\\)?[\\s|]*$`, 'i')
