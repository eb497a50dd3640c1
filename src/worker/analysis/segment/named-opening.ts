import type { PageKind } from '#shared/report.ts'

import type { DraftBlock } from './draft-blocks.ts'
import type { Opening } from './opening.ts'
import type { PartStart } from './part-start.ts'
import type { Bundle, Spot, Walk } from './walk.ts'

import { inlineTitle } from './inline-title.ts'
import { leafletKind } from './leaflets.ts'
import { letterHead, letterKind } from './letters.ts'
import { cueFor } from './match-cue.ts'
import { mayOpenPart, onPlan } from './may-open-part.ts'
import { otherSender } from './other-senders.ts'
import { CONTRACT_ZONES, startOf } from './part-start.ts'
import { untitledPaper } from './untitled-papers.ts'

/** The part that a block opens by its own words: a leaflet, a paper with a name, a letter, a form that shows what it is. */
export function namedOpening(bundle: Bundle, walk: Walk, spot: Spot): Opening | null {
  return byLeaflet(spot) ?? byName(bundle, walk, spot) ?? byLook(bundle, spot)
}

function byLeaflet(spot: Spot): Opening | null {
  const { index, draft, current, passed, within, item } = spot
  if (passed || within || item !== null) return null
  const kind = leafletKind(draft, current, spot)
  if (kind === null) return null
  const isNotice = kind === 'statutory-notice'
  return {
    start: startOf(index, kind, draft.firstLine.trim(), { leaflet: true, ofOthers: true }),
    keeps: { longNotice: isNotice, endsWithPage: isNotice },
  }
}

function byName({ drafts, bodySize, items }: Bundle, walk: Walk, spot: Spot): Opening | null {
  const { index, draft, current, first, top, ruled, inContract, shared } = spot
  const cue = spot.passed ? null : cueFor(draft, { top, first, inContract, bodySize, current })
  if (cue === null || !isOwn(cue.kind, spot)) return null
  const opens = mayOpenPart(cue, current, {
    top: top || (ruled && !inContract),
    first,
    inContract,
    longNotice: walk.longNotice,
    draft,
    bodySize,
    above: drafts[index - 1],
    next: drafts[index + 1],
    below: () => wordsBelow(drafts, index),
    names: (letter) => namesAnnexure(drafts, index, current, letter),
    shares: shared,
  })
  if (!opens) return null
  if (spot.item !== null) items.open(index)
  const isZone = CONTRACT_ZONES.has(cue.kind) && cue.kind !== 'statutory-notice'
  return {
    start: startOf(index, cue.kind, draft.text, {
      state: cue.state,
      ...(cue.ofOthers === true ? { ofOthers: true as const } : {}),
    }),
    keeps: {
      longNotice: cue.long,
      endsWithPage: cue.endsWithPage === true,
      contents: cue.kind === 'contract-form' && /contents\s*$/i.test(draft.text),
      ...(isZone ? { enclosing: cue.kind } : {}),
    },
  }
}

/** Within a form or a set of clauses, the name of another paper only speaks of it. */
function isOwn(kind: PageKind, { draft, item, within, inSet }: Spot): boolean {
  if (item !== null && !OWN_ITEMS.has(kind)) return false
  if (within && !OWN_ZONES.has(kind)) return false
  return !inSet || (kind === 'special-conditions' && !COUNTED.test(draft.text))
}

/** What an item of a form may hold: the parties' own terms, and not the paper that it speaks of. */
const OWN_ITEMS: ReadonlySet<PageKind> = new Set(['special-conditions', 'general-conditions'])

/** What may begin between two clauses of one set: the zones of the contract itself. */
const OWN_ZONES: ReadonlySet<PageKind> = new Set([...OWN_ITEMS, 'particulars', 'contract-form'])
const COUNTED = /^\d{1,2}[.)]?\s/

function byLook({ drafts }: Bundle, spot: Spot): Opening | null {
  const { index, draft, current, place, ruled, passed, within, item } = spot
  // An item of the form on the next page is no paper, whatever it names.
  if (passed || within || item === 'item' || current === null) return null
  // What an agent tells of the property is told by the names of papers.
  if (current.leaflet === true && !ruled && place > LAST_OF_HEAD) return null
  const words = draft.firstLine.trim()
  const behindHead = letterHead(drafts, index, current)
  if (behindHead !== null) {
    return {
      start: startOf(index, letterKind(draft), words, { letter: true, ofOthers: true }),
      keeps: { behindHead },
    }
  }
  const titled = onPlan(draft, current, () => wordsBelow(drafts, index))
    ? null
    : inlineTitle(draft, current)
  const paper = titled ?? untitledPaper(drafts, index, current, place <= LAST_OF_HEAD || ruled)
  if (paper !== null) return { start: startOf(index, paper, words) }
  const sent = otherSender(drafts, index, current)
  return sent === null ? null : { start: startOf(index, sent, words, { ofOthers: true }) }
}

/** A paper without a name shows what it is in its first three blocks. */
const LAST_OF_HEAD = 2

/** The words of the next blocks of the page. */
function wordsBelow(drafts: readonly DraftBlock[], index: number): string {
  return drafts
    .slice(index + 1, index + 12)
    .filter(({ page }) => page === drafts[index]?.page)
    .map(({ text }) => text.slice(0, 120))
    .join('\n')
}

/** "… is annexed hereto and marked as Annexure A", within the part that runs up to a block. */
function namesAnnexure(
  drafts: readonly DraftBlock[],
  index: number,
  current: PartStart | null,
  letter: string,
): boolean {
  const marked = new RegExp(
    `\\b(?:annex\\w{1,4}|attached|marked|see|in)\\b[^.]{0,60}\\b(?:annexure|attachment|schedule) ["'(]{0,2}${letter}\\b`,
    'i',
  )
  return drafts.slice(current?.block ?? index, index).some(({ text }) => marked.test(text))
}
