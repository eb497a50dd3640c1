import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import type { ToldDay } from './told-days.ts'

export const INSPECTED_PATTERNS = wordings({
  inspected: /\binspect(?:ed|ion)$|\btested$/i,
  item: /^\W{0,2}(?:item )?(?:\d{1,2}(?:\.\d{1,2})?|[a-z])[.):]? {1,3}(?![a-z]{0,3}\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))[A-Za-z]/i,
  attested: /\b(?:certificate|form 23|form 36)\b/i,
  others:
    /\b(?:permit|next|re-?inspect\w{0,4}|previous|mandatory|frame|footings?|annual|follow-up|pre-?pour|fire safety|final|insurance|occupation|occupancy)\b/i,
})

/** An inspection, and the older certificate that speaks of it; nothing where the order is right. */
export function inspectedLate(doc: Doc, one: ToldDay, two: ToldDay): readonly ToldDay[] {
  const { block } = one.passage
  if (two.passage.block.partIndex !== block.partIndex) return []
  if (two.passage.block.index - block.index > 4 || isNextItem(one, two)) return []
  const looked = [one, two].find(({ core }) => INSPECTED_PATTERNS.inspected.test(core))
  const given = [one, two].find(({ role }) => role === 'issue')
  if (looked === undefined || given === undefined || looked === given) return []
  const words = `${doc.parts[block.partIndex]?.title ?? ''} ${one.passage.text} ${two.passage.text}`
  if (!INSPECTED_PATTERNS.attested.test(words) || INSPECTED_PATTERNS.others.test(words)) return []
  return looked.date > given.date ? [looked, given] : []
}

/** "2 Dwelling: … 3 Swimming pool: …": long items with numbers of their own are of different things. */
function isNextItem(one: ToldDay, two: ToldDay): boolean {
  const [before, after] = [one.passage.block, two.passage.block]
  const isLong = before.text.length > 90 || after.text.length > 90
  return before !== after && isLong && INSPECTED_PATTERNS.item.test(after.text)
}
