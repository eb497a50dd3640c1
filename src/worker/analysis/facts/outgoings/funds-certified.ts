import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { Amount } from '../forms/money.ts'

import { amountsIn } from '../forms/money.ts'
import { HIGHEST_CENTS } from './outgoing-words.ts'

type Fund = {
  readonly name: string
  readonly block: Block
  readonly amount: Amount
  readonly times: number
}

/**
 * The prescribed certificate of a body corporate has a block for each fund: its heading, the contribution
 * that was determined, in how many instalments it is paid, and then what is overdue of it. The owner pays
 * them all. Null where fewer than two funds tell their contribution and its time.
 */
export function fundsCertified(doc: Doc): Fact<Outgoing> | null {
  for (const { blocks } of certificates(doc)) {
    const funds = fundsIn(blocks)
    if (funds.length < 2) continue
    const annualCents = funds.reduce((sum, { amount, times }) => sum + amount.cents * times, 0)
    if (annualCents > HIGHEST_CENTS) continue
    const basis = funds
      .map(({ block, amount, times }) => {
        const printed = block.text.slice(amount.start, amount.end)
        return times === 1 ? `${printed} for the year` : `${printed} × ${times}`
      })
      .join(' + ')
    return {
      value: { kind: 'owners-corporation', annualCents, basis },
      text: basis,
      spans: funds.map(({ block, amount }) => ({
        start: block.span.start + amount.start,
        end: block.span.start + amount.end,
      })),
      confidence: 84,
      explanation: ['the contribution to each fund, as certified, added'],
    }
  }
  return null
}

/** A certificate with the parts that its own tables were taken for, page by page. */
function certificates(doc: Doc): { readonly blocks: readonly Block[] }[] {
  const own = doc.parts.filter(({ kind }) => kind === 'owners-corporation-certificate')
  const [first] = own
  const last = own.at(-1)
  if (first === undefined || last === undefined) return []
  const pages = new Set(own.flatMap(({ blocks }) => blocks.map(({ page }) => page)))
  return [{ blocks: doc.blocks.filter(({ page }) => pages.has(page)) }]
}

function fundsIn(blocks: readonly Block[]): Fund[] {
  const found = new Map<string, Fund>()
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
    found.set(name, { name, block, amount: own, times })
  }
  return [...found.values()]
}

function timesOf(text: string, below: readonly Block[]): number | null {
  if (YEAR.test(text)) return 1
  if (!PERIODIC.test(text)) return null
  for (const row of below) {
    const count = INSTALMENTS.exec(row.text)?.[1]
    if (count !== undefined && Number(count) >= 1 && Number(count) <= 12) return Number(count)
    if (HEAD.test(row.text)) return null
  }
  return /\bquarterly\b/i.test(text) ? 4 : null
}

/** "1. Administrative fund (section 73)", "Sinking fund contributions" */
const HEAD =
  /^(?:\d{1,2}[.)]?\s|\(?[a-z][.)]\s|part [a-z\d]\s)?(administrati(?:ve|on)|admin|capital works|sinking|maintenance|reserve|insurance|promotion)(?: fund)?(?: contributions?)?(?: \([^()]{1,40}\))?\s?:?$/i
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
