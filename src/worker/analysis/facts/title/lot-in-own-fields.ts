import type { Doc, Span } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { factAt } from '../fact-at.ts'
import { valuesWithCaptions } from '../forms/captions-below.ts'
import { CONTRACT_ZONES } from '../forms/contract-zones.ts'

/** "lot | 31" above "section | -" and "plan | DP 15822": each in a field of its own. */
export function lotInRows(doc: Doc): Fact<string> | null {
  for (const block of blocksIn(doc, { zones: CONTRACT_ZONES })) {
    const lot = LOT_FIELD.exec(block.text)?.[1]
    if (lot === undefined) continue
    for (const below of doc.blocks.slice(block.index + 1, block.index + FIELDS_BELOW)) {
      const plan = PLAN_FIELD.exec(below.text)?.[1]
      if (plan === undefined) continue
      const span = { start: block.span.start, end: below.span.end }
      const value = `Lot ${lot} ${plan.replace(/\s/g, '').toUpperCase()}`
      return {
        ...factAt(doc, value, span, 75, ['a lot and its plan in their fields']),
        text: value,
      }
    }
  }
  return null
}

const FIELDS_BELOW = 4
const LOT_FIELD = /^lot(?: no\.?| number)?\s?:?\s([A-Z]?\d{1,5}[A-Z]?)$/i
const PLAN_FIELD =
  /^(?:on )?(?:deposited |strata )?plan(?: no\.?| number)?\s?:?\s((?:[A-Z]{2,3})\s?\d{3,7}[A-Z]?)$/i

/** "5 | 18842" above "lot | strata plan number", or "Plan | SP 18842" above "Lot | 5" in a paper's head. */
export function lotInCells(doc: Doc): Fact<string> | null {
  return lotAndPlanIn(doc, valuesWithCaptions(doc)) ?? lotAndPlanIn(doc, headFields(doc))
}

type Field = { readonly caption: string; readonly value: Span }

/** What stands beside the name of a field in the cells of a paper's first rows. */
function headFields(doc: Doc): readonly Field[] {
  return doc.blocks.slice(0, ROWS_OF_HEAD).flatMap(({ cells }) =>
    (cells ?? []).flatMap(({ start, end }, index) => {
      const value = cells?.[index + 1]
      return value === undefined ? [] : [{ caption: doc.text.slice(start, end).trim(), value }]
    }),
  )
}

const ROWS_OF_HEAD = 14

function lotAndPlanIn(doc: Doc, fields: readonly Field[]): Fact<string> | null {
  const lot = fields.find(({ caption }) => LOT_CAPTION.test(caption))
  const plan = fields.find(({ caption }) => PLAN_CAPTION.test(caption))
  if (lot === undefined || plan === undefined) return null
  const [number, planNumber] = [lot, plan].map(({ value }) =>
    doc.text.slice(value.start, value.end).trim(),
  )
  if (!/^[A-Z]?\d{1,5}[A-Z]?$/.test(number ?? '') || !PLAN_NUMBER.test(planNumber ?? ''))
    return null
  const kind = /^\d/.test(planNumber ?? '') ? kindOfPlan(plan.caption) : ''
  const unit = doc.state === 'ACT' ? 'Unit' : 'Lot'
  const span = {
    start: Math.min(lot.value.start, plan.value.start),
    end: Math.max(lot.value.end, plan.value.end),
  }
  const value = `${unit} ${number} ${kind}${planNumber?.replace(/\s/g, '')}`
  return {
    ...factAt(doc, value, span, 60, ['a lot and its plan, each in a cell of its own']),
    text: value,
  }
}

function kindOfPlan(caption: string): string {
  if (/^strata/i.test(caption)) return 'SP'
  return /^deposited/i.test(caption) ? 'DP' : 'Plan '
}

const LOT_CAPTION = /^(?:lot|unit)(?: no\.?| number)?$/i
const PLAN_CAPTION = /^(?:(?:strata|deposited|units?|survey) )?plan(?: no\.?| number)?$/i
const PLAN_NUMBER = /^(?:[A-Z]{1,3} ?)?\d{3,7}[A-Z]?$/
