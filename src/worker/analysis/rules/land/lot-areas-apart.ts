import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Area } from './areas.ts'
import { areasInTables, areasOfPapers, LOT_AREA_PATTERNS, type PlacedArea } from './lot-areas.ts'
import { blockAt } from '../../segment/find.ts'
import { soldLotNumbers } from '../harmless/sold-lot-numbers.ts'

export const LOT_AREAS_APART_PATTERNS = wordings({
  ...LOT_AREA_PATTERNS,
  block:
    /\b(?:block|allotment|land)\b.{0,24}\b(?:measures|is|of|has|contains|area)\b|\b(?:land|block) size\b/i,
  strata: /\b(?:strata|SP ?\d|BUP|GTP|units? plan|community titles)/i,
  /** "Lot 7 DP 804112, Pt Por 61": the area is of both. */
  together:
    /\b(?:pt|part|and|&|,) (?:of )?(?:por(?:tion)?|sec(?:tion)?|crown allotment|location)\.? ?\d{1,4}\b|\blots \d{1,4}[A-Z]? ?(?:,|and|&) ?\d/i,
  /** Land of the old system has no lot. */
  oldSystem:
    /\band (?:conveyance|deed|old system)\b|\b(?:conveyance|deed|old system) book \d{1,5} \S{1,10} \d{1,5} and\b/i,
  deposited: /\bDP ?\d{4,7}\b/i,
})

const P = LOT_AREAS_APART_PATTERNS

/** More than this apart is no rounding. */
const SAME = 0.03

type Apart = { readonly sold: PlacedArea; readonly shown: PlacedArea }

/**
 * An area of the contract and the same area of the same lot in a paper. A paper that names no lot is
 * believed only for land: what it tells of a scheme is of the whole parcel.
 */
export function lotAreasApart(doc: Doc, facts: Facts): Apart | null {
  const [lot, ...others] = soldLotNumbers(facts)
  if (others.length > 0 || P.oldSystem.test(facts.titleReference?.value ?? '')) return null
  const strata = isOfStrata(doc, facts)
  const isOwn = (area: Area) => area.lot === null || lot === undefined || area.lot === lot
  const isNamed = (area: Area) => area.lot !== null && area.lot === lot
  const sold = [
    ...areasOfPapers(doc, ['particulars', 'contract-form']).filter(isOwn),
    // "The plan shows Lot 12 as 164 m²": a clause that names the lot says what is bought too.
    ...areasOfPapers(doc, ['special-conditions']).filter(isNamed),
  ]
  const tabled = lot === undefined ? [] : areasInTables(doc, lot)
  const papers = areasOfPapers(doc, PAPERS).filter(({ text }) => !P.together.test(text))
  const found = apart(sold, [...tabled, ...papers], lot, strata)
  if (found !== null) return found
  // A leaflet, a specification or a notice of the council against the plan.
  const told = [
    ...areasOfPapers(doc, LEAFLETS),
    ...areasOfPapers(doc, LOOSE).filter(isLand),
    ...areasOfPapers(doc, ['planning-certificate']).filter(isNamed),
  ].filter(
    (area) =>
      !P.together.test(area.text) &&
      isOwn(area) &&
      !(strata && area.lot === null && area.of === 'whole'),
  )
  const shown = [...tabled, ...areasOfPapers(doc, ['plan', 'title-search'])]
  return apart(told, shown, lot, strata)
}

/** Whether an area of the property stands in two papers, so that there was something to compare. */
export function comparesAreas(doc: Doc, facts: Facts): boolean {
  const lots = soldLotNumbers(facts)
  const strata = isOfStrata(doc, facts)
  if (P.oldSystem.test(facts.titleReference?.value ?? '')) return false
  const isOwn = ({ lot, text }: PlacedArea) =>
    (lot === null || lots.length === 0 || lots.includes(lot)) && !P.together.test(text)
  const sold = areasOfPapers(doc, SOLD_IN).filter(isOwn)
  const shown = [
    ...lots.flatMap((lot) => areasInTables(doc, lot)),
    ...areasOfPapers(doc, [...PAPERS, ...LEAFLETS]).filter(isOwn),
  ]
  return [...sold, ...shown].some((one) =>
    shown.some(
      (other) =>
        other.span !== one.span &&
        other.of === one.of &&
        !(strata && other.of === 'whole' && other.lot === null),
    ),
  )
}

