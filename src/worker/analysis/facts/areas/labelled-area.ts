import type { Block } from '../../document.ts'

import { AREA, isTooSmall, NOT_LAND } from './area-words.ts'
import { HECTARES_AND, hectaresOf } from './hectares-and.ts'

/** The area behind a label, or within one that holds its unit. */
export function labelledArea(
  block: Block,
  lot: string | undefined,
): { start: number; end: number } | null {
  for (const label of block.text.matchAll(LABELLED_AREA)) {
    const from = label.index + label[0].length
    if (NOT_LAND.test(block.text.slice(Math.max(0, label.index - 30), from))) continue
    if (COMMON.test(block.text.slice(Math.max(0, label.index - 30), label.index))) continue
    if (OF_PARENT.test(block.text.slice(0, label.index))) continue
    const other = OF_A_LOT.exec(block.text.slice(Math.max(0, label.index - 16), from))?.[1]
    if (lot !== undefined && other !== undefined && other !== lot) continue
    const rest = block.text.slice(from, from + 30)
    const both = HECTARES_AND.exec(block.text.slice(from, from + 60))?.[0].length ?? 0
    // "2 hectares 60 ares (2.06 ha)" is told in one unit behind.
    if (hectaresOf(block.text.slice(from)) !== null && !/^ ?\(/.test(block.text.slice(from + both)))
      return { start: from, end: from + both }
    const perches = PERCHES.exec(block.text.slice(from, from + 60))?.[0].length ?? 0
    const area = AREA.exec(block.text.slice(from + perches, from + perches + 30))
    if (area !== null && area.index <= 2) {
      const start = from + perches + area.index
      const end = start + area[0].length
      if (isTooSmall(area) || NOT_LAND.test(ownRemark(behind(block, end)))) continue
      return { start, end }
    }
    // The unit stands in the label: "Land area (m²): 684".
    const bare = label[1] === undefined ? null : /^\d[\d,]{0,9}(?:\.\d{1,4})?\b/.exec(rest)
    if (bare !== null) return { start: label.index, end: from + bare[0].length }
  }
  return null
}

/** What is said of an area stands in its own cell: "98 square metres | Accessory: car bay". */
function behind({ text, span, cells }: Block, end: number): string {
  const cell = cells?.find((one) => one.start < span.start + end && one.end >= span.start + end)
  return text.slice(end, Math.min(end + 30, cell === undefined ? end + 30 : cell.end - span.start))
}

/** "Land area: ", "Area (approx.) ", "Area under title is ", "having an area of about ". */
const LABELLED_AREA =
  /\b(?:(?:(?:total|approx(?:imate|\.)?|land|site|lot|parcel|allotment|block|property|title) ?)*(?:area|size)s?(?:(?: of| under)? (?:the |this )?(?:land|lot|allotment|parcel|block|property|title|site|holding|farm)(?: \d{1,5}[A-Z]?\b(?! ?(?:m|sq|ha))(?![.,]\d))?)?(?::? ?,? ?(?:by|as on|as per|per|from|as shown on|shown on|marked|on|in) (?:the )?(?:council |surveyor's |draft |proposed |disclosure |registered |title )?(?:map|plan|title|survey|notes|search),?|,? (?:marked|shown|noted|measured)(?= \d))?(?: (?:is|of|being|about|approximately|approx\.?|measures))*(?: ?\((?:approx[^)]{0,12}|more or less|about|(m²|m2|sqm|sq\.? ?m(?:et(?:re|er)s)?|square met(?:re|er)s|ha|hectares)|[^)]{0,24})\))?|(?:vacant |bare |cleared )?(?:land|allotment|block) of(?: about| approximately)?(?= \d[\d.,]* ?(?:m²|m2|sqm|sq|square|ha\b|hectares))|(?:being|comprising|comprises|containing|contains|measuring|measures)(?: an area of)?(?: approximately| about)?(?= \d[\d.,]* ?(?:m²|m2|sqm|sq|square|ha\b|hectares)))(?:\s?[.…_]{3,60}\s?|[\s:.=_-]{0,12})(?:(?:is|of|approximately|about|approx\.?) )?/gi
/** "32.4 perches (", "1 rood 0 perches (": the old measure stands before the new one. */
const PERCHES =
  /^(?:\d[\d.,]{0,8}\s?(?:acres?|roods?|perches|[arp]\b\.?|hectares?(?= \d{1,4} (?:ares|square m))|ares|square (?:feet|links|yards)(?: or thereabouts)?|square metres(?= \())[\s,]*(?:and\s)?){1,3}[(,=or\s]{1,4}/i

/** What is said of the area itself; what stands in brackets behind it tells of its parts. */
function ownRemark(text: string): string {
  return /^\s?\((?:internal|of which|incl)/i.test(text) ? '' : text
}

/** What the owners of all lots hold together is no lot of anybody's. */
const COMMON = /\bcommon property(?: (?:no\.? ?)?\d{1,2})?[\s:,–-]{0,3}$/i
/** "FROM CT 54012/1 | GRANTEE S. MUNCE | AREA 38.21ha": the head of a survey tells what its lots were cut from. */
const OF_PARENT =
  /\b(?:from|ex|out of|being part of) (?:CT|C\.T\.|certificates? of title|folio|volume|grant)\b[^.;]{0,60}$|\bgrantee\b[^.;$]{0,40}(?:\. [^.;$]{0,24})?$/i
const OF_A_LOT = /\b(?:lot|allotment) ([A-Z]?\d{1,5}[A-Z]?)\b/i
