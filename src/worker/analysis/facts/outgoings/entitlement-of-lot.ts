import type { Block, Doc } from '../../document.ts'

import { cellsOf } from '../../segment/cells-of.ts'
import { matchesIn } from '../../wording/matches.ts'
import { printedNumber } from '../../wording/printed-number.ts'
import { recogniseLotPlan } from '../title/lot-plan.ts'
import { lotsOf } from './contribution-of-lot.ts'

/** Of Queensland's two schedules the one shares most costs, the other what follows the lots' values. */
export type Schedule = 'contribution' | 'interest'

/** By how many of all units a lot shares the costs of its scheme; `all` is null where nothing counts them. */
export type Entitlement = {
  readonly own: number
  readonly all: number | null
  /** Null where the scheme has one schedule alone. */
  readonly schedule: Schedule | null
}

/**
 * The entitlement or liability of the lot that is sold, wherever a paper of the file tells it: in the
 * plan's table of lots, beside a label, or in a sentence. Empty where none does; a schedule's first
 * place counts.
 */
export function entitlementsOfLot(doc: Doc): readonly Entitlement[] {
  const [lot, ...others] = lotsOf(recogniseLotPlan(doc)?.value ?? '')
  if (others.length > 0) return []
  const told = [
    ...(lot === undefined ? [] : doc.blocks.flatMap((head) => inTable(doc, head, lot))),
    ...inWords(doc, lot),
  ]
  if (told.length === 0) return []
  const all = told.find((one) => one.all !== null)?.all ?? allTold(doc)
  const schedules = new Map<Schedule | null, Entitlement>()
  for (const one of told) {
    const known = schedules.get(one.schedule)
    if (known === undefined) schedules.set(one.schedule, one)
    else if (known.all === null && one.own === known.own) schedules.set(one.schedule, one)
  }
  return [...schedules.values()].map((one) =>
    one.all === null && one.schedule !== 'interest' && all !== null && all > one.own
      ? { ...one, all }
      : one,
  )
}

/** "Lot | Entitlement | Liability" above a row for each lot, or twice beside each other. */
function inTable(doc: Doc, head: Block, lot: string): Entitlement[] {
  const heads = cellsOf(head)
  const lotColumns = heads.flatMap((name, at) => (LOT.test(name) ? [at] : []))
  if (lotColumns.length === 0 || !heads.some((name) => SHARED_BY.test(name))) return []
  const rows: string[][] = []
  for (const row of doc.blocks.slice(head.index + 1, head.index + 1 + MOST_ROWS)) {
    if (row.cells === null || row.page > head.page + 1) break
    rows.push(cellsOf(row))
  }
  const totals = rows.find(([name = '']) => TOTAL.test(name))?.slice(1)
  return lotColumns.flatMap((from, group): Entitlement[] => {
    const to = lotColumns[group + 1] ?? heads.length
    const own = rows.find((row) => row.length === heads.length && namesLot(row[from] ?? '', lot))
    if (own === undefined) return []
    const columns = heads.slice(from + 1, to).flatMap((name, at) => {
      const number = wholeIn(own[from + 1 + at])
      return SHARED_BY.test(name) && number !== null ? [{ name, at, number }] : []
    })
    // What a lot must pay is its liability, and its entitlement where there is no such column.
    const liable = columns.find(({ name }) => LIABLE.test(name))
    const shown = liable === undefined ? columns : [liable]
    return shown.map(({ name, at, number }) => ({
      own: number,
      all: wholeIn(totals?.[totals.length === heads.length - 1 ? from + at : at]),
      schedule: scheduleOf(name),
    }))
  })
}

/** "Unit 31's entitlement is 34", "Unit entitlement | 125 in 2,000", "Lot entitlement of Lot 12: 8". */
function inWords(doc: Doc, lot: string | undefined): Entitlement[] {
  return doc.blocks.flatMap(({ text }) => {
    if (!NAMED.test(text)) return []
    const [, name = '', own, all] = OF_SCHEDULE.exec(text) ?? []
    const number = wholeIn(own)
    return number === null
      ? inSentence(text, lot)
      : [{ own: number, all: wholeIn(all), schedule: scheduleOf(name) }]
  })
}

