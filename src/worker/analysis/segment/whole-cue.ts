import type { Situation } from './cue-situation.ts'
import type { DraftBlock } from './draft-blocks.ts'
import type { PartCue } from './part-cues.ts'
import type { PartStart } from './part-start.ts'

import { leadsSquashed, mayLead, mayLeadSquashed, mayStandInside } from './any-cue.ts'
import { isCapitals } from './capitals.ts'
import { isFullHeading, isHeadingLike } from './headings.ts'
import { isRow } from './is-row.ts'
import { CORE_ZONES } from './paper-kinds.ts'
import { PART_CUES } from './part-cues.ts'

/** The cue of a block that is a heading as a whole, or that names its paper near the top of a page. */
export function wholeCue(draft: DraftBlock, text: string, situation: Situation): PartCue | null {
  const heading = isHeadingLike(draft, situation.bodySize, situation.top)
  const placed =
    (situation.top || standsAlone(draft, situation)) &&
    namesDocument(draft, situation) &&
    mayStandInside(text)
  if (!heading && !placed) return null
  const several = draft.lines > 1 && draft.firstLine.length < 90 && !/[,;-]$/.test(draft.firstLine)
  const openings = several ? [text, draft.firstLine] : [text]
  const numbered =
    heading && opensContract(situation.current) ? NUMBERED_HEADING.exec(text)?.[1] : undefined
  const section =
    numbered !== undefined && isCapitals(numbered) && mayLead(numbered) ? numbered : null
  const joined = heading && /\b[A-Za-z]\s[a-z]{2,}/.test(text) ? text.replace(/\s+/g, '') : null
  const squashed = joined !== null && mayLeadSquashed(joined) ? joined : null
  const led = heading && (section !== null || squashed !== null || openings.some(mayLead))
  if (!led && !placed) return null
  for (const cue of PART_CUES) {
    if (cue.place === 'page') {
      if (placed && cue.pattern.test(text)) return cue
      continue
    }
    if (!led) continue
    if (cue.place === 'zone' && !situation.inContract) continue
    if (cue.place === 'zone' && !isFullHeading(draft, situation.bodySize)) continue
    if (openings.some((opening) => cue.pattern.test(opening))) return cue
    if (section !== null && CORE_ZONES.has(cue.kind) && cue.pattern.test(section)) return cue
    if (squashed !== null && leadsSquashed(cue, squashed)) return cue
  }
  return null
}

/** Among papers a heading in the middle of a page names the next one; on a form it names a field. */
function standsAlone(draft: DraftBlock, { inContract, bodySize, current }: Situation): boolean {
  if (inContract || current?.kind === 'vendor-statement') return false
  return draft.text.length < 110 && isFullHeading(draft, bodySize)
}

/** "2. SPECIAL CONDITIONS": sections of a contract are numbered, and so are clauses inside them. */
const NUMBERED_HEADING = /^\d{1,2}[.)]?\s{1,9}(.+)$/

function opensContract(current: PartStart | null): boolean {
  return (
    current === null ||
    ['contract-form', 'particulars', 'statutory-notice'].includes(current.kind) ||
    NUMBERED_HEADING.test(current.title)
  )
}

/** May this block, near the top of a page, be the name of a certificate and not a mention of one? */
function namesDocument(draft: DraftBlock, { inContract, first, current }: Situation): boolean {
  const { text } = draft
  if (text.length > 320) return /^[A-Z]{3,}[ ,]+[A-Z]{3,}/.test(text)
  if (/[☐☒]|^(?:\d{1,2}|[a-z])[.)]\s/.test(text) || isSentence(text)) return false
  if ((text.match(/;/g) ?? []).length > 1 || /\b(?:see|refer to) (?:the )?\w+ cert/i.test(text))
    return false
  if (isRow(draft) && inContract) return false
  // The answers of a statement speak of the papers that are tied to it.
  return first || current?.kind !== 'vendor-statement' || /[A-Z]{5}/.test(text.slice(0, 60))
}

function isSentence(text: string): boolean {
  return (
    text.length > 90 &&
    /[.;]$/.test(text) &&
    /\b(?:is|are|must|may|will|has|have|means)\b/.test(text)
  )
}
