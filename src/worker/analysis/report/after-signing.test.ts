import { expect, it } from 'vitest'

import { afterSigning } from './after-signing.ts'

it.for([
  [
    'Before you sign, ask for this clause to be struck out.',
    'Although the contract is signed, ask for this clause to be struck out.',
  ],
  [
    'Before you sign or pay anything, have every registered owner named as vendor and sign.',
    'Although the contract is signed, have every registered owner named as vendor and sign.',
  ],
  [
    'Before you sign, ask that the vendor pays the levy.',
    'Although the contract is signed, ask that the vendor pays the levy.',
  ],
])('tells that a term needs the vendor’s agreement: %s', ([advice, told]) => {
  expect(afterSigning(advice ?? '')).toBe(told)
})

it.for([
  [
    'Before you sign, have an engineer look at it and price the repair.',
    'At once, have an engineer look at it and price the repair.',
  ],
  [
    'Before you sign, ask for a corrected statement, and compare it.',
    'At once, ask for a corrected statement, and compare it.',
  ],
  [
    'Ask for the final certificate before you sign, or for its delivery before settlement.',
    'Ask for the final certificate at once, or for its delivery before settlement.',
  ],
  ['Have the figures corrected before you exchange.', 'Have the figures corrected at once.'],
])('asks for what can still be looked at: %s', ([advice, told]) => {
  expect(afterSigning(advice ?? '')).toBe(told)
})

it.for([
  [
    'Ask for it before you sign. If you have signed, you may end the contract within 14 days.',
    'You may end the contract within 14 days.',
  ],
  [
    'Before you sign, or at once if you have signed, ask for a corrected Form 1.',
    'At once, ask for a corrected Form 1.',
  ],
  [
    'Do not sign before you hold the signed form. If you have signed already, see a lawyer before settlement.',
    'See a lawyer before settlement.',
  ],
  ['Do not sign before you have received and read the document.', 'Ask at once for the document.'],
])('keeps what a rule tells somebody who has signed: %s', ([advice, told]) => {
  expect(afterSigning(advice ?? '')).toBe(told)
})

it.for([
  'Ask for a copy now, have the work priced, and ask that the vendor complies before settlement.',
  'Ask how old its answers were before you signed.',
  'Pay nothing before you hold a copy signed by every vendor.',
])('leaves what speaks of no signing to come: %s', (advice) => {
  expect(afterSigning(advice)).toBe(advice)
})
