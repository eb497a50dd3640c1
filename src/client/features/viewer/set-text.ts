import type { Page } from '#shared/contract/documents.ts'

import type { Found } from './find-text.ts'

type Line = Page['lines'][number]

/** A page's text as it is set where the page cannot be drawn; every part is a place in that text. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly lines: readonly Found[] }
  | {
      readonly kind: 'paragraph'
      /** The clause's number, which hangs in the margin. */
      readonly marker: Found | null
      readonly lines: readonly Found[]
    }
  | { readonly kind: 'table'; readonly rows: readonly (readonly Found[])[] }
  | { readonly kind: 'furniture'; readonly lines: readonly Found[] }

/** "7.", "7.1", "(a)", "a)", "iv)" before the words of a clause. */
const MARKER = /^(?:\(?\d{1,3}(?:\.\d{1,3}){0,3}[.)]?|\(?[a-z]{1,4}\)|[A-Z]\.)(?=[ \t])/u
/** Longer bold lines are stressed clauses, not headings. */
const LONGEST_HEADING = 90

/** Cuts a page's text into what a reader sees: headings, numbered paragraphs, tables, footers. */
export function setText(page: Page): Block[] {
  const blocks: Block[] = []
  for (const line of page.lines) {
    if (line.start === line.end) continue
    const last = blocks.at(-1)
    const cells = cellsOf(page.text, line)
    if (line.furniture) {
      blocks.push({ kind: 'furniture', lines: cells })
    } else if (cells.length > 1 && !isMarked(page.text, cells)) {
      if (last?.kind === 'table')
        blocks[blocks.length - 1] = { ...last, rows: [...last.rows, cells] }
      else blocks.push({ kind: 'table', rows: [cells] })
    } else if (last?.kind === 'paragraph' && line.startsBlock === false) {
      blocks[blocks.length - 1] = { ...last, lines: [...last.lines, line] }
    } else if (last?.kind === 'heading' && line.startsBlock === false && isHeading(page, line)) {
      blocks[blocks.length - 1] = { ...last, lines: [...last.lines, line] }
    } else if (isHeading(page, line)) {
      blocks.push({ kind: 'heading', level: line.headingLevel ?? 3, lines: [line] })
    } else {
      blocks.push(paragraphOf(page.text, line))
    }
  }
  return blocks
}

function cellsOf(text: string, { start, end }: Line): Found[] {
  const cells: Found[] = []
  let at = start
  for (const cell of text.slice(start, end).split('\t')) {
    cells.push({ start: at, end: at + cell.length })
    at += cell.length + 1
  }
  return cells
}

/** A clause whose number stands in a column of its own is still a clause. */
function isMarked(text: string, cells: readonly Found[]): boolean {
  const [first, second] = cells
  if (cells.length !== 2 || first === undefined || second === undefined) return false
  return MARKER.test(`${text.slice(first.start, first.end)} `)
}

function isHeading(page: Page, line: Line): boolean {
  if (line.headingLevel !== undefined) return true
  const words = page.text.slice(line.start, line.end)
  if (words.length > LONGEST_HEADING || words.includes('\t')) return false
  if (line.bold) return true
  // Plain text has nothing but capitals to make a heading of.
  return (
    line.box === null &&
    line.startsBlock === true &&
    /^[\d.\s]*[A-Z][A-Z\s,&'’()/-]{3,}$/u.test(words)
  )
}

function paragraphOf(text: string, { start, end }: Line): Block {
  const marker = MARKER.exec(text.slice(start, end))?.[0]
  if (marker === undefined) return { kind: 'paragraph', marker: null, lines: [{ start, end }] }
  const rest = start + marker.length
  const words = rest + (/^\s+/u.exec(text.slice(rest, end))?.[0].length ?? 0)
  return {
    kind: 'paragraph',
    marker: { start, end: rest },
    lines: [{ start: words, end }],
  }
}
