import type { PageKind } from '#shared/report.ts'
import type { LearnedClasses } from '#worker/analysis/learned/classes.ts'
import { segment } from '#worker/analysis/segment/segment.ts'

import type { OpenSource } from '../learn/open-sources.ts'
import { toldKindsOf, toldPartsOf } from './told-parts.ts'

/**
 * The share of the text, in percent, that stands in the paper which a reader told, by headings alone
 * and as corrected by weights that did not learn from that document.
 */
export function judgeKinds(kept: readonly (readonly [OpenSource, LearnedClasses])[]): {
  byHeadings: string
  byWords: string
} {
  let units = 0
  let byHeadings = 0
  let byWords = 0
  for (const [{ id, source }, learned] of kept) {
    const told = toldPartsOf(id)
    if (told === null) continue
    const plain = segment(source, { learned: null })
    const corrected = segment(source, { learned })
    const kinds = toldKindsOf(corrected, told)
    for (const [index, { text, zone }] of corrected.blocks.entries()) {
      const kind = kinds[index] ?? null
      if (kind === null) continue
      units += text.length
      if (alike(plain.blocks[index]?.zone, kind)) byHeadings += text.length
      if (alike(zone, kind)) byWords += text.length
    }
  }
  const share = (part: number) => ((100 * part) / Math.max(1, units)).toFixed(1)
  return { byHeadings: share(byHeadings), byWords: share(byWords) }
}

/** The form and its particulars are one paper. */
function alike(zone: PageKind | undefined, kind: PageKind): boolean {
  const paper = (one: PageKind | undefined) => (one === 'particulars' ? 'contract-form' : one)
  return paper(zone) === paper(kind)
}
