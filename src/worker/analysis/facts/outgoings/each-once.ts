import type { Doc } from '../../document.ts'
import { blockAt } from '../../segment/find.ts'
import type { Fact, Outgoing } from '../facts.ts'

import { WORDS } from './outgoing-words.ts'

const HEADS = 3

/** One amount is for one thing: what the words before it, or else the lines above, name. */
export function eachOnce(doc: Doc, facts: readonly Fact<Outgoing>[]): Fact<Outgoing>[] {
  return facts.filter((fact) => {
    const [span] = fact.spans
    if (isLineOfAnother(fact, facts)) return false
    const same = facts.filter((one) => one.spans[0]?.start === span?.start)
    if (span === undefined || same.length === 1) return true
    const block = blockAt(doc, span.start)
    if (block === undefined) return true
    const own = doc.text.slice(block.span.start, span.start)
    const above = doc.blocks.slice(Math.max(0, block.index - HEADS), block.index).toReversed()
    for (const text of [own, ...above.map((one) => one.text)]) {
      const named = same.filter(({ value }) => isNamedBy(value.kind, text))
      if (named.length === 1) return named[0] === fact
    }
    return same[0] === fact
  })
}

/** "Stormwater" among the lines of a council's bill that were added is no water bill of its own. */
function isLineOfAnother(fact: Fact<Outgoing>, facts: readonly Fact<Outgoing>[]): boolean {
  return facts.some(
    (one) =>
      one.value.kind !== fact.value.kind &&
      one.spans.length > fact.spans.length &&
      isLineOf(fact, one),
  )
}

function isNamedBy(kind: Outgoing['kind'], text: string): boolean {
  return kind !== 'other-charge' && WORDS[kind].test(text)
}

/** Whether an amount is one of those that were added. */
export function isLineOf(one: Fact<Outgoing>, sum: Fact<Outgoing>): boolean {
  const at = one.spans[0]?.start
  return sum.spans.some(({ start }) => start === at)
}
