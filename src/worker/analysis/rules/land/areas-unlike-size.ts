import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { areaInDrawing } from '../../facts/areas/area-in-drawing.ts'
import { blockAt } from '../../segment/find.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { AREA_PATTERNS, firstMeasure, HECTARE, sayArea, toSquareMetres } from './areas.ts'
import type { ReportOptions, Values } from '../define-rule.ts'
import { isAdvert as isAdvertPage } from '../reading/loose-pages.ts'
import { lineAround } from '../reading/line-around.ts'
import { passagesIn } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

export const UNLIKE_SIZE_PATTERNS = wordings({
  advert:
    /\b(?:advertis\w{1,5}|brochures?|flyers?|leaflet|listing|marketing|agent['’]?s?|hoarding|sign ?board|for sale|homesite|home site|(?:m2|m²|square metre) block|(?:land|block) size|bedrooms?|beds?|walk to|(?:m2|m²|sqm|hectares?|ha) (?:\([^)]{1,20}\) )?(?:approx\w{0,8}\.? )?of (?!the\b)[a-z-]{3,12}\b)/i,
  land: /\b(?:area|land|block|allotment|size|containing|contains|comprising|in all|site)\b/i,
  /** The row that says what is sold: "land | 9 Firetail Close (about 448 m²)". */
  rowOfLand:
    /^\W{0,3}(?:(?:item )?[a-z\d]{1,3}[.)]? )?(?:the )?(?:land|property)\b(?! (?:tax|value|use))/i,
  /** Behind the number, what else it may measure. */
  behind:
    /^ ?(?:internal|balcony|car|courtyard|of the|of (?:mallee|bush|vines)|strip|easement|studio|shed|deck|garage|living|or (?:more|less)\b(?! or)|and (?:up|over|above)|paid|per\b|each|under (?!roof)|to be (?:acquired|taken)|required)/i,
  ahead:
    /\b(?:below|above|under|over|least|minimum|exceed\w{0,3}|more than|less than|not (?:more|less) than|up to|least|average|smaller than|larger than|per|every|about it|easement|envelope|acquir\w{2,4}|road|licen[cs]e\w{0,1}|lease[ds]?|lets?|balance|internal|shed|studio|deck|store|car|garage|floor|cleared?|within|encloses|burn(?:t|ed|s)|flooded|cropped|planted|sown|grazed?s?|remain\w{0,3}|strip|next door|adjoining|neighbou?r\w{0,5})\b/i,
  /** A sentence that can measure nothing but the whole of what is sold, wherever it stands. */
  ofAll:
    /\b(?:area|size|extent) of (?:the|this|your) (?:land|lot|property|block|allotment|farm)\b|(?<!\bof )\b(?:the|this|your) (?:land|lot|property|block|allotment|farm) (?:is|contains|measures|has an area of|comprises|extends to)\b/i,
  /** The sum of several lots. */
  several:
    /\b(?:in|across|over|under) (?:all|total|(?:two|three|four|five|six|seven|eight|\d) (?:(?:separate|freehold) )?(?:titles|lots|parcels|allotments))\b|\b(?:total(?:s|ling)?|altogether|whole area|combined)\b/i,
  lots: /\b(?:lots?|allotments?|allot\.|blocks?|units?|sections?) (?:no\.? ?)?([A-Z]?\d{1,5}[A-Z]?)\b(?! ?(?:m2|m²|ha\b|sqm|square))/i,
  corrected:
    /\b(?:was wrong|is wrong|corrected|in error|should (?:be|read)|old (?:survey|plan)|before (?:the )?(?:road|subdivision|acquisition)|whole (?:of the )?parent|parent (?:lot|title|parcel)|land (?:to be |being )?subdivided)\b/i,
})

type UnlikeArea = {
  readonly stated: {
    readonly squareMetres: number
    readonly span: Span
    readonly isAdvert: boolean
  }
  readonly size: { readonly squareMetres: number; readonly span: Span }
}

/** An area that the contract or an advertisement gives to the land, unlike that of its plan or title. */
export function areaUnlikeSize(doc: Doc, facts: Facts): UnlikeArea | null {
  const size = facts.landSize
  const [span] = size?.spans ?? []
  const measured = size === null ? null : firstMeasure(size.value)
  if (span === undefined || measured === null) return null
  const own = new Set(
    [...(facts.lotPlan?.value ?? '').matchAll(OWN_LOTS)].map(([, lot]) => lot?.toUpperCase() ?? ''),
  )
  const drawn = drawnUnlike(doc, own, { squareMetres: measured, span })
  if (drawn !== null) return drawn
  const P = UNLIKE_SIZE_PATTERNS
  for (const { text, span: place, zone, previous, block } of passagesIn(doc, ALL_PAPERS)) {
    if (NOT_OF_LAND.has(zone) || text.length > 600 || P.corrected.test(text)) continue
    if (own.size > 1 && !P.several.test(text)) continue
    if (place.start <= span.start && place.end >= span.end) continue
    const isAdvert =
      P.advert.test(text) || P.advert.test(previous.slice(-60)) || isAdvertPage(doc, block)
    for (const match of matchesOf(text, AREA_PATTERNS.measure)) {
      const before = text.slice(Math.max(0, match.index - 48), match.index)
      const after = text.slice(match.index + match[0].length)
      const near = before.slice(Math.max(0, before.lastIndexOf(';'), before.lastIndexOf('. ')))
      if (P.ahead.test(near) || P.behind.test(after)) continue
      const named = matchesOf(text.slice(0, match.index), P.lots).at(-1)?.[1]?.toUpperCase()
      if (named !== undefined && !own.has(named)) continue
      const isOwn = named !== undefined && P.land.test(near) && zone !== 'planning-certificate'
      const isContract =
        CONTRACT.has(zone) &&
        (P.land.test(near) || (block.kind === 'row' && P.rowOfLand.test(text)))
      const isClause = CLAUSES.has(zone) && P.ofAll.test(near)
      if (!isAdvert && !isContract && !isOwn && !isClause) continue
      const squareMetres = toSquareMetres(match)
      if (isLike(squareMetres, measured, match[0])) continue
      if (squareMetres < measured * 0.7 || squareMetres > measured * 1.45) continue
      return {
        stated: { squareMetres, span: place, isAdvert: isAdvert && !isContract && !isClause },
        size: { squareMetres: measured, span: lineAround(doc, span) },
      }
    }
  }
  return null
}

/** The size that the contract tells, beside the measure that the plan prints in the lot. */
function drawnUnlike(
  doc: Doc,
  own: ReadonlySet<string>,
  told: { readonly squareMetres: number; readonly span: Span },
): UnlikeArea | null {
  const [lot, ...others] = own
  const zone = blockAt(doc, told.span.start)?.zone
  if (lot === undefined || others.length > 0 || zone === undefined || !CONTRACT.has(zone))
    return null
  const drawing = areaInDrawing(doc, lot)
  const [span] = drawing?.spans ?? []
  const drawn = drawing === null ? null : firstMeasure(drawing.value)
  if (drawn === null || span === undefined) return null
  const { squareMetres } = told
  if (isLike(squareMetres, drawn, doc.text.slice(told.span.start, told.span.end))) return null
  if (squareMetres < drawn * 0.7 || squareMetres > drawn * 1.45) return null
  return {
    stated: { squareMetres, span: lineAround(doc, told.span), isAdvert: false },
    size: { squareMetres: drawn, span: lineAround(doc, span) },
  }
}

/** What the size on the plan or title and another figure of it make together. */
export function unlikeReport({ stated, size }: UnlikeArea): [Span[], Values, ReportOptions] {
  const [first, second] = [sayArea(stated.squareMetres), sayArea(size.squareMetres)]
  const gap = Math.abs(stated.squareMetres - size.squareMetres)
  const label = stated.isAdvert ? 'Advertisement' : 'Contract'
  return [
    [stated.span, size.span],
    { first, second, gap: sayArea(gap) },
    {
      severity: gap > size.squareMetres * 0.05 && !stated.isAdvert ? 'high' : 'medium',
      strength: 'likely',
      sides: [
        { label, value: first, spans: [stated.span] },
        { label: 'Plan or title', value: second, spans: [size.span] },
      ],
    },
  ]
}

const OWN_LOTS = /\b(?:lots?|allotments?|blocks?|units?|sections?) ([A-Z]?\d{1,5}[A-Z]?)\b/gi

const CONTRACT: ReadonlySet<PageKind> = new Set(['particulars', 'contract-form'])

const CLAUSES: ReadonlySet<PageKind> = new Set([
  'special-conditions',
  'vendor-statement',
  'annexure',
  'other',
])

const NOT_OF_LAND: ReadonlySet<PageKind> = new Set(['by-laws', 'minutes'])

/** The same within a rounding: "18 hectares" of 18.2, "1,050" of 1,048. */
function isLike(stated: number, measured: number, printed: string): boolean {
  const gap = Math.abs(stated - measured)
  const unit = /ha|hect/i.test(printed) ? HECTARE : 1
  const isWhole = !printed.includes('.') && stated % unit === 0
  return gap <= Math.max(unit === 1 ? 1.5 : 0, measured * 0.006, isWhole ? unit * 0.5 : 0)
}
