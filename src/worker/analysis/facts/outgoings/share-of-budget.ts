import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'

import { type Amount, amountsIn } from '../forms/money.ts'
import { printedCents } from '../../wording/printed-number.ts'
import { type Entitlement, entitlementsOfLot } from './entitlement-of-lot.ts'
import { HIGHEST_CENTS } from './outgoing-words.ts'

/** What all owners together pay into one fund in a year. */
type Raised = { readonly block: Block; readonly amount: Amount; readonly fund: string }

/**
 * "Contributions to the general fund 72,500 … Unit 31's entitlement is 34" of 1,000: of what a budget
 * or a meeting raises from all owners in proportion, the share of the lot that is sold. Null where the
 * file does not tell both.
 */
export function shareOfBudget(doc: Doc): Fact<Outgoing> | null {
  const share = entitlementsOfLot(doc).find(({ schedule }) => schedule !== 'interest')
  if (share === undefined || share.all === null || share.own >= share.all) return null
  const raised = raisedIn(doc)
  const sum = raised.reduce((all, { amount }) => all + amount.cents, 0)
  const annualCents = Math.round((sum * share.own) / share.all)
  if (annualCents < LEAST_CENTS || annualCents > HIGHEST_CENTS) return null
  return factOf(raised, { ...share, all: share.all }, annualCents)
}

function factOf(
  raised: readonly Raised[],
  { own, all }: Entitlement & { readonly all: number },
  annualCents: number,
): Fact<Outgoing> {
  const printed = raised.map(({ block, amount }) => block.text.slice(amount.start, amount.end))
  const basis = `(${printed.join(' + ')}) × ${own} / ${all.toLocaleString('en-AU')}`
  return {
    value: { kind: 'owners-corporation', annualCents, basis },
    text: basis,
    spans: raised.map(({ block, amount }) => ({
      start: block.span.start + amount.start,
      end: block.span.start + amount.end,
    })),
    confidence: 70,
    explanation: ['what all owners pay in a year, shared by the entitlement of the lot'],
  }
}

/** Each fund once, where a paper first tells what is raised for it. */
function raisedIn(doc: Doc): readonly Raised[] {
  const funds = new Map<string, Raised>()
  for (const block of doc.blocks) {
    for (const one of [...inRow(doc, block), ...resolved(block)])
      if (!funds.has(one.fund)) funds.set(one.fund, one)
  }
  return [...funds.values()]
}

/** "Contributions to the sinking fund | 19,500 | 21,000": the last column is of the latest year. */
function inRow(doc: Doc, block: Block): Raised[] {
  const [label, ...cells] = block.cells ?? []
  const last = cells.at(-1)
  if (label === undefined || last === undefined) return []
  const fund = ROW_OF_FUND.exec(doc.text.slice(label.start, label.end))?.groups?.['fund']
  if (fund === undefined) return []
  const printed = doc.text.slice(last.start, last.end)
  const match = /^\W{0,3}(\d{1,3}(?:,\d{3})+|\d{3,6})(\.\d\d)?\W{0,2}$/.exec(printed)
  if (match === null) return []
  const words = `${match[1] ?? ''}${match[2] ?? ''}`
  const start = last.start - block.span.start + printed.indexOf(words)
  const amount = { cents: printedCents(words), start, end: start + words.length }
  return [{ block, amount, fund: keyOf(fund) }]
}

/** "raise annual fees of $84,600.00 for the administration fund and $12,000.00 for the maintenance fund" */
function resolved(block: Block): Raised[] {
  const { text } = block
  if (!RAISED.test(text) || !IN_PROPORTION.test(text) || LOST.test(text)) return []
  return amountsIn(text).flatMap((amount) => {
    const fund = FUND_BEHIND.exec(text.slice(amount.end, amount.end + REACH))?.groups?.['fund']
    return fund === undefined ? [] : [{ block, amount, fund: keyOf(fund) }]
  })
}

function keyOf(fund: string): string {
  return fund.toLowerCase().slice(0, 5)
}

const OF_FUND = String.raw`(?:the )?(?<fund>administrati(?:ve|on)|admin|general|sinking|capital works|maintenance|reserve)(?: fund)?`
const ROW_OF_FUND = new RegExp(
  String.raw`^\W{0,3}(?:total )?(?:contributions?|lev(?:y|ies)|fees)(?: raised)?(?: (?:to|for|of|into),?|,) ${OF_FUND}\W{0,3}$`,
  'i',
)
const FUND_BEHIND = new RegExp(String.raw`^ (?:for|to|into|towards) ${OF_FUND}\b`, 'i')
const RAISED = /\b(?:raise[sd]?|lev(?:y|ied)|determined?|fix(?:ed)?|adopt(?:ed)?|set)\b/i
const IN_PROPORTION =
  /\bin proportion\b|\baccording to\b|\b(?:shared|apportioned|borne|payable|levied) by\b|\b(?:entitlement|liability)\b/i
const LOST = /\b(?:special|lost|defeated|not carried|withdrawn|last year)\b/i
const LEAST_CENTS = 10_000
const REACH = 60
