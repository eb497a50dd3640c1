import { describe, it } from 'vitest'

import { docOf } from '../segment/doc-of.ts'
import { isAbn, isAcn } from './company/business-numbers.ts'
import { datesIn } from './forms/dates.ts'
import { amountInWords, amountsInWords, firstAmount } from './forms/money.ts'
import { namesIn } from './parties/names.ts'
import { recogniseFacts } from './recognise-facts.ts'

describe('amounts', () => {
  it('reads the forms that contracts print', ({ expect }) => {
    for (const text of [
      '$850,000.00',
      '$ 850,000',
      'AUD 850,000',
      '850,000',
      '$0.85m',
      'S850,000',
      '$85O,000',
    ]) {
      expect(firstAmount(text)?.cents, text).toBe(85_000_000)
    }
  })

  it('takes a date, a year and a share for no amount', ({ expect }) => {
    for (const text of ['14/03/2027', '2027', '10%', 'Lot 12'])
      expect(firstAmount(text), text).toBeNull()
  })

  it('reads amounts in words', ({ expect }) => {
    expect(amountInWords('One million two hundred and five thousand dollars')?.cents).toBe(
      120_500_000,
    )
    expect(amountInWords('two thousand dollars and seventy cents')?.cents).toBe(200_070)
    expect(
      amountsInWords('nine hundred dollars for one fund and ninety dollars for the other').map(
        ({ cents }) => cents,
      ),
    ).toEqual([90_000, 9_000])
    expect(amountInWords('and thousand things')).toBeNull()
  })
})

describe('dates', () => {
  it('reads the day first', ({ expect }) => {
    for (const text of [
      '14/03/2027',
      '14 March 2027',
      '14th day of March 2027',
      '14.3.27',
      '2027-03-14',
      'March 14, 2027',
    ]) {
      expect(
        datesIn(text).map(({ date }) => date),
        text,
      ).toEqual(['2027-03-14'])
    }
  })

  it('takes a placeholder or an impossible day for no date', ({ expect }) => {
    for (const text of ['XX/XX/20XX', '__/__/2027', '31/02/2027', '14/13/2027'])
      expect(datesIn(text), text).toEqual([])
  })
})

describe('business numbers', () => {
  it('accepts a check digit of (10 − r) mod 10', ({ expect }) => {
    for (const acn of ['000 000 180', '004 085 616', '912 345 674', '955 000 110'])
      expect(isAcn(acn), acn).toBe(true)
    for (const acn of ['912 345 678', '955 000 119', '987 654 321', '000 000 000'])
      expect(isAcn(acn), acn).toBe(false)
  })

  it('accepts an ABN that divides by 89 and refuses the empty one', ({ expect }) => {
    for (const abn of ['51 824 753 556', '77 912 345 674', '11 123 456 780'])
      expect(isAbn(abn), abn).toBe(true)
    for (const abn of ['98 912 345 670', '11 223 493 504', '10 000 000 000'])
      expect(isAbn(abn), abn).toBe(false)
  })
})

describe('names', () => {
  const names = (text: string) => namesIn(text).map(({ name }) => name)

  it('parts people from their addresses, roles and numbers', ({ expect }) => {
    expect(names('Mr Alex SAMPLE and Kim SAMPLE both of 12 Example Street')).toEqual([
      'Alex SAMPLE',
      'Kim SAMPLE',
    ])
    expect(
      names('Quill & Sedge Nominees Pty Ltd ACN 912 345 674 as trustee for the Quill Trust'),
    ).toEqual(['Quill & Sedge Nominees Pty Ltd'])
    expect(names('Jo ASHCROFT and/or nominee')).toEqual(['Jo ASHCROFT'])
    expect(names('Jörg Ängström of 4 Example Street')).toEqual(['Jörg Ängström'])
  })

  it('takes an instruction or an agent for no name', ({ expect }) => {
    for (const text of [
      '[insert]',
      'to be advised',
      'Blackwattle Settlements',
      '____________',
      'The land is sold',
    ]) {
      expect(names(text), text).toEqual([])
    }
  })
})

describe('recogniseFacts', () => {
  it('finds nothing in a word that is said over and over', ({ expect }) => {
    const heads = ['PARTICULARS OF SALE', 'REGISTER SEARCH STATEMENT', 'PLANNING CERTIFICATE']
    const units = ['$1,000 ', 'Lot 1 ', 'Address 12 Aaa Bbb ', '1/1/2020 ', 'A & B, ']
    for (const head of heads) {
      const nothing = recogniseFacts(docOf(head))
      for (const unit of units) {
        const facts = recogniseFacts(docOf(`${head}\n\n${unit.repeat(400)}`))
        expect(facts, `${head}: ${unit}`).toEqual(nothing)
      }
    }
  })
})
