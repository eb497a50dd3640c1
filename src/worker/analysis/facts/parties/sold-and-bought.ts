import type { Told } from './parties-in-prose.ts'
import type { Span } from '../../document.ts'

import { namesIn } from './names.ts'

/** "I, Ann SAMPLE of …, agree to sell to BEN BUYER, of …, who agrees to buy": both in one sentence. */
const SELLS_TO =
  /^(?:I|We|I\/We),? ((?:[^;(]|\([^()]{0,120}\)){6,420}?),? (?:hereby )?(?:agrees?(?: and undertakes?)? to sell|sells?|have sold|has sold|sell)(?: and transfer)?,?(?: [^;,.]{0,80})? (?:to|unto)\s((?!the\b)[A-Z][^;]{6,300})/i

/** "By this note dated the 8th day of September 2026" and "WE RECORD that by a contract of 12 October 2026" */
const OPENING = String.raw`(?:[Bb][Yy] (?:this|an?|the) |[Tt][Hh][Ii][Ss] |[Uu]nder (?:this|an?) |[Ii]t is agreed that |[^;.]{0,40}\bthat )[^;]{0,90}?`
const SELLS =
  '(?:do |does )?(?:hereby )?(?:agrees?|agreed|has agreed|have agreed|sells?|has sold|have sold)'
/** "… ANN SAMPLE and BEN SAMPLE, both of …, agree to sell to CARA BUYER of …" */
const OTHERS_SELL_TO = new RegExp(
  `^(?:${OPENING}(?:\\d{4}|between|that),? )?(\\p{Lu}[^;]{6,300}?),? ${SELLS}(?: to sell)?(?: and transfer)? (?:to|unto) ((?!the\\b|a\\b)\\p{Lu}[^;]{6,200})`,
  'u',
)
/** "… Ann SAMPLE, as trustee of …, has agreed to sell and Ben BUYER, of …, to buy the farm" */
const SELL_AND_BUY = new RegExp(
  `^(?:${OPENING}(?:\\d{4}|between|that),? )?(\\p{Lu}[^;]{6,300}?),? ${SELLS}(?: to sell)?,? and (\\p{Lu}[^;]{6,300}?),? (?:(?:have |has )?(?:agreed|agrees?) )?(?:to buy|buys?|to purchase|purchases?)\\b`,
  'u',
)

/** Who sells and who buys, where one sentence says both. */
export function soldAndBought(text: string, { start }: Span): Told[] {
  for (const pattern of [SELLS_TO, OTHERS_SELL_TO, SELL_AND_BUY]) {
    const match = pattern.exec(text)
    const [whole, seller, buyer] = match ?? []
    if (whole === undefined || seller === undefined || buyer === undefined) continue
    // "The Vendor sells to …": a role is no name.
    if (pattern !== SELLS_TO && (ROLE.test(seller) || !names(seller) || !names(buyer))) continue
    return [
      { role: 'vendor', text: seller, offset: start + whole.indexOf(seller) },
      { role: 'purchaser', text: buyer, offset: start + whole.lastIndexOf(buyer) },
    ]
  }
  return []
}

function names(text: string): boolean {
  return namesIn(text).length > 0
}

const ROLE = /^(?:the )?(?:vendor|seller|purchaser|buyer|owner|agent|parties)s?\b/i
