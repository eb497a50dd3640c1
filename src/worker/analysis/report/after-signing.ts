import { capitalised } from './capitalised.ts'

/**
 * Advice that a rule gives to somebody who has not signed yet, told to one who has: what changes the
 * contract needs the vendor's agreement, what is to be looked at is to be looked at now, and where a
 * rule tells both readers something, only what is for the second stays.
 */
export function afterSigning(advice: string): string {
  return advice
    .replace(TOLD_TO_BOTH, (_whole, then: string) => capitalised(then))
    .replace(NOT_BEFORE, 'Ask at once for ')
    .replace(PAY_NOT_BEFORE, 'Pay nothing more before ')
    .replace(OR_AT_ONCE, 'At once, ')
    .replace(FIRST_WORDS, (_whole, start: string, act: string) => start + told(act))
    .replace(WITHIN, ' at once')
}

function told(act: string): string {
  const isTerm = TERM.test(act) && !OF_PAPERS.test(act)
  return isTerm ? `Although the contract is signed, ${act}` : `At once, ${act}`
}

const MAKING = '(?:sign|exchange)(?: the contract)?'
const PAYING = '(?: or (?:pay(?: anything)?|bid|go unconditional|rely on it))?'

/** "Ask for it before you sign. If you have signed, you may end …": the second sentence is for them. */
const TOLD_TO_BOTH = new RegExp(
  `^(?:[^.]{0,160}\\bbefore you ${MAKING}|do not (?:sign|exchange) before you [^.]{0,120})[.;] ?if you have signed(?: already)?, ([^]{0,600})`,
  'i',
)
/** "Do not sign before you have received and read the form." */
const NOT_BEFORE = /\bdo not (?:sign|exchange) before you (?:have received and read|have|hold) /gi
const PAY_NOT_BEFORE = /\bdo not sign or pay before /gi
const OR_AT_ONCE = new RegExp(`\\bbefore you ${MAKING}, or at once if you have signed, `, 'gi')
const FIRST_WORDS = new RegExp(
  `(^|[.;] )before you ${MAKING}${PAYING}, ([^.;:]{0,240}[.;:]?)`,
  'gi',
)
const WITHIN = new RegExp(`,? before (?:you ${MAKING}${PAYING}|signing)(?=[\\s,.;:?]|$)`, 'gi')

/** What only a change of the contract, or a promise in it, can give. */
const TERM =
  /^(?:ask (?:to|that|for (?:(?:this|these|the|its|a) (?:clauses?|words?|terms?|condition|right|choice|printed|standard|usual)\b|at (?:least|most)|no more|a deposit|reasonable costs|an independent|consent that|1\d|your right|\d|(?:fixed|a fixed|a last|a short|a longer|twelve|the full period|the same)\b|[^.;]{0,60}\b(?:term|clause|condition|right to end|price (?:that|to))\b))|have (?:the contract|one (?:day|date|thing)|a (?:fixed|last) (?:day|date)|every registered owner named|[^.;]{0,60}\b(?:written (?:in|into)|corrected|named)\b)|make (?:the contract|its withdrawal)|add (?:a|the)|limit|restore)\b/i
/** "Ask that the owners corporation shows you its accounts" changes nothing in the contract. */
const OF_PAPERS =
  /^ask to (?:see|read|inspect|look)\b|^ask (?:for|to have) (?:a |the )?(?:corrected|signed|whole|full) (?:statement|form|certificate|copy)/i
