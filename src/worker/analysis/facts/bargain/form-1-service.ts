import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import { blocksIn } from '../../segment/find.ts'
import { datesIn } from '../forms/dates.ts'
import type { Fact } from '../facts.ts'
import { factAt } from '../fact-at.ts'

const ZONES: readonly PageKind[] = [
  'contract-form',
  'particulars',
  'special-conditions',
  'vendor-statement',
]
const STATEMENT = /\bform (?:1|one)\b|\bsection 7 statement\b|\bvendor'?s'? statement\b/i
const SERVED =
  /\b(?:served|service|received|receipt|given|gave|handed|delivered|e-?mailed)\b(?![^.;]{0,30}\b(?:before|until|within|by the vendor)\b)/i
/** What is still to come, or is told of a statement in general. */
const TO_COME = /\b(?:will|shall|must|to be|if|not|unless|before|clear days)\b/i

/** The last day on which the contract or the statement says that the Form 1 reached the buyer. */
export function recogniseForm1Service(doc: Doc): Fact<string> | null {
  if (doc.state !== 'SA') return null
  let last: Fact<string> | null = null
  for (const { text, span, zone } of blocksIn(doc, { zones: ZONES })) {
    const served = SERVED.exec(text)
    if (served === null || text.length > 400 || TO_COME.test(text)) continue
    if (zone !== 'vendor-statement' && !STATEMENT.test(text)) continue
    if (zone === 'vendor-statement' && !/\b(?:purchaser|buyer|form)\b/i.test(text)) continue
    const day = datesIn(text.slice(served.index))[0]
    if (day === undefined || (last !== null && last.value >= day.date)) continue
    const start = span.start + served.index
    const end = start + day.end
    last = factAt(doc, day.date, { start, end }, 75, ['the day of service of the Form 1'])
  }
  return last
}
