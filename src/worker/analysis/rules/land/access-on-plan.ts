import type { Doc, Span } from '../../document.ts'
import { lotsNamed } from '../../facts/title/own-lots.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { passagesIn, type Passage } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

/** Which lots of a plan may pass, and what lies on each side of the one that is sold. */
export const ON_PLAN = wordings({
  wayRight:
    /\b(?:rights? of (?:carriage ?)?way|carriageway|(?:easement|right) (?:of|for) access|access easement)\b/i,
  benefited:
    /\b(?:appurtenant to|in favour of|for the benefit of|benefit(?:s|ing|ed)?:?(?: of| to)?|dominant(?: tenement)?:?) ?(lots?\s[\d, and&]{1,24})/i,
  together:
    /^\W{0,3}(lots?\s[\d, and&]{1,24})\b[^.;]{0,30}\b(?:together with|(?:has|have|with) the benefit of|enjoys?)\b/i,
  everyLot:
    /\b(?:each|every|all) (?:of the )?lots?\b|\bthe (?:land|lot) (?:above|herein) described\b/i,
  isHeld: /\b(?:appurtenant|together with|benefit(?:s|ed|ing)?|dominant)\b/i,
  /** A title of Queensland: "EASEMENT No 723918446 … BENEFITING THE LAND OVER EASEMENT K". */
  entryOfBenefit: /\bbenefit(?:t)?ing the land\b/i,
  upTo: /\bto\b[^.;]{0,60}$/i,
  road: /\b(?:road|street|lane(?:way)?|avenue|drive|highway|way|court|close|crescent|parade|terrace|place|esplanade|boulevard|circuit|grove|rise|rd|st|ave|frontage|thoroughfare|common property)\b/i,
  frontage: /\b(?:front(?:age|s|ing)?|abut(?:s|ting)?)\b(?![^.;]{0,16}\b(?:nil|none|no)\b)/i,
  frontsNothing: /\b(?:no|without|nor|lacks?) (?:\w{4,12} )?(?:frontage|fronts?|abut)/i,
  side: /\b(north|east|south|west)(?:ern|erly)?\b/i,
  sideFirst: /^\W{0,3}(?:on the |to the )?(?:north|east|south|west)(?:ern|erly)?\b/i,
  measure: /\b\d{1,3}(?:,\d{3})?\.\d{1,3}\b|\b\d{1,4} ?m\b/i,
  neighbour:
    /\b(?:lots? \d{1,5}|CT \d{1,7}|vol(?:ume|\.)? \d{1,6}|creek|river|brook|sea|lake|railway|crown land|reserve|land of|folio|(?:DP|SP|RP|PS|LP) ?\d{2,7})\b/i,
})

/** Papers that tell where land lies. */
const LIES_IN = [
  'plan',
  'title-search',
  'vendor-statement',
  'particulars',
  'annexure',
  'other',
] as const

export type Landlocked = { readonly right: readonly Span[]; readonly lies: readonly Span[] }

/**
 * Land that the papers show to touch no road, and no right of way to be its own: the sides of the
 * lot name other land only, or the way that runs up to it belongs to other lots.
 */
export function landlockedOnPlan(doc: Doc, own: ReadonlySet<number>): Landlocked | null {
  if (own.size === 0) return null
  const passages = passagesIn(doc, ALL_PAPERS)
  if (passages.some((passage) => hasRoadOrRight(passage, own))) return null
  const rights = passages.filter((passage) => benefitsOthersOnly(passage, own))
  const lies = sidesWithoutRoad(doc, own)
  if (lies !== null) return { right: rights.map(({ span }) => span), lies }
  if (rights.length === 0) return null
  const upTo = passages.find(
    ({ text }) => ON_PLAN.wayRight.test(text) && !ON_PLAN.isHeld.test(text) && leadsTo(text, own),
  )
  return upTo === undefined ? null : { right: rights.map(({ span }) => span), lies: [upTo.span] }
}

