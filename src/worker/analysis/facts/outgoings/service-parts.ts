import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import type { BillEntry } from './bill-entries.ts'

import { billEntries } from './bill-entries.ts'
import { isOfParent } from './bill-total.ts'
import { periodOf } from './charge-period.ts'
import { periodOfPaper } from './outgoing-context.ts'
import { factOf, isSeveral, type Part, serviceIn, type Services } from './water-services.ts'
import { stackedServices } from './stacked-services.ts'

/**
 * "Per quarter: water $20.60, sewerage $121.35, drainage $28.90, parks $22.15": each service has its
 * charge and the owner pays them all. What was used is not among them.
 * Empty where no bill tells its services apart.
 */
export function serviceParts(doc: Doc): readonly Services[] {
  const inOneBlock = doc.blocks.flatMap((block) => {
    if (AGREED.has(block.zone) || block.text.length > LONGEST || !SERVICES.test(block.text))
      return []
    const entries = billEntries(block)
    if (entries.length < 2 || tellsWhole(entries)) return []
    const parts = partsOf(doc, block, entries)
    if (parts === null || !isSeveral(parts) || isOfParent(doc, block)) return []
    return {
      fact: factOf(parts),
      of: parts.map(({ entry: { amount } }) => block.span.start + amount.start),
      inOwnPaper: block.zone === 'water-certificate',
      isTold: TOLD.has(block.zone),
    }
  })
  return [...serviceRows(doc), ...stackedServices(doc), ...inOneBlock]
}

/**
 * "Sewer service | 1 October to 31 December | $121.80 | $0.00" below a row for the water: a table whose
 * every row is a service with its own time and its charge, then what is owing of it.
 */
function serviceRows(doc: Doc): Services[] {
  const found: Services[] = []
  let parts: { readonly part: Part; readonly block: Block }[] = []
  let rowsCents = 0
  const close = () => {
    if (isSeveral(parts.map(({ part }) => part)))
      found.push({
        fact: factOf(parts.map(({ part }) => part)),
        of: parts.map(({ part, block }) => block.span.start + part.entry.amount.start),
        inOwnPaper: parts.every(({ block }) => block.zone === 'water-certificate'),
        isTold: parts.every(({ block }) => TOLD.has(block.zone)),
      })
    parts = []
    rowsCents = 0
  }
  for (const block of doc.blocks) {
    const last = parts.at(-1)?.block
    if (
      last !== undefined &&
      (block.index - last.index > GAP || block.partIndex !== last.partIndex)
    )
      close()
    const part = rowOfService(doc, block)
    if (part === null && parts.length === 0) continue
    // What all rows above it come to is no service, whichever of them were known for one.
    const cents = (part?.entry ?? billEntries(block)[0])?.amount.cents ?? 0
    const sum = parts.reduce((all, { part: { entry } }) => all + entry.amount.cents, 0)
    if (part !== null && cents !== sum && cents !== rowsCents) parts.push({ part, block })
    rowsCents += cents
  }
  close()
  return found
}

function rowOfService(doc: Doc, block: Block): Part | null {
  const [name, ...rest] = block.cells ?? []
  if (name === undefined || rest.length === 0 || AGREED.has(block.zone)) return null
  const label = doc.text.slice(name.start, name.end)
  const service = serviceIn(label.replace(PLAIN_WORDS, ''))
  if (service === null) return null
  const [entry] = billEntries(block)
  if (entry === undefined || entry.amount.start < name.end - block.span.start) return null
  // "Sewerage supply | $95.40 a quarter": a row of two cells tells its time behind the amount.
  const own = OWN_TIME.exec(block.text.slice(entry.amount.end))
  if (rest.length === 1 && own === null) return null
  const period =
    own === null ? periodOf(block.text.slice(0, entry.amount.start), '') : periodOf('', own[0])
  return period === null ? null : { entry, service, period }
}

