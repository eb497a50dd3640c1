import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'

import { amountsIn } from '../forms/money.ts'
import { HIGHEST_CENTS } from './outgoing-words.ts'
import { type Contribution, sumOfContributions } from './sum-of-contributions.ts'

/**
 * The prescribed certificate of a body corporate has a block for each fund: its heading, the contribution
 * that was determined, in how many instalments it is paid, and then what is overdue of it. The owner pays
 * them all. Null where fewer than two funds tell their contribution and its time.
 */
export function fundsCertified(doc: Doc): Fact<Outgoing> | null {
  const funds = contributionsIn(pagesOfCertificates(doc))
  if (funds.length < 2) return null
  const fact = sumOfContributions(funds, CERTIFIED)
  return fact.value.annualCents > HIGHEST_CENTS ? null : fact
}

const CERTIFIED = {
  confidence: 84,
  explanation: 'the contribution to each fund, as certified, added',
}

/** All that stands on the pages of a scheme's certificates, also what their own tables were taken for. */
function pagesOfCertificates({ parts, blocks }: Doc): readonly Block[] {
  const own = parts.filter(({ kind }) => kind === 'owners-corporation-certificate')
  const pages = new Set(own.flatMap((part) => part.blocks.map(({ page }) => page)))
  return blocks.filter(({ page }) => pages.has(page))
}

/** The first contribution that is told of each fund. */
function contributionsIn(blocks: readonly Block[]): Contribution[] {
  const found = new Map<string, Contribution>()
  let name: string | null = null
  let age = 0
  for (const [at, block] of blocks.entries()) {
    const { text } = block
    const inline = INLINE.exec(text)
    const head = inline ?? (text.length < LONGEST_HEAD ? HEAD.exec(text) : null)
    if (OTHER_HEAD.test(text)) name = null
    else if (head !== null) [name, age] = [(head[1] ?? '').toLowerCase().split(' ')[0] ?? '', 0]
    age += 1
    if (name === null || age > ROWS || found.has(name)) continue
    const label = LABEL.exec(text)
    if (label === null) continue
    const from = label.index + label[0].length
    const [amount] = amountsIn(text.slice(from))
    if (amount === undefined || amount.start > 3) continue
    const times = timesOf(text, blocks.slice(at + 1, at + 1 + ROWS_BEHIND))
    if (times === null) continue
    const own = { ...amount, start: from + amount.start, end: from + amount.end }
    found.set(name, { block, amount: own, times })
  }
  return [...found.values()]
}

function timesOf(text: string, below: readonly Block[]): number | null {
  if (YEAR.test(text)) return 1
  if (!PERIODIC.test(text)) return null
  for (const row of below) {
    const count = INSTALMENTS.exec(row.text)?.[1]
    if (count !== undefined && Number(count) >= 1 && Number(count) <= 12) return Number(count)
    if (HEAD.test(row.text)) break
  }
  return /\bquarterly\b/i.test(text) ? 4 : null
}

/** "1. Administrative fund (section 73)", "Sinking fund contributions" */
const HEAD =
  /^(?:\d{1,2}[.)]?\s|\(?[a-z][.)]\s|part [a-z\d]\s)?(administrati(?:ve|on)|admin|capital works|sinking|maintenance|reserve|insurance|promotion)(?: fund)?(?: contributions?)?(?: \([^()]{1,40}(?:\([^()]{1,8}\)){0,4}\))?\s?:?$/i
/** "Contribution payable for insurance: Total for lot 17 for the current financial year $640.00" */
const INLINE =
  /^(?:contributions? (?:payable )?(?:for|to) (?:the )?)(administrati(?:ve|on)|insurance|sinking|capital works|promotion)\b[^$]{0,20}:/i
const OTHER_HEAD =
  /^(?:\d{1,2}[.)]?\s)?(?:special (?:contributions?|lev(?:y|ies))|other (?:contributions?|amounts)|summary|arrears|amounts? (?:due|owing|overdue)|insurance (?:details|policies))\b/i
/** What names the contribution itself: nothing that is overdue, outstanding or discounted. */
const LABEL =
  /\b(?:(?:total )?amount of (?:the )?(?:last |current )?(?:regular |periodic |annual |determined )*contributions?|total (?:contributions? )?for (?:the )?lot \w{1,6}|(?:annual|periodic|regular) contributions?)\b(?![^$]{0,90}\b(?:overdue|outstanding|unpaid|owing|arrears|after discount|if discount)\b)[^$]{0,90}(?=\$)/i
const YEAR =
  /\b(?:(?:current |whole |full |for the |each |per )(?:financial )?year|per annum|a year|annual)\b/i
const PERIODIC = /\b(?:periodic|instalment|quarterly|each (?:period|quarter))\b/i
const INSTALMENTS =
  /^(?:\W{0,3}\(?\w?[.)]?\s?)?(?:number of )?instalments?\b[^\d$]{0,80}?:?\s(\d{1,2})\b(?!\/)/i
const LONGEST_HEAD = 70
const ROWS = 4
const ROWS_BEHIND = 3
