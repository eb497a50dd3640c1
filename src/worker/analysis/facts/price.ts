import type { Doc } from '../document.ts'
import type { Fact } from './facts.ts'

import { CONTRACT_ZONES, factAt, isPlaceholder, labelled, LOOSE_ZONES } from './labels.ts'
import { amountInWords, firstAmount } from './money.ts'

const LABEL =
  /\b(?:(?:total |agreed |full )?(?:purchase|sale|contract|selling|offer(?:ed)?) price|(?<!(?:of the|of|the|balance|per cent|%|this|a|its|list|asking|reserve) )price|consideration)\b(?!\s*(?:includes?|is (?:in|ex)clusive|payable|paid|per|multiplied|range|guide|list|for|and|on|under|at|bracket|reduction))/i
const SKIP =
  /^\s*(?:\(?(?:in words|in figures|words|figures|inclusive of gst|including gst|incl\.? gst|excluding gst|of the (?:property|land)|\/ deposit \/ balance)\)?|is|of|[:$-]|price(?= \$))*\s*/i

/** The purchase price in cents, from the contract's own particulars. A blank field is null. */
export function recognisePrice(doc: Doc): Fact<number> | null {
  for (const [zones, confidence] of [
    [CONTRACT_ZONES, 95],
    [LOOSE_ZONES, 70],
  ] as const) {
    for (const place of labelled(doc, LABEL, zones, { anywhere: true })) {
      const skipped = SKIP.exec(place.text)?.[0].length ?? 0
      const rest = place.text.slice(Math.max(0, skipped - 1), skipped + 90)
      if (isPlaceholder(rest.trim()) && !/^\s*\$?\s*\d/.test(rest)) continue
      const amount = firstAmount(rest)
      if (amount === null || amount.start > (place.leads ? 40 : 12)) continue
      if (/\b(?:deposit|balance|rent|loan|%|per cent)\b/i.test(rest.slice(0, amount.start)))
        continue
      if (amount.cents < 100_000_00 / 100) continue
      const start = place.offset + Math.max(0, skipped - 1) + amount.start
      return factAt(
        doc,
        amount.cents,
        { start, end: start + amount.end - amount.start },
        confidence,
        [`an amount behind the label "${place.label}"`],
      )
    }
  }
  return null
}

/** The price as written out in words, where the form has it. */
export function recognisePriceInWords(doc: Doc): Fact<number> | null {
  for (const place of labelled(doc, LABEL, [...CONTRACT_ZONES, ...LOOSE_ZONES], {
    anywhere: true,
  })) {
    const amount = amountInWords(place.text.slice(0, 260))
    if (amount === null || amount.start > 80) continue
    const start = place.offset + amount.start
    return factAt(doc, amount.cents, { start, end: start + amount.end - amount.start }, 85, [
      `an amount in words behind the label "${place.label}"`,
    ])
  }
  return null
}