const OWN_TIME =
  /^[\s,(]{0,3}(?:(?:per|a|each|every|for the|p\.?) ?(?:quarter|half[- ]year|year|annum|month|a\b)|quarterly|half[- ]?yearly|yearly|annually|monthly)\b/i

/** "Hallett Water sewer service charge" is the sewer's. */
const PLAIN_WORDS = /^.{0,20}\bwater(?= (?:and )?(?:sewer|waste))/i
/** A row for what was used, and a remark on it, may stand between two services. */
const GAP = 3

/** "$204.90 per quarter (water $62.10, sewerage $142.80)": the sum stands before its parts. */
function tellsWhole([whole, ...parts]: readonly BillEntry[]): boolean {
  const sum = parts.reduce((all, { amount }) => all + amount.cents, 0)
  return parts.length > 1 && whole?.amount.cents === sum
}

function partsOf(doc: Doc, block: Block, entries: readonly BillEntry[]): readonly Part[] | null {
  const { text } = block
  const services = entries.flatMap((entry, index) => {
    const words = wordsBefore(text, entries, index)
    const name = nameOf(text, entries, index)
    const service = serviceIn(name)
    return service === null ? [] : [{ entry, index, words, service }]
  })
  const [first] = services
  if (first === undefined) return null
  const last = services.at(-1) ?? first
  const head = periodOf(text.slice(0, first.entry.amount.start), '')
  const tail = wordsBehind(text, entries, last.index)
  const paper = head ?? periodOf('', tail) ?? periodOfPaper(doc, block, { anyPart: true })
  const parts: Part[] = []
  for (const { entry, index, words, service } of services) {
    const told = HOW_OFTEN.exec(text.slice(0, entry.amount.start).slice(-REACH))?.[0] ?? words
    const own = index === first.index ? null : periodOf('', told)
    const behind = wordsBehind(text, entries, index)
    const period =
      own ?? (head === null || !PAID_IN_PARTS.test(behind) ? periodOf('', behind) : null) ?? paper
    if (period === null) return null
    const sum = parts.reduce((all, part) => all + part.entry.amount.cents, 0)
    // "… service charges for four such quarters $879.00": the year of those before it.
    if (parts.length > 1 && YEARS.has(entry.amount.cents / sum)) continue
    parts.push({ entry, service, period })
  }
  return parts
}

/** The same without how often it is charged: "sewerage service fees, quarterly: $187.40". */
function nameOf(text: string, entries: readonly BillEntry[], index: number): string {
  const entry = entries[index]
  const words = text.slice(entries[index - 1]?.amount.end ?? 0, entry?.amount.start).slice(-REACH)
  return (
    words
      .replace(HOW_OFTEN, '')
      .replace(/\s?:\s{0,3}$/, '')
      .split(/[,;:]\s|\.\s/)
      .at(-1) ?? ''
  )
}

const HOW_OFTEN =
  /[\s,(-]{1,3}(?:quarterly|half[- ]?yearly|yearly|monthly|annual(?:ly)?|(?:per|each|every|a|for the) (?:quarter|half[- ]year|year|annum|month))\)?[\s:,-]{0,4}$/i

/** What names an amount: the words since the last comma behind the amount before it. */
function wordsBefore(text: string, entries: readonly BillEntry[], index: number): string {
  const entry = entries[index]
  const words = text.slice(entries[index - 1]?.amount.end ?? 0, entry?.amount.start).slice(-60)
  return words.split(/[,;:]\s|\.\s/).at(-1) ?? ''
}

function wordsBehind(text: string, entries: readonly BillEntry[], index: number): string {
  const from = entries[index]?.amount.end ?? 0
  const next = entries[index + 1]
  const words = text
    .slice(from, next?.amount.start)
    .slice(0, BEHIND)
    .replace(/^, (?=(?:for )?(?:each|every|per|a) )/i, ' ')
  return (next === undefined ? words.split(/[.;]\s/)[0] : words.split(/[,;]\s|\.\s/)[0]) ?? ''
}

/** Parts that speak of water in general, or of what the parties agree about it. */
const AGREED: ReadonlySet<PageKind> = new Set<PageKind>(['special-conditions', 'lease', 'by-laws'])
const TOLD: ReadonlySet<PageKind> = new Set<PageKind>([
  'vendor-statement',
  'particulars',
  'contract-form',
  'rates-certificate',
  'owners-corporation-certificate',
  'annexure',
  'other',
])
const SERVICES = /\b(?:water|sewer\w*|wastewater)\b/i
const PAID_IN_PARTS = /\b(?:billed|payable|paid|due|in equal)\b/i
/** So many times what is billed once makes a year. */
const YEARS: ReadonlySet<number> = new Set([1, 2, 4, 6])
const LONGEST = 700
const REACH = 80
const BEHIND = 40
