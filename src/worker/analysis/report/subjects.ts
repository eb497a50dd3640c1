import type { Topic } from '../likeness/topics/topics.ts'
import { topicOfRule } from '../rules/nets/topics-of-rules.ts'

export type Subject = Topic | 'figures' | 'passages'

/** What stands before several questions of one subject. */
export const HEADINGS: Readonly<Record<Subject, string>> = {
  authority: 'The vendor’s right to sell',
  possession: 'Possession and tenants',
  title: 'The title',
  deposit: 'The deposit',
  ending: 'Ending the contract',
  claims: 'Terms and claims',
  building: 'Building work and approvals',
  notices: 'Notices and orders',
  conditions: 'Conditions for you',
  settlement: 'Settlement',
  defects: 'The state of the buildings',
  hazards: 'Flood, fire and ground',
  schemeMoney: 'Money of the scheme',
  services: 'Services',
  changes: 'What may still change',
  afterwards: 'After settlement',
  schemeRules: 'Rules of the scheme',
  planning: 'Planning',
  default: 'Late settlement',
  costs: 'Costs and adjustments',
  inclusions: 'What is sold with the property',
  neighbours: 'The neighbours',
  papers: 'Papers to be given',
  figures: 'Figures that do not agree',
  passages: 'Passages to be explained',
}

/** Rules whose question is of another subject than their sentences, or that teach no matter. */
type Named = readonly (readonly [RegExp, Subject])[]
const BY_NAME: Named = [
  [/^(?:notice-denied|lot-breach)$/, 'notices'],
  [/^house-insurance$/, 'claims'],
  [/^builder-in-trouble$/, 'building'],
  // It tells of rates of a house, too.
  [/^owners-corporation-arrears$/, 'costs'],
  [/^(?:registered-interest|title-encumbrances|new-encumbrance|interest-denied)$/, 'title'],
  [/^(?:limited-or-old-title|general-law-title|unusual-title|land-rent)$/, 'title'],
  [/^(?:pool-\w+|building-indemnity-insurance|home-building-insurance-missing)$/, 'building'],
  [/^(?:smoke-alarm\w*|rcd-smoke-alarm|energy-rating|window-safety)(?:-|$)/, 'defects'],
  [/^(?:finance|building-pest)-condition-missing$/, 'conditions'],
  [/^(?:printed-words-changed|printed-clause-amended|general-conditions-altered)$/, 'claims'],
  [/^(?:mapping-denied|flood-information-missing)$/, 'hazards'],
  [/^(?:charge-denied|special-purpose-levy|repairs-plan-missing)$/, 'schemeMoney'],
  [/^(?:company-|estate-authority)/, 'authority'],
  [/^(?:off-plan-|plan-not-registered$|land-division$)/, 'changes'],
]

/** What a rule of no other subject asks for, by what its name ends with. */
const BY_KIND: Named = [
  [
    /(?:-missing|-late|-unsigned|-incomplete|-signature|certificate-(?:form|answers)|-gaps|-not-clear)$/,
    'papers',
  ],
  [
    /(?:-differs?|-wrong|-mismatch|-inconsistent|-misspelt|-told-twice|-miscounted|-contradicted|out-of-order|-denied)$/,
    'figures',
  ],
]

/** What a question of this rule is about; null where no other rule asks of the same. */
export function subjectOf(ruleId: string): Subject | null {
  const name = ruleId.slice(ruleId.indexOf('/') + 1)
  const named = (patterns: Named) => patterns.find(([pattern]) => pattern.test(name))?.[1] ?? null
  return named(BY_NAME) ?? topicOfRule(ruleId) ?? named(BY_KIND)
}
