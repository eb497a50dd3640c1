import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../../document.ts'
import { blocksIn } from '../../segment/find.ts'
import { matchesIn } from '../../wording/matches.ts'
import type { Due } from '../forms/due.ts'
import { firstDue } from '../forms/due.ts'

export type InspectionClause = {
  readonly what: 'building' | 'pest' | 'building and pest' | 'due diligence'
  readonly due: Due
  readonly span: Span
}

const ZONES: readonly PageKind[] = ['special-conditions', 'annexure']
const BY =
  /\b(?:within|by(?! (?:notice|giving|written|email|letter|the|an?|any|its|his|her)\b)|on or before|before|until|up to|no later than|not later than|for|during)\s(?:a period of\s)?(?:\d{1,2}(?:[.:]\d\d)?\s?(?:[ap]\.?m\.?|o'clock)\s(?:on\s)?)?/gi
const BUYER = /\b(?:buyer|purchaser|transferee)s?\b/i
/** What the buyer may do in that time. */
const MAY = /\b(?:may|can|has|have|is entitled|are entitled|is free)\b/i
const ENDS =
  /\b(?:bring[^.;]{0,30}to an end|put an end to|terminat\w{1,4}|rescind\w{0,3}|withdraw\w{0,3}|cancel\w{0,3}|call off|walk away|end (?:this|the|it)\b)/i
const LOOKS = [
  { what: 'due diligence', words: /\bdue diligence\b/i },
  {
    what: 'building and pest',
    words:
      /\bbuilding (?:and|&|or) (?:timber )?pests?\b|\bpest (?:and|&|or) building\b|\b(?:building|structur\w{1,3})\b[^.;]{0,60}\b(?:termites?|timber pests?|pest inspect\w{1,4})\b/i,
  },
  {
    what: 'building',
    words:
      /\bbuilding (?:inspect\w{1,4}|report)\b|\b(?:report|inspect\w{1,4}|survey)\b[^.;]{0,60}\b(?:registered|licensed|qualified|competent) (?:builder|building (?:inspector|practitioner|surveyor)|inspector)\b|\b(?:registered|licensed|qualified) (?:builder|building (?:inspector|practitioner|surveyor)|inspector)\b[^.;]{0,60}\b(?:report|inspect)|\bregistration as a building practitioner\b/i,
  },
  { what: 'pest', words: /\b(?:timber )?pest (?:inspect\w{1,4}|report)\b|\btermite inspect/i },
] as const
/** A time for what others do, or for something else. */
const OF_OTHERS = /\b(?:vendor|seller|developer) (?:must|shall|will|may)\b/i
const ELSEWHERE = /\b(?:settlement|completion|permit|insurance|deposit|handover)\b[^.;]{0,40}$/i
const NEAR = 60
/**
 * The time in which a clause lets the buyer have the property looked at, whatever its order: "For ten
 * business days the purchaser may search and, if dissatisfied, end this contract"; "The buyer may obtain,
 * within 3 business days of acceptance, a report by a registered builder".
 */
export function inspectionClauses(doc: Doc): InspectionClause[] {
  const blocks = blocksIn(doc, { zones: ZONES })
  return blocks.flatMap((block, index) => {
    if (!BUYER.test(block.text) || !MAY.test(block.text)) return []
    const what = LOOKS.find(({ words }) => words.test(block.text))?.what
    if (what === undefined) return []
    // An annexure tells what follows from the report in the items below.
    if (!ENDS.test(clauseAround(blocks, index))) return []
    for (const { index: at, 0: lead } of matchesIn(block.text, BY)) {
      const from = at + lead.length
      const time = firstDue(block.text.slice(from, from + REACH))
      if (time === null || time.start > 4) continue
      if (time.due.kind === 'period' && !OF_CONTRACT.test(time.due.from)) continue
      const sentence = sentenceAt(block.text, at)
      if (!BUYER.test(sentence) || OF_OTHERS.test(sentence)) continue
      if (ELSEWHERE.test(block.text.slice(Math.max(0, at - NEAR), at))) continue
      const start = block.span.start + from
      return [{ what, due: time.due, span: { start: start + time.start, end: start + time.end } }]
    }
    return []
  })
}

function clauseAround(blocks: readonly Block[], index: number): string {
  const part = blocks[index]?.partIndex
  return blocks
    .slice(index, index + ITEMS)
    .filter(
      (block, place) => place === 0 || (block.partIndex === part && block.zone === 'annexure'),
    )
    .map(({ text }) => text)
    .join('\n')
}

function sentenceAt(text: string, at: number): string {
  const start = text.lastIndexOf('. ', at) + 1
  const end = text.indexOf('. ', at)
  return text.slice(start, end === -1 ? text.length : end)
}

const REACH = 130
/** How many items of an annexure tell one condition. */
const ITEMS = 4
const OF_CONTRACT = /\b(?:contract|agreement|acceptance|sale|exchange)\b/i
