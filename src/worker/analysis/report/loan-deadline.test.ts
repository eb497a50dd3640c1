import { expect, test } from 'vitest'

import { readDocument } from '../engine.ts'
import { sourceOf } from '../segment/doc-of.ts'

function told(conditions: string): string {
  const text = `CONTRACT FOR SALE OF LAND\nPARTICULARS\nSeller: Ada Pell\nBuyer: Omar Roe\nPrice: $640,000\nFinance date: 5 pm on 18 December 2026\nSettlement: 60 days after the contract date\n\fGENERAL CONDITIONS\n\n${conditions}`
  const { body } = readDocument(sourceOf(text), { rules: [] })
  return body.deadlines.find(({ title }) => title === 'Loan approval')?.rule ?? ''
}

test('either side may go: the deadline does not say that the buyer is bound', () => {
  const rule = told(
    '4. Finance. If the loan is not approved by the finance date, either party may end this contract by notice.',
  )
  expect(rule).toContain('either side may end the contract')
  expect(rule).toContain('up at 5 pm')
  expect(rule).not.toContain('bound')
})

test('a vendor who hears nothing may go', () => {
  const rule = told(
    '4. Finance\n4.1 The Buyer must notify the Seller by the finance date.\n4.2 If the Buyer does not give notice, the Seller may terminate until it is given.',
  )
  expect(rule).toContain('a vendor who hears nothing may end the contract')
})

test('silence that counts as a loan binds', () => {
  const rule = told(
    '4. Finance. A Buyer who gives no notice by the finance date is taken to have obtained finance approval.',
  )
  expect(rule).toContain('silence counts as having the loan')
})

test('a right of either side in the condition on the inspection says nothing of the loan', () => {
  const rule = told(
    '4. Finance. The contract depends on the loan.\n5. Inspection. If the report shows a defect either party may end this contract.',
  )
  expect(rule).toContain('within the time that the loan condition gives')
})
