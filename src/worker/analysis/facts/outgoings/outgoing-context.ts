import type { Block, Doc } from '../../document.ts'
import type { Amount } from '../forms/money.ts'
import type { Period } from './charge-period.ts'

import { periodFor, periodOf } from './charge-period.ts'
import { columnHeading } from '../forms/column-heading.ts'
import { countIn, HEADS_COUNT, ONE_PART, partsOfPaper } from './parts-of-year.ts'
import { WORDS } from './outgoing-words.ts'

/** The words that belong to one amount of a block: up to the amounts before and behind it. */
export function around(block: Block, amounts: readonly Amount[], index: number) {
  const { text } = block
  const amount = amounts[index] ?? { start: 0, end: 0 }
  const cell = amounts.length > 1 ? ownCell(block, amount) : null
  const from = Math.max(amounts[index - 1]?.end ?? 0, cell?.start ?? 0)
  const to = Math.min(amounts[index + 1]?.start ?? text.length, cell?.end ?? text.length)
  const sentence = Math.max(from, sentenceStart(text, amount.start))
  // A sentence that names its own outgoing has nothing to do with the first words of its block.
  const opens = sentence > from || index > 0 ? sentence : 0
  const named = Object.values(WORDS).some((words) => words.test(text.slice(opens, amount.start)))
  const labelAt = named ? opens : 0
  return {
    label: text.slice(
      labelAt,
      Math.max(labelAt, Math.min(labelAt + 60, named ? amount.start : (amounts[0]?.start ?? 0))),
    ),
    before: text.slice(Math.max(sentence, amount.start - 130), amount.start),
    after:
      text
        .slice(amount.end, Math.max(amount.end, Math.min(to, amount.end + 110)))
        .replace(index + 1 < amounts.length ? NEXT_LABEL : /$^/, ' ')
        .split(
          /;|\.\s|, (?:which|and|that) (?:covers?|includes?|takes in|pays for)\b|,? and (?:by|to) (?=[A-Z])|\s(?=(?:Arrears|Balance|Current|Total|Interest|Less|Plus|Outstanding|Unpaid|Paid|Owing|Due)\b)/,
        )[0] ?? '',
  }
}

/** "… for the six months to 31 December 2026  Water $220.50": what opens the next amount. */
const NEXT_LABEL = /(?<=[a-z0-9])\s[A-Z][a-z]+(?: [a-z]+){0,4}:?\s*$/

/** "Total $1,944.10 | Unpaid $486.00": a cell with its own label has nothing to do with the next. */
function ownCell(
  block: Block,
  amount: Pick<Amount, 'start' | 'end'>,
): { start: number; end: number } | null {
  for (const { start, end } of block.cells ?? []) {
    const cell = { start: start - block.span.start, end: end - block.span.start }
    if (cell.start > amount.start || cell.end < amount.end) continue
    return /[A-Za-z]{3}/.test(block.text.slice(cell.start, amount.start)) ? cell : null
  }
  return null
}

