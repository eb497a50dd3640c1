import { describe, expect, it } from 'vitest'

import { docOf } from './doc-of.ts'

const FORM = `CONTRACT OF SALE

The vendor sells and the purchaser buys the land.`
const BODY = `\fSPECIAL CONDITIONS

1. Deposit

1.1 The purchaser must pay the deposit to the vendor's agent.

GENERAL CONDITIONS

1. Default notice

1.1 A party may give a default notice.`

describe('a table of contents says nothing', () => {
  it.each([
    [
      'in two columns with numbers',
      `Table of contents
Particulars of sale
Special conditions
General conditions
1.   Electronic signature                    5.  Bank guarantee
2.   Deposit                                 6.  Default notice
3.   Settlement                              7.  Default not remedied
4.   Vendor's debts and mortgages`,
    ],
    [
      'with dots and pages',
      `CONTENTS
Particulars ................................ 3
Special conditions ......................... 5
Vendor's debts and mortgages ............... 6
Default notice .............................. 12`,
    ],
    [
      'with pages a wide gap apart',
      `Contents page

Schedule of particulars          Page 2
Part A - Special provisions      Page 4
Bank guarantee                   Page 7
Vendor's debts                   Page 9`,
    ],
    [
      'in one paragraph',
      `CONTENTS
1 Deposit   2 Encumbrance   3 Settlement   4 Vendor's debts   5 Bank guarantee   6 Default`,
    ],
    [
      'without a heading, by its dots',
      `Special conditions ............... 4
Bank guarantee ................... 4
Vendor's debts ................... 5
Default notice ................... 6`,
    ],
  ])('%s', (_, contents) => {
    const doc = docOf(`${FORM}\f${contents}${BODY}`, { learned: null })
    expect(doc.text).not.toMatch(/bank guarantee|vendor's debts/i)
    expect(doc.parts.map(({ kind, firstPage }) => `${kind} ${firstPage}`)).toEqual([
      'contract-form 1',
      'special-conditions 3',
      'general-conditions 3',
    ])
    expect(doc.pageKinds[1]).toBe('contract-form')
  })
})

it('what follows on the same page is read, though the contents named it', () => {
  const doc = docOf(
    `${FORM}

Contents
Particulars of sale
Special conditions
General conditions

Particulars of sale

Vendor: Ida Marsh

Price: $400,000

Deposit: $40,000${BODY}`,
    { learned: null },
  )
  expect(doc.text).toMatch(/Particulars of sale\nVendor: Ida Marsh\nPrice: \$400,000/)
})

it('a list of papers says what is tied on, and stays', () => {
  const doc = docOf(`${FORM}

Contents
1. Title search
2. Planning certificate
3. Land tax certificate
4. Water information statement${BODY}`)
  expect(doc.text).toContain('Planning certificate')
})

it('clauses below a heading of that name stay', () => {
  const doc = docOf(`${FORM}

CONTENTS
1. The vendor must leave the contents of the shed.
2. The purchaser may inspect the contents once.
3. Nothing else is sold.${BODY}`)
  expect(doc.text).toContain('contents of the shed')
})

it('a table of sums that ends in dots stays', () => {
  const doc = docOf(`${FORM}

Council rates .............. 1204
Water ...................... 310
Land tax ................... 90
Levies ..................... 640${BODY}`)
  expect(doc.text).toContain('Council rates')
})
