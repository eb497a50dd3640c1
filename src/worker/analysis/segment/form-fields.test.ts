import { expect, test } from 'vitest'

import { docOf } from './doc-of.ts'

const FORM = `PARTICULARS OF SALE

Vendor's agent
Name: Corr Property
`
const BEHIND = `
Vendor
Name: IDA MARSH

Price: $400,000
\fSPECIAL CONDITIONS

1. The purchaser must pay the deposit on signing.`

test.each([
  'Email: sales@corr.example',
  'E-mail:',
  'Email address: sales@corr.example',
  'Email   sales@corr.example',
])('the field "%s" of a form opens no letter', (field) => {
  const doc = docOf(`${FORM}${field}\n${BEHIND}`, { learned: null })
  expect(doc.pageKinds).toEqual(['particulars', 'special-conditions'])
})

test('a heading that names e-mails still opens what is tied on', () => {
  const doc = docOf(
    `${FORM}${BEHIND}\fEMAILS BETWEEN THE AGENTS\n\nThe dishwasher will be mended, wrote Ms Tan.`,
    { learned: null },
  )
  expect(doc.pageKinds[2]).toBe('annexure')
})
