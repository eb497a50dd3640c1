import type { StateCode } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import type { Fact, PlanningOverlay } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { matchesIn } from '../../wording/matches.ts'
import { NO_MAPPING_ZONES } from './constraints.ts'
import { headOf } from './overlay-list-head.ts'
import { isOverlayItem } from './overlay-list-item.ts'
import { itemsOf, rowOfOverlay } from './overlay-list-items.ts'
import { SA_OVERLAY } from './sa-overlays.ts'

type Listed = {
  readonly facts: readonly Fact<PlanningOverlay>[]
  /** Indices of the blocks that the list has told all of, also what does not apply. */
  readonly blocks: ReadonlySet<number>
}

/** The overlays of the lists that a certificate opens: "Overlays that apply to the premises:". */
export function listedOverlays(doc: Doc): Listed {
  const facts: Fact<PlanningOverlay>[] = []
  const told = new Set<number>()
  const { state } = doc
  if (state === null || !STATES.has(state)) return { facts, blocks: told }
  let mode: 'none' | 'lines' | 'rows' | 'denied' = 'none'
  let part = -1
  for (const printed of blocksIn(doc, { excludeZones: NO_MAPPING_ZONES })) {
    if (told.has(printed.index)) continue
    const lines =
      state === 'SA' ? withItsLines(doc, printed) : { block: printed, last: printed.index }
    const { block } = lines
    for (let index = printed.index + 1; index <= lines.last; index += 1) told.add(index)
    if (block.partIndex !== part) mode = 'none'
    part = block.partIndex
    const head = headOf(doc, block)
    if (head !== null) {
      const denied = HEAD_DENIES.test(head.words)
      mode = denied ? 'denied' : head.inRow ? 'lines' : 'rows'
      told.add(block.index)
      if (!denied) facts.push(...itemsOf(doc, block, head.end))
      continue
    }
    if (mode === 'none') {
      const own = rowOfOverlay(doc, block)
      if (own === null) continue
      facts.push(...own)
      told.add(block.index)
      continue
    }
    if (
      (block.kind === 'heading' && !ITEM_HEAD.test(block.text) && !isNameOfCode(doc, block)) ||
      !isOverlayItem(doc, block, mode)
    ) {
      mode = 'none'
      continue
    }
    if (doc.state === 'SA' && !opensWithName(block)) continue
    told.add(block.index)
    if (mode !== 'denied') facts.push(...itemsOf(doc, block, 0))
  }
  return { facts, blocks: told }
}

/** States whose schemes name overlays or codes in a list below a line of its own. */
const STATES: ReadonlySet<StateCode> = new Set(['QLD', 'SA', 'TAS', 'NT', 'ACT'])
const MOST_LINES = 6
const NEXT_TOPIC = /^(?:(?:sub)?zones?|variations?|notices?|page)\b|^\W*\d{1,2}[.)]\s/i

/** A list of the Code that its page broke within a name or behind a semicolon, as one block. */
function withItsLines(doc: Doc, block: Block): { readonly block: Block; readonly last: number } {
  let last = block
  if (block.cells === null && /overlay|;/i.test(block.text))
    for (let count = 0; count < MOST_LINES; count += 1) {
      const next = doc.blocks[last.index + 1]
      if (next?.partIndex !== block.partIndex || next.cells !== null) break
      if (!/[;,(–-]$/.test(last.text) || NEXT_TOPIC.test(next.text)) break
      last = next
    }
  if (last === block) return { block, last: block.index }
  const text = doc.text.slice(block.span.start, last.span.end).replaceAll('\n', ' ')
  return {
    block: { ...block, text, span: { start: block.span.start, end: last.span.end } },
    last: last.index,
  }
}

/** A list in capitals: "• SCENIC AMENITY OVERLAY". */
const ITEM_HEAD = /^[•*-]|\boverlay\b/i

/** Where each overlay is set in bold above what the Code seeks by it. */
function isNameOfCode({ state }: Doc, block: Block): boolean {
  return state === 'SA' && opensWithName(block)
}

function opensWithName({ text }: Block): boolean {
  const [first] = matchesIn(text, SA_OVERLAY)
  return first !== undefined && /^\W*$/.test(text.slice(0, first.index)) && /^\W*[A-Z]/.test(text)
}

const HEAD_DENIES =
  /\b(?:not|none|nil|no|vicinity|nearby|adjoining|neighbouring|surrounding|other overlays|repealed|proposed|draft)\b/i
