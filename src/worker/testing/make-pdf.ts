import { zlibSync } from 'fflate'

/** Something on a page; places in points from its top left, text by its baseline. */
export type PdfItem =
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly text: string
      readonly size?: number
      readonly font?: PdfFont
      /** Degrees against the clock. */
      readonly angle?: number
      /** Extra room after each letter, in points. */
      readonly tracking?: number
      /** Moves of the pen within the text, in thousandths of the size, as TJ takes them. */
      readonly kerned?: readonly (string | number)[]
    }
  | {
      readonly kind: 'line'
      readonly from: readonly [number, number]
      readonly to: readonly [number, number]
    }
  | {
      readonly kind: 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly filled?: boolean
      /** Filled with white, as a ground. */
      readonly pale?: boolean
    }
  | {
      readonly kind: 'picture'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
    }

export type PdfFont = 'regular' | 'bold' | 'mono' | 'dingbats'

/** A field of a form filled in on a screen; `x` and `y` are its top left. */
export type PdfField = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** A text's words, or whether a box is ticked. */
  readonly value: string | boolean
}

export type PdfPageSpec = {
  readonly fields?: readonly PdfField[]
  readonly items: readonly PdfItem[]
  readonly width?: number
  readonly height?: number
  readonly rotate?: 0 | 90 | 180 | 270
}

export type PdfOptions = {
  /** Packs the pages' content, as real programs do. */
  readonly packed?: boolean
  /** Locks the file with a password that nobody knows. */
  readonly locked?: boolean
}

const FONTS: Readonly<Record<PdfFont, string>> = {
  regular: 'Helvetica',
  bold: 'Helvetica-Bold',
  mono: 'Courier',
  dingbats: 'ZapfDingbats',
}
const FONT_KEYS: readonly PdfFont[] = ['regular', 'bold', 'mono', 'dingbats']
const CATALOG = 1
const TREE = 2
const FIRST_FONT = 3
const PICTURE = FIRST_FONT + FONT_KEYS.length
const FIRST_PAGE = PICTURE + 1

/** A4. */
const WIDTH = 595
const HEIGHT = 842

/** Writes a valid PDF. Small and plain: made for tests and for measuring, not for people. */
export function makePdf(pages: readonly PdfPageSpec[], options: PdfOptions = {}): Uint8Array {
  const writer = new PdfWriter()
  const pageId = (i: number) => FIRST_PAGE + 2 * i
  const firstField = FIRST_PAGE + 2 * pages.length
  const fieldCount = pages.reduce((sum, page) => sum + (page.fields?.length ?? 0), 0)
  const fieldIds = Array.from({ length: fieldCount }, (_, i) => `${firstField + i} 0 R`)
  const form = fieldCount === 0 ? '' : ` /AcroForm << /Fields [${fieldIds.join(' ')}] >>`
  writer.object(CATALOG, `<< /Type /Catalog /Pages ${TREE} 0 R${form} >>`)
  const kids = pages.map((_, i) => `${pageId(i)} 0 R`).join(' ')
  writer.object(TREE, `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`)
  FONT_KEYS.forEach((font, i) => {
    const encoding = font === 'dingbats' ? '' : ' /Encoding /WinAnsiEncoding'
    writer.object(
      FIRST_FONT + i,
      `<< /Type /Font /Subtype /Type1 /BaseFont /${FONTS[font]}${encoding} >>`,
    )
  })
  writer.stream(
    PICTURE,
    '/Type /XObject /Subtype /Image /Width 4 /Height 4 /ColorSpace /DeviceGray /BitsPerComponent 8',
    new Uint8Array(16).fill(0x80),
  )
  const fonts = FONT_KEYS.map((font, i) => `/${font} ${FIRST_FONT + i} 0 R`).join(' ')
  let field = firstField
  pages.forEach((page, i) => {
    const annotations = page.fields?.map((_, k) => `${field + k} 0 R`).join(' ') ?? ''
    const { width = WIDTH, height = HEIGHT, rotate = 0 } = page
    writer.object(
      pageId(i),
      `<< /Type /Page /Parent ${TREE} 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} ` +
        `/Resources << /Font << ${fonts} >> /XObject << /picture ${PICTURE} 0 R >> >> ` +
        `/Annots [${annotations}] /Contents ${pageId(i) + 1} 0 R >>`,
    )
    const content = latin(page.items.map((item) => drawItem(item, height)).join('\n'))
    if (options.packed === true) {
      writer.stream(pageId(i) + 1, '/Filter /FlateDecode', zlibSync(content))
    } else writer.stream(pageId(i) + 1, '', content)
    for (const one of page.fields ?? []) {
      writer.object(field, describeField(one, `field${field}`, height))
      field += 1
    }
  })
  return writer.finish(options.locked === true)
}

/** One column of lines from the top of the page. */
export function textLines(
  lines: readonly string[],
  {
    x = 60,
    y = 80,
    size = 10,
    pitch = 1.25,
  }: { x?: number; y?: number; size?: number; pitch?: number } = {},
): PdfItem[] {
  return lines.map((text, i) => ({ kind: 'text', x, y: y + i * size * pitch, text, size }))
}

