import type { Block, Doc } from '../../document.ts'
import type { BillEntry } from './bill-entries.ts'

import { billEntries } from './bill-entries.ts'
import { periodOf, type Period } from './charge-period.ts'
import { periodOfPaper } from './outgoing-context.ts'
import { factOf, isSeveral, type Part, serviceIn, type Services } from './water-services.ts'

/** A line of words with its amount alone on the line below. */
type Pair = { readonly label: string; readonly entry: BillEntry }

/**
 * "Water supply service charge" above "$21.34", "Sewerage service charge" above "$118.72": a bill that sets
 * each amount below its name. Its services without what was used; empty where no bill is set so.
 */
export function stackedServices(doc: Doc): Services[] {
  const found: Services[] = []
  let index = 0
  while (index < doc.blocks.length) {
    const pairs = pairsFrom(doc, index)
    const first = doc.blocks[index]
    const services = first === undefined || pairs.length < 2 ? null : servicesOf(doc, first, pairs)
    if (services !== null) found.push(services)
    index += Math.max(1, pairs.length * 2)
  }
  return found
}

function pairsFrom({ blocks }: Doc, from: number): readonly Pair[] {
  const pairs: Pair[] = []
  for (let index = from; pairs.length < MOST_PAIRS; index += 2) {
    const [name, below] = [blocks[index], blocks[index + 1]]
    const entry = below !== undefined && ALONE.test(below.text) ? billEntries(below)[0] : undefined
    const isNamed = name !== undefined && name.text.length < LONGEST && LETTERS.test(name.text)
    if (!isNamed || entry === undefined || name.page !== blocks[from]?.page) break
    if (name.page !== entry.block.page || name.zone !== 'water-certificate') break
    pairs.push({ label: name.text, entry })
  }
  return pairs
}

function servicesOf(doc: Doc, first: Block, pairs: readonly Pair[]): Services | null {
  const shared = periodAbove(doc, first)
  const parts = pairs.flatMap(({ label, entry }): readonly Part[] => {
    const service = serviceIn(label.replace(HOW_OFTEN, ''))
    const period = periodOf(label, '') ?? shared
    return service === null || period === null ? [] : [{ entry, service, period }]
  })
  if (!isSeveral(parts)) return null
  return {
    fact: factOf(parts),
    of: parts.map(({ entry: { block, amount } }) => block.span.start + amount.start),
    inOwnPaper: true,
    isTold: false,
    billCents: pairs.reduce((sum, { entry }) => sum + entry.amount.cents, 0),
  }
}

/** "Your charges this quarter (1 July to 30 September 2026)" above the first line. */
function periodAbove(doc: Doc, first: Block): Period | null {
  const above = doc.blocks[first.index - 1]
  const own = above?.page === first.page ? periodOf('', above.text) : null
  return own ?? periodOfPaper(doc, first, { anyPart: true })
}

const HOW_OFTEN =
  /[\s,(-]{1,3}(?:per|each|every|a|for the) (?:quarter|half[- ]year|year|month|annum)\b\)?/i
const MOST_PAIRS = 14
const LONGEST = 100
const LETTERS = /[A-Za-z]{4}/
const ALONE = /^\$ ?\d{1,3}(?:,\d{3}){0,2}\.\d\d(?: (?:CR|GST free))?$/i
