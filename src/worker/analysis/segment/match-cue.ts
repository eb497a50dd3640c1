import type { PageKind } from '#shared/report.ts'

import type { DraftBlock } from './draft-blocks.ts'
import type { PartCue } from './part-cues.ts'
import type { PartStart } from './part-start.ts'

import { isCapitals } from './draft-blocks.ts'
import { isFullHeading, isHeadingLike } from './headings.ts'
import { PART_CUES } from './part-cues.ts'

/** Where a block stands when it is asked what it opens. */
export type Situation = {
  top: boolean
  first: boolean
  inContract: boolean
  bodySize: number | null
  current: PartStart | null
}

/** A row of dots or a page number at the end: a table of contents speaks, not a heading. */
const CONTENTS_ROW = /(?:\.{3,}|\s\.\s\.)\s*\d{0,4}$|\s\d{1,3}\s*(?:-|to)\s*\d{1,3}$/

/** The cue that a block fits by its words and its looks, or null. */
export function cueFor(draft: DraftBlock, situation: Situation): PartCue | null {
  const text = draft.text.slice(0, 260)
  if (/^[☐☒•]/.test(text) || CONTENTS_ROW.test(text)) return null
  const heading = isHeadingLike(draft, situation.bodySize, situation.top)
  const several = draft.lines > 1 && draft.firstLine.length < 90 && !/[,;-]$/.test(draft.firstLine)
  const numbered = heading && opensContract(situation.current) ? NUMBERED_HEADING.exec(text) : null
  const squashed = heading && /\b[A-Za-z]\s[a-z]{2,}/.test(text) ? text.replace(/\s+/g, '') : null
  for (const cue of PART_CUES) {
    if (cue.place === 'page') {
      if (situation.top && namesDocument(draft, situation) && cue.pattern.test(text)) return cue
      continue
    }
    if (!heading) continue
    if (cue.place === 'zone' && !situation.inContract) continue
    if (cue.place === 'zone' && !isFullHeading(draft, situation.bodySize)) continue
    if (cue.pattern.test(text) || (several && cue.pattern.test(draft.firstLine))) return cue
    if (
      numbered?.[1] !== undefined &&
      CORE.has(cue.kind) &&
      isCapitals(numbered[1]) &&
      cue.pattern.test(numbered[1])
    ) {
      return cue
    }
    if (squashed !== null && squashedPattern(cue).test(squashed)) return cue
  }
  return null
}

/** "2. SPECIAL CONDITIONS": sections of a contract are numbered, and so are clauses inside them. */
const NUMBERED_HEADING = /^\d{1,2}[.)]?\s+(.+)$/
const CORE: ReadonlySet<PageKind> = new Set([
  'particulars',
  'special-conditions',
  'general-conditions',
  'vendor-statement',
])

function opensContract(current: PartStart | null): boolean {
  return (
    current === null ||
    ['contract-form', 'particulars', 'statutory-notice'].includes(current.kind) ||
    NUMBERED_HEADING.test(current.title)
  )
}

const squashedPatterns = new WeakMap<PartCue, RegExp>()

/** The cue with its blanks made optional, for certificates that print stray blanks inside words. */
function squashedPattern(cue: PartCue): RegExp {
  const known = squashedPatterns.get(cue)
  if (known !== undefined) return known
  const pattern = new RegExp(
    cue.pattern.source.replace(/(?<!\[[^\]]{0,20}) /g, '').replace(/\\s\+/g, ''),
    'i',
  )
  squashedPatterns.set(cue, pattern)
  return pattern
}

/** May this block, near the top of a page, be the name of a certificate and not a mention of one? */
function namesDocument(draft: DraftBlock, { inContract }: Situation): boolean {
  const { text } = draft
  if (text.length > 320) return /^[A-Z]{3,}[ ,]+[A-Z]{3,}/.test(text)
  if (/[☐☒]|^\d{1,2}[.)]\s/.test(text) || isSentence(text)) return false
  if ((text.match(/;/g) ?? []).length > 1) return false
  return !(inContract && draft.cells !== null && draft.cells.length > 1)
}

function isSentence(text: string): boolean {
  return (
    text.length > 90 &&
    /[.;]$/.test(text) &&
    /\b(?:is|are|must|may|will|has|have|means)\b/.test(text)
  )
}
