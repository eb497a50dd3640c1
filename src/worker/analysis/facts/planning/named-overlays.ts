import type { Block, Doc } from '../../document.ts'
import type { Fact, PlanningOverlay } from '../facts.ts'

import { isNegated } from '../../segment/negation.ts'
import { factAt } from '../fact-at.ts'
import { isElsewhere } from './overlay-elsewhere.ts'
import { isNotMapped } from './not-mapped.ts'
import { answerOf } from './planning-answer.ts'

/** Overlays that are known by name, as in South Australia's and Queensland's planning schemes. */
export function namedOverlays(doc: Doc, block: Block, listing: boolean): Fact<PlanningOverlay>[] {
  const found: Fact<PlanningOverlay>[] = []
  const put = (start: number, text: string) => {
    const name = text
      .replace(/\s+/g, ' ')
      .replace(/^(?:the|a|an)\s/i, '')
      .replace(/\s?overlays?\b.*$/i, '')
      .trim()
    const answer = CLASS_BEHIND.exec(block.text.slice(start + text.length))
    const length = text.length + (answer?.[0].length ?? 0)
    const span = { start: block.span.start + start, end: block.span.start + start + text.length }
    if (
      name.length < 5 ||
      /^(?:none|nil|no|not)\b|\b(?:the|on|in|of|an?|this|any|no)$/i.test(name) ||
      ASKS_OR_TELLS_WHERE.test(sentenceBefore(block.text, start)) ||
      isElsewhere(doc, block, start) ||
      isNegated(doc, span) ||
      isAskedOnly(doc, block, start + text.length) ||
      isDenied(block.text.slice(start + text.length))
    )
      return
    const value = { code: name, name: `${name} Overlay${answer === null ? '' : `, ${answer[1]}`}` }
    const place = { ...span, end: span.start + length }
    found.push(factAt(doc, value, place, 85, ['the name of an overlay']))
  }
  for (const match of block.text.matchAll(OVERLAY_NAME)) put(match.index, match[1] ?? '')
  const list = LIST.exec(block.text)
  if (list !== null) {
    let at = list.index + list[0].length
    for (const item of block.text.slice(at).split(/;|•/)) {
      const name = ITEM.exec(item)
      if (name?.[1] !== undefined) put(at + name.index + name[0].indexOf(name[1]), name[1].trim())
      at += item.length + 1
    }
  }
  const opens = OPENS_LIST.exec(block.text)
  if (found.length > 0 || !(listing || opens !== null) || block.kind === 'heading') return found
  // Where lines of a list were read as one paragraph, each line of the page is an item.
  let at = opens === null ? 0 : opens[0].length
  for (const line of linesOf(doc, block)) {
    const place = block.text.indexOf(line, Math.max(0, at - line.length))
    const item = opens !== null && place <= 0 ? line.slice(opens[0].length).trim() : line
    if (place < 0 || item === '' || item.length > 160) continue
    if (LIST_ENDS.test(item)) break
    const listed = LISTED.exec(item)
    if (listed?.[1] === undefined || NO_ITEM.test(listed[1])) continue
    const start = block.text.indexOf(listed[1], Math.max(0, place))
    if (start >= 0) put(start, listed[1])
    at = Math.max(at, place + line.length)
  }
  return found
}

/** "Is the land subject to the X Overlay?", with its answer behind it or in the next line. */
function isAskedOnly(doc: Doc, block: Block, end: number): boolean {
  const asked = ASKED.exec(block.text.slice(end))
  if (asked === null) return false
  const rest = block.text.slice(end + asked[0].length).trim()
  const next = doc.blocks[block.index + 1]
  const below = next?.partIndex === block.partIndex ? next.text : ''
  return !SAYS_YES.test(rest === '' ? below : rest)
}

const ASKED = /^[^.;:?☐☒]{0,60}\?/
const SAYS_YES = /^\W{0,6}(?:yes\b(?! ?[☐/])|it is\b|☐ ?no\W{0,4}☒ ?yes)/i

/** "Information about whether the property is … within a natural hazard overlay can be obtained …" */
const ASKS_OR_TELLS_WHERE =
  /\b(?:whether|if|information (?:about|on)|enquir\w{1,4} (?:about|whether))\b/i

function sentenceBefore(text: string, at: number): string {
  const before = text.slice(0, at)
  return before.slice(
    Math.max(before.lastIndexOf('. '), before.lastIndexOf('; '), before.lastIndexOf('?')) + 1,
  )
}

const OVERLAY_NAME =
  /\b((?:(?:State|Local|Agricultural|Rural|Strategic|Community|Historic|Heritage|Character|Regulated|Native|Airport|Aircraft|Building|Hazards?|Coastal|Noise|Stormwater|Urban|Affordable|Prescribed|Traffic|Major|Future|Limited|Flood|Bushfire|Bush|Landslip|Landslide|Steep|Acid|Biodiversity|Environmental|Waterway|Waterways|Wetland|Character|Transport|Extractive|Water|Scenic|Gas|Interface|Murray-Darling|Mount|Hills|Defence|Key|Design|Advertising|Significant|Erosion|Priority|Potentially|Attenuation|Electricity|Road|Specific|Special|Dwelling|Regional|Natural|Demolition|Traditional|Residential|Neighbourhood|Storm|Sloping|Potential)\b)(?:(?:-|[\s(/&]{1,2}(?:[-&] )?)[A-Za-z0-9']{1,24}\)?){0,12}?)\s?\(?\boverlay\b/gi
/** "Zoning overlays: Airport Building Heights (Regulated) (…); Stormwater Management Overlay" */
const LIST = /\b(?:(?:[Zz]oning|[Pp]lanning) )?[Oo]verlays?\s?:\s?(?=[A-Z])/
const ITEM =
  /^\s?([A-Z][A-Za-z-]+(?:\s(?:[A-Z][A-Za-z-]+|and|of|in|the|Near|-)){0,8}(?:\s\((?:[A-Z][A-Za-z0-9 -]{2,40})\))?)(?=\s?(?:\(|overlay|$|-|,|\.|applies))/
const LISTED =
  /^(?:[•\-*]\s?)?((?:[A-Z][A-Za-z-]+|\([A-Z][^)]{2,60}\)|and|of|in|the|Near)(?:\s(?:[A-Z][A-Za-z-]+|\([A-Z][^)]{2,60}\)|and|of|in|the|-)){0,9})/
/** What stands behind a list of overlays in an extract of a planning code. */
export const LIST_ENDS =
  /[?:]|\b(?:zones?|subzones?|variations?|valuation|certificate of title|heritage places?|is the land|scheme|policy|council|not)\b/i
const OPENS_LIST = /^(?:zoning |planning )?overlays?(?: \(?s\)?)?\s(?=[A-Z][a-z])/i
const NO_ITEM = /^(?:the|this|zone|subzone|nil|none|no|not|these|property|overlays?)\b/i

function isDenied(behind: string): boolean {
  if (isNotMapped(behind)) return true
  const answer = /^\s?overlay\s?(?::|-)\s(.+)/is.exec(behind)?.[1]
  return answer !== undefined && answerOf(answer) === false
}

/** "Storm tide inundation overlay: high" */
const CLASS_BEHIND =
  /^\s?overlay\s?(?::|-|,)\s((?:very )?(?:extreme|high|medium|moderate|low)(?: hazard| risk| area| impact| potential)?)\b(?=\s*(?:[.;,(\n]|$))/i

function linesOf(doc: Doc, block: Block): string[] {
  const quotes = doc.evidence(block.span).flatMap(({ quote }) => quote.split('\n'))
  return quotes.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '')
}
