import { describe, it } from 'vitest'

import { readTxt } from '../extract/txt/read-txt.ts'
import { segment } from '../segment/segment.ts'
import { recogniseFacts } from './recognise-facts.ts'

function factsOf(rows: string) {
  return recogniseFacts(segment(readTxt(`CONTRACT OF SALE OF REAL ESTATE\n${rows}`)))
}

describe('the folio that the contract and the register print differently', () => {
  const search = (folio: string) =>
    factsOf(`Vendor: Ann Marsh
Purchaser: Bo Marsh
Land: Certificate of Title Volume 09714 Folio 208
Price: $600,000.00
REGISTER SEARCH STATEMENT (Title Search) Transfer of Land Act 1958
VOLUME 09714 FOLIO ${folio}
LAND DESCRIPTION
Lot 6 on Plan of Subdivision 141552.
REGISTERED PROPRIETOR
ANN MARSH of 3 Tarn Street`).titleReference?.value

  it("is the register's where two figures changed places", ({ expect }) => {
    expect(search('280')).toBe('Volume 09714 Folio 280')
  })

  it("is the contract's where the search is of another title", ({ expect }) => {
    expect(search('915')).toBe('Volume 09714 Folio 208')
  })
})

describe('a deposit in parts', () => {
  for (const rows of [
    'Deposit: first instalment\t$8,480 on signing\nDeposit: second instalment\t$76,320 when finance is approved',
    '7. DEPOSIT\t$40,000.00 payable within 3 business days\nFURTHER DEPOSIT\t$44,800.00 payable on 11 December 2026',
    'Deposit\t$42,400.00 upon signing; a further $42,400.00 twenty-eight days later',
    'Deposit, first part\t$20,000 on signing\nDeposit, second part\t$64,800 by 30 October 2026',
    'Deposit\t$5,000.00 on signing\nBalance deposit\t$79,800.00 within 14 days of acceptance',
  ]) {
    it(`is the whole: ${rows.slice(0, 50)}`, ({ expect }) => {
      expect(
        factsOf(`Price: $848,000.00\n${rows}\nDeposit holder: Tarn Realty`).deposit?.value,
      ).toBe(8_480_000)
    })
  }

  it('is one sum where the parts below only cut it', ({ expect }) => {
    const rows =
      'Price: $800,000.00\nDeposit: $79,000.00\nInitial deposit: $5,000.00\nSecond deposit: $74,000.00'
    expect(factsOf(rows).deposit?.value).toBe(7_900_000)
  })
})

describe('the council', () => {
  for (const [rows, name] of [
    [
      'COUNCIL CERTIFICATE\nPORT & GULF COUNCIL\nRATES NOTICE 2026-27\nAssessment 12',
      /^Port & Gulf Council$/i,
    ],
    [
      'SPECIAL CONDITIONS\n1. None.\nNORTHERN HILLS COUNCIL – 10.7(2) – 30/26 – 18 September 2026',
      /^Northern Hills Council$/i,
    ],
  ] as const) {
    it(`is read from its head: ${rows.slice(0, 30)}`, ({ expect }) => {
      expect(factsOf(rows).council?.value).toMatch(name)
    })
  }

  it('is no body that governs no place', ({ expect }) => {
    expect(
      factsOf('Price: $1.00\nNATIVE VEGETATION COUNCIL – reply of 3 May 2026').council,
    ).toBeNull()
  })
})
