import type { Page } from '#shared/contract/documents.ts'
import { DOCUMENT_MAX_PAGES } from '#shared/limits.ts'
import type { Source, SourceLine } from '#worker/analysis/source.ts'

import type { DocumentPlace } from './object-keys.ts'
import { pagesKey } from './object-keys.ts'

/**
 * All pages of a document in one object, so that a document of 2,000 pages is one write, and one
 * page of it is two small reads: a count, the end of each page, then the pages as JSON.
 */

const WORD = 4
const HEADER_MAX_BYTES = WORD * (1 + DOCUMENT_MAX_PAGES)

/** Stores what the viewer shows of each page. */
export async function storePages(
  files: R2Bucket,
  place: DocumentPlace,
  source: Source,
): Promise<void> {
  await files.put(pagesKey(place), pack(source))
}

/** One page as it was read, or why there is none: the document was not read yet, or is shorter. */
export async function readStoredPage(
  files: R2Bucket,
  place: DocumentPlace,
  page: number,
): Promise<Page | 'not-read' | 'no-such-page'> {
  const key = pagesKey(place)
  const head = await files.get(key, { range: { offset: 0, length: HEADER_MAX_BYTES } })
  if (!head) return 'not-read'
  const start = await head.arrayBuffer()
  const view = new DataView(start)
  const pages = view.getUint32(0)
  if (page < 1 || page > pages) return 'no-such-page'
  const from = page === 1 ? WORD * (1 + pages) : view.getUint32(WORD * (page - 1))
  const to = view.getUint32(WORD * page)
  if (to <= start.byteLength) return parsePage(start.slice(from, to))
  const object = await files.get(key, { range: { offset: from, length: to - from } })
  return object ? parsePage(await object.arrayBuffer()) : 'not-read'
}

/** One page of a source as the viewer is given it. */
export function pageOf(source: Source, page: number): Page | null {
  const found = source.pages[page - 1]
  if (!found) return null
  const { text, lines, width, height, rotation } = found
  return {
    page,
    pages: source.pages.length,
    text,
    lines: lines.map(lineOf),
    width,
    height,
    rotation,
  }
}

/** Without what is false or unknown: a long document has a hundred thousand lines. */
function lineOf(line: SourceLine): Page['lines'][number] {
  const { start, end, box, startsBlock, headingLevel, bold, furniture } = line
  return {
    start,
    end,
    box,
    startsBlock,
    ...(headingLevel !== null && { headingLevel }),
    ...(bold && { bold }),
    ...(furniture && { furniture }),
  }
}

function pack(source: Source): Uint8Array {
  const encoder = new TextEncoder()
  const bodies = source.pages.map((_, index) =>
    encoder.encode(JSON.stringify(pageOf(source, index + 1))),
  )
  const headerBytes = WORD * (1 + bodies.length)
  const size = bodies.reduce((sum, { byteLength }) => sum + byteLength, headerBytes)
  const packed = new Uint8Array(size)
  const view = new DataView(packed.buffer)
  view.setUint32(0, bodies.length)
  let end = headerBytes
  for (const [index, body] of bodies.entries()) {
    packed.set(body, end)
    end += body.byteLength
    view.setUint32(WORD * (index + 1), end)
  }
  return packed
}

function parsePage(bytes: ArrayBuffer): Page {
  // Written by `pack`, and parsed by the endpoint's schema before it leaves.
  return JSON.parse(new TextDecoder().decode(bytes)) as Page
}
