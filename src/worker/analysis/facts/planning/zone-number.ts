import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

/**
 * The zone with the number or the code that its scheme gives it: "10.0 Low Density Residential",
 * "Inner Residential (9.0)" in Tasmania, "Low-medium density residential (LMR2)" in Queensland.
 */
export function asNumbered(doc: Doc, zone: Fact<string>): Fact<string> {
  const [span, ...further] = zone.spans
  if (span === undefined || further.length > 0) return zone
  const behind = (
    doc.state === 'TAS' ? NUMBER_BEHIND : doc.state === 'QLD' ? CODE_BEHIND : null
  )?.exec(doc.text.slice(span.end, span.end + REACH))?.[0]
  const before =
    doc.state === 'TAS'
      ? NUMBER_BEFORE.exec(doc.text.slice(Math.max(0, span.start - REACH), span.start))?.[0]
      : undefined
  if (behind === undefined && before === undefined) return zone
  const start = span.start - (before?.length ?? 0)
  const end = span.end + (behind?.length ?? 0)
  return { ...zone, text: doc.text.slice(start, end).replace(/\s+/g, ' '), spans: [{ start, end }] }
}

const REACH = 24
const NUMBER_BEFORE = /\b\d{1,2}\.0 $/
const NUMBER_BEHIND = /^(?: zone)? \(\d{1,2}\.0\)/i
const CODE_BEHIND = /^(?: zone)? \([A-Z]{1,5}\d{1,2}\)/i
