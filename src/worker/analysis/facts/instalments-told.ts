import type { Doc } from '../document.ts'
import type { Candidate, OutgoingOf } from './outgoing-sums.ts'
import type { Kind } from './outgoing-words.ts'

import { matchesIn } from '../segment/matches.ts'
import { NUMBERS } from './due.ts'
import { amountsIn } from './money.ts'
import { isBelowLandServices } from './outgoing-context.ts'
import { HOME, WORDS } from './outgoing-words.ts'

/** "Four instalments of $653.13": a bill that tells its year by its parts alone. */
export function instalmentsTold(doc: Doc, kind: Kind, read: OutgoingOf): Candidate | null {
  for (const block of doc.blocks) {
    if (block.zone !== HOME[kind] || isBelowLandServices(doc, block)) continue
    for (const match of matchesIn(block.text, INSTALMENTS)) {
      const word = (match[1] ?? '').toLowerCase()
      const times = NUMBERS[word] ?? Number(word)
      const at = match.index + match[0].length
      const [amount] = amountsIn(block.text.slice(at, at + 18))
      if (amount === undefined || amount.start > 0 || times > MOST) continue
      const before = block.text.slice(Math.max(0, match.index - 120), match.index)
      if (OTHER.test(before) && !WORDS[kind].test(before)) continue
      const printed = { cents: amount.cents, start: at, end: at + amount.end }
      const period = { times, words: `one of ${word} instalments` }
      return { score: 6, fact: read(doc, block, printed, kind, period) }
    }
  }
  return null
}

const INSTALMENTS =
  /\b(two|three|four|ten|2|3|4|10) (?:equal )?(?:quarterly |half-?yearly )?(?:instalments|payments) (?:of|at|each of) (?=\$)/gi
const MOST = 10
const OTHER = /\b(?:special|scheme|solar|arrears|payment plan|loan|price|deposit|land tax|fence)\b/i
