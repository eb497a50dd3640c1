import { expect, test } from 'vitest'

import { readDocument } from '../engine.ts'
import { sourceOf } from '../segment/doc-of.ts'

const HEAD =
  'CONTRACT OF SALE OF LAND\nPARTICULARS OF SALE\nVendor: Ada Pell\nPurchaser: Omar Roe\nPrice: $940,000\n'

test.each([
  [
    'Initial Deposit | $8,000.00 | payable when the Buyer signs\nBalance Deposit | $86,000.00 | payable on the day clause 3 is satisfied',
    ['when the Buyer signs', 'on the day clause 3 is satisfied'],
  ],
  [
    'Deposit: $94,000.00, being $4,000.00 upon exchange and $90,000.00 once the vendor has a final certificate',
    ['upon exchange', 'once the vendor has a final certificate'],
  ],
  ['Deposit: $94,000.00 payable when probate has been granted', ['when probate has been granted']],
  [
    "Deposit | $94,000.00 to the Agent's trust account within 2 business days after cooling-off",
    ['within 2 business days after cooling-off'],
  ],
  [
    'Deposit | $94,000.00, payable to the Agent within 2 business days after the cooling-off period ends',
    ['within 2 business days after the cooling-off period ends'],
  ],
  [
    'Deposit | $94,000.00\nSPECIAL CONDITIONS\n1. The deposit is ten per cent of the price and all of it is paid when contracts are exchanged.',
    ['when contracts are exchanged'],
  ],
  [
    'Deposit | $94,000.00\nPayable | within four business days after the survey is handed over',
    ['within four business days after the survey is handed over'],
  ],
  [
    'Deposit: $94,000.00, of which nothing is paid now and the whole is to be paid within six business days of acceptance, to the agent',
    ['within six business days of acceptance'],
  ],
  [
    'DEPOSIT\nAmount payable | $94,000.00\nPayable: | ☐ on the signing of this Contract | ☒ within two (2) Business Days after the cooling-off period has ended',
    ['within two (2) Business Days after the cooling-off period has ended'],
  ],
  [
    'Deposit: $94,000.00\nWhen payable: ☒ on exchange ☐ within three business days after exchange',
    ['on exchange'],
  ],
  [
    'Deposit | $94,000.00\nDue: | ☐ on signing | ☐ within seven days of exchange | ☒ upon acceptance of the offer',
    ['upon acceptance of the offer'],
  ],
  [
    'Deposit | $94,000.00\nGENERAL CONDITIONS\n\n2. The buyer pays the deposit to the deposit holder on the day of the contract.',
    ['on the day of the contract'],
  ],
  [
    'Deposit | $94,000.00\nGENERAL CONDITIONS\n\n2.1 Upon the signing of this contract the buyer shall pay the deposit to the agent.',
    ['upon the signing of this contract'],
  ],
  [
    'Deposit | $94,000.00\nGENERAL CONDITIONS\n\n2.1 The purchaser is to pay the deposit to the stakeholder. It is normally payable on exchange, and time is of the essence.',
    ['on exchange'],
  ],
  [
    'Deposit | $94,000.00\n11 | When the deposit is payable | within three business days after the contract date',
    ['within three business days after the contract date'],
  ],
  [
    'Deposit | $94,000.00\nDeposit payment | on the day after the lender approves the loan',
    ['on the day after the lender approves the loan'],
  ],
  [
    'Deposit | $94,000.00, being 10% of the price, payable when the Buyer signs, to the agent of the Seller',
    ['when the Buyer signs'],
  ],
  [
    'Deposit | $94,000.00\nGENERAL CONDITIONS\n\n2.1 The buyer must pay the deposit to the stakeholder by the time this contract is made.',
    ['by the time this contract is made'],
  ],
])('tells when a deposit is payable in the words of %j', (rows, words) => {
  const { body } = readDocument(
    sourceOf(`${HEAD}${rows}\nSettlement: 60 days after the day of sale\n`),
    { rules: [] },
  )
  const told = body.deadlines.filter(({ title }) => title.startsWith('Deposit'))
  for (const [index, word] of words.entries()) {
    expect(told[index]?.rule).toContain(`as printed: ${word}.`)
    expect(
      told[index]?.evidence
        .map(({ quote }) => quote)
        .join(' ')
        .toLowerCase(),
    ).toContain(word.toLowerCase())
  }
})

test.each([
  [
    'Deposit | $10,000.00 upon signing by the Buyer; $84,000.00 within 9 days after the Contract Date',
    ['upon signing by the Buyer', 'within 9 days after the Contract Date'],
  ],
  [
    'Deposit: $94,000.00, being 10%: $20,000.00 on the day the Buyer signs and $74,000.00 three business days after the Finance Date',
    ['on the day the Buyer signs', 'three business days after the Finance Date'],
  ],
  [
    'Deposit: $94,000.00 of which $4,000.00 is paid now and $90,000.00 to be paid within 5 days of acceptance',
    ['now', 'within 5 days of acceptance'],
  ],
])('gives each part of %j its own time', (rows, times) => {
  const { body } = readDocument(sourceOf(`${HEAD}${rows}\n`), { rules: [] })
  const told = body.deadlines.filter(({ title }) => title.startsWith('Deposit, part'))
  expect(told).toHaveLength(2)
  for (const [index, time] of times.entries()) expect(told[index]?.rule).toContain(`: ${time}.`)
})

test('invents no signing day for a part without one', () => {
  const rows = 'Initial Deposit: $8,000.00\nBalance Deposit: $86,000.00'
  const { body } = readDocument(sourceOf(`${HEAD}${rows}\n`), { rules: [] })
  for (const { rule } of body.deadlines.filter(({ title }) => title.startsWith('Deposit')))
    expect(rule).not.toMatch(/sign/)
})
