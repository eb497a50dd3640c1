import defaultInterest from './national/default-interest.rule.ts'
import depositEarlyRelease from './national/deposit-early-release.rule.ts'
import section32Unsigned from './vic/section-32-unsigned.rule.ts'

import type { Rule } from './define-rule.ts'

/** Every rule, in the order in which the list of checks shows them. */
export const rules: readonly Rule[] = [depositEarlyRelease, defaultInterest, section32Unsigned]
