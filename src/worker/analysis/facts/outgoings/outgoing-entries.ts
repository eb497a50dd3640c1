import type { Block, Doc } from '../../document.ts'
import type { Amount } from '../forms/money.ts'

import { amountsIn } from '../forms/money.ts'
import { around, labelAbove } from './outgoing-context.ts'

/** An amount and the words that belong to it, whichever outgoing it is for. */
export type Entry = ReturnType<typeof around> & { readonly amount: Amount; readonly above: string }

/** Every amount of a block with its words. */
export function entriesIn(doc: Doc, block: Block): Entry[] {
  const amounts = amountsIn(block.text)
  return amounts.map((amount, index) => {
    const words = around(block, amounts, index)
    return { ...words, amount, above: labelAbove(doc, block, words.before) }
  })
}
