import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { Period } from './charge-period.ts'
import type { Amount } from '../forms/money.ts'
import type { Kind } from './outgoing-words.ts'

import { columnHeading } from '../forms/column-heading.ts'
import { amountsIn } from '../forms/money.ts'
import { isPriceOfOne } from './bill-entries.ts'
import { around, isBelowLandServices, periodAt, periodOfPaper } from './outgoing-context.ts'
import { type ChargeLine, sumOfCharges } from './sum-of-charges.ts'

export type Candidate = { readonly fact: Fact<Outgoing>; readonly score: number }

export type OutgoingOf = (
  doc: Doc,
  block: Block,
  amount: Amount,
  kind: Kind,
  period: Period | null,
) => Fact<Outgoing>

type Part = Omit<ChargeLine, 'name'>

/** The lines of a bill that are charged every time, whatever was used. */
const LINES: Readonly<Partial<Record<Kind, { paper: PageKind; line: RegExp }>>> = {
  'water-rates': {
    paper: 'water-certificate',
    line: /\b(?:water|sewer\w*|wastewater|drainage|waterways|parks|stormwater|service|supply|access|fixed|availability)\b/i,
  },
  'council-rates': {
    paper: 'rates-certificate',
    line: /\b(?:general|residential|rural|farm\w*|ordinary|differential|municipal|waste|garbage|domestic|stormwater|environment\w*|emergency|fire|landscape|drainage|valuation|fixed|rates?|levy)\b/i,
  },
}
const NO_LINE =
  /\b(?:usage|consumption|used|volumetric|total|balance|arrears|outstanding|paid|payments?|received|due|interest|discount|rebate|instal\w*|per (?:kl|kilolitre)|reading|value|valuation|capital|site|deferred|cents? in|rate in|limit|(?:annual|yearly) (?:fixed |service )?charges)\b/i
const MOST_LINES = 12

/** A bill without a total: its regular lines, added. Null where it has one line, or lines of different periods. */
export function sumOfLines(doc: Doc, kind: Kind): Candidate | null {
  const wanted = LINES[kind]
  if (wanted === undefined) return null
  for (const part of doc.parts) {
    if (part.kind !== wanted.paper) continue
    const lines = part.blocks.flatMap((block): Part[] => {
      if (kind === 'council-rates' && isBelowLandServices(doc, block)) return []
      const amounts = amountsIn(block.text)
      const columns = block.cells !== null && block.cells.length > 2
      let said: Period | null = null
      return (columns ? amounts.slice(0, 1) : amounts).flatMap((amount, index) => {
        const { before, after } = around(block, amounts, index)
        const label = before.split(/\$/).at(-1) ?? before
        if (!wanted.line.test(label) || NO_LINE.test(label)) return []
        if (amount.cents < 500 || amount.cents > 2_000_000) return []
        if (isPriceOfOne(block.text, amount)) return []
        const column = columnHeading(doc, block, amount.start)
        const own = periodAt(doc, block, amount, before, after, column)
        // "Quarterly charges: water $12.10, wastewater $155.74": said once for both.
        said = own ?? (index > 0 ? said : null)
        return [{ block, amount, period: said ?? periodOfPaper(doc, block) }]
      })
    })
    const charged = withoutSums(lines)
    const times = new Set(charged.map(({ period }) => period?.times ?? 1))
    if (charged.length < 2 || charged.length > MOST_LINES || times.size > 1) continue
    const fact = sumOfCharges(charged, kind)
    return fact === null ? null : { score: 7, fact: { ...fact, confidence: 70 } }
  }
  return null
}

/** What earlier lines come to, or one of them said once more, is no further line whatever it is called. */
function withoutSums(lines: readonly Part[]): Part[] {
  const kept: Part[] = []
  let sum = 0
  for (const line of lines) {
    const { cents } = line.amount
    if (kept.length > 0 && cents === sum) continue
    kept.push(line)
    sum += cents
  }
  return kept
}

const ROW_HEADS: Readonly<Partial<Record<Kind, RegExp>>> = {
  'council-rates': /\brates?\b/i,
  'water-rates': /\b(?:water|sewer\w*)\b/i,
}
const MOST_ROWS = 10

/** Rows of one amount each that a total below them adds up, under a heading that names the bill. */
export function sumOfRows(doc: Doc, kind: Kind, read: OutgoingOf): Candidate | null {
  const head = ROW_HEADS[kind]
  if (head === undefined) return null
  for (const { blocks } of doc.parts) {
    for (const [at, block] of blocks.entries()) {
      if (!/^(?:sub-?)?(?:total|together)\b/i.test(block.text)) continue
      const [total] = amountsIn(block.text)
      if (total === undefined) continue
      let [sum, row] = [0, at - 1]
      for (; row >= Math.max(0, at - MOST_ROWS) && sum < total.cents; row -= 1) {
        const amounts = amountsIn(blocks[row]?.text ?? '')
        if (amounts.length !== 1) break
        sum += amounts[0]?.cents ?? 0
      }
      const title = blocks[row]
      if (sum !== total.cents || at - row < 3 || title === undefined) continue
      const other = kind === 'council-rates' ? /\b(?!storm)\w*water\b/i : /\brates? and\b/i
      if (kind === 'council-rates' && isBelowLandServices(doc, block)) continue
      if (title.text.length > 120 || !head.test(title.text) || other.test(title.text)) continue
      const period = periodOfPaper(doc, block)
      return { score: 8, fact: read(doc, block, total, kind, period) }
    }
  }
  return null
}
