import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'

import { printedCents } from '../../wording/printed-number.ts'
import { PARTS_OF_A_YEAR } from './outgoing-score.ts'
import { FUND, HIGHEST_CENTS } from './outgoing-words.ts'
import { type Contribution, sumOfContributions } from './sum-of-contributions.ts'

/**
 * "01/08/2026 | 2026/27 | 402.00 | 138.00 | 540.00 | PAID": the contributions of a lot as a ledger lists
 * them, each with its day and its year. All rows of the latest year are that year's cost, whether paid
 * or still to come; null where they are not alike, or not as many as a year has.
 */
export function contributionsScheduled(doc: Doc): Fact<Outgoing> | null {
  for (const part of doc.parts) {
    if (!IN_PARTS.has(part.kind) || !part.blocks.some(({ text }) => FUND.test(text))) continue
    const years = new Map<string, Contribution[]>()
    for (const block of part.blocks) {
      const [, year = '', printed = ''] = SCHEDULED.exec(block.text) ?? []
      if (year === '' || NOT_REGULAR.test(block.text)) continue
      years.set(year, [...(years.get(year) ?? []), contributionIn(block, printed)])
    }
    const [year = '', rows = []] =
      [...years].toSorted(([a], [b]) => a.localeCompare(b)).at(-1) ?? []
    const [first] = rows
    if (first === undefined || !PARTS_OF_A_YEAR.has(rows.length)) continue
    if (rows.some(({ amount }) => amount.cents !== first.amount.cents)) continue
    const fact = sumOfContributions(rows, {
      confidence: 82,
      explanation: `every contribution of ${year}, each with its day`,
    })
    const basis = `${fact.text.split(' ')[0] ?? ''} × ${rows.length}`
    if (fact.value.annualCents <= HIGHEST_CENTS)
      return { ...fact, value: { ...fact.value, basis }, text: basis }
  }
  return null
}

function contributionIn(block: Block, printed: string): Contribution {
  const start = block.text.lastIndexOf(printed)
  const amount = { cents: printedCents(printed), start, end: start + printed.length }
  return { block, amount, times: 1 }
}

/** A row that opens with a day and names its year; the last sum of it is what falls due. */
const SCHEDULED =
  /^\d{1,2}[/. -](?:\d{1,2}|[A-Z][a-z]{2,8})[/. -](?:20)?\d\d (20\d\d[/-](?:20)?\d\d)\b(?: [^\d$]{0,40})?(?: \$?[\d,]{1,7}\.\d\d){0,4} \$?([\d,]{1,7}\.\d\d)(?: [A-Za-z ]{2,20})?$/
/** A ledger or a print of a portal has no kind of its own. */
const IN_PARTS: ReadonlySet<PageKind> = new Set([
  'owners-corporation-certificate',
  'other',
  'annexure',
])
const NOT_REGULAR = /\b(?:special|interest|receipt|penalty|fine)\b/i