/** A ruled table; a cell's text may have several lines. Returns the items and where it ends. */
export function ruledTable(
  rows: readonly (readonly string[])[],
  {
    x = 60,
    y = 80,
    widths,
    size = 10,
  }: { x?: number; y?: number; widths: readonly number[]; size?: number },
): { readonly items: PdfItem[]; readonly bottom: number } {
  const items: PdfItem[] = []
  const edges = widths.reduce((all, width) => [...all, (all.at(-1) ?? x) + width], [x])
  const right = edges.at(-1) ?? x
  let top = y
  for (const row of rows) {
    const cells = row.map((cell) => cell.split('\n'))
    const height = Math.max(...cells.map((lines) => lines.length)) * size * 1.2 + 8
    cells.forEach((lines, i) => {
      items.push(
        ...textLines(lines, { x: (edges[i] ?? x) + 5, y: top + size + 3, size, pitch: 1.2 }),
      )
    })
    items.push({ kind: 'line', from: [x, top], to: [right, top] })
    for (const edge of edges)
      items.push({ kind: 'line', from: [edge, top], to: [edge, top + height] })
    top += height
  }
  items.push({ kind: 'line', from: [x, top], to: [right, top] })
  return { items, bottom: top }
}

/** A page that is nothing but a picture, as a scanner makes it. */
export function picturePage(caption?: string): PdfPageSpec {
  const picture: PdfItem = { kind: 'picture', x: 0, y: 0, width: WIDTH, height: HEIGHT }
  return { items: caption === undefined ? [picture] : [picture, ...textLines([caption])] }
}

function describeField(field: PdfField, name: string, height: number): string {
  const { x, y, width, value } = field
  const rect = `[${x} ${round(height - y - field.height)} ${x + width} ${round(height - y)}]`
  const widget = `/Type /Annot /Subtype /Widget /F 4 /T (${name}) /Rect ${rect}`
  if (typeof value === 'string') {
    return `<< ${widget} /FT /Tx /V (${escape(value)}) /DA (/Helv 10 Tf 0 g) >>`
  }
  const state = value ? '/Yes' : '/Off'
  return `<< ${widget} /FT /Btn /V ${state} /AS ${state} /AP << /N << /Yes ${PICTURE} 0 R >> >> >>`
}

function drawItem(item: PdfItem, height: number): string {
  switch (item.kind) {
    case 'text':
      return drawText(item, height)
    case 'line': {
      const [x1, y1] = item.from
      const [x2, y2] = item.to
      return `0.75 w ${x1} ${round(height - y1)} m ${x2} ${round(height - y2)} l S`
    }
    case 'box': {
      const bottom = round(height - item.y - item.height)
      const path = `${item.x} ${bottom} ${item.width} ${item.height} re`
      if (item.pale === true) return `q 1 1 1 rg ${path} f Q`
      return `0.75 w ${path} ${item.filled === true ? 'f' : 'S'}`
    }
    case 'picture': {
      const bottom = round(height - item.y - item.height)
      return `q ${item.width} 0 0 ${item.height} ${item.x} ${bottom} cm /picture Do Q`
    }
  }
}

function drawText(item: Extract<PdfItem, { kind: 'text' }>, height: number): string {
  const { font = 'regular', size = 10, angle = 0, tracking = 0 } = item
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [round(Math.cos(turn)), round(Math.sin(turn))]
  const place = `${cos} ${sin} ${round(-Math.sin(turn))} ${cos} ${item.x} ${round(height - item.y)} Tm`
  const show =
    item.kerned === undefined
      ? `(${escape(item.text)}) Tj`
      : `[${item.kerned.map((part) => (typeof part === 'number' ? String(part) : `(${escape(part)})`)).join(' ')}] TJ`
  return `BT /${font} ${size} Tf ${tracking} Tc ${place} ${show} ET`
}

function escape(text: string): string {
  return text.replaceAll(/[\\()]/gu, '\\$&')
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** The letters of Windows-1252 that stand elsewhere in Unicode, as far as contracts use them. */
const WINDOWS: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
}

function latin(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i += 1) {
    const code = WINDOWS[text.charAt(i)] ?? text.charCodeAt(i)
    bytes[i] = code < 256 ? code : 0x3f
  }
  return bytes
}

class PdfWriter {
  readonly #pieces: Uint8Array[] = []
  readonly #offsets: number[] = []
  #length = 0

  constructor() {
    this.#write('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n')
  }

  object(id: number, body: string): void {
    this.#offsets[id] = this.#length
    this.#write(`${id} 0 obj\n${body}\nendobj\n`)
  }

  stream(id: number, entries: string, data: Uint8Array): void {
    this.#offsets[id] = this.#length
    this.#write(`${id} 0 obj\n<< ${entries} /Length ${data.length} >>\nstream\n`)
    this.#push(data)
    this.#write('\nendstream\nendobj\n')
  }

  finish(locked: boolean): Uint8Array {
    const start = this.#length
    const count = this.#offsets.length
    const lines = Array.from({ length: count }, (_, id) => {
      const offset = this.#offsets[id]
      return offset === undefined
        ? '0000000000 65535 f \n'
        : `${String(offset).padStart(10, '0')} 00000 n \n`
    })
    // The keys fit no password, so that every reader asks for one.
    const key = '00'.repeat(32)
    const lock = locked
      ? ` /ID [<${key}> <${key}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${key}> /U <${key}> >>`
      : ''
    this.#write(`xref\n0 ${count}\n${lines.join('')}`)
    this.#write(`trailer\n<< /Size ${count} /Root ${CATALOG} 0 R${lock} >>\n`)
    this.#write(`startxref\n${start}\n%%EOF\n`)
    const bytes = new Uint8Array(this.#length)
    let at = 0
    for (const piece of this.#pieces) {
      bytes.set(piece, at)
      at += piece.length
    }
    return bytes
  }

  #write(text: string): void {
    this.#push(latin(text))
  }

  #push(piece: Uint8Array): void {
    this.#pieces.push(piece)
    this.#length += piece.length
  }
}
