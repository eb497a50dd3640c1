import type { Topic } from '../likeness/topics/topics.ts'
import { topicOfRule } from '../rules/nets/topics-of-rules.ts'

/**
 * In what order a conveyancer raises what weighs the same: whether the vendor can sell and the buyer
 * move in, what money or right is lost for good, what the land and the buildings cost to put right,
 * what a price or a letter settles. A rule of no single matter stands where BETWEEN does.
 */
const BY_HARM: readonly Topic[] = [
  'authority',
  'possession',
  'title',
  'deposit',
  'ending',
  'claims',
  'building',
  'notices',
  'conditions',
  'settlement',
  'defects',
  'hazards',
  'schemeMoney',
  'services',
  'changes',
  'afterwards',
  'schemeRules',
  'planning',
  'default',
  'costs',
  'inclusions',
  'neighbours',
  'papers',
]
const BETWEEN = BY_HARM.indexOf('settlement')

/**
 * Papers by name, and no mere papers: without the signature of whoever sells there is no statement,
 * and perhaps no contract, which is raised with the question who may sell.
 */
const RAISED_FIRST: ReadonlySet<string> = new Set([
  'national/signature-missing',
  'vic/section-32-unsigned',
  'sa/form-1-unsigned',
  'qld/form-2-signature',
])

/** Where the matter of a rule stands among others of its severity: 0 is raised first. */
export function harmOrderOf(ruleId: string): number {
  if (RAISED_FIRST.has(ruleId)) return 0
  const topic = topicOfRule(ruleId)
  return topic === null ? BETWEEN : BY_HARM.indexOf(topic)
}
