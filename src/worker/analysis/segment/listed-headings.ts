import type { PageKind } from '#shared/report.ts'

import type { DraftBlock } from './draft-blocks.ts'

import { headingCue } from './any-cue.ts'
import { isRow } from './is-row.ts'

/** Above the name of a part its page has a running head of two columns, or its letter alone. */
const LABEL =
  /^(?:annexure|attachment|appendix|schedule|part) ["'(]{0,2}[A-Z0-9]{1,3}["')]{0,2}:?$/i

/**
 * Three or more neighbouring short blocks that each look like a different part: a list of papers. A
 * name with its label and the head of its page above it is no list.
 */
export function listedHeadings(drafts: readonly DraftBlock[]): ReadonlySet<number> {
  const listed = new Set<number>()
  let run: number[] = []
  let kinds = new Set<PageKind>()
  const flush = () => {
    if (run.length >= 3 && kinds.size >= 3) for (const index of run) listed.add(index)
    run = []
    kinds = new Set()
  }
  for (const [index, draft] of drafts.entries()) {
    const text = draft.text.slice(0, 200)
    const heads = drafts[index - 1]?.page !== draft.page && isRow(draft)
    if (LABEL.test(text) || heads) continue
    const cue = draft.text.length < 160 ? headingCue(text) : undefined
    if (cue === undefined || draft.page !== drafts[run.at(-1) ?? index]?.page) flush()
    if (cue !== undefined) {
      run.push(index)
      kinds.add(cue.kind)
    }
  }
  flush()
  return listed
}
