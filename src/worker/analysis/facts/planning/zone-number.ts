import type { StateCode } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blockAt } from '../../segment/find.ts'

/**
 * The zone with the number or the code that its scheme gives it: "10.0 Low Density Residential",
 * "Inner Residential (9.0)" in Tasmania, "Low-medium density residential (LMR2)" in Queensland, "Rural Neighbourhood (RuN)" in
 * South Australia.
 */
export function asNumbered(doc: Doc, zone: Fact<string>): Fact<string> {
  const [span, ...further] = zone.spans
  const density = doc.state === 'WA' && span !== undefined ? densityBelow(doc, zone) : null
  if (density !== null) return density
  if (span === undefined || further.length > 0) return zone
  const behind = (doc.state === null ? undefined : BEHIND[doc.state])?.exec(
    doc.text.slice(span.end, span.end + REACH),
  )?.[0]
  const before =
    doc.state === 'TAS'
      ? NUMBER_BEFORE.exec(doc.text.slice(Math.max(0, span.start - REACH), span.start))?.[0]
      : undefined
  if (behind === undefined && before === undefined) return zone
  const start = span.start - (before?.length ?? 0)
  const end = span.end + (behind?.length ?? 0)
  return { ...zone, text: doc.text.slice(start, end).replace(/\s+/g, ' '), spans: [{ start, end }] }
}

/** "Zoning | Residential" above "Residential density code | R30": in Western Australia both are the zone. */
function densityBelow(doc: Doc, zone: Fact<string>): Fact<string> | null {
  const at = zone.spans[0]?.start ?? 0
  const row = blockAt(doc, at)
  if (row === undefined || !/^residential(?: zone)?$/i.test(zone.value)) return null
  for (const below of doc.blocks.slice(row.index + 1, row.index + 1 + ROWS_BELOW)) {
    if (below.partIndex !== row.partIndex) return null
    const code = DENSITY.exec(below.text)
    if (code?.[1] === undefined) continue
    const end = below.span.start + code.index + code[0].length
    const span = { start: end - code[1].length, end }
    return {
      ...zone,
      value: `${zone.value} ${code[1]}`,
      text: `${zone.text} ${code[1]}`,
      spans: [...zone.spans, span],
    }
  }
  return null
}

const ROWS_BELOW = 3
const DENSITY =
  /\b(?:density cod(?:e|ing)|R-?cod(?:e|ing)s?)\b[^R\n]{0,40}\b(R\d{1,3}(?:\/R?\d{1,3})?|R-?AC\d)\b/i
const REACH = 24
const NUMBER_BEFORE = /\b\d{1,2}\.0 $/
/** What a State's schemes print behind the name of a zone. */
const BEHIND: Readonly<Partial<Record<StateCode, RegExp>>> = {
  TAS: /^(?: zone)? \(\d{1,2}\.0\)/i,
  QLD: /^(?: zone)? \([A-Z]{1,5}\d{1,2}\)/i,
  SA: /^(?: [Zz]one)? \([A-Z][A-Za-z]{1,4}\)/,
}
