import type { Source } from '../../source.ts'
import { assemblePage, unsizedFrame } from '../page-text.ts'
import type { DraftLine } from '../page-text.ts'
import { BodyReader } from './body.ts'
import { createNumberer } from './numbering.ts'
import { openWordFile } from './package.ts'
import type { WordParts } from './package.ts'
import type { Token } from './paragraph.ts'
import { readStyles } from './styles.ts'
import { BrokenZip, SwollenZip } from './unzip.ts'
import { BrokenXml, XmlReader } from './xml.ts'

export type DocxResult =
  | { readonly ok: true; readonly source: Source }
  | { readonly ok: false; readonly reason: 'no-document' | 'damaged' | 'swollen' }

/** Reads a Word document: its body, notes and text boxes, with clause numbers counted. */
export function readDocx(bytes: Uint8Array): DocxResult {
  try {
    const parts = openWordFile(bytes)
    return parts ? { ok: true, source: toSource(parts) } : { ok: false, reason: 'no-document' }
  } catch (error) {
    if (error instanceof SwollenZip) return { ok: false, reason: 'swollen' }
    if (error instanceof BrokenZip || error instanceof BrokenXml)
      return { ok: false, reason: 'damaged' }
    throw error
  }
}

function toSource(parts: WordParts): Source {
  const styles = readStyles(parts.styles)
  const numberer = createNumberer(parts.numbering, styles)
  const body = new BodyReader(styles, numberer, {
    footnote: readNotes(parts.footnotes, 'w:footnote', styles),
    endnote: readNotes(parts.endnotes, 'w:endnote', styles),
  })
  const tokens = body.read(parts.document)
  const pages = cutPages(tokens)
  return {
    format: 'docx',
    pages: pages.map((page, i) => {
      const read =
        page.lines.length === 0 && page.pictures ? ('unread' as const) : ('text' as const)
      return assemblePage({ ...unsizedFrame(i + 1), read }, page.lines)
    }),
    revisions: { ...body.revisions, comments: countComments(parts.comments) },
  }
}

type Page = { lines: DraftLine[]; pictures: boolean }

function cutPages(tokens: readonly Token[]): Page[] {
  const pages: Page[] = [{ lines: [], pictures: false }]
  const isEmpty = (page: Page | undefined) => !page || (page.lines.length === 0 && !page.pictures)
  for (const token of tokens) {
    const page = pages.at(-1)
    switch (token.kind) {
      case 'line':
        page?.lines.push(token.line)
        break
      case 'picture':
        if (page) page.pictures = true
        break
      case 'page-start':
        if (!isEmpty(page)) pages.push({ lines: [], pictures: false })
        break
      case 'page-break':
        pages.push({ lines: [], pictures: false })
        break
    }
  }
  while (pages.length > 1 && isEmpty(pages.at(-1))) pages.pop()
  return pages
}

/** The text of each footnote or endnote by its id; Word's own separators are left out. */
function readNotes(
  xml: string | null,
  element: string,
  styles: ReturnType<typeof readStyles>,
): ReadonlyMap<string, string> {
  const notes = new Map<string, string>()
  const reader = new XmlReader(xml ?? '')
  while (reader.next()) {
    if (reader.kind !== 'open' || reader.name !== element) continue
    const id = reader.attribute('w:id') ?? ''
    const type = reader.attribute('w:type')
    if (type !== null && type !== 'normal') {
      reader.skip()
      continue
    }
    const body = new BodyReader(styles, createNumberer(null, styles), null)
    const lines = body.readInside(reader, element)
    const text = lines.flatMap((token) =>
      token.kind === 'line' ? [token.line.parts.join(' ')] : [],
    )
    notes.set(id, text.join(' ').trim())
  }
  return notes
}

function countComments(xml: string | null): number {
  let comments = 0
  const reader = new XmlReader(xml ?? '')
  while (reader.next()) if (reader.kind === 'open' && reader.name === 'w:comment') comments += 1
  return comments
}
