import type { Situation } from './cue-situation.ts'
import type { DraftBlock } from './draft-blocks.ts'
import type { PartCue } from './part-cues.ts'

import { isAmountRow } from './amount-row.ts'
import { capitalCue, OF_A_PLAN } from './capital-cue.ts'
import { headerCellCue, leadingCellCue, partCellCue } from './cell-cues.ts'
import { isRow } from './is-row.ts'
import { wholeCue } from './whole-cue.ts'

/** The cue that a block fits by its words and its looks, or null. */
export function cueFor(draft: DraftBlock, situation: Situation): PartCue | null {
  const text = draft.text.slice(0, 260)
  if (/^[☐☒•]/.test(text) || CONTENTS_ROW.test(text) || isAmountRow(draft)) return null
  const cue = wholeCue(draft, text, situation)
  // "Cooling off: waived ☒" is a field of the contract and no notice.
  const field = /[☐☒]/.test(text) || (situation.inContract && (isRow(draft) || ANSWERED.test(text)))
  if (cue !== null && cue.kind === 'statutory-notice' && !cue.long && field) return null
  // "STRATA PLAN 45120 - SECTION 184 CERTIFICATE": the plan only says whose certificate it is.
  if (cue !== null && !(cue.kind === 'plan' && OF_A_PLAN.test(text))) return cue
  return (
    capitalCue(draft, situation) ??
    leadingCellCue(draft, situation) ??
    headerCellCue(draft, situation) ??
    partCellCue(draft, situation)
  )
}

/** Rows of dots, or a page number at the end: a table of contents speaks, not a heading. */
const CONTENTS_ROW =
  /(?:(?<!\.)\.{3,}|\s\.\s\.)\s*(?:\d{0,4}|following|attached|annexed|enclosed|behind|overleaf)$|(?<!\.)\.{4,}\s*\d{1,3}\s.{3,80}\.{4,}|\s\d{1,3}\s*(?:-|to)\s*\d{1,3}$/i
/** "Cooling off: The purchaser has elected to have none" is a field too, where it is one line. */
const ANSWERED = /^cooling[- ]off(?: period| rights?)? ?: ?\S.{3,90}$/i
