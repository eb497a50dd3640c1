import type { Easement, Fact, Facts } from '../../facts/facts.ts'
import type { ReportOptions } from '../define-rule.ts'

/** Easements over the land by which a sewer may lie in it: no check of sewers is clear beside one. */
export function sewerEasements({ easements }: Facts): readonly Fact<Easement>[] {
  return easements.filter(({ value }) => value.burdens && /\bsewer/i.test(value.purpose))
}

/** The rule on easements tells of it. */
export const TOLD_AS_EASEMENT: ReportOptions = { aside: 'national/easement', unmistakable: true }