/** "1846 m²" of the contract and the same figure, with its unit, in a paper of somebody else. */
export function isAreaToldAgain(doc: Doc, { landSize }: Facts): boolean {
  const number = AREA_FIGURE.exec(landSize?.value.replaceAll(',', '') ?? '')?.[0]
  if (landSize === null || number === undefined) return false
  const own = blockAt(doc, landSize.spans[0]?.start ?? -1)
  return doc.blocks.some(({ text, partIndex }) => {
    if (partIndex === own?.partIndex) return false
    const bare = text.replaceAll(/[, ]/g, '').toLowerCase()
    return AREA_UNITS.some((unit) => {
      const at = bare.indexOf(`${number}${unit}`)
      return at === 0 || (at > 0 && !ON_FIGURE.test(bare.charAt(at - 1)))
    })
  })
}

const AREA_FIGURE = /\d{2,6}(?:\.\d{1,3})?/
const AREA_UNITS = ['m²', 'm2', 'sqm', 'squaremetres', 'ha', 'hectares']
const ON_FIGURE = /[\d.]/

const SOLD_IN: readonly PageKind[] = ['particulars', 'contract-form', 'special-conditions']

/** Lots of a community plan are land, though an association issues certificates about them. */
function isOfStrata(doc: Doc, { lotPlan }: Facts): boolean {
  const plan = lotPlan?.value ?? ''
  if (P.strata.test(plan)) return true
  return (
    !P.deposited.test(plan) &&
    doc.parts.some(({ kind }) => kind === 'owners-corporation-certificate')
  )
}

function apart(
  sold: readonly PlacedArea[],
  papers: readonly PlacedArea[],
  lot: string | undefined,
  strata: boolean,
): Apart | null {
  for (const one of sold) {
    const same = papers.filter(
      (area) =>
        area.of === one.of &&
        (area.open === undefined || one.open === undefined || area.open === one.open) &&
        (area.lot === null ? !strata && area.of === 'whole' : area.lot === (lot ?? one.lot)),
    )
    if (same.some((area) => isSame(area, one)) || isSumOf(one, same)) continue
    const near = same.filter(
      (area) =>
        area.squareMetres < one.squareMetres * 4 && area.squareMetres * 4 > one.squareMetres,
    )
    // A paper that names the lot is surer than one that may speak of any land.
    const shown = near.find((area) => area.lot !== null) ?? near[0]
    if (shown !== undefined) return { sold: one, shown }
  }
  return null
}

function isLand({ of, text }: PlacedArea): boolean {
  return of === 'whole' && P.block.test(text)
}

/** Of land that is sold by sections, or in several titles, each paper measures its own. */
function isSumOf(whole: Area, papers: readonly Area[]): boolean {
  const each = [...new Set(papers.map(({ squareMetres }) => squareMetres))]
  const squareMetres = each.reduce((sum, one) => sum + one, 0)
  return each.length > 1 && isSame({ ...whole, squareMetres }, whole)
}

function isSame(a: Area, b: Area): boolean {
  return Math.abs(a.squareMetres - b.squareMetres) <= b.squareMetres * SAME
}

const PAPERS: readonly PageKind[] = [
  'plan',
  'vendor-statement',
  'annexure',
  'title-search',
  'planning-certificate',
  'rates-certificate',
]

const LEAFLETS: readonly PageKind[] = ['annexure', 'other', 'vendor-statement', 'rates-certificate']

/** Letters and advertisements stand behind any paper. */
const LOOSE: readonly PageKind[] = ['lease', 'water-certificate', 'building-report']
