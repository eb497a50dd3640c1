import type { Source, SourcePage } from '../../source.ts'
import { assemblePage } from '../page-text.ts'
import { placeField, readFields } from './fields.ts'
import type { Field } from './fields.ts'
import { markFurniture } from './furniture.ts'
import type { LaidOutPage } from './furniture.ts'
import { areaOf } from './geometry.ts'
import { layoutPage } from './layout.ts'
import type { PlacedLine } from './layout.ts'
import { openPdf, pdfOperators } from './open-pdf.ts'
import type { PdfDocument } from './open-pdf.ts'
import { paintPage } from './paint.ts'
import type { Painted } from './paint.ts'

export type PdfResult =
  | { readonly ok: true; readonly source: Source }
  | { readonly ok: false; readonly reason: 'encrypted' | 'damaged' }

type OnPage = (read: number, total: number) => void | Promise<void>

/** `painted` is null where the page could not be opened. */
type ReadPage = LaidOutPage & Pick<SourcePage, 'rotation'> & { readonly painted: Art | null }

/** What a page shows beside its text. */
type Art = Pick<Painted, 'pictures' | 'pathCount' | 'strokeCount' | 'drawn'>

/** Fewer letters than this on a page that is mostly a picture: a caption, not the page's text. */
const NEGLIGIBLE_LETTERS = 120
/** A picture over this part of the page is the page. */
const COVERING_SHARE = 0.5
/** Drawn lines on a page without a word: a plan, not an empty page. */
const DRAWING_PATHS = 20
/** So few letters beside a drawing are its north point or the number of a lot. */
const DRAWING_LETTERS = 40
/** A drawing has at least so many lines, over this part of the page's width and height. */
const DRAWING_STROKES = 8
const DRAWING_SHARE = 0.2
/** Words printed as outlines of their letters make more figures than a sketch has. */
const OUTLINED_STROKES = 400

/** Reads every page of a PDF. `onPage` hears of each page as it is done, from 1. */
export async function readPdf(bytes: Uint8Array, onPage?: OnPage): Promise<PdfResult> {
  const opened = await openPdf(bytes)
  if (!opened.ok) return opened
  try {
    const pages = await readPages(opened.pdf, onPage)
    const marked = markFurniture(pages)
    return {
      ok: true,
      source: {
        format: 'pdf',
        pages: pages.map((page, i) => toSourcePage(page, marked[i] ?? page.lines, i + 1)),
        revisions: { insertions: 0, deletions: 0, comments: 0 },
      },
    }
  } finally {
    await opened.close()
  }
}

async function readPages(pdf: PdfDocument, onPage?: OnPage): Promise<ReadPage[]> {
  const ops = await pdfOperators()
  const fields = await readFields(pdf)
  const pages: ReadPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    pages.push(await readPage(pdf, number, ops, fields.get(number) ?? []))
    await onPage?.(number, pdf.numPages)
  }
  return pages
}

/** A page that cannot be read is one page not read, not a document lost. */
async function readPage(
  pdf: PdfDocument,
  number: number,
  ops: Readonly<Record<string, number>>,
  fields: readonly Field[],
): Promise<ReadPage> {
  try {
    const page = await pdf.getPage(number)
    const painted = await paintPage(page, ops)
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view
    const rotation = toRotation(page.rotate)
    page.cleanup()
    const width = Math.abs(x1 - x0)
    const height = Math.abs(y1 - y0)
    const placed = fields.map((field) => placeField(field, Math.min(x0, x1), Math.max(y0, y1)))
    const lines = layoutPage(painted, placed)
    const { pictures, pathCount, strokeCount, drawn } = painted
    const art = { pictures, pathCount, strokeCount, drawn }
    return { lines, width, height, rotation, painted: art }
  } catch {
    return { lines: [], width: 0, height: 0, rotation: 0, painted: null }
  }
}

function toSourcePage(page: ReadPage, lines: readonly PlacedLine[], number: number): SourcePage {
  const read = readable(page, lines)
  const frame = {
    number,
    width: page.width === 0 ? null : page.width,
    height: page.height === 0 ? null : page.height,
    rotation: page.rotation,
    read: read === 'text' ? read : ('unread' as const),
    ...(read === 'drawing' && { drawing: true }),
  }
  return assemblePage(frame, lines)
}

/** Whether a page says something that is not in its text: running lines and a caption are not it. */
function readable(
  { painted, width, height }: ReadPage,
  lines: readonly PlacedLine[],
): 'text' | 'drawing' | 'unread' {
  if (painted === null) return 'unread'
  let letters = 0
  let own = 0
  for (const line of lines) {
    const count = line.parts.join('').match(/[\p{L}\p{N}]/gu)?.length ?? 0
    letters += count
    if (line.furniture !== true) own += count
  }
  const covered = painted.pictures.reduce((sum, rect) => sum + areaOf(rect), 0)
  if (letters === 0 && painted.pictures.length > 0) return 'unread'
  if (own < NEGLIGIBLE_LETTERS && covered > 0 && covered >= COVERING_SHARE * width * height)
    return 'unread'
  const drawn = own < DRAWING_LETTERS && isDrawing(painted, width, height)
  if (!drawn && (letters > 0 || painted.pathCount <= DRAWING_PATHS)) return 'text'
  return painted.strokeCount < OUTLINED_STROKES ? 'drawing' : 'unread'
}

function isDrawing({ strokeCount, drawn }: Art, width: number, height: number): boolean {
  if (drawn === null || strokeCount < DRAWING_STROKES) return false
  const across = drawn.right - drawn.left >= DRAWING_SHARE * width
  return across && drawn.bottom - drawn.top >= DRAWING_SHARE * height
}

function toRotation(degrees: number): SourcePage['rotation'] {
  const turned = ((degrees % 360) + 360) % 360
  return turned === 90 || turned === 180 || turned === 270 ? turned : 0
}