function inSentence(text: string, lot: string | undefined): Entitlement[] {
  return matchesIn(text, IN_WORDS).flatMap((match): Entitlement[] => {
    const [words, name = '', ofLot, own, all] = match
    const before = text.slice(Math.max(0, match.index - NEAR), match.index)
    const named = ofLot ?? LOT_BEFORE.exec(before)?.[1]
    if (named !== undefined && lot !== undefined && named.toUpperCase() !== lot.toUpperCase())
      return []
    if (ALL.test(before) || ALL.test(words)) return []
    const number = wholeIn(own)
    return number === null || number === 0
      ? []
      : [{ own: number, all: wholeIn(all), schedule: scheduleOf(name) }]
  })
}

function allTold(doc: Doc): number | null {
  for (const { text } of doc.blocks) {
    const [, first, second] = TOLD_OF_ALL.exec(text) ?? []
    const all = wholeIn(first ?? second)
    if (all !== null && all >= LEAST_OF_ALL) return all
  }
  return null
}

function scheduleOf(name: string): Schedule | null {
  if (/\bcontribution\b/i.test(name)) return 'contribution'
  return /\binterest\b/i.test(name) ? 'interest' : null
}

function namesLot(cell: string, lot: string): boolean {
  return LOT_CELL.exec(cell)?.[1]?.toUpperCase() === lot.toUpperCase()
}

function wholeIn(printed: string | undefined): number | null {
  const match = /^\W{0,2}(\d{1,3}(?:,\d{3}){1,2}|\d{1,7})\W{0,2}$/.exec(printed ?? '')
  return match === null ? null : printedNumber(match[1] ?? '')
}

const LOT = /^\W{0,3}(?:lot|unit)s?(?: (?:no\.?|number|on (?:plan|[A-Z]{2,3} ?\d{3,7})))?\W{0,3}$/i
const LOT_CELL = /^(?:lot |unit )?([A-Z]?\d{1,4}[A-Z]?)(?: (?:on|in) .{2,30})?$/i
const SHARED_BY =
  /^\W{0,3}(?:(?:unit|lot|contribution|interest)(?: schedule)? )?(?:entitlements?|liabilit(?:y|ies)|contribution|interest|U\.? ?E\.?)\b(?!.{0,20}\$)/i
const LIABLE = /\bliabilit/i
const TOTAL = /^\W{0,3}(?:totals?|aggregate|all)\b/i
/** What both of the next two hold, found sooner. */
const NAMED = /entitlement|liabilit|schedule/i
const IN_WORDS =
  /\b((?:contribution |interest )?(?:schedule )?(?:lot |unit )?(?:entitlement|liability))s?(?: (?:of|for) (?:the |this )?(?:lot|unit)(?: ([A-Z]?\d{1,4}[A-Z]?)\b)?)?(?: is| are| of|,)?[\s:|=]{1,4}(\d{1,3}(?:,\d{3})+|\d{1,6})\b(?!\.\d|,\d| ?%)(?: ?(?:of|in|out of|\/) (?:a total of |the total of |all )?(\d{1,3}(?:,\d{3})+|\d{1,7})\b(?!\.\d|,\d))?/gi
/** "Contribution schedule | 10 of 560" */
const OF_SCHEDULE =
  /^\W{0,3}(contribution|interest) schedule(?: lot entitlement)?[\s:|]{1,4}(\d{1,6}) (?:of|in|out of|\/) (\d{1,3}(?:,\d{3})+|\d{1,7})\W{0,3}$/i
const LOT_BEFORE = /\b(?:lot|unit) ([A-Z]?\d{1,4}[A-Z]?)(?:'s|,)?(?: (?:unit|lot))?\s*$/i
const ALL = /\b(?:total|aggregate|sum|all)\b[^.;]{0,30}$/i
const TOLD_OF_ALL =
  /\b(?:total|aggregate)(?: of)?(?: all)?(?: the)? (?:lot |unit |schedule )?(?:entitlements?|liabilit(?:y|ies))(?: of all (?:lots|units))?(?: is| are| of)?[\s:|=]{1,4}(\d{1,3}(?:,\d{3})+|\d{2,7})\b|\bentitlements? to (\d{1,3}(?:,\d{3})+|\d{3,7})\b/i
const MOST_ROWS = 60
const NEAR = 40
const LEAST_OF_ALL = 4