/** Where the sentence before an offset begins; leader dots end none. */
function sentenceStart(text: string, before: number): number {
  const from = Math.max(0, before - 400)
  let start = from
  for (const stop of text.slice(from, before).matchAll(/(?<![.\d])\.\s(?=[A-Z($])|;/g))
    start = from + stop.index + 1
  return start
}

/** The period by the row, the column and the words of an amount; of one instalment as its paper counts them. */
export function periodAt(
  doc: Doc,
  block: Block,
  amount: Amount,
  before: string,
  after: string,
  column: string,
): Period | null {
  const told = periodFor(block, amount, before, after, column)
  if (told !== null && told.times > 1) return told
  const counted = told === null ? countedInRow(doc, block) : null
  if (counted !== null) return counted
  const isPart = ONE_PART.test(column) || ONE_PART.test(before.slice(-PART_REACH))
  return (isPart ? partsOfPaper(doc, block) : null) ?? told
}

const PART_REACH = 60

/** "Instalment amount | Number of instalments" above "$455.00 | 4". */
function countedInRow(doc: Doc, block: Block): Period | null {
  for (const { start, end } of block.cells ?? []) {
    const times = countIn(doc.text.slice(start, end))
    if (times === null || !HEADS_COUNT.test(columnHeading(doc, block, start - block.span.start)))
      continue
    return { times, words: `one of ${times} instalments` }
  }
  return null
}

/** A field that says nothing of its own: "Amount", "Total", "Sum payable". */
const GENERIC =
  /^[\s\d.()]{0,6}(?:\(?[a-z]\)\s?)?(?:(?:amount|total|sum|charge|annual|yearly|current|payable|due|of|is|the|levied|date range|for (?:the )?(?:year|quarter|half[- ]year))\s?){0,6}[:\s.=$-]*$/i
const LONGEST_LABEL = 330

/** The label that stands above an amount whose own line says only "Amount". Empty where it says more. */
export function labelAbove(doc: Doc, block: Block, before: string): string {
  if (!GENERIC.test(before)) return ''
  const above = doc.blocks[block.index - 1]
  if (above === undefined || above.partIndex !== block.partIndex) return ''
  if (above.text.length > LONGEST_LABEL || /\$|\d\.\d\d\b/.test(above.text)) return ''
  return above.text
}

const HEADS_ABOVE = 5

/** In New South Wales a second body levies rates on farms, on a notice of its own. */
export function isBelowLandServices(doc: Doc, block: Block): boolean {
  for (let index = block.index; index >= block.index - HEADS_ABOVE; index -= 1) {
    const above = doc.blocks[index]?.text.slice(0, 140) ?? ''
    if (LAND_SERVICES.test(above)) return true
    if (/\bcouncil\b/i.test(above)) return false
  }
  return isOnNoticeOfLandServices(doc, block)
}

/** Its notice has a long head: who sends it to whom, for which holding, and how many head it can carry. */
function isOnNoticeOfLandServices(doc: Doc, block: Block): boolean {
  if (block.zone !== 'rates-certificate') return false
  for (let index = block.index; index >= block.index - LONGEST_HEAD; index -= 1) {
    const above = doc.blocks[index]
    if (above === undefined || above.page !== block.page) return false
    if (above.partIndex !== block.partIndex) return false
    const isTitle = above.text.length < 90
    if (isTitle && LAND_SERVICES.test(above.text)) return true
    if (isTitle && /\b(?:council|shire|city)\b/i.test(above.text)) return false
  }
  return false
}

const LAND_SERVICES = /\blocal land services\b|\bLLS\b/i
const LONGEST_HEAD = 24

const LAND_TAX_PAPER =
  /^\W{0,3}(?:[A-Z\d]{1,2}[.)]? )?land tax\b[^$.;:]{0,16}$|\bland tax (?:clearance |property )?(?:certificate|assessment|notice)\b|\b(?:certificate|assessment(?: notice)?)(?: of| -|:)? land tax\b/i

/** A certificate of the revenue office that stands on the page of another paper. */
export function isOnLandTaxPaper(doc: Doc, block: Block): boolean {
  for (let index = block.index; index >= block.index - HEADS_ABOVE; index -= 1) {
    const above = doc.blocks[index]
    if (above === undefined || above.page !== block.page) return false
    const head = above.text.slice(0, 120)
    if (LAND_TAX_PAPER.test(head) && !/\b(?:rates|water|council)\b/i.test(head)) return true
    if (index < block.index && /\b(?:council|water|city of|shire|corporation)\b/i.test(head))
      return false
  }
  return false
}

const TELLS_PERIOD =
  /\b(?:quarter(?:ly)?|half[- ]?year(?:ly)?|billing period|account period|service period|rating (?:year|period)|financial year|period|year ending|annual|for the year)\b|\d{4}\s?(?:to|-)\s?\d{1,2}[ /]|\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}) ?(?:to|-|–) ?[a-z]{3,9} \d{4}|\b\d{1,2} [a-z]{3,9} ?(?:to|[-–]) ?\d{1,2} [a-z]{3,9} \d{4}/i
const HEAD_REACH = 9

/** The period that the head of a bill gives for every amount below it; null where it gives none. */
export function periodOfPaper(
  doc: Doc,
  block: Block,
  { anyPart = false }: { anyPart?: boolean } = {},
): Period | null {
  for (let index = block.index - 1; index >= block.index - HEAD_REACH; index -= 1) {
    const above = doc.blocks[index]
    if (above === undefined) return null
    if (anyPart ? above.page !== block.page : above.partIndex !== block.partIndex) return null
    if (above.text.length > 260 || (above.cells !== null && /\$ ?\d/.test(above.text))) continue
    const told = TELLS_PERIOD.exec(above.text)
    if (told === null || /\binstal/i.test(above.text)) continue
    const head = above.text.split(/\$ ?\d/)[0] ?? ''
    const period = periodOf('', head.slice(Math.max(0, told.index - 40))) ?? periodOf(head, '')
    if (period !== null) return period
  }
  return null
}
