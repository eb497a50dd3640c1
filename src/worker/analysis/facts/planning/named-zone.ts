import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { factAt } from '../fact-at.ts'

/** A zone that its scheme knows by name, behind a label or in the block below it. */
export function namedZone(
  doc: Doc,
  block: Block,
  from: number,
  confidence: number,
): Fact<string> | null {
  const named = NAMED.exec(ownCell(block, from).slice(0, 140))
  if (named?.[1] === undefined) {
    const next = doc.blocks[block.index + 1]
    const below =
      from >= block.text.length && next?.partIndex === block.partIndex
        ? NAMED.exec(next.text)
        : null
    if (below?.[1] === undefined || next === undefined || NO_ZONE.test(below[1])) return null
    const start = next.span.start + below[0].indexOf(below[1])
    const span = { start, end: next.span.start + below[0].length }
    return factAt(doc, tidyZone(below[1]), span, confidence - 5, ['a name below a zoning label'])
  }
  const value = tidyZone(named[1])
  if (NO_ZONE.test(value) || value.length < 4) return null
  const start = block.span.start + from + named[0].indexOf(named[1])
  const rest = restBelow(doc, block, start + named[1].length)
  const whole = rest === null ? value : `${value} ${rest.words}`
  return factAt(doc, whole, { start, end: rest?.end ?? start + value.length }, confidence - 3, [
    'a name behind a zoning label',
  ])
}

/** "Zone: Rural" above "Neighbourhood": a name that is broken in its cell goes on below. */
function restBelow(doc: Doc, block: Block, end: number): { words: string; end: number } | null {
  const next = doc.blocks[block.index + 1]
  if (end !== block.span.end || next?.partIndex !== block.partIndex || next === undefined)
    return null
  if (next.cells !== null && next.cells.length > 1) return null
  const words = GOES_ON.exec(next.text)?.[1]
  return words === undefined ? null : { words, end: next.span.start + words.length }
}

const GOES_ON =
  /^((?:density )?(?:neighbourhood|residential|living|industry|centre|corridor|accommodation|recreation|conservation|landscape|facilities|purpose))(?: zone)?$/i

/** What stands behind a label up to the end of its cell: the next cell is another label's. */
function ownCell({ text, span, cells }: Block, from: number): string {
  const at = span.start + from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0)
  const cell = cells?.find(({ start, end }) => start <= at && at < end)
  return text.slice(from, cell === undefined ? undefined : cell.end - span.start)
}

/** A word of a heading, a question or a reference that stands where the name of a zone would. */
const NO_ZONE =
  /^(?:is|are|does|whether|what|which|the|information|and|see|refer|as|per|of|is|not|overlays?|subzones?|certificate|map|zone|zoning|instruments?|statements?|advice|details|controls?|response|reply|summary|enquir(?:y|ies)|inquir(?:y|ies)|search|report|extracts?|atlas|sheet|lots?|allotments?|units?|parcels?)\b/i

const NAMED =
  /^\s?(?:the |a |an |as |zone\s?:?\s?)?"?((?:[A-Z][A-Za-z-]+|density|residential|and|of|use|&|living|industry|centre|(?:low|medium|high|low-medium|rural|general|emerging|character|environmental|mixed)(?=\s(?:density|impact|residential|living|community|management|use|industry)))(?:\s(?:\([A-Z][a-z]+(?:\s[A-Z][a-z]+)?\)|\((?=\s)|[A-Z][A-Za-z-]+|density|residential|accommodation|and|of|use|&|living|neighbourhood|industry|centre|community|housing|marine|amenity|facilities|purpose|impact|recreation|open|space|management|conservation|landscape|services|development(?=\s*(?:\(|zone\b|$|[.,;:]))|investigation|zone)){0,5}(?:\s\([^()]{2,50}\bprecinct\))?(?:\s\((?![A-Z][A-Za-z]{0,4}\d{0,4}\)|[^()]*\b(?:scheme|plan|Scheme|Plan)\b|see|refer|insert|under|minimum|part|not|as\b|on\b|the\b|from|map|whole|\d[\d,.]* ?(?:m|ha|sq))[A-Za-z\d]+(?:\s[\w-]+){0,4}\))?(?:(?:,| -) [A-Za-z][\w -]{3,50}\bprecinct\b)?(?:,? \(?[Pp]recinct (?:[A-Z]{1,4}\d{0,3}|\d{1,3})\b\)?)?(?:(?<=[Zz]one)\s[A-D](?![\w'])|\s[A-D](?=\s?(?:$|[.,;)])))?)/

function tidyZone(name: string): string {
  return name
    .replace(/\s(?:zone )?sub-?zones?\b.*$/i, '')
    .replace(/\s(?:\(|and|of|&)$/i, '')
    .replace(/\szone$/i, '')
    .trim()
}
