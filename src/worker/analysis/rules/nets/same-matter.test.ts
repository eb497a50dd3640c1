import { describe, it } from 'vitest'

import { rules } from '../index.ts'
import { runRules } from '../run-rules.ts'
import { readingOf } from '../testing/reading-of.ts'

/** Which checks are ticked when a text is read by two rules alone. */
function outcomesOf(text: string, ids: readonly string[]): (string | undefined)[] {
  const { reading } = readingOf(text, { kind: 'special-conditions', state: 'VIC' })
  const { checks, findings } = runRules(
    reading,
    rules.filter(({ id }) => ids.includes(id)),
  )
  const known = new Set(findings.map(({ id }) => id))
  return ids.map((id) => {
    const check = checks.find(({ ruleId }) => ruleId === id)
    return (check?.findingIds ?? []).every((one) => known.has(one)) ? check?.outcome : 'lost'
  })
}

describe('a check beside a finding of the same matter', () => {
  it.for<readonly [string, string, string]>([
    [
      'national/caveat-on-title',
      'national/interest-denied',
      '[title-search]\nCAVEAT AX200100 12/05/2025 Caveator MARLOWE LENDING PTY LTD',
    ],
    [
      'vic/section-173-agreement',
      'national/instrument-limits',
      '[title-search]\nENCUMBRANCES\nAGREEMENT Section 173 Planning and Environment Act 1987 AD488213K 18/02/2005',
    ],
    [
      'national/easement',
      'national/sewer-on-land',
      '[plan]\nEasement Reference | Purpose | Width | Origin | In Favour Of\nE-1 | Sewerage | 2 | This Plan | Ranges Water Corporation',
    ],
    [
      'national/caveat-on-title',
      'national/mortgage-or-charge',
      '[title-search]\nCAVEAT AX200100 12/05/2025 Caveator MARLOWE LENDING PTY LTD',
    ],
  ])('%s unticks %s', ([told, check, text], { expect }) => {
    expect(outcomesOf(text, [told, check])).toEqual(['problem', 'problem'])
  })

  it('stays ticked where the finding is of another kind', ({ expect }) => {
    const text =
      '[plan]\nEasement Reference | Purpose | Width | Origin | In Favour Of\nE-1 | Powerline | 6 | This Plan | Ranges Power Pty Ltd'
    expect(outcomesOf(text, ['national/easement', 'national/sewer-on-land'])).toEqual([
      'problem',
      'clear',
    ])
  })
})
