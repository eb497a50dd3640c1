import type { PageKind } from '#shared/report.ts'

import type { DraftBlock } from './draft-blocks.ts'

import { headingCue } from './any-cue.ts'

/** Three or more neighbouring short blocks that each look like a different part: a list of papers. */
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
