import type { ExpectedPaper } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import type { Prove } from '../prove.ts'
import { circumstancesOf } from './circumstances.ts'
import { type Expected, NAMED, NOT_ATTACHED } from './expected-paper.ts'
import { EXPECTED } from './expected-papers.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

/** More headings than this prove nothing more. */
const MOST_SEARCHED = 12

/**
 * The papers that ought to be in this file by the law or custom of its state: which are there, which
 * are not, and what follows. Nothing for a file without a contract or disclosure, or of no known state.
 */
export function completenessOf(doc: Doc, prove: Prove, facts: Facts): ExpectedPaper[] {
  if (doc.state === null || !(doc.hasContract || doc.hasDisclosure)) return []
  const circumstances = circumstancesOf(doc, facts)
  const unread = hasUnreadPages(doc)
  const searched = prove(
    doc.parts.slice(0, MOST_SEARCHED).map(({ heading }) => heading),
    'searched',
  )
  return EXPECTED[doc.state]
    .filter(({ when, unless = [] }) => {
      const holds = when.every((one) => circumstances.has(one))
      return holds && !unless.some((one) => circumstances.has(one))
    })
    .map((paper) => {
      const { what, consequence } = paper
      const evidence = foundIn(doc, prove, paper)
      if (evidence !== null) return { what, outcome: 'found' as const, consequence, evidence }
      const named = namedIn(doc, prove, paper)
      if (named !== null) return { what, outcome: 'unclear', consequence, evidence: named }
      return { what, outcome: unread ? 'unclear' : 'missing', consequence, evidence: searched }
    })
}

/** The heading of the part that is it, or the words that state it; null where neither is there. */
function foundIn(doc: Doc, prove: Prove, { kinds, words, zones }: Expected) {
  const part = doc.parts.find(({ kind }) => kinds.includes(kind))
  if (part !== undefined) return prove([part.heading])
  if (words === undefined) return null
  const block = doc.blocks.find(
    ({ zone, text }) =>
      (zones === undefined ? !NOT_ATTACHED.includes(zone) : zones.includes(zone)) &&
      words.test(text),
  )
  return block === undefined ? null : prove([block.span])
}

/** The first words that name the paper; null where the file does not speak of it. */
function namedIn(doc: Doc, prove: Prove, { kinds, words }: Expected) {
  const names = [...kinds.flatMap((kind) => NAMED[kind] ?? []), ...(words ? [words] : [])]
  const block = doc.blocks.find(({ text }) => names.some((name) => name.test(text)))
  return block === undefined ? null : prove([block.span])
}
