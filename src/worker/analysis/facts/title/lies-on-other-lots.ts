import type { Doc } from '../../document.ts'
import { lotsNamed } from './own-lots.ts'

/** "stands within proposed Lot 300", "(as to part of Lots 4 and 5)" */
const LIES_ON =
  /\b(?:in|within|on|over|across|inside|as to|part of|confined to)\s\(?(?:part of\s)?(?:the\s)?(?:(?:proposed|residue|balance|future|remaining|neighbouring|adjoining)\s){0,2}((?:lots?|allotments?)\s\d[\d,\sand&to–-]{0,30})/gi
const DENIED = /\b(?:no|not|none|nor|neither|nothing|outside|cannot)\b/i
/** What takes in the lot that is sold, whichever others are named. */
const ALL =
  /\b(?:each|every|all|any|the|this) (?:of the )?(?:other )?(?:lots?|land|property|parcel|site|remainder)\b(?! \d)|\bremainder\b|\bbalance of\b|\bwhole\b/i

/**
 * Whether all that a text affirms lies on lots of the same plan that are not sold. Where the lot sold
 * is to be cut out of a larger one, a certificate on that one tells of both.
 */
export function liesOnOtherLots(doc: Doc, text: string, own: ReadonlySet<number>): boolean {
  if (own.size === 0 || !/\b(?:lots?|allotments?)\s\d/i.test(text)) return false
  const told = text.split(/[.;](?=\s|$)/).filter((one) => one.trim() !== '' && !DENIED.test(one))
  return (
    told.length > 0 &&
    told.every((one) => {
      const lots = [...one.matchAll(LIES_ON)].flatMap(([, named]) => lotsNamed(named ?? ''))
      if (lots.length === 0 || ALL.test(one)) return false
      return !lotsNamed(one).some((lot) => own.has(lot) || isOfAnotherPlan(doc, lot))
    })
  )
}

/** A lot that is named with a plan may be the larger one, of which the lot sold is a part. */
function isOfAnotherPlan({ text }: Doc, lot: number): boolean {
  const named = new RegExp(
    `\\b(?:lot|allotment) ${lot},? (?:in |on )?(?:an? )?(?:DP|SP|PS|RP|LP|CP|deposited|registered|survey|strata|plan)\\b|\\b${lot}/(?:DP|SP)? ?\\d{4,7}\\b`,
    'i',
  )
  return named.test(text)
}
