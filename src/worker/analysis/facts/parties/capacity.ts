import type { Doc, Span } from '../../document.ts'
import type { Capacity, Fact, Party } from '../facts.ts'

import { blockAt } from '../../segment/find.ts'
import { capacityAhead } from './capacity-ahead.ts'
import { BETWEEN, CAPACITY_ENDS, ROLE } from './capacity-words.ts'

const BEHIND = new RegExp(
  `^${BETWEEN}(?<capacity>${[
    `(?:in (?:its|his|her|their) capacity )?as (?:the )?${ROLE}\\b`,
    `(?<=[,;]\\s)(?:the )?${ROLE} (?:of|for|under|in bankruptcy)\\b`,
    String.raw`(?:atf|a\/t\/f)\s`,
    String.raw`exercising (?:(?:its|his|her|their|a|the) )?power of sale\b`,
    `by (?:his|her|its|their) (?:${ROLE}|tutor|next friend|litigation guardian)\\b`,
    String.raw`by (?:the )?(?:(?:nsw )?public (?:guardian|trustee|advocate)|nsw trustee|state trustees)\b`,
    String.raw`\((?=[^()]{4,118}\))(?:as |the |by (?:his|her|their) (?:tutor and )?|in (?:its|his|her|their) capacity as )*(?:${ROLE}\b|atf\b|in liquidation|in provisional liquidation|under administration|subject to deed)`,
  ].join('|')})`,
  'i',
)
/** "(registered trustee)": what stands before the name may say for whom. */
const NOBODY_NAMED = new RegExp(`^\\(?(?:as )?(?:the )?${ROLE}\\)?$`, 'i')
const REACH = 420
const LONGEST = 120

/**
 * The same parties, each with the capacity in which it acts where the field tells one. Several names
 * that act together have it behind the last; "Estate of A by his executor B" has it before the first.
 */
export function withCapacities(doc: Doc, parties: readonly Fact<string>[]): Party[] {
  return parties.map((party, index) => {
    const [span, ...more] = party.spans
    const field = span === undefined ? null : fieldOf(doc, span)
    if (span === undefined || more.length > 0 || field === null) return party
    const together = parties
      .map(({ spans }) => spans[0])
      .filter((other) => other !== undefined)
      .filter(({ start, end }) => start >= field.start && end <= field.end)
    const next = parties[index + 1]?.spans[0]
    const end = next !== undefined && together.includes(next) ? next.start : field.end
    const behind =
      capacityBehind(doc, { start: span.end, end }) ??
      capacityBeside(doc, { start: span.end, end: field.end }) ??
      capacityBelow(doc, { start: span.end, end: field.end })
    const ahead =
      span === together.at(-1) && (behind === null || NOBODY_NAMED.test(behind.text))
        ? capacityAhead(doc, field, together[0] ?? span)
        : null
    const capacity = ahead ?? behind
    return capacity === null ? party : { ...party, capacity }
  })
}

const AT_ADDRESS = /^,?\s(?:of )?\d/
const HOUSE = /(?<=\s[A-Z][A-Z'’-]{2,20})(?:\s[A-Z][a-z]{2,14}){1,3}$/

/** The cell of a row in which a name stands, or its block. */
function fieldOf(doc: Doc, { start, end }: Span): Span | null {
  const block = blockAt(doc, start)
  if (block === undefined) return null
  return block.cells?.find((cell) => cell.start <= start && cell.end >= end) ?? block.span
}

function capacityBehind(doc: Doc, { start, end }: Span): Capacity | null {
  const text = doc.text.slice(start, Math.min(end, start + REACH))
  const match = BEHIND.exec(text)
  const head = match?.groups?.['capacity']
  if (match === null || head === undefined) return null
  const from = match[0].length - head.length
  const rest = text.slice(match[0].length)
  const ends = head.startsWith('(')
    ? rest.indexOf(')') + 1
    : (CAPACITY_ENDS.exec(rest)?.index ?? rest.length)
  const whole = head + rest.slice(0, ends)
  // "by her attorney Colin SAMPLE Alder Lodge, 9 High Street": the name of a house opens an address.
  const printed = shortened(AT_ADDRESS.test(rest.slice(ends)) ? whole.replace(HOUSE, '') : whole)
  const span = { start: start + from, end: start + from + printed.length }
  // One who sells under a mortgage's power is its mortgagee, also where the form leaves that out.
  const told = /^exercising/i.test(printed) ? `as mortgagee ${printed}` : printed
  return { text: told, span, leads: false }
}

/** "Sample Pty Ltd | as trustee for the Sample Trust": the next cell of the row goes on with it. */
function capacityBeside(doc: Doc, { start, end }: Span): Capacity | null {
  if (!NOTHING_BEHIND.test(doc.text.slice(start, Math.min(end, start + REACH)))) return null
  const next = blockAt(doc, start - 1)?.cells?.find((cell) => cell.start >= end)
  return next === undefined ? null : capacityBehind(doc, next)
}

/** "as trustee for the Sample Trust" on a line of its own below the name. */
function capacityBelow(doc: Doc, { start, end }: Span): Capacity | null {
  if (!NOTHING_BEHIND.test(doc.text.slice(start, Math.min(end, start + REACH)))) return null
  const block = blockAt(doc, start - 1)
  const next = block === undefined ? undefined : doc.blocks[block.index + 1]
  if (next === undefined || next.partIndex !== block?.partIndex || next.clause !== null) return null
  const [cell, ...others] = next.cells ?? []
  return others.length > 0 ? null : capacityBehind(doc, cell ?? next.span)
}

const NOTHING_BEHIND = new RegExp(`^${BETWEEN}$`, 'i')

function shortened(printed: string): string {
  const whole = printed.replace(/(?<![\s,.])[\s,.]+$/, '')
  return whole.length <= LONGEST
    ? whole
    : whole.slice(0, LONGEST).replace(/[\s,]{1,9}[^\s,]{0,60}$/, '')
}
