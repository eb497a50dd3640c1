import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../document.ts'

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

/** What is printed in every contract or handed to every buyer, and raises nothing by itself. */
export const PRINTED_ZONES: readonly PageKind[] = ['general-conditions', 'statutory-notice']

/** The blocks of the named kinds of part, in reading order. */
export function blocksIn(doc: Doc, { zones, excludeZones }: Zones = {}): readonly Block[] {
  if (zones === undefined && excludeZones === undefined) return doc.blocks
  return doc.blocks.filter(
    (block) =>
      (zones === undefined || zones.includes(block.zone)) &&
      (excludeZones === undefined || !excludeZones.includes(block.zone)),
  )
}

/**
 * Every match of `pattern` within a block, in reading order. A match never runs from one block into
 * the next. The pattern is used globally whatever its flags.
 */
export function findAll(doc: Doc, pattern: RegExp, where: Zones = {}): Found[] {
  const everywhere = global(pattern)
  const found: Found[] = []
  for (const block of blocksIn(doc, where)) {
    for (const match of block.text.matchAll(everywhere)) {
      if (match[0] === '') continue
      const start = block.span.start + match.index
      found.push({ match, span: { start, end: start + match[0].length }, block })
    }
  }
  return found
}

/** The first match, or null. */
export function findFirst(doc: Doc, pattern: RegExp, where: Zones = {}): Found | null {
  const everywhere = global(pattern)
  for (const block of blocksIn(doc, where)) {
    everywhere.lastIndex = 0
    const match = everywhere.exec(block.text)
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

const compiled = new WeakMap<RegExp, RegExp>()

function global(pattern: RegExp): RegExp {
  const known = compiled.get(pattern)
  if (known !== undefined) return known
  const copy = new RegExp(
    pattern.source,
    pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`,
  )
  compiled.set(pattern, copy)
  return copy
}