/** Whether the papers tell of a street on which the land that is sold lies. */
export function hasOwnFrontage(doc: Doc, own: ReadonlySet<number>): boolean {
  return passagesIn(doc, ALL_PAPERS).some((passage) => tellsFrontage(passage, own))
}

function tellsFrontage({ text }: Passage, own: ReadonlySet<number>): boolean {
  if (!ON_PLAN.frontage.test(text) || !ON_PLAN.road.test(text)) return false
  return !ON_PLAN.frontsNothing.test(text) && namesOwn(text, own)
}

function namesOwn(text: string, own: ReadonlySet<number>): boolean {
  const lots = lotsNamed(text)
  return lots.length === 0 || lots.some((lot) => own.has(lot))
}

/** Whether the title or the plan gives the land that is sold a right of way: the passage that does. */
export function ownWay(doc: Doc, own: ReadonlySet<number>): Passage | null {
  const passages = passagesIn(doc, ['title-search', 'plan'])
  return (
    passages.find((passage) => givesWay(passage, own)) ??
    passages.find(
      ({ text, zone }) => zone === 'title-search' && ON_PLAN.entryOfBenefit.test(text),
    ) ??
    null
  )
}

function givesWay({ text }: Passage, own: ReadonlySet<number>): boolean {
  if (!ON_PLAN.wayRight.test(text)) return false
  const benefited = benefitedBy(text)
  if (benefited.length > 0) return benefited.some((lot) => own.has(lot))
  return ON_PLAN.everyLot.test(text) || (namesOwn(text, own) && ON_PLAN.isHeld.test(text))
}

/** A frontage of the land that is sold, or a right of way that is its own. */
function hasRoadOrRight(passage: Passage, own: ReadonlySet<number>): boolean {
  return tellsFrontage(passage, own) || givesWay(passage, own)
}

function benefitsOthersOnly({ text }: Passage, own: ReadonlySet<number>): boolean {
  if (!ON_PLAN.wayRight.test(text)) return false
  const benefited = benefitedBy(text)
  return benefited.length > 0 && !benefited.some((lot) => own.has(lot))
}

function benefitedBy(text: string): number[] {
  const named = [ON_PLAN.benefited, ON_PLAN.together].flatMap((pattern) =>
    matchesOf(text, pattern).map(([, lots = '']) => lots),
  )
  return named.flatMap((lots) => lotsNamed(lots))
}

function leadsTo(text: string, own: ReadonlySet<number>): boolean {
  const to = ON_PLAN.upTo.exec(text)?.[0] ?? ''
  return lotsNamed(to).some((lot) => own.has(lot))
}

/** The words that name all four sides with their lengths, where none of them is a road. */
function sidesWithoutRoad(doc: Doc, own: ReadonlySet<number>): readonly Span[] | null {
  let run: Passage[] = []
  for (const passage of passagesIn(doc, LIES_IN)) {
    const { text } = passage
    const lots = lotsNamed(text.slice(0, 16))
    if (namesAllSides(text) && (lots.length === 0 || lots.some((lot) => own.has(lot)))) {
      const sides = text.slice(text.search(ON_PLAN.side))
      if (isClosedIn(sides, 4)) return [passage.span]
    }
    run = ON_PLAN.sideFirst.test(text) ? [...run, passage] : []
    if (run.length >= 4) {
      const sides = run.map((one) => one.text).join('; ')
      if (namesAllSides(sides) && isClosedIn(sides, run.length)) return run.map(({ span }) => span)
    }
  }
  return null
}

function namesAllSides(text: string): boolean {
  const sides = matchesOf(text, ON_PLAN.side).map(([, side = '']) => side.toLowerCase())
  return new Set(sides).size === 4
}

/** Each side measured or named as another's, and none of them a road. */
function isClosedIn(sides: string, count: number): boolean {
  if (ON_PLAN.road.test(sides)) return false
  const measured = matchesOf(sides, ON_PLAN.measure).length
  return measured >= count - 1 && matchesOf(sides, ON_PLAN.neighbour).length >= count - 1
}
