import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blockAt } from '../../segment/find.ts'
import { CONTRACT_ZONES, LOOSE_ZONES } from '../forms/contract-zones.ts'
import { factAt } from '../fact-at.ts'
import { labelled } from '../forms/labels.ts'
import { amountInWords } from '../forms/money.ts'
import { PRICE_LABEL } from './price.ts'

/**
 * The price as written out in words, where the form has it: beside the figures, or in the contract.
 * An old transfer in the bundle had a consideration of its own.
 */
export function recognisePriceInWords(doc: Doc, price: Fact<number> | null): Fact<number> | null {
  const figures = price?.spans[0] === undefined ? null : blockAt(doc, price.spans[0].start)
  for (const zones of [CONTRACT_ZONES, LOOSE_ZONES]) {
    for (const place of labelled(doc, PRICE_LABEL, zones, { anywhere: true })) {
      const amount = amountInWords(place.text.slice(0, 260))
      if (amount === null || amount.start > 80) continue
      const isElsewhere = figures !== null && figures?.partIndex !== place.block.partIndex
      if (zones === LOOSE_ZONES && isElsewhere) continue
      if (isOfInstrument(doc, place.block)) continue
      const start = place.offset + amount.start
      return factAt(doc, amount.cents, { start, end: start + amount.end - amount.start }, 85, [
        `an amount in words behind the label "${place.label}"`,
      ])
    }
  }
  return null
}

/** A transfer, conveyance or deed of the past, on whose page the words stand. */
function isOfInstrument(doc: Doc, { index, page, text }: Block): boolean {
  const near = doc.blocks.slice(Math.max(0, index - LINES_ABOVE), index)
  const above = near.filter((block) => block.page === page).map((block) => block.text)
  return INSTRUMENT.test(text) || above.some((line) => TITLE.test(line))
}

const LINES_ABOVE = 12
const INSTRUMENT =
  /\bhereby (?:transfers?|conveys?|assigns?|grants?)\b|\bregistered (?:as )?(?:the )?proprietors?\b/i
const TITLE =
  /^(?:memorandum of )?transfer(?: of (?:land|lease|mortgage))?$|^(?:deed of )?(?:conveyance|assignment|indenture|gift)\b|\bcopy of (?:the )?(?:typed |old |original ){0,2}(?:original|instrument|dealing|transfer)\b/i
