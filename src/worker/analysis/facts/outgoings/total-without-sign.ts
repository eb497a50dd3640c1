import type { Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { Kind } from './outgoing-words.ts'

import { periodOfPaper } from './outgoing-context.ts'
import { outgoingOf } from './outgoing-of.ts'
import { BAD, HOME } from './outgoing-words.ts'
import { printedCents } from '../../wording/printed-number.ts'

/** "Total Rates 1,260.30" on a notice that prints no currency sign at all. */
export function totalWithoutSign(doc: Doc, kind: Kind): Fact<Outgoing> | null {
  for (const part of doc.parts) {
    if (part.kind !== HOME[kind] || kind === 'owners-corporation') continue
    if (doc.text.slice(part.span.start, part.span.end).includes('$')) continue
    for (const block of part.blocks) {
      const printed = PLAIN_TOTAL.exec(block.text)?.[1]
      if (printed === undefined || BAD.test(block.text)) continue
      const start = block.text.length - printed.length
      const cents = printedCents(printed)
      const amount = { cents, start, end: block.text.length }
      return outgoingOf(doc, block, amount, kind, periodOfPaper(doc, block))
    }
  }
  return null
}

const PLAIN_TOTAL = /^(?:.{0,30}\b)?(?:total|together)\b[^\d$]{0,40}(\d{1,3}(?:,\d{3})*\.\d\d)$/i
