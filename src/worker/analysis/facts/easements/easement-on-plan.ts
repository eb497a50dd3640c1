import type { Block, Doc } from '../../document.ts'
import type { Easement, Fact } from '../facts.ts'

import { isNegated } from '../../segment/negation.ts'
import { easementAt } from './easement-at.ts'
import { easementPurpose } from './easement-purpose.ts'
import { easementMarks } from './easement-rows.ts'
import { HARMLESS } from './easement-words.ts'

/** Rows of a plan's easement table and notes of a plan in a line: "E-1 Drainage, 2 m wide". */
export function easementsOnPlan(doc: Doc, block: Block): Fact<Easement>[] {
  if (block.text.length > 1_500) return []
  const marks = easementMarks(block.text)
  return marks.flatMap(({ span, words, appurtenant }, index) => {
    const purpose = easementPurpose(words.slice(0, 90))
    if (purpose === null || HARMLESS.test(words)) return []
    const alone = marks.length === 1 && span.start === 0 && block.text.length <= 400
    const last = index === marks.length - 1 && block.span.start + span.end >= block.span.end - 1
    const end = alone || last ? continuationEnd(doc, block) : block.span.start + span.end
    const place = { start: block.span.start + span.start, end }
    if (isNegated(doc, place, 30)) return []
    return [easementAt(doc, purpose, place, !appurtenant, 92, 'an easement marked on a plan')]
  })
}

/** A row that the table broke over lines goes on in the next block when that opens no row. */
function continuationEnd(doc: Doc, block: Block): number {
  const next = doc.blocks[block.index + 1]
  if (next === undefined || next.partIndex !== block.partIndex) return block.span.end
  if (PLAN_ROW.test(next.text) || next.text.length > 60 || !/^[a-z]/.test(next.text))
    return block.span.end
  return next.span.end
}

const PLAN_ROW = /^(?:\(?[EAR]\)?\s?-?\s?\d{1,2}[A-Z]?(?:\s?,\s?[EAR]-\d{1,2})*)\s+(?=[A-Za-z(])/
