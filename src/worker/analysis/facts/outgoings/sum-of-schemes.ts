import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'

import { amountsIn } from '../forms/money.ts'
import { periodOf } from './charge-period.ts'
import { fundTable } from './fund-table.ts'
import { type Fund, fundsIn } from './funds-told.ts'
import { FUND, HIGHEST_CENTS } from './outgoing-words.ts'
import { FUNDS_ADDED, sumOfContributions } from './sum-of-contributions.ts'

/**
 * A lot of one scheme that stands within another pays both, each with a paper of its own under the
 * number of its plan. Null where fewer than two schemes tell what the lot pays into their funds.
 */
export function sumOfSchemes(doc: Doc): Fact<Outgoing> | null {
  const schemes = new Map<string, Fact<Outgoing>>()
  let scheme: string | null = null
  let paper: Block[] = []
  const read = () => {
    const fact = scheme === null || schemes.has(scheme) ? null : contributionsIn(doc, paper)
    if (scheme !== null && fact !== null) schemes.set(scheme, fact)
    paper = []
  }
  for (const block of doc.blocks) {
    const number = numberOf(block)
    if (number !== null && number !== scheme) {
      read()
      scheme = number
    }
    if (!PAPERS.has(block.zone)) {
      read()
      scheme = null
    }
    paper.push(block)
    if (paper.length > LONGEST_PAPER) {
      read()
      scheme = null
    }
  }
  read()
  return schemes.size < 2 ? null : sumOf([...schemes.values()])
}

function numberOf({ text, zone }: Block): string | null {
  if (!PAPERS.has(zone) || text.length > LONGEST_HEAD || text.includes('$')) return null
  const [, number] = SCHEME.exec(text) ?? []
  return number?.toUpperCase() ?? null
}

function contributionsIn(doc: Doc, paper: readonly Block[]): Fact<Outgoing> | null {
  const table = fundTable(doc, paper)
  if (table !== null) return table
  const funds = new Map<string, Fund>()
  for (const block of paper) fundsIn(doc, block, funds)
  const told = [...funds.values()]
  if (told.length < 2) return sumBelow(paper)
  const paid = told.map(({ period, ...fund }) => ({ ...fund, times: period.times }))
  const fact = sumOfContributions(paid, FUNDS_ADDED)
  return fact.value.annualCents > HIGHEST_CENTS ? null : fact
}

/** "Administrative fund $221.00 and sinking fund $75.00, together" above "$296.00 each half-year". */
function sumBelow(paper: readonly Block[]): Fact<Outgoing> | null {
  for (const [at, block] of paper.entries()) {
    const parts = amountsIn(block.text)
    const below = paper[at + 1]
    const [amount] = amountsIn(below?.text ?? '')
    if (below === undefined || amount === undefined || amount.start > 0 || parts.length < 2)
      continue
    if (!FUND.test(block.text) || amount.cents !== parts.reduce((all, { cents }) => all + cents, 0))
      continue
    const period = periodOf('', below.text.slice(amount.end))
    if (period !== null)
      return sumOfContributions([{ block: below, amount, times: period.times }], FUNDS_ADDED)
  }
  return null
}

function sumOf(schemes: readonly Fact<Outgoing>[]): Fact<Outgoing> {
  const basis = schemes.map(({ value }) => value.basis).join(' + ')
  return {
    value: {
      kind: 'owners-corporation',
      annualCents: schemes.reduce((sum, { value }) => sum + value.annualCents, 0),
      basis,
    },
    text: basis,
    spans: schemes.flatMap(({ spans }) => spans),
    confidence: 78,
    explanation: ['the contributions to each scheme that the lot belongs to, added'],
  }
}

/** "BANKSIA REACH NEIGHBOURHOOD ASSOCIATION DP 270913", "Community Corporation 26118 Inc". */
const SCHEME =
  /\b(?:association|owners'? corporation|body corporate(?: (?:for|of) [^\d]{1,40}?)?|community corporation|strata (?:company|corporation))(?:,? (?:no\.? ?|number )?(?:for |of )?(?:the )?(?:owners of )?(?:DP|SP|CTS|CP|CC|UP|PS|LP|deposited plan|community plan|strata plan|units plan)?(?: no\.?)?)? ?(\d{3,7}[a-z]?)\b/i
const PAPERS: ReadonlySet<PageKind> = new Set<PageKind>([
  'owners-corporation-certificate',
  'annexure',
  'other',
  'title-search',
])
const LONGEST_HEAD = 160
const LONGEST_PAPER = 40
