import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../document.ts'
import type { Fact } from './facts.ts'

import { factAt } from './labels.ts'

const AREA =
  /(?<![\d.,])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,7}(?:\.\d{1,4})?)\s?(m²|m2|sqm|sq\.?\s?m(?:et(?:re|er)s?)?\b|square met(?:re|er)s?|ha\b|hectares?)/i
const LABEL =
  /\b(?:(?:total |approximate |approx\.? |site )?(?:land|lot|site|parcel|allotment) (?:area|size)|area of (?:the )?(?:land|lot|allotment|parcel)|area(?= ?:| of lot)|land size|(?:being|comprising|containing|measuring|having an area of|(?:an )?area of)(?: approximately| about)?(?= \d[\d.,]* ?(?:m²|m2|sqm|sq|square|ha\b|hectares)))\b/i
const LABELLED_AREA = new RegExp(`(?:${LABEL.source})[^\\d]{0,40}`, 'i')
/** Floor areas of flats, part areas and areas of other things. */
const NOT_LAND =
  /\b(?:floor|internal|balcony|apartment|unit|strata|building|living|net lettable|office|easement|reservation|at least|minimum|more than|less than|reserve|part [a-z]\b|storage|car)\b/i

const ZONES: readonly (readonly [readonly PageKind[], number])[] = [
  [['particulars', 'contract-form'], 88],
  [['plan', 'title-search'], 86],
  [['planning-certificate', 'rates-certificate', 'land-tax-certificate', 'water-certificate'], 80],
  [['vendor-statement', 'other', 'annexure'], 60],
]

/** The area of the land as printed. A flat's floor area is not land. */
export function recogniseLandSize(doc: Doc, lotPlan: Fact<string> | null): Fact<string> | null {
  const lot = /\b(?:Lots?|Allotment|Unit|Block|Section)\s([A-Z]?\d+[A-Z]?)/i.exec(
    lotPlan?.value ?? '',
  )?.[1]
  const strata = isStrata(doc, lotPlan)
  for (const [zones, confidence] of ZONES) {
    for (const block of doc.blocks) {
      if (!zones.includes(block.zone)) continue
      const place = strata ? null : (lotArea(block, lot) ?? labelledArea(block))
      if (place === null) continue
      const span = { start: block.span.start + place.start, end: block.span.start + place.end }
      const fact = factAt(doc, '', span, confidence, ['an area of the land'])
      return { ...fact, value: fact.text.replace(/m2\b|sqm\b/i, 'm²') }
    }
  }
  return null
}

function labelledArea(block: Block): { start: number; end: number } | null {
  const label = LABELLED_AREA.exec(block.text)
  if (
    label === null ||
    NOT_LAND.test(block.text.slice(Math.max(0, label.index - 30), label.index + label[0].length))
  )
    return null
  const from = label.index + label[0].length
  const area = AREA.exec(block.text.slice(from, from + 30))
  if (area === null || area.index > 2) return null
  return { start: from + area.index, end: from + area.index + area[0].length }
}

/** The row of this lot in a plan's table, or "Lot 2: 301 m²" in a sentence. */
function lotArea(block: Block, lot: string | undefined): { start: number; end: number } | null {
  if (
    lot === undefined ||
    (block.zone !== 'plan' && block.zone !== 'title-search' && block.zone !== 'annexure')
  )
    return null
  const named = block.text.matchAll(
    new RegExp(`\\b(?:lot|allotment|block) ?${lot}\\b(?=([^\\d.;]{0,30}))`, 'gi'),
  )
  const row = new RegExp(`^(?:lot )?${lot} `, 'i').exec(block.text)
  for (const match of [...named, ...(row === null ? [] : [row])]) {
    const from = match.index + match[0].length + (match[1]?.length ?? 0)
    const area = AREA.exec(block.text.slice(from, from + 24))
    if (area === null || area.index > 3) continue
    const end = from + area.index + area[0].length
    if (NOT_LAND.test(block.text.slice(match.index, Math.min(end + 22, block.text.length))))
      continue
    return { start: from + area.index, end }
  }
  return null
}

function isStrata(doc: Doc, lotPlan: Fact<string> | null): boolean {
  const plan = lotPlan?.value ?? ''
  if (/\b(?:BUP|GTP|UP)\d|^Unit\b/i.test(plan)) return true
  if (/\bSP\d/.test(plan) && (doc.state === 'NSW' || doc.state === 'SA' || doc.state === 'WA'))
    return true
  return (
    doc.state === 'QLD' && doc.parts.some((part) => part.kind === 'owners-corporation-certificate')
  )
}
