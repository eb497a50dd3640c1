import { PAGE_KINDS, type PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { isTickedOff } from '../harmless/marked-off.ts'
import { passagesIn } from '../reading/passages.ts'

export const OWN_WATER_PATTERNS = wordings({
  /** Water taken for a crop, which needs a licence in every state. */
  irrigates:
    /\birrigation (?:is |comes |water is )?(?:from|by) (?:the |an? )?(?:\w{3,10} )?(?:bores?|dams?|wells?|river|creek|lagoon)\b|\birrigated (?:land|paddocks?|blocks?|orchards?|vineyards?|vines|crops?|flats?|pastures?|acres|hectares|lucerne|country|area|ground|farm)\b|\b(?:river|creek|diversion|irrigation) pumps?\b|\birrigation (?:bores?|dams?|shifts?|mains?|gear|plant|lines?|equipment|licen[cs]es?)\b|\bpumps? (?:on|at|in|from) the (?:\w{3,14} )?(?:river|creek|lagoon)\b|\bpumped from (?:the |an? )?(?:\w{3,14} ){0,2}(?:creek|river|lagoon)\b|\b(?:orchard|vineyard|vines|trees|crops?|lucerne|paddocks?|flats?|pasture|hectares?|ha)\b[^.;]{0,40}\b(?:is|are|was|were|under) (?:all |partly )?irrigat(?:ed|ion)\b|\b(?:centre|center) pivots?\b|\bdrip (?:lines?|irrigat\w{1,4})\b|\birrigates?\b[^.;]{0,30}\b(?:hectares?|ha|orchard|vines|paddock|crop|trees)\b/i,
  bore: /\bbores?(?: pumps?| water| and pump|, pump)?\b(?! ?(?:\d|holes?|logs? of the soil|[A-Z]\d))|\bspear ?points?\b|\bwindmill and well\b/i,
  /** No bore for water, a garden, waste, another place, a denial or a rule. */
  unlike:
    /\?|\b(?:gas|monitoring|gardens?|lawns?|reticulation|controllers?|timers?|zones?|effluent|waste ?water|treated|septic|recycled|soil|clay|topsoil|class [AMSHP]|geotech\w{0,8}|test pits?|fill|contaminat\w{1,4}|neighbour\w{0,3}|irrigation (?:company|trust|district|scheme|corporation)|(?:no|not|nor|without|never)(?! mains| town| warrant)|none|must|shall|may|if|any|where|common property|near a watercourse|decommissioned|sealed|capped|disused|abandoned|prohibit\w{0,4}|each side|bore (?:its|their|the|in|no|all|witness|well)|methane|road|street|suitability|salinity|easement)\b/i,
  about:
    /\b(?:bores?|groundwater|water|irrigat\w{1,4}|rivers?|creeks?|pumps?|wells?|RN|WAL|GWL)\b/i,
  numbered: /\d{2}/,
  dam: /\bdams?\b/i,
  notDam: /\b(?:bores?|groundwater|rivers?|creeks?|pumps?|WAL)\b/i,
  /** A right by its own name, whatever it stands beside. */
  named:
    /\btake and use licen[cs]e\b|\bWAL ?\d{2,6}\b|\bGWE?L ?\d{3,7}\b|\bwater (?:access )?(?:licen[cs]e|shares?|allocation|entitlement|use approval)\b|\bworks? approval\b|\bbore (?:licen[cs]e|approval|permit|registration)\b|\bunit shares\b|\b\d{2}[A-Z]{2} ?\d{4,7}\b/i,
  /** A right to take the water, or that none is needed. */
  right:
    /\b(?:licen[cs]e[ds]?|licensing|WAL ?\d{0,6}|approvals?|entitlements?|allocations?|water shares?|unit shares|megalit\w{1,4}|\d ?ML|kL|kilolit\w{1,4}|water rights?|registered|registration|RN ?\d{3,7}|WRK ?\d{3,7}|permits?|exempt|basic (?:landholder )?rights?|private rights?|stock and domestic|unproclaimed|transferred)\b/i,
  /** What a house drinks where there is no main: a hole in the ground, or its roof. */
  domestic:
    /\b(?:house|home|homestead|domestic|drinking|dwelling|cottage|tanks?)\b[^.;☐☒]{0,60}\b(?:bores?|wells?|spear ?points?)\b(?! ?(?:holes?|logs?))|\b(?:bores?|wells?|spear ?points?)\b[^.;☐☒]{0,60}\b(?:house|homestead|domestic|drinking|dwelling|cottage|tanks?)\b/i,
  /** Not the supply of this house. */
  notDomestic:
    /\b(?:gas|monitoring|gardens?|lawns?|reticulation|neighbour\w{0,3}|next door|no bore|none|decommissioned|sealed|capped|disused|for stock|stock only|prohibit\w{0,4}|salty|must|may|if|any|test pits?|soil|as (?:is )?usual|no licen[cs]e|fees?|keys?|padlocks?|manuals?|well[ -](?:known|kept|built|maintained)|as well)\b/i,
  noMain:
    /\bno (?:mains?|town|scheme|reticulated) (?:water|supply)\b|\b(?:mains?|town|scheme|reticulated) water\b[^.;☐☒]{0,40}\b(?:not|un)[ -]?(?:connected|available|provided|supplied|laid)\b|\bnot connected\b ?[:(–-][^.;☐☒]{0,40}\b(?:mains |town |scheme )?water\b|\bwater (?:supply )?(?:is )?not (?:connected|available|provided)\b/i,
  mains:
    /\bconnected to (?:the )?(?:mains?|town|scheme|reticulated) water\b|\b(?:mains?|town|scheme|reticulated|SA Water|Sydney Water) (?:water )?(?:supply )?(?:is |are )?(?:connected|laid on|on\b)|\bwater,? (?:and )?(?:sewer(?:age)?|power|electricity)?[^.;☐☒]{0,30}\bare (?:all )?connected\b|\bmains water,\b/i,
  test: /\b(?:water|bore|tank|supply|sample|quality|yield)\b[^.;]{0,80}\b(?:tests?|tested|analys\w{2,4}|laborator\w{1,3}|sampled?|litres (?:a|per|an) (?:second|minute|hour)|l\/s|potable|fit (?:for|to) drink\w{0,3}|safe to drink|drinking quality|yields?|salin\w{2,3}|mg\/l|ppm|pump(?:ing)? test|E\.? ?coli|passed)\b|\b(?:test|analysis|laboratory|sample|yield)\b[^.;]{0,60}\b(?:water|bore|tank|drink\w{0,3})\b/i,
})

const P = OWN_WATER_PATTERNS

export type TakenWater = { readonly places: readonly Span[]; readonly isLicensed: boolean }

/** Where water is taken for a crop, or by a bore where each needs an approval; and any right to it. */
export function takenWater(doc: Doc): TakenWater {
  const places: Span[] = []
  let isLicensed = false
  for (const { text, zone, span } of passagesIn(doc, PAGE_KINDS)) {
    // A notice that names a licence by its number is about this land.
    if (UNREAD.has(zone) && !(P.named.test(text) && P.numbered.test(text))) continue
    if (isRight(text)) {
      isLicensed ||= !GENERAL.test(text)
      continue
    }
    if (!TOLD.has(zone) || text.length > LONGEST || P.unlike.test(text)) continue
    if (text.length < BRIEF) continue
    if (P.irrigates.test(text) || (doc.state === 'NSW' && P.bore.test(text))) places.push(span)
  }
  return { places, isLicensed }
}

/** A right to the water of a bore, a river or a pump; that of a dam alone is another. */
function isRight(text: string): boolean {
  if (P.named.test(text)) return true
  if (!P.right.test(text) || !P.about.test(text)) return false
  return !P.dam.test(text) || P.notDam.test(text)
}

export type HouseWater = {
  /** Where a bore or a well is told of as what a house without a main uses. */
  readonly bores: readonly Span[]
  readonly isTested: boolean
}

/** Whether a house without a water main lives on a bore, and whether anybody tested it. */
export function houseWater(doc: Doc): HouseWater {
  const bores: Span[] = []
  let isMains = false
  let isWithoutMain = false
  let isTested = false
  for (const passage of passagesIn(doc, PAGE_KINDS)) {
    const { text, zone, span } = passage
    if (UNREAD.has(zone) || text.length > LONGEST || text.includes('?')) continue
    isTested ||= P.test.test(text)
    if (P.mains.test(text)) isMains = true
    else isWithoutMain ||= P.noMain.test(text) || isTickedOff(doc, passage, 'water')
    if (TOLD.has(zone) && P.domestic.test(text) && !P.notDomestic.test(text)) bores.push(span)
  }
  return { bores: isWithoutMain && !isMains ? bores : [], isTested }
}

/** Printed questions and rules, which hold for every land. */
const GENERAL = /\?|\bact (?:19|20)\d\d\b|\blicensed (?:private|builder|plumber|surveyor)\b/i
const LONGEST = 320
/** A label alone: "7 Irrigated land;". */
const BRIEF = 24

const UNREAD: ReadonlySet<PageKind> = new Set([
  'general-conditions',
  'statutory-notice',
  'by-laws',
  'ppsr',
])
const TOLD: ReadonlySet<PageKind> = new Set([
  'contract-form',
  'particulars',
  'special-conditions',
  'vendor-statement',
  'rates-certificate',
  'water-certificate',
  'planning-certificate',
  'building-report',
  'annexure',
  'other',
])
