import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { withOtherCharges } from './other-charges.ts'

function chargesIn(text: string): (readonly [string | undefined, number])[] {
  return withOtherCharges(docOf(text), []).map(
    ({ value }) => [value.name, value.annualCents] as const,
  )
}

const EQUIPMENT = 'fee for panels or equipment of another owner'
const CONDITIONS = 'Contract of Sale\nVendor: Ada Lind\n\fSPECIAL CONDITIONS\n'

test('takes the rate of a land services body without the sign of money', () => {
  const text =
    'Contract of Sale\nVendor: Ada Lind\n\fTableland\nLocal Land Services\nRATES NOTICE 2027\nHolding 4471\nA Lind\n6 Low Road\nNotice issued 20 January 2027\nDue 31 March 2027\nLot 12 DP 204417, capacity 30 stock units\t$\nGeneral rate\t41.10\nAnimal health rate\t62.20\nTotal rates for the year\t103.30\nPaid\t103.30\nAmount owing\t0.00'
  expect(chargesIn(text)).toEqual([['Local Land Services rate', 10_330]])
})

test.each([
  [
    'a subscription',
    `${CONDITIONS}18.1 The battery and the inverter are the property of Ampere Home Ltd. The purchaser must from completion pay the monthly subscription of $96.50, of which forty remain.`,
    115_800,
  ],
  [
    'payments that go on',
    `${CONDITIONS}18.1 The water softener came from Rill Hire Pty Ltd under its comfort agreement. The buyer takes that over at $41.20 every month with 27 payments to run.`,
    49_440,
  ],
])('takes %s for equipment that stays the property of somebody else', (_name, text, cents) => {
  expect(chargesIn(text)).toEqual([[EQUIPMENT, cents]])
})

test('takes the servicing of a plant by the visit', () => {
  const text = `${CONDITIONS}9. The aerobic unit is serviced every quarter by Rill Services for $95.00 a visit.`
  expect(chargesIn(text)).toEqual([['servicing of a plant or installation', 38_000]])
})

test('takes the instalments of a scheme of several years, told in a row under its heading', () => {
  const text =
    'Contract of Sale\nVendor: Ada Lind\n\fLAND INFORMATION CERTIFICATE\nProperty 4 Low Road\nSpecial charges\nLane scheme 12: the share of this land is $7,400.00, payable by 20 quarterly instalments of $370.00\t$7,400.00'
  expect(chargesIn(text)).toEqual([['special charge of the council', 148_000]])
})

test('reads on where a page break parts the sentence', () => {
  const text = `${CONDITIONS}18.1 The panels on the roof of the shed and the battery in the garage are the property of Ampere Home Energy Pty Ltd (agreement 5512). The purchaser must on or before the\n\f completion day sign the form of transfer and from then pay the monthly rental of $84.00 to the supplier.`
  expect(chargesIn(text.replace('\f ', '\f'))).toEqual([[EQUIPMENT, 100_800]])
})
