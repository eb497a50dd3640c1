import type { Bargain } from './bargain.ts'

/**
 * What a buyer does by the day of the loan, and what follows where nothing is done: conditions differ,
 * so that only what this one says is told as certain.
 */
export function loanRule(
  printed: string,
  counted: string,
  afterLoan: Bargain['afterLoan'],
): string {
  const { who = null, hour = null } = afterLoan?.value ?? {}
  const until = hour === null ? '' : ` On that day the time is up at ${hour.replace(/\.$/, '')}.`
  return `The loan must be approved ${printed}.${counted}${until} ${AFTER[who ?? 'untold']}`
}

const AFTER = {
  either:
    'If it is not approved by then, either side may end the contract by notice: tell the vendor of an approval at once, and if the loan is refused give your notice without waiting.',
  vendor:
    'Tell the vendor in writing by then whether it is approved: a vendor who hears nothing may end the contract. If it is refused, end the contract in the way that the loan condition gives.',
  silence:
    'If it is refused, say so in writing before then: by the loan condition silence counts as having the loan, and the contract then binds you without one.',
  untold:
    'If it is refused, end the contract in writing within the time that the loan condition gives: a buyer who lets that time pass can be bound to buy without a loan.',
} as const
