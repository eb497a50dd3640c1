import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { areaAt } from './area-at.ts'
import { AREA, isTooSmall } from './area-words.ts'

/**
 * "Area of the lot on the plan   81 square metres": what a scheme's disclosure says of the lot where no
 * plan is bound in. In New South Wales a lot in a building has rooms and no land.
 */
export function areaInSchemePaper(doc: Doc): Fact<string> | null {
  if (doc.state === 'NSW' || doc.state === 'VIC') return null
  for (const block of blocksIn(doc, { zones: ZONES })) {
    const place = fieldArea(doc, block)
    if (place !== null) return areaAt(doc, block, place, 78)
  }
  return null
}

/** "Area   121 m²" in a field of its own for a lot in a scheme. */
export function fieldArea({ state }: Doc, { text }: Block): { start: number; end: number } | null {
  const label = (state === 'NSW' ? FIELD_OF_LAND : FIELD).exec(text) ?? inParts(state, text)
  if (label === null) return null
  const from = label.index + label[0].length
  const area = AREA.exec(text.slice(from, from + 30))
  if (area === null || area.index > 0 || isTooSmall(area)) return null
  return { start: from, end: from + area[0].length }
}

const ZONES: readonly PageKind[] = [
  'title-search',
  'vendor-statement',
  'owners-corporation-certificate',
]
const FIELD_OF_LAND = field('(?:lot|unit|internal|total|strata)')
const FIELD = field('(?:lot|unit|internal|total|strata|floor)')

function field(kinds: string): RegExp {
  return new RegExp(
    `(?:^|[.;|]\\s|\\s{2})(?:[A-Z\\d]{1,2}[.)]?\\s+)?(?:${kinds} )?area(?: of (?:the )?(?:lot|unit))?(?: (?:shown )?on the (?:strata )?plan)?[\\s:]{1,30}(?:(?:as )?(?:per|on) (?:the )?plan[:,]?\\s)?(?=${AREA.source})`,
    'i',
  )
}

/** "The lot is in three parts (home, yard, carport) with a total area of 238 m²". */
function inParts(state: Doc['state'], text: string): RegExpExecArray | null {
  return state === 'WA' ? PARTS.exec(text) : null
}

const PARTS = new RegExp(
  `\\b(?:lot|part lots|parts)\\b[^.;]{0,90}\\b(?:total(?:ling)?(?: area)?|area) (?:of )?(?=${AREA.source})`,
  'i',
)
