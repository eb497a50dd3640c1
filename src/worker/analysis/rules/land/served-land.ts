import { PAGE_KINDS } from '#shared/report.ts'
import type { Doc } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { passagesIn, type Passage } from '../reading/passages.ts'
import { isBoxBeforeService, SERVICE_PATTERNS } from '../reading/services.ts'

export const SERVED_LAND_PATTERNS = wordings({
  ...SERVICE_PATTERNS,
  connected: /(?<!\bnot )\bconnected;/i,
  /** A supply that waits at the land, or that a house of the country brings with it. */
  atHand:
    /\b(?:may be|can be|to be|ready to be) connected (?:from|at|to)\b|\b(?:to|will|shall) be connected\b[^.;☐☒]{0,40}\b(?:by|before|at|on) settlement\b|\b(?:available|ready|tapping|pit|stub|point) (?:at|on|to|inside|within|in) the (?:boundary|street|kerb|frontage|front|verge)\b|\b(?:its|their|his|her|our) own (?:\w{3,12} )?(?:tanks?|treatment|supply|system|bore|septic)\b/i,
  /** The one who sells has it done and pays, in the words above the boxes. */
  vendorConnects:
    /\b(?:vendor|seller|developer) (?:must|will|shall|is to|has to|undertakes to|agrees to|covenants to)\b[^.;☐☒]{0,90}\bconnect(?:ed)?\b[^.;☐☒]{0,60}\b(?:before|by|at|on|prior to) (?:settlement|completion)\b/i,
  /** How a house is served where no mains come: nobody lives there without. */
  served:
    /\b(?:house|home|dwelling|cottage|property|land|land is|it) (?:\w{2,8} ){0,2}(?:run|runs|relies|supplied|served|serviced|has|uses)\b[^.;]{0,50}\b(?:solar|tanks?|septic|bore|treatment|bottles?|cylinders?|generator|battery|batteries)\b/i,
  tickedBefore:
    /☒ ?(electricity|power|gas|water|sewerage|telephone)\b(?! (?:\w{3,12} )?(?:statement|certificate|rates|search|information|bill|plan|diagram|notice))/i,
  tickedBehind:
    /\b(electricity|power|gas|water|sewerage|telephone)(?: (?:supply|services?))? ?\|? ?☒/i,
  /** What takes the place of a sewer. */
  onSite:
    /(?<!\b(?:no|not|without an?|or) )\bseptic\b|\b(?:waste ?water )?treatment (?:system|plant|unit)\b|\baerobic (?:system|unit|plant)\b|\bworm farm\b|\bcomposting toilet\b|\bon-?site (?:sewage|waste ?water)\b|\bleach drains?\b/i,
  major: /\b(?:electricity|power|sewer(?:age)?|water)\b/i,
})

/** True where the same line, or the one below it, says how the land is served instead. */
export function isAtHand({ text, next, previous }: Passage): boolean {
  const around = `${previous.slice(-300)} ${text} ${next}`
  if (SERVED_LAND_PATTERNS.vendorConnects.test(around)) return true
  return SERVED_LAND_PATTERNS.atHand.test(text) || SERVED_LAND_PATTERNS.atHand.test(next)
}

/** True where some paper tells of a septic tank or the like that the land has. */
export function isOnSite(doc: Doc): boolean {
  return passagesIn(doc, PAGE_KINDS).some(
    (passage) =>
      SERVED_LAND_PATTERNS.onSite.test(passage.text) &&
      affirmed(passage, SERVED_LAND_PATTERNS.onSite) !== null,
  )
}

/** True where the line or the one below it says what the house has in place of the mains. */
export function isServed({ text, next }: Passage): boolean {
  return SERVED_LAND_PATTERNS.served.test(text) || SERVED_LAND_PATTERNS.served.test(next)
}

/** "Water and power connected; gas not connected": the part that says what is not. */
export function clauseAt(text: string, index: number): string {
  if (!SERVED_LAND_PATTERNS.connected.test(text)) return text
  const end = text.indexOf(';', index)
  return text.slice(text.lastIndexOf(';', index) + 1, end < 0 ? text.length : end)
}

/** The services whose boxes are marked, on whichever side of a name they stand; the worst where any. */
export function tickedServices(text: string): string[] | null {
  const p = SERVED_LAND_PATTERNS
  const side = isBoxBeforeService(text) ? p.tickedBefore : p.tickedBehind
  const marked = matchesOf(text, side).flatMap(([, service]) => service ?? [])
  const major = marked.filter((service) => SERVED_LAND_PATTERNS.major.test(service))
  const told = major.length > 0 ? major : marked
  return told.length === 0 ? null : [...new Set(told)]
}
