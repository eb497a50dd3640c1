import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn, findAll } from '../../segment/find.ts'
import { factAt } from '../fact-at.ts'
import { CONTRACT_ZONES } from '../forms/contract-zones.ts'

/** "Strata plan 73158. Lot 22.", also in two rows of a table: a scheme's papers name the plan first. */
export function planThenLot(doc: Doc): Fact<string> | null {
  for (const { span } of findAll(doc, STRATA_PLAN)) {
    const [whole, plan, lot] =
      PLAN_THEN_LOT.exec(doc.text.slice(span.start, span.start + LONGEST_TO_LOT)) ?? []
    if (whole === undefined) continue
    const place = { start: span.start, end: span.start + whole.length }
    const fact = factAt(doc, `Lot ${lot} SP${plan}`, place, 60, ['a lot below its plan'])
    return { ...fact, text: fact.value }
  }
  return null
}

/** "Plan of Subdivision PS331802J, Lot 4" */
export function lotBehindPlan(doc: Doc): Fact<string> | null {
  for (const { text, span } of blocksIn(doc, { zones: [...CONTRACT_ZONES, 'plan'] })) {
    const match = LOT_BEHIND.exec(text)
    if (match === null) continue
    const start = span.start + match.index
    const value = `Lot ${match[2]} ${match[1]?.replace(/\s/g, '')}`
    return factAt(doc, value, { start, end: start + match[0].length }, 70, [
      'a lot behind its plan',
    ])
  }
  return null
}

const LOT_BEHIND =
  /\b((?:PS|LP|TP|DP|SP|RP|FP|BUP|GTP) ?\d{3,7}[A-Z]?),? (?:as )?lot (\d{1,4})\b(?!\s?(?:and|&|,))/i
const STRATA_PLAN = /\bstrata plan\b/i
const LONGEST_TO_LOT = 260
const PLAN_THEN_LOT =
  /^strata plan[\s:|]{1,4}(?:no\.? ?)?(?:SP ?)?(\d{3,6})\b(?:[.,;]? |[^\n]{0,90}\n(?:[^\n]{0,80}\n){0,1})lot[\s:|]{1,4}(?:no\.? ?)?(\d{1,4})\b/i
