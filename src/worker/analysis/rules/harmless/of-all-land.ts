import type { PageKind } from '#shared/report.ts'

import { wordings } from '../../wording/wordings.ts'

export const OF_ALL_LAND_PATTERNS = wordings({
  /** "Properties in the Territory may …", "Some land can …": no article, and no place or thing of its own. */
  many: /^\W{0,3}(?:(?:note|notice|warning|caution|please note)s?(?: that)?[:,.]? )?(?:(?:some|many|certain|most|older) )?(?:propert(?:y|ies)|buildings|homes|houses|dwellings|premises|pools|allotments|blocks|roads|parcels|areas)(?: (?:in|of|near|along|throughout|across) [^.;:]{3,50})? (?:may|can|could|might) (?:also |still |well )?(?:be|have|lack|lie|contain|flood|suffer|need|not|hold|stand)\b/i,
  /** The same of "land", which in a list of dangers only is no land in particular. */
  land: /^\W{0,3}(?:(?:note|notice|warning|caution|please note)s?(?: that)?[:,.]? )?(?:(?:some|all|any) )?land(?: (?:in|of|near) [^.;:]{3,50})? (?:may|can|could|might) (?:also |still |well )?be (?:\w{4,10} )?(?:liable|subject|prone|exposed|affected|at risk)\b[^;]{3,100}(?:,| or )/i,
  /** A sum, a day, an answer or a box is of one property. */
  own: /\d|[$☐☒?|]|:\W{0,3}\w{1,14}\W{0,3}$/,
})

const P = OF_ALL_LAND_PATTERNS

/** Terms that somebody wrote for one sale, and answers about one parcel, however short. */
const OF_ONE: ReadonlySet<PageKind> = new Set(['special-conditions', 'planning-certificate'])

/** What a form or a leaflet warns every reader of: the dangers that any land or building may have. */
export function isOfAllLand(text: string, zone: PageKind): boolean {
  if (OF_ONE.has(zone) || P.own.test(text)) return false
  return P.many.test(text) || P.land.test(text)
}
