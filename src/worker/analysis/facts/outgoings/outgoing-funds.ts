import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Fund } from './funds-told.ts'
import type { Candidate } from './outgoing-sums.ts'

import { fundsIn } from './funds-told.ts'
import { amountsIn } from '../forms/money.ts'
import { HIGHEST_CENTS } from './outgoing-words.ts'
import { FUNDS_ADDED, sumOfContributions } from './sum-of-contributions.ts'

/** With the year's amount of each fund. */
export type FundsCandidate = Candidate & { readonly ofFunds: readonly number[] }

/** Two funds, each with its own regular contribution: the owner pays both. */
export function sumOfFunds(doc: Doc): FundsCandidate | null {
  for (const paper of FUND_PAPERS) {
    for (const part of doc.parts) {
      if (part.kind !== paper) continue
      const funds = new Map<string, Fund>()
      for (const block of part.blocks) fundsIn(doc, block, funds)
      if (funds.size < 2) continue
      const sum = sumOf(doc, [...funds.values()], paper)
      // The budget of a whole building is not one owner's share.
      if (sum.fact.value.annualCents <= HIGHEST_CENTS) return sum
    }
  }
  return null
}

/** The papers that tell an owner's contributions, the scheme's own first. */
const FUND_PAPERS: readonly PageKind[] = [
  'owners-corporation-certificate',
  'vendor-statement',
  'annexure',
  'other',
  'particulars',
  'contract-form',
  'planning-certificate',
  'plan',
  'title-search',
]

function sumOf(doc: Doc, funds: readonly Fund[], paper: PageKind): FundsCandidate {
  const sum = funds.reduce((all, { amount, period }) => all + amount.cents * period.times, 0)
  const total = totalBelow(doc, funds, sum)
  const parts = total === null ? funds : [total]
  const paid = parts.map(({ block, amount, period }) => ({ block, amount, times: period.times }))
  return {
    ofFunds: funds.map(({ amount, period }) => amount.cents * period.times),
    score: paper === 'owners-corporation-certificate' ? 11 : 10,
    fact: sumOfContributions(paid, FUNDS_ADDED),
  }
}

const TOTAL_ROWS = 3

/** "Insurance $1,475 / Total $9,840" below the funds: what the owner pays with all that is charged. */
function totalBelow(doc: Doc, funds: readonly Fund[], sum: number): Fund | null {
  const last = funds.at(-1)
  if (last === undefined || funds.some(({ period }) => period.times !== 1)) return null
  for (let index = last.block.index + 1; index <= last.block.index + TOTAL_ROWS; index += 1) {
    const below = doc.blocks[index]
    if (below?.partIndex !== last.block.partIndex) return null
    const [amount] = /^(?:total|together|both funds)\b/i.test(below.text)
      ? amountsIn(below.text)
      : []
    if (amount !== undefined && amount.cents >= sum && amount.cents <= sum * 2)
      return { block: below, amount, period: last.period }
  }
  return null
}
