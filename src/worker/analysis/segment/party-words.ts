import type { Doc } from '../document.ts'

/**
 * What contracts call the two parties, as fragments for patterns that pay no regard to case. An owners
 * corporation, a registered proprietor and the owner of another lot are no party.
 */
export const SELLER_WORDS =
  "(?:(?:vendor|seller|transferor|developer|grantor)(?:\\(s\\)|s)?|(?<!registered )(?<!former )(?<!adjoining )(?<!sole )(?<!joint )proprietors?|(?<!lot )(?<!unit )(?<!former )(?<!adjoining )(?<!each )(?<!an )(?<!other )(?<!home )owners?(?!'? corporation|-| builder| occupier))"
export const BUYER_WORDS = '(?:(?:purchaser|buyer|transferee|grantee)(?:\\(s\\)|s)?)'

/** Either party, where it does not matter who. */
export const PARTY_WORDS = `(?:${SELLER_WORDS}|${BUYER_WORDS})`

const DEFINED =
  /\(\s?["']?(?:hereinafter |herein )?(?:called |referred to as )?["']?the ["']?([A-Z][a-z]{3,20})["']?\s?\)|["']([A-Z][a-z]{3,20})["'] (?:means|shall mean) (?:the (?:person|party|entity)[^.;\n]{0,60}\b(?:sell\w*|purchas\w*|buy\w*)|[^.;\n]{0,60})/g
const SELLS = /\b(?:sells?|selling|registered proprietor|vendor|seller)\b/i
const BUYS = /\b(?:buys?|buying|purchas\w+)\b/i
const ALWAYS =
  /^(?:Vendor|Seller|Purchaser|Buyer|Property|Land|Price|Deposit|Plan|Lot|Agent|Contract|Title)s?$/

/**
 * The fragments above with what this contract itself calls its parties ("(the Promoter)", "'Offeror'
 * means the person buying"). Never longer than a few words; linear in the text.
 */
export function partyWordsOf(doc: Doc): { readonly seller: string; readonly buyer: string } {
  const seller = new Set<string>()
  const buyer = new Set<string>()
  for (const block of doc.blocks) {
    if (!/["'(]/.test(block.text) || block.text.length > 3_000) continue
    for (const match of block.text.matchAll(DEFINED)) {
      const word = match[1] ?? match[2] ?? ''
      if (ALWAYS.test(word) || seller.size + buyer.size > 6) continue
      const around =
        match[1] === undefined
          ? match[0]
          : block.text.slice(Math.max(0, match.index - 70), match.index)
      if (SELLS.test(around) && !BUYS.test(around)) seller.add(word)
      else if (BUYS.test(around) && !SELLS.test(around)) buyer.add(word)
    }
  }
  return { seller: withWords(SELLER_WORDS, seller), buyer: withWords(BUYER_WORDS, buyer) }
}

function withWords(fragment: string, words: ReadonlySet<string>): string {
  return words.size === 0 ? fragment : `(?:${fragment}|${[...words].join('|')})`
}
