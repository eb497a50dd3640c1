import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../document.ts'

import { firstMatchIn, matchesIn } from '../wording/matches.ts'

export type Found = {
  readonly match: RegExpExecArray
  /** Of the whole match, in `Doc.text`. */
  readonly span: Span
  readonly block: Block
}

export type Zones = {
  /** Only blocks of parts of these kinds. */
  readonly zones?: readonly PageKind[]
  /** No blocks of parts of these kinds. */
  readonly excludeZones?: readonly PageKind[]
}

const chosen = new WeakMap<readonly Block[], Map<string, readonly Block[]>>()

/** The blocks of the named kinds of part, in reading order; each choice is made once for a document. */
export function blocksIn(
  { blocks }: Pick<Doc, 'blocks'>,
  { zones, excludeZones }: Zones = {},
): readonly Block[] {
  if (zones === undefined && excludeZones === undefined) return blocks
  const choices = chosen.get(blocks) ?? new Map<string, readonly Block[]>()
  chosen.set(blocks, choices)
  const key = `${zones?.join() ?? '*'}-${excludeZones?.join() ?? ''}`
  const known = choices.get(key)
  if (known !== undefined) return known
  const own = blocks.filter(
    ({ zone }) =>
      (zones === undefined || zones.includes(zone)) &&
      (excludeZones === undefined || !excludeZones.includes(zone)),
  )
  choices.set(key, own)
  return own
}

/** The last block that begins at or before an offset; undefined in front of the first. */
export function blockAt({ blocks }: Pick<Doc, 'blocks'>, offset: number): Block | undefined {
  let low = 0
  let high = blocks.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((blocks[middle]?.span.start ?? Infinity) <= offset) low = middle + 1
    else high = middle
  }
  return blocks[low - 1]
}

/**
 * Every match of `pattern` within a block, in reading order. A match never runs from one block into
 * the next. The pattern is used globally whatever its flags.
 */
export function findAll(doc: Doc, pattern: RegExp, where: Zones = {}): Found[] {
  const found: Found[] = []
  for (const block of blocksIn(doc, where)) {
    for (const match of matchesIn(block.text, pattern)) {
      const start = block.span.start + match.index
      found.push({ match, span: { start, end: start + match[0].length }, block })
    }
  }
  return found
}

/** The first match, or null. */
export function findFirst(doc: Doc, pattern: RegExp, where: Zones = {}): Found | null {
  for (const block of blocksIn(doc, where)) {
    const match = firstMatchIn(block.text, pattern)
    if (match === null || match[0] === '') continue
    const start = block.span.start + match.index
    return { match, span: { start, end: start + match[0].length }, block }
  }
  return null
}

/** The span of a match's numbered or named group, in `Doc.text`; null where it did not take part. */
export function groupSpan(found: Found, group: number | string): Span | null {
  const value = typeof group === 'number' ? found.match[group] : found.match.groups?.[group]
  if (value === undefined) return null
  const at = found.match[0].indexOf(value)
  if (at < 0) return null
  return { start: found.span.start + at, end: found.span.start + at + value.length }
}
