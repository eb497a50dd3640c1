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
])('tells when a deposit is payable in the words of %j', (rows, words) => {
  const { body } = readDocument(
    sourceOf(`${HEAD}${rows}\nSettlement: 60 days after the day of sale\n`),
    { rules: [] },
  )
  const told = body.deadlines.filter(({ title }) => title.startsWith('Deposit'))
  for (const [index, word] of words.entries()) {
    expect(told[index]?.rule).toContain(`as printed: ${word}.`)
    expect(told[index]?.evidence.map(({ quote }) => quote).join(' ')).toContain(word)
  }
})

test('invents no signing day for a part without one', () => {
  const rows = 'Initial Deposit: $8,000.00\nBalance Deposit: $86,000.00'
  const { body } = readDocument(sourceOf(`${HEAD}${rows}\n`), { rules: [] })
  for (const { rule } of body.deadlines.filter(({ title }) => title.startsWith('Deposit')))
    expect(rule).not.toMatch(/sign/)
})
