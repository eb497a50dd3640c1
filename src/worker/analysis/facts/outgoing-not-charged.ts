import type { Block } from '../document.ts'
import type { Amount } from './money.ts'
import type { Kind } from './outgoing-words.ts'

/** A levy that is raised once, named anywhere before the amount in its sentence or in its label. */
export function isSpecial(block: Block, amount: Amount, label: string): boolean {
  if (/\bspecial\b/i.test(label)) return true
  const sentence =
    block.text
      .slice(0, amount.start)
      .split(/(?<![.\d])\.\s(?=[A-Z])/)
      .at(-1) ?? ''
  return /\bspecial (?:lev(?:y|ies)|contributions?|fees?)\b(?!\W{1,3}(?:nil|none))/i.test(sentence)
}

/** "$21,420.00 | three of $7,140.00"; "two quarters, $1,420.00, plus interest, together $1,438.40"; "10 years, $14,200 a year" */
export function isNoContribution({ text }: Block, { start, end }: Amount): boolean {
  const before = text.slice(Math.max(0, start - 160), start)
  return (
    /^\W{0,4}(?:in |by )?(?:two|three|four|five|six|[2-6]) (?:instalments |payments )?of \$/i.test(
      text.slice(end),
    ) ||
    /\b(?:in arrears?|plus interest|interest of|arrears of)\b(?:[^.]|\.\d)*$/i.test(before) ||
    /\b(?:\d{1,2}|two|three|five|ten) years,? (?:at )?$/i.test(before)
  )
}

/** A water bill that stands behind the council's on one page is not the council's. */
export function isAnotherBill(block: Block, kind: Kind): boolean {
  return (
    kind === 'council-rates' &&
    /\b(?!storm)\w*(?:water|sewerage)\b/i.test(block.text) &&
    !/\b(?:rates?|rating|waste|garbage|rubbish|refuse)\b/i.test(block.text)
  )
}
