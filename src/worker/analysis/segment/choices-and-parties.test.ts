import { describe, it } from 'vitest'

import { choiceIn } from './default-choice.ts'
import { docOf } from './doc-of.ts'
import { BUYER_WORDS, partyWordsOf, SELLER_WORDS } from './party-words.ts'

const RULE =
  'Where a choice is not marked, the choice in BLOCK CAPITALS applies unless a different choice is marked.'

describe('choiceIn', () => {
  const rowOf = (text: string) => {
    const doc = docOf(text, { zone: 'particulars', state: 'VIC' })
    const block = doc.blocks[0]
    return block === undefined ? null : choiceIn(doc, block)
  }

  it('takes the capitals for chosen only where the form says so and nothing is marked', ({
    expect,
  }) => {
    expect(rowOf(`Vendor agrees to accept a deposit-bond ☐ NO ☐ yes\n\n${RULE}`)).toEqual({
      answer: 'no',
      by: 'capitals',
    })
    expect(rowOf(`GST: taxable supply NO / yes\n\n${RULE}`)).toEqual({
      answer: 'no',
      by: 'capitals',
    })
    expect(rowOf('Vendor agrees to accept a deposit-bond ☐ NO ☐ yes')).toBe(null)
  })

  it('lets a mark go before the capitals, and two marks decide nothing', ({ expect }) => {
    expect(rowOf(`Deposit-bond ☐ NO ☒ yes\n\n${RULE}`)).toEqual({ answer: 'yes', by: 'mark' })
    expect(rowOf(`Deposit-bond ☒ NO ☒ yes\n\n${RULE}`)).toBe(null)
  })
})

describe('party words', () => {
  const seller = new RegExp(`\\bthe ${SELLER_WORDS} (?:may|shall)\\b`, 'i')

  it('knows the seller by any name, and nobody else', ({ expect }) => {
    for (const word of ['Vendor', 'Vendors', 'Seller', 'Developer', 'Transferor', 'Owner'])
      expect(`the ${word} may extend the date`, word).toMatch(seller)
    for (const word of ['Owners Corporation', 'lot owner', 'registered proprietor', 'Purchaser'])
      expect(`the ${word} may extend the date`, word).not.toMatch(seller)
    expect('the Transferee shall pay').toMatch(new RegExp(`\\bthe ${BUYER_WORDS} shall\\b`, 'i'))
  })

  it('adds what a contract itself calls its parties', ({ expect }) => {
    const doc = docOf(
      `Harbour Ltd, the registered proprietor (the Promoter), and Ann Sample (the Allottee), who purchases the lot, agree.\n\n"Offeror" means the person buying the land.`,
      { zone: 'contract-form' },
    )
    const words = partyWordsOf(doc)
    expect('Promoter').toMatch(new RegExp(words.seller))
    expect('Offeror').toMatch(new RegExp(words.buyer))
  })
})
