import type { Check, Concern } from '#shared/report.ts'

import type { Facts } from '../facts/facts.ts'
import type { RuleCheck } from '../rules/finding.ts'
import type { Prove } from './prove.ts'
import { readForCheck } from './read-for-check.ts'

const UNPROVEN =
  'Something was noticed, but its words could not be matched to a page, so it is not shown.'

const NOTHING_TO_CHECK = 'This file holds nothing that this check could be made on.'

/**
 * Every check that ran. A clear one shows the words that it was made on, or that speak of its subject
 * (evidence of role `quote`), or, where nothing was found, only where it was looked for (`searched`).
 */
export function checksOf(
  prove: Prove,
  facts: Facts,
  checks: readonly RuleCheck[],
  concerns: readonly Concern[],
): Check[] {
  const shown = new Set(concerns.map((concern) => concern.id))
  return checks.map((check) => {
    const concernIds = check.findingIds.filter((id) => shown.has(id))
    const lost = check.outcome === 'problem' && concernIds.length === 0
    return {
      ruleId: check.ruleId,
      title: check.title,
      outcome: lost ? 'not-in-document' : check.outcome,
      concernIds,
      evidence: lost ? [] : evidenceOf(prove, facts, check),
      note: lost ? UNPROVEN : check.note,
      ...(check.isSpokenOf === true ? { isSpokenOf: true } : {}),
    }
  })
}

/** The checks of a file that is no paper about a property on sale, or a blank form. */
export function uncheckedOf(checks: readonly RuleCheck[]): Check[] {
  return checks.map(({ ruleId, title }) => ({
    ruleId,
    title,
    outcome: 'not-in-document',
    concernIds: [],
    evidence: [],
    note: NOTHING_TO_CHECK,
  }))
}

function evidenceOf(prove: Prove, facts: Facts, check: RuleCheck): Check['evidence'] {
  if (check.outcome === 'not-in-document') return []
  const isBare = check.outcome === 'clear' && check.spans.length === 0
  const quoted = prove(isBare ? readForCheck(check.ruleId, facts) : check.spans)
  return quoted.length > 0 ? quoted : prove(check.searched, 'searched')
}
