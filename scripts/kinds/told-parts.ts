import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import * as v from 'valibot'

import { PageKind } from '#shared/report.ts'
import type { Doc } from '#worker/analysis/document.ts'

const FOLDER = fileURLToPath(new URL('../../corpus/parts/', import.meta.url))

const Parts = v.array(
  v.strictObject({
    page: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** The first line of the part, or the beginning of it. */
    starts: v.pipe(v.string(), v.minLength(1)),
    kind: PageKind,
  }),
)
export type ToldParts = v.InferOutput<typeof Parts>

/** Where the parts of a document begin as a reader told it (`corpus/parts/<id>.json`), or null. */
export function toldPartsOf(id: string): ToldParts | null {
  const file = `${FOLDER}${id}.json`
  return existsSync(file) ? v.parse(Parts, JSON.parse(readFileSync(file, 'utf8'))) : null
}

/** The kind of every block by what a reader told; null before the first part that is found again. */
export function toldKindsOf({ blocks }: Doc, parts: ToldParts): (PageKind | null)[] {
  const kinds: (PageKind | null)[] = blocks.map(() => null)
  let from = 0
  let kind: PageKind | null = null
  for (const part of parts) {
    const start = folded(part.starts).slice(0, COMPARED)
    const at = blocks.findIndex(
      ({ page, text }, index) =>
        index >= from && page === part.page && folded(text).includes(start),
    )
    // A line that another block swallowed: what follows cannot be told.
    if (at < 0) {
      kinds.fill(null, from)
      kind = null
      continue
    }
    kinds.fill(kind, from, at)
    kinds.fill(part.kind, at)
    from = at
    kind = part.kind
  }
  return kinds
}

/** Longer beginnings differ in blanks and leaders more often than in words. */
const COMPARED = 24

function folded(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\[ {0,4}\]|\[[xX✓]\]|[☐☒]/g, '')
    .replaceAll(/[^\p{L}\p{N}$%]+/gu, ' ')
    .trim()
    .toLowerCase()
}
