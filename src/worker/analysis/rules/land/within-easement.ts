import type { Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { mayHold, passagesIn } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'
import { lotSold } from './lot-sold.ts'

/** How papers tell the strip of an easement along a boundary, and a building that stands near it. */
export const WITHIN_EASEMENT_PATTERNS = wordings({
  easementWidth:
    /\beasement\b[^;]{0,80}?\b(\d{1,2}(?:\.\d{1,3})?) ?(?:m\b|metres?\b)?,? ?(?:wide|in width)\b/i,
  sideOf:
    /\b(rear|back|front|side|north|south|east|west)(?:ern|erly)?(?:[- ](?:east|west)(?:ern|erly)?)? (?:(?:title|common|side|lot) )?(?:boundar(?:y|ies)|line|fence)\b/i,
  structure:
    /\b(?:studio|shed|garage|carport|walls?|house|dwelling|deck|pool|workshop|pergola|building|extension|tank|verandah|patio|sleep-?out|bungalow|unit|room|it)\b/i,
  standsOff:
    /\b(\d{1,4}(?:\.\d{1,3})?) ?(m|mm|metres?|millimetres?) (?:from|off|inside|within|short of|clear of|away from|to|of) (?:the |its |our )?(?=(?:rear|back|front|side|north|south|east|west))/i,
  planned:
    /\b(?:must|shall|may not|is to be|are to be|no (?:building|structure)|set ?backs?|minimum|at least|proposed|would|should|if|retaining|retains|was (?:removed|demolished|taken down)|removed|demolished|gone)\b/i,
  benefit: /\b(?:benefit\w{0,4}|appurtenant|in favour of this|over lot)\b/i,
  ownRow: /^\W{0,2}(?:lot )?(\d{1,4})\b(?![./])/i,
})

const P = WITHIN_EASEMENT_PATTERNS

/** A building that stands nearer to a boundary than the easement along it is wide. */
export type WithinEasement = {
  readonly easement: Span
  readonly building: Span
  readonly widthMetres: number
  readonly distanceMetres: number
}

/** The first such building on the lot sold; null where none is told. */
export function withinEasement(doc: Doc, facts: Facts): WithinEasement | null {
  const passages = passagesIn(doc, ALL_PAPERS)
  const sold = lotSold(facts)
  const strips = mayHold(passages, 'text', P.easementWidth).flatMap(({ text, span }) => {
    const width = Number(P.easementWidth.exec(text)?.[1] ?? Number.NaN)
    const side = sideIn(text)
    const row = P.ownRow.exec(text)?.[1]
    const isOther = row !== undefined && sold !== null && row !== sold
    if (Number.isNaN(width) || side === null || isOther || P.benefit.test(text)) return []
    return [{ width, side, span }]
  })
  if (strips.length === 0) return null
  for (const { text, span, previous } of mayHold(passages, 'text', P.standsOff)) {
    const match = P.standsOff.exec(text)
    if (match === null || P.planned.test(text) || text.length > LONGEST) continue
    if (!P.structure.test(`${previous.slice(-80)} ${text}`)) continue
    const [, number = '', unit = ''] = match
    const distance = Number(number) / (unit.startsWith('mm') || unit.startsWith('milli') ? 1000 : 1)
    const side = sideIn(text.slice(match.index))
    const strip = strips.find((one) => one.side === side && distance < one.width)
    if (strip === undefined) continue
    return {
      easement: strip.span,
      building: span,
      widthMetres: strip.width,
      distanceMetres: distance,
    }
  }
  return null
}

function sideIn(text: string): string | null {
  const side = P.sideOf.exec(text)?.[1]?.toLowerCase() ?? null
  return side === 'back' ? 'rear' : side
}

const LONGEST = 300
