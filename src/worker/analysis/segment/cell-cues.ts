import type { PageKind } from '#shared/report.ts'

import type { Situation } from './cue-situation.ts'
import type { DraftBlock } from './draft-blocks.ts'
import type { PartCue } from './part-cues.ts'

import { cellText } from './cell-text.ts'
import { paperCue, TIED_PAPERS } from './paper-kinds.ts'
import { PART_CUES } from './part-cues.ts'

/**
 * "CLEAR PATH CONVEYANCING   Special conditions   Alexiou to Iyer": the head of a page names the
 * office, what the page is, and the matter, one beside the other.
 */
export function headerCellCue(draft: DraftBlock, { first, current }: Situation): PartCue | null {
  const cells = draft.cells ?? []
  if (!first || cells.length < 2 || cells.length > 4) return null
  if (draft.text.length > 160 || /[$☐☒:]/.test(draft.text)) return null
  for (const { start, end } of cells.slice(1)) {
    const words = cellText(draft, { start, end })
    if (words.length > 45 || !/^[A-Z]/.test(words)) continue
    const cue = conditionsCue(words, ['heading'])
    if (cue !== null && cue.kind !== current?.kind) return cue
  }
  return null
}

/** "PART 2   TERMS" and "Section C   Special conditions": the number of a part beside its name. */
export function partCellCue(draft: DraftBlock, { inContract }: Situation): PartCue | null {
  const [first, second, third] = draft.cells ?? []
  if (!inContract || first === undefined || second === undefined || third !== undefined) return null
  const words = cellText(draft, second)
  if (!PART_NUMBER.test(cellText(draft, first)) || words.length > 45 || !/^[A-Z]/.test(words))
    return null
  return conditionsCue(words, ['heading', 'zone'])
}

/** The cue of conditions that these words name, and nothing beside them. */
function conditionsCue(words: string, places: readonly PartCue['place'][]): PartCue | null {
  return (
    PART_CUES.find(
      ({ kind, place, pattern }) =>
        CONDITIONS.has(kind) &&
        places.includes(place) &&
        pattern.exec(words)?.[0].length === words.length,
    ) ?? null
  )
}

const PART_NUMBER = /^(?:part|section|division|schedule) (?:[A-Z]|\d{1,2}|[IVX]{1,4})[.:]?$/i
/** What an office names in the head of its pages. */
const CONDITIONS: ReadonlySet<PageKind> = new Set(['special-conditions', 'general-conditions'])

/**
 * "Crown lease   Block 30 Section 118   99 years" and "Title search   Volume 2601 Folio 80": the name
 * first, as a form names its fields, but at the top of a page or among other papers.
 */
export function leadingCellCue(draft: DraftBlock, situation: Situation): PartCue | null {
  const [first, second] = draft.cells ?? []
  const { inContract, current } = situation
  if (first === undefined || second === undefined) return null
  if (inContract ? !situation.first : !situation.top || current?.kind === 'vendor-statement')
    return null
  const words = cellText(draft, first)
  const beside = cellText(draft, second)
  if (words.length > 60 || !/^[A-Z]/.test(words) || ANSWERED_CELL.test(beside)) return null
  if (words.split(' ').length > 7) return null
  // "TITLE   Volume 1990 Folio 27": one word needs the cell beside it.
  const name = words === 'TITLE' ? `${words} ${beside}` : words
  return paperCue(name, NAMED_IN_A_CELL, current?.kind)
}

/** Papers that may name themselves in the first cell of a line, with their particulars beside it. */
const NAMED_IN_A_CELL: ReadonlySet<PageKind> = new Set([
  ...TIED_PAPERS,
  'building-permit',
  'plan',
  'annexure',
])
const ANSWERED_CELL =
  /^(?:yes|no|nil|none|attached|annexed|not\b|n\/a|given|included|subject|this)\b|[☐☒]/i
