import type { Rule } from '../define-rule.ts'
import type { Passage } from '../reading/passage.ts'

/** How many of a rule's patterns a passage meets: how near it stands to what the rule looks for. */
export function patternsMet({ patterns }: Rule, { plain }: Passage): number {
  return Object.values(patterns).filter((pattern) => plain.search(pattern) !== -1).length
}
