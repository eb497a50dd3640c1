import type { Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { passagesSaying } from '../reading/passages.ts'
import { SELLING_PAPERS } from './selling-papers.ts'

export const DEAD_VENDOR_PATTERNS = wordings({
  died: /\b(?:died|passed away|(?:is|was) (?:now )?deceased|has (?:since )?died|(?:date of|his|her|the) death|death certificate)\b/i,
  diedOther:
    /\b(?:father|mother|parents?|former (?:owner|proprietor)|previous (?:owner|proprietor)|executors?|executrix|probate|administrators?|estate of|transmission|survivorship (?:has been|was) registered|notice of death (?:has been|was) registered|if|should|when|dies)\b/i,
  title: /\b(?:mr|mrs|ms|miss|mx|dr)\.? $/i,
})

/** A vendor by name of whom a paper says that he or she has died, while nobody sells for the estate. */
export function deadVendor(
  doc: Doc,
  facts: Facts,
): { readonly who: string; readonly span: Span } | null {
  const names = facts.vendors.flatMap(({ value, capacity }) => {
    const words = value.split(' ')
    const last = words.at(-1) ?? ''
    return capacity === undefined && words.length > 1
      ? [{ value, first: words[0] ?? '', last }]
      : []
  })
  for (const { text, span } of passagesSaying(doc, SELLING_PAPERS, DEAD_VENDOR_PATTERNS.died)) {
    const at = text.search(DEAD_VENDOR_PATTERNS.died)
    const ahead = text.slice(Math.max(0, at - NAME_AHEAD), at).toLowerCase()
    if (DEAD_VENDOR_PATTERNS.diedOther.test(text)) continue
    for (const { value, first, last } of names) {
      const from = ahead.lastIndexOf(last.toLowerCase())
      if (last.length < 3 || from < 0) continue
      const before = ahead.slice(0, from)
      const isTitled = DEAD_VENDOR_PATTERNS.title.test(before)
      if (!isTitled && !before.includes(first.toLowerCase())) continue
      return { who: isTitled ? titledName(text.slice(0, at), last) : value, span }
    }
  }
  return null
}

/** "Mr Quell", as it stands before what is told of him. */
function titledName(before: string, last: string): string {
  const from = before.toLowerCase().lastIndexOf(last.toLowerCase())
  const [title = ''] = before.slice(0, from).trim().split(' ').slice(-1)
  return `${title} ${before.slice(from, from + last.length)}`
}

const NAME_AHEAD = 60
