import { wordings } from '../../wording/wordings.ts'
import { printedNumber } from '../../wording/printed-number.ts'

/** What of a property an area is: the rooms, the open parts, or all of it. */
export type AreaOf = 'inside' | 'outside' | 'whole'

export type Area = {
  readonly of: AreaOf
  readonly squareMetres: number
  /** The lot that the words name for it; null where they name none. */
  readonly lot: string | null
  /** Of the open parts, ground or something built on it: a patio is no garden. */
  readonly open?: 'ground' | 'built'
}

export const AREA_PATTERNS = wordings({
  measure:
    /(?<![\d.,/])(\d{1,3}(?:,\d{3}){1,2}|\d{1,7})(\.\d{1,4})? ?(?:(m2|m²|sqm|sq\.? ?m(?:etres?)?|square metres?)|(ha|hectares?))(?![a-z0-9])/i,
  lot: /\b(?:(?:pt\.? )?lot|pt\.?|allotment|block|unit|apartment|flat) ?(?:no\.? ?)?([A-Z]?\d{1,5}[A-Z]?)\b(?! ?(?:m2|m²|ha\b|sqm))/i,
  inside: /\b(?:internal(?:ly)?|inside|living|floor|interior|under roof)\b/i,
  outside:
    /\b(?:external|outside|outdoor|terrace|balcon(?:y|ies)|courtyards?|patio|verandah|deck|porch|loggia|garden|back ?yard)\b/i,
  openGround: /\b(?:courtyards?|gardens?|back ?yards?)\b/i,
  openBuilt: /\b(?:patio|verandah|deck|porch|balcon(?:y|ies)|loggia)\b/i,
  whole:
    /\b(?:areas?|total|whole|land|lots?|allotment|block|measur\w{1,4}|contain\w{0,3}|size|site)\b|\bbeing(?: (?:about|approximately|some))? ?$/i,
  // A label that stands behind its number.
  /** "Being all that parcel of 1,020 m2": the words of a transfer for the whole. */
  allThat:
    /\b(?:all|the whole of) (?:that|the) (?:piece|parcel|block|lot|allotment)\b[^.;\d]{0,40}$/i,
  behind: /^ ?(?:internal(?:ly)?|inside|living|external|balcony|terrace|courtyard)\b/i,
  /** A limit that a law or a council sets, and no area of this land. */
  limit: /\b(?:below|above|less|more|smaller|larger|greater|exceed\w{0,3}|least) (?:than )?$/i,
  /** "Lots of 300 m² or less": the same behind the number. */
  bound:
    /^ ?(?:or|and) (?:less|under|smaller|below|more(?! or\b)|over|above|greater|larger|bigger)\b/i,
  /** The sum of the lots before it. */
  total: /\btotal(?: area)?[ :=]{0,3}$/i,
  partly:
    /\b(?:burn(?:t|ed)|easement|envelope|covenant|setback|minimum|least|smallest|zone|overlay|vegetation|clear\w{2,3}|catchment|car|garage|storage|store ?room|cage|shed|pool|carport|slab|dam|licen[cs]e|lease[ds]?|exclusive use|over|within|common|parcel|per|way|reserve|road|each|category|mapped|about 9|paddocks?|average|median|typical|not (?:more|less) than|at least|up to|maximum|exceed\w{0,3}|irrigat\w{1,4}|arable|cultivat\w{2,4}|cropp\w{2,3}|planted|under vines?|orchard)\b/i,
})

/** Longest stretch before a number in which its label is looked for. */
const LABEL = 48

/** A text with so many measures is a table of all lots. */
const MOST = 12

/** In square metres. */
export const HECTARE = 10_000

