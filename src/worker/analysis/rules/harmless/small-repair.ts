import { wordings } from '../../wording/wordings.ts'

/** How an inspector tells of a fault that a tradesman mends in one visit. */
export const SMALL_REPAIR_PATTERNS = wordings({
  /** A price of at most three figures, in numbers or in words. */
  cheap:
    /\$ ?\d{2,3}\b(?![,.]\d)|\b(?:a few|some|one|two|three|four|five|six|seven|eight|nine|several) hundred (?:dollars|bucks)\b/i,
  dear: /\$ ?\d{1,3},\d{3}|\$ ?\d{4}|\bthousands?\b|\b\d{1,3}k\b/i,
  /** One or two of what a building has hundreds of, and what carries nothing. */
  few: /\b(?:one|two|three|an?) (?:\w{3,9} ){0,2}(?:tiles?|weep ?holes?|screws?|sheets?|pickets?|palings?|boards?|slats?|balusters?|downpipes?|nails?|panes?|hinges?)\b/i,
  /** A single one of what a fence or a window has dozens of. */
  single:
    /\b(?:one|a single|single) (?:\w{3,9} ){0,2}(?:palings?|pickets?|slats?|washers?|screws?|hinges?|nails?|fly ?screens?|weep ?holes?)\b/i,
  /** What is replaced as a matter of course, and outbuildings that nobody lives in. */
  trifle:
    /\b(?:sealants?|silicone|grout|(?:worn|stiff) rollers?|tempering valve|washers?|mastic|caulking|chook ?house|sheds?|letter ?box|clothes ?line|(?<!\b(?:along|near|at|by|beside|behind|to|past|inside|from) the (?:\w{3,8} )?)(?:side |garden |front )?gate)\b/i,
  /** The owner will see to it. */
  promised:
    /\b(?:contract|vendors?|sellers?|owners?)\b[^.;]{0,12}\b(?:says?|is|are|will|has agreed|have agreed|promises?|promised)\b[^.;]{0,20}\b(?:replaced?|repair(?:ed)?|re-?hung|rehang|mend(?:ed)?|fix(?:ed)?|renew(?:ed)?|made good|make good)\b/i,
  grave:
    /\b(?:unsafe|danger\w{0,3}|hazard\w{0,3}|urgent\w{0,2}|major|significant|serious|structural\w{0,2}|collaps\w{1,3}|termites?|borers?|electr\w{2,8}|wiring|asbestos|membrane|waterproof\w{0,3}|rafters?|bearers?|joists?|stumps?|footings?|lintels?|beams?|trusses|retaining|balustrades?|stairs?|ceilings?|gas|moisture|damp|leak\w{0,3}|behind the tiles)\b/i,
})

const P = SMALL_REPAIR_PATTERNS

/** Whether words about a fault show that it is small: its price, its number, or the thing itself. */
export function isSmallRepair(text: string): boolean {
  if (P.grave.test(text) || P.dear.test(text)) return false
  return P.cheap.test(text) || P.few.test(text) || P.trifle.test(text) || P.promised.test(text)
}

/** Whether words about a fault tell of a single paling or screw, which nobody would ask about. */
export function isTrifle(text: string): boolean {
  return P.single.test(text) && !P.grave.test(text) && !P.dear.test(text)
}
