import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { SWITCHED_OFF, switchedOff } from './switched-off.ts'

test.for(Object.entries(SWITCHED_OFF))('the pattern %s is bounded', ([, pattern]) => {
  expect(patternFault(pattern)).toBeNull()
})

function offIn(lines: readonly string[]): string[] {
  const doc = docOf(['SPECIAL CONDITIONS', ...lines].join('\n\n'), { zone: 'special-conditions' })
  return [...switchedOff(doc)].map((index) => doc.blocks[index]?.text ?? '')
}

test('a clause is off whose own box says that it does not apply', () => {
  const off = offIn([
    '3. Prior sale',
    '[ ] This condition applies [X] This condition does not apply',
    '3.1 This contract ends if the buyer has not sold a home by 4 May 2027.',
    '3.2 The seller may go on offering the land.',
    '4. Keys',
    '4.1 The keys are given at settlement.',
  ])
  expect(off).toEqual([
    '3.1 This contract ends if the buyer has not sold a home by 4 May 2027.',
    '3.2 The seller may go on offering the land.',
  ])
})

test('a clause is off that hangs on an item marked as not applicable', () => {
  const off = offIn([
    '7. LOT IN A PROPOSED PLAN',
    '[X] Not applicable [ ] The lot is part of a plan that is not registered',
    '21. PROPOSED PLANS',
    '21.1 This clause only applies if item 7 so states.',
    '21.2 The vendor may change the plan as the council asks.',
    '22. If item 7 applies, the deposit is held until the plan is registered.',
  ])
  expect(off).toEqual(['21.2 The vendor may change the plan as the council asks.'])
})

test('a clause stays that its box keeps, or that hangs on another item', () => {
  const off = offIn([
    '3. Finance',
    '[X] applies [ ] does not apply',
    '3.1 This contract is subject to finance.',
    '7. PROPOSED PLAN',
    '[X] Not applicable [ ] The lot is proposed',
    '21. COMMON PROPERTY',
    '21.1 This clause applies only if item 8 states that it applies.',
    '21.2 The buyer takes subject to the by-laws.',
  ])
  expect(off).toEqual([])
})

test('a clause is off that speaks for an item of the schedule whose every question is denied', () => {
  const off = (marks: string) => {
    const doc = docOf(
      [
        'Contract of sale',
        'ITEM 7 GST',
        `7.1 Is the sale a taxable supply?   ${marks}`,
        '14.2 If Item 7 shows that the sale is a taxable supply, the buyer must pay the GST as well.',
        '14.3 If Item 7 shows that no GST is payable, the price is all there is to pay.',
      ].join('\n\n'),
      { zone: 'particulars' },
    )
    return [...switchedOff(doc)].map((index) => doc.blocks[index]?.text.slice(0, 4) ?? '')
  }
  expect(off('[ ] Yes   [X] No')).toEqual(['14.2'])
  expect(off('[X] Yes   [ ] No')).toEqual([])
})
