import type { Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'
import { lotSold } from './lot-sold.ts'

/** How papers tell the strip of an easement along a boundary, and a building that stands near it. */
export const WITHIN_EASEMENT_PATTERNS = wordings({
  easementWidth:
    /\beasement\b[^;]{0,80}?\b(\d{1,2}(?:\.\d{1,3})?) ?(?:m\b|metres?\b|metre\(s\))?,? ?(?:wide|in width)\b/i,
  sideOf:
    /\b(rear|back|front|side|north|south|east|west)(?:ern|erly)?(?:[- ](?:east|west)(?:ern|erly)?)? (?:(?:title|common|side|lot) )?(?:boundar(?:y|ies)|line|fence)\b/i,
  structure:
    /\b(?:studio|shed|garage|carport|walls?|house|dwelling|deck|pool|coping|workshop|pergola|building|extension|tank|verandah|patio|sleep-?out|bungalow|unit|room|it)\b/i,
  standsOff:
    /\b(\d{1,4}(?:\.\d{1,3})?) ?(m|mm|metres?|millimetres?) (?:from|off|inside|within|short of|clear of|away from|to|of) (?:the |its |our )?(?=(?:rear|back|front|side|north|south|east|west))/i,
  /** "Nearest coping to the eastern boundary: 3.1 metres". */
  offAfter:
    /\b(?:to|from|off) (?:the |its )?((?:rear|back|front|side|north|south|east|west)(?:ern|erly)? (?:title |common |side )?boundary) ?(?:[:=|–-]|is|was|measures?) ?(\d{1,4}(?:\.\d{1,3})?) ?(m|mm|metres?|millimetres?)\b/i,
  /** What the terms of an easement forbid on its site, wherever a plan draws that. */
  bansOnSite:
    /\b(?:must not|shall not|may not|(?:is|are) not to|agrees? not to|cannot)\b[^.;]{0,50}\b(?:erect|build|construct|place|put|allow|permit|install|make)\w{0,3}\b[^.;]{0,60}\b(?:buildings?|structures?|(?:swimming )?pools?)\b|\bno (?:buildings?|structures?|(?:swimming )?pools?)\b[^.;]{0,60}\b(?:may|shall|must|is to|are to|can)\b/i,
  /** Somebody has looked, and nothing stands on it. */
  clearOfIt:
    /\b(?:clear of|outside|off|not (?:on|over|within|affected by))\b[^.;]{0,40}\beasements?\b|\beasements?\b[^.;]{0,80}\b(?:clear of|does not (?:touch|reach|affect|go under|pass under)|no (?:building|structure|part of))\b/i,
  built:
    /\b(?:studio|shed|garage|carport|house|dwelling|deck|pool|coping|workshop|pergola|extension|verandah|patio|sleep-?out|bungalow|cabin|outbuilding|building)\b/i,
  site: /\b(?:site|easement|servient|burdened|strip|corridor)\b/i,
  /** "Right of way B is over the eastern 4.00 of lot 14." */
  overSide:
    /\b(?:easement|right of (?:way|carriageway))\b[^;]{0,60}\b(?:over|along|across|is|being) the (rear|back|front|north|south|east|west)(?:ern|erly|ernmost|ermost|most)? (\d{1,2}(?:\.\d{1,3})?) ?(?:m\b|metres?\b)?(?! ?(?:m2|m²|sq|ha))/i,
  /** A strip for pipes, of which nobody says along which boundary it runs. */
  pipes: /\b(?:drain(?:age|s)?|sewer(?:age|s)?|stormwater|pipeline)\b/i,
  marked:
    /\b(?:[Ee]asements?|EASEMENTS?)\b[^;]{0,60}\b(?:[Mm]arked|MARKED|[Ll]ettered|LETTERED|[Ss]hown as|SHOWN AS) ["'(]?([A-Z])\b/,
  /** A covenant over a part of the land that a plan marks by a letter. */
  partMarked:
    /\b(?:[Pp]ortion|PORTION|[Pp]art|PART|[Aa]rea|AREA|[Ss]trip|STRIP|[Ll]and|LAND)\b[^;]{0,24}\b(?:[Mm]arked|MARKED|[Ll]ettered|LETTERED|[Ss]hown as|SHOWN AS) ["'(]{0,2}([A-Z])\b/,
  covenant: /\b(?:covenant(?:s|or)?|restrictions?)\b/i,
  letterWidth:
    /(?<![A-Za-z])["'(]?([A-Z])(?:["')]? ?[=(:-]{1,2}|\)) ?[A-Za-z' ]{0,40}?(\d{1,2}(?:\.\d{1,3})?) ?(?:m|metres?)? ?(?:wide|WIDE)\b/,
  rearEasement:
    /\b(?:rear|back) easement\b|\beasement\b[^.;]{0,40}\b(?:at|along|across|inside|in|on) the (?:rear|back)\b/i,
  /** The wall that looks to the back, whatever point of the compass its boundary has. */
  rearSide:
    /\b(?:rear|back) (?:\w{4,9} )?(?:wall|side|edge|face|elevation)\b|\bat (?:the )?rear\b/i,
  whole:
    /\b(?:studio|shed|garage|carport|house|dwelling|deck|pool|workshop|pergola|extension|verandah|patio|sleep-?out|bungalow|cabin|outbuilding)\b/i,
  onLine:
    /\b(?:stands?|sits?|is|are|built|posts?|wall|erected|placed)\b[^.;]{0,24}\b(?:up)?(?:on|against|along|to) the (?=(?:title |common )?(?:rear|back|front|north|south|east|west)(?:ern|erly)? (?:title |common )?boundary\b)/i,
  planned:
    /\b(?:must|shall|may not|is to be|are to be|no (?:building|structure)|set ?backs?|minimum|at least|proposed|would|should|if|retaining|retains|was (?:removed|demolished|taken down)|removed|demolished|gone)\b/i,
  benefit: /\b(?:benefit\w{0,4}|together with|appurtenant|in favour of this|over lot)\b/i,
  ownRow: /^\W{0,2}(?:lot )?(\d{1,4})\b(?![./])/i,
})

const P = WITHIN_EASEMENT_PATTERNS

/** A building that stands nearer to a boundary than the easement along it is wide. */
export type WithinEasement = {
  readonly easement: Span
  readonly building: Span
  readonly widthMetres: number
  readonly distanceMetres: number
  /** A strip that a covenant keeps free, and no easement. */
  readonly isCovenant: boolean
  /** False where it is only likely that the strip runs along that boundary: most drains do so behind. */
  readonly isSideTold: boolean
  /** The terms forbid such a thing on the site, and only the drawing shows along which side that runs. */
  readonly isSideDrawn: boolean
}

/** A strip of an easement over the land; a side of null where no paper tells it. */
type Strip = {
  readonly width: number
  readonly side: string | null
  readonly span: Span
  readonly isCovenant?: boolean
  /** Of no drain, so that nothing says where it runs but the drawing. */
  readonly isDrawn?: boolean
}

/** The first such building on the lot sold; null where none is told. */
export function withinEasement(doc: Doc, facts: Facts): WithinEasement | null {
  const passages = passagesIn(doc, ALL_PAPERS)
  const strips = stripsIn(passages, lotSold(facts))
  if (strips.length === 0) return null
  const isRearTold = passages.some(({ text }) => P.rearEasement.test(text))
  const isBanned =
    passages.some(
      ({ text, heading }) => P.bansOnSite.test(text) && P.site.test(`${heading} ${text}`),
    ) && !passages.some(({ text }) => P.clearOfIt.test(text))
  for (const passage of holdingAny(passages, 'text', P.standsOff, P.offAfter, P.onLine)) {
    const { text, span } = passage
    const around = `${passage.previous.slice(-80)} ${text}`
    const stands = standingIn(passage)
    if (stands === null || P.planned.test(text) || text.length > LONGEST) continue
    const { distance, side } = stands
    const wide = strips.filter(({ width }) => distance < width)
    const told = wide.find((one) => one.side !== null && one.side === side)
    const strip =
      told ??
      (side === 'rear' || P.rearSide.test(text)
        ? wide.find((one) => one.side === null && one.isDrawn !== true)
        : undefined) ??
      (isBanned && distance > 0 && P.built.test(around)
        ? wide.find((one) => one.isDrawn)
        : undefined)
    if (strip === undefined) continue
    return {
      easement: strip.span,
      building: span,
      widthMetres: strip.width,
      distanceMetres: distance,
      isCovenant: strip.isCovenant === true,
      isSideTold: told !== undefined || isRearTold,
      isSideDrawn: strip.isDrawn === true,
    }
  }
  return null
}

/** How far from which boundary something stands: 0 where it stands on it. */
function standingIn({
  text,
  previous,
}: Passage): { readonly distance: number; readonly side: string | null } | null {
  const match = P.standsOff.exec(text)
  const around = `${previous.slice(-80)} ${text}`
  if (match !== null) {
    if (!P.structure.test(around)) return null
    const [, number = '', unit = ''] = match
    const distance = Number(number) / (isMillimetres(unit) ? 1000 : 1)
    return { distance, side: sideIn(text.slice(match.index)) }
  }
  const [, boundary, off = '', measure = ''] = P.offAfter.exec(text) ?? []
  if (boundary !== undefined) {
    if (!P.structure.test(around)) return null
    const distance = Number(off) / (isMillimetres(measure) ? 1000 : 1)
    return { distance, side: sideIn(boundary) }
  }
  const line = P.onLine.exec(text)
  if (line === null || !P.whole.test(text)) return null
  return { distance: 0, side: sideIn(text.slice(line.index)) }
}

function stripsIn(passages: readonly Passage[], sold: string | null): Strip[] {
  const marked = new Map(
    holdingAny(passages, 'text', P.marked).flatMap(({ text, span }) => {
      const letter = P.marked.exec(text)?.[1]
      const isBurden = letter !== undefined && P.pipes.test(text) && !P.benefit.test(text)
      return isBurden ? [[letter, span] as const] : []
    }),
  )
  const kept = new Map(
    holdingAny(passages, 'text', P.partMarked).flatMap(({ text, previous, span }) => {
      const letter = P.partMarked.exec(text)?.[1]
      const isKept = P.covenant.test(`${previous.slice(-90)} ${text}`)
      return letter === undefined || !isKept || P.benefit.test(text)
        ? []
        : [[letter, span] as const]
    }),
  )
  return passages.flatMap(({ text, span }): Strip[] => {
    if (P.benefit.test(text)) return []
    const over = P.overSide.exec(text)
    if (over !== null) return [{ width: Number(over[2]), side: compass(over[1] ?? ''), span }]
    const width = Number(P.easementWidth.exec(text)?.[1] ?? Number.NaN)
    if (!Number.isNaN(width)) {
      const side = sideIn(text)
      const row = P.ownRow.exec(text)?.[1]
      const isOther = row !== undefined && sold !== null && row !== sold
      if (isOther) return []
      const isDrawn = side === null && !P.pipes.test(text)
      return [isDrawn ? { width, side, span, isDrawn } : { width, side, span }]
    }
    const [, letter, wide] = P.letterWidth.exec(text) ?? []
    if (letter === undefined) return []
    const entry = marked.get(letter)
    if (entry !== undefined) return [{ width: Number(wide), side: null, span: entry }]
    const covenant = kept.get(letter)
    if (covenant === undefined) return []
    return [{ width: Number(wide), side: null, span: covenant, isCovenant: true }]
  })
}

function isMillimetres(unit: string): boolean {
  return unit.startsWith('mm') || unit.startsWith('milli')
}

function sideIn(text: string): string | null {
  const side = P.sideOf.exec(text)?.[1]
  return side === undefined ? null : compass(side)
}

function compass(side: string): string {
  return side.toLowerCase() === 'back' ? 'rear' : side.toLowerCase()
}

const LONGEST = 300
