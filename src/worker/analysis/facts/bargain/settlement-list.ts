import type { Doc } from '../../document.ts'
import type { Fact, Settlement } from '../facts.ts'

import { blockAt } from '../../segment/find.ts'
import { factAt } from '../fact-at.ts'

/**
 * "The later of (a) …; and (b) …": a rule on settlement with the items that stand below it. The fact as it
 * is where none do, or where the items stand in the rule's own words.
 */
export function withItsList(doc: Doc, fact: Fact<Settlement>, text: string): Fact<Settlement> {
  const [span] = fact.spans
  if (span === undefined || !OF_SEVERAL.test(text)) return fact
  // "the later of (a) 29 January 2027 and (b) 15 days after …": what stands below is another clause.
  if (HAS_LIST.test(text)) return fact
  const block = blockAt(doc, span.start)
  let last = block
  for (let count = 0; count < MOST_ITEMS && last !== undefined; count += 1) {
    const next = doc.blocks[last.index + 1]
    if (next?.partIndex !== block?.partIndex || next === undefined || !ITEM.test(next.text)) break
    last = next
  }
  if (last === undefined || last === block) return fact
  const whole = { start: span.start, end: last.span.end }
  return {
    ...factAt(doc, fact.value, whole, fact.confidence, fact.explanation),
    value: { kind: 'rule' },
  }
}

const OF_SEVERAL = /^.{0,60}\b(?:later|latest|last|earlier|earliest) of\b/i
const ITEM = /^\(?(?:[a-e]|i{1,3}|iv|[1-5])[.)]\s/i
const MOST_ITEMS = 4
const HAS_LIST = /\(a\)[^\n]{4,200}\b(?:and|or) \(b\) /i
