import type { Block, Doc } from '../../document.ts'
import type { Easement, Fact } from '../facts.ts'

import { matchesIn } from '../../wording/matches.ts'
import { isNegated } from '../../segment/negation.ts'
import { brokenOver } from '../forms/broken-over.ts'
import { easementAt } from './easement-at.ts'
import { easementsOnPlan } from './easement-on-plan.ts'
import { easementPurpose } from './easement-purpose.ts'
import { BENEFIT, HARMLESS, PLACED } from './easement-words.ts'

/** Easements that a sentence about the land describes, with where they run. */
export function easementsStated(doc: Doc, block: Block): Fact<Easement>[] {
  const marked = easementsOnPlan(doc, block).map((one) => ({ ...one, confidence: 75 }))
  if (marked.length > 0) return marked
  if (!/easement|right/i.test(block.text)) return []
  const found: Fact<Easement>[] = []
  let last = 0
  const telling = brokenOver(doc, block, block.span.start)
  const places = [OF_A_PURPOSE, SET_APART, STATED]
    .flatMap((pattern) => [...matchesIn(telling, pattern)])
    .filter((match) => PLACED.test(match[0]))
    .toSorted((a, b) => a.index - b.index)
  for (const match of places) {
    if (match.index < last || HARMLESS.test(match[0])) continue
    // "… over the driveway and enjoys the benefit of a drainage easement": the second is its own.
    const whole =
      /^.+?(?=\s(?:and|but)\s(?:enjoys|has|together|is burdened|is subject)|\s[A-Z][a-z]+ (?:and [a-z]+ )?[Ee]asement\b)|^.+/s.exec(
        match[0],
      )?.[0] ?? ''
    // The next label of a drawing is no part of this one.
    const label = block.zone === 'plan' ? whole.search(NEXT_LABEL) : -1
    const text = label < 0 ? whole : whole.slice(0, label)
    const start = block.span.start + match.index
    const span = { start, end: start + text.length }
    // "Discharged: NO | easement over …": the cell beside it answers another question.
    const opensCell = block.cells?.some((cell) => Math.abs(cell.start - span.start) <= 1) ?? false
    if (!opensCell && isNegated(doc, span)) continue
    const purpose = easementPurpose(text)
    if (purpose === null) continue
    const before = telling.slice(Math.max(0, match.index - 40), match.index)
    const benefits = BENEFIT.test(text) || /\bbenefit of (?:an? |the )?$/i.test(before)
    found.push(easementAt(doc, purpose, span, !benefits, 65, 'a statement about the land'))
    last = match.index + text.length
  }
  return found
}

/** "drainage easement 3.0 wide | LOT 42 | 900 m²", but not "over LOT 42". */
const NEXT_LABEL =
  /(?<!\b(?:over|in|on|of|to|for|and|or|from|within|along|across|through|affecting|burdening|benefiting|crosses|part)) (?:PROPOSED |Proposed )?(?:LOTS?|Lots?|ALLOTMENT|Allotment) \d/

const STATED =
  /\b(?:(?:an? |the )?(?:\d(?:\.\d+)? ?m(?:etres?)? (?:wide )?)?(?:proposed |registered |drainage |sewerage |electricity |carriageway |service )*(?:easement(?: [A-Z]{1,2}\b)?(?: \([^)]{3,60}\))?|right of (?:way|carriage ?way|foot ?way|access|drainage))s?(?: \([^)]{3,60}\))?(?: variable width)?(?: [\w.-]{1,8} ?m(?:et(?:re|er)s?)?(?: wide| in width)?)? (?:for|over|in favour of|under section|marked|along|across|affecting|burdening|created|shown|to drain|\([A-Z]\))(?:(?! and (?:enjoys|has|is) )(?:[^.;]|\.(?=\d))){5,160})/gi
/** "a drainage and sewerage easement 2 metres wide along the rear boundary" */
const OF_A_PURPOSE =
  /\b(?:drainage|sewer(?:age)?|stormwater|carriage ?way|foot ?way|access|electricity|power ?line|gas|pipeline|water supply|telecommunications?|services|party wall|support|light and air)(?: (?:and|&|\/) (?:drainage|sewer(?:age)?|stormwater|water supply|electricity|services))?(?: purposes)? easements?\b(?:[^.;]|\.(?=\d)){0,160}/gi
/** "… appropriated or set apart for easements of drainage and sewerage and is 6 feet wide": an old plan. */
const SET_APART =
  /\b(?:appropriated|set apart|reserved)\b[^.;]{0,40}\beasements? of (?:drainage|sewerage|water supply|party wall|support|light|electricity)(?: and \w{3,12})?[^.;]{0,80}/gi