/** Every area in a text, with what it measures and of which lot; what cannot be told is left out. */
export function areasIn(text: string): Area[] {
  const areas: Area[] = []
  let lot: string | null = null
  let from = 0
  while (areas.length < MOST) {
    const match = AREA_PATTERNS.measure.exec(text.slice(from))
    if (match === null) break
    const at = from + match.index
    const between = text.slice(from, at)
    // "Lot 2: rooms 102 m², courtyard 269 m², total 371 m²" is the sum of one lot's parts.
    const own: string | null = lot
    const isOfParts: boolean =
      areas.length > 0 && areas.every((area) => area.of !== 'whole' && area.lot === own)
    const isTotal = AREA_PATTERNS.total.test(between)
    lot = isTotal && !isOfParts ? null : (lastLot(between) ?? lot)
    const end = at + match[0].length
    const after = text.slice(end, end + 14)
    const behind = AREA_PATTERNS.behind.exec(after)?.[0] ?? ''
    const of = labelOf(between.slice(-LABEL), behind, lot !== null)
    from = end + behind.length
    if (of === null || AREA_PATTERNS.bound.test(text.slice(end, end + 14))) continue
    const squareMetres = toSquareMetres(match)
    const open = of === 'outside' ? openPart(between.slice(-LABEL)) : undefined
    if (squareMetres > 0)
      areas.push({ of, squareMetres, lot, ...(open === undefined ? {} : { open }) })
  }
  return areas
}

/** Which of the open parts the words name; nothing where they name both or neither. */
function openPart(label: string): Area['open'] {
  const isGround = AREA_PATTERNS.openGround.test(label)
  if (isGround === AREA_PATTERNS.openBuilt.test(label)) return undefined
  return isGround ? 'ground' : 'built'
}

/** The first measure in a text, whatever it is of; null where there is none. */
export function firstMeasure(text: string): number | null {
  const match = AREA_PATTERNS.measure.exec(text)
  return match === null ? null : toSquareMetres(match)
}

/** What the pattern of a measure has found. */
export function toSquareMetres([, whole = '', part = '', , hectares]: RegExpExecArray): number {
  const number = printedNumber(`${whole}${part}`)
  return hectares === undefined ? number : number * HECTARE
}

/** "6.88 ha" from 68,800; "819 m²". */
export function sayArea(squareMetres: number): string {
  return squareMetres >= 2 * HECTARE
    ? `${Number((squareMetres / HECTARE).toFixed(3))} ha`
    : `${Number(squareMetres.toFixed(1)).toLocaleString('en-AU')} m²`
}

function labelOf(before: string, after: string, named: boolean): AreaOf | null {
  // "Area (approximate) 612 m2": only a bracket that is still open parts the label from the number.
  const open = before.lastIndexOf('(') > before.lastIndexOf(')') ? before.lastIndexOf('(') : -1
  const near = before.slice(Math.max(0, before.lastIndexOf(',') + 1, open + 1))
  // "The northern paddocks of Lot 9, about 2.6 ha": words of nearness alone are no label.
  const own = /^\W*(?:(?:about|approximately|some|or|being|area)\W*)?$/i.test(near) ? before : near
  if (AREA_PATTERNS.limit.test(own)) return null
  if (AREA_PATTERNS.allThat.test(own)) return 'whole'
  if (AREA_PATTERNS.outside.test(own)) return 'outside'
  if (AREA_PATTERNS.partly.test(own)) return null
  if (AREA_PATTERNS.inside.test(own) || AREA_PATTERNS.inside.test(after)) return 'inside'
  if (AREA_PATTERNS.outside.test(after)) return 'outside'
  return AREA_PATTERNS.whole.test(own) || named ? 'whole' : null
}

function lastLot(text: string): string | null {
  let lot: string | null = null
  let rest = text
  for (let count = 0; count < MOST; count += 1) {
    const match = AREA_PATTERNS.lot.exec(rest)
    if (match === null) break
    lot = (match[1] ?? '').toUpperCase().replace(/^0+(?=\d)/, '')
    rest = rest.slice(match.index + match[0].length)
  }
  return lot
}
