import type { PageKind } from '#shared/report.ts'

import type { Source } from '../source.ts'
import type { DraftBlock } from './draft-blocks.ts'
import type { Opening } from './opening.ts'
import type { PartStart } from './part-start.ts'

import { clauseChains, heldBlocks } from './clause-chains.ts'
import { createItemCount } from './form-items.ts'
import { usualFontSize } from './headings.ts'
import { withIssuers } from './issuers.ts'
import { listedHeadings } from './listed-headings.ts'
import { mergeParts, nameConditions } from './merge-parts.ts'
import { namedOpening } from './named-opening.ts'
import { pagesThatRestart } from './page-restarts.ts'
import { printedSets } from './printed-sets.ts'
import { openingOfSet, unnamedOpening } from './unnamed-opening.ts'
import { type Bundle, spotAt, startOfWalk } from './walk.ts'

/** Finds where the documents and zones of a bundle begin, from headings and page furniture. */
export function findParts(
  source: Source,
  drafts: readonly DraftBlock[],
  leadingKind: PageKind | null,
): PartStart[] {
  const bundle: Bundle = {
    drafts,
    restarts: pagesThatRestart(source),
    held: heldBlocks(clauseChains(drafts), drafts),
    lists: listedHeadings(drafts),
    bodySize: usualFontSize(drafts),
    leadingKind,
    items: createItemCount(),
  }
  const sets = new Map(printedSets(source).map((set) => [set.firstPage, set]))
  const starts: PartStart[] = []
  const walk = startOfWalk()

  function begin({ start, keeps = {} }: Opening) {
    starts.push(start)
    Object.assign(walk, keeps, { current: start })
  }

  for (const [index, draft] of drafts.entries()) {
    if (draft.page !== walk.page)
      Object.assign(walk, { page: draft.page, place: 0, unitsOnPage: 0, contents: false })
    const set = walk.place === 0 ? sets.get(draft.page) : undefined
    if (set !== undefined) begin(openingOfSet(index, set))
    const spot = spotAt(bundle, walk, index, draft)
    const opening =
      namedOpening(bundle, walk, spot) ??
      // The pages of a set name themselves.
      (spot.inSet ? null : unnamedOpening(bundle, walk, spot))
    if (opening !== null) begin(opening)
    walk.place += 1
    walk.unitsOnPage += draft.text.length
  }
  return mergeParts(nameConditions(withIssuers(starts, drafts), drafts), drafts, bundle.restarts)
}
