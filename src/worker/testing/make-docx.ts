import { strToU8, zipSync } from 'fflate'

/** The parts of a Word file besides its body, as XML inside their root element. */
export type DocxParts = {
  readonly numbering?: string
  readonly styles?: string
  readonly footnotes?: string
  readonly comments?: string
  /** Further files by their path in the package. */
  readonly files?: Readonly<Record<string, Uint8Array>>
}

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" ' +
  'xmlns:v="urn:schemas-microsoft-com:vml" ' +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

/** Packs a Word file whose body is the given XML. */
export function makeDocx(body: string, parts: DocxParts = {}): Uint8Array {
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0" encoding="UTF-8"?>' +
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        `<Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
        '<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>' +
        '</Relationships>',
    ),
    'word/document.xml': part('document', `<w:body>${body}</w:body>`),
    ...parts.files,
  }
  if (parts.numbering !== undefined)
    files['word/numbering.xml'] = part('numbering', parts.numbering)
  if (parts.styles !== undefined) files['word/styles.xml'] = part('styles', parts.styles)
  if (parts.footnotes !== undefined)
    files['word/footnotes.xml'] = part('footnotes', parts.footnotes)
  if (parts.comments !== undefined) files['word/comments.xml'] = part('comments', parts.comments)
  return zipSync(files)
}

/** A paragraph; `properties` is XML inside its `w:pPr`. */
export function paragraph(text: string, properties = ''): string {
  return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${run(text)}</w:p>`
}

export function run(text: string, properties = ''): string {
  const looks = properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`
  return `<w:r>${looks}<w:t xml:space="preserve">${escape(text)}</w:t></w:r>`
}

/** A table of plain cells. */
export function table(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`
}

/** A list for `numbering.xml`: one format and one text a level, from the first. */
export function listDefinition(
  id: number,
  levels: readonly { format: string; text: string; extra?: string }[],
): string {
  const xml = levels.map(
    ({ format, text, extra = '' }, i) =>
      `<w:lvl w:ilvl="${i}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${extra}<w:lvlText w:val="${text}"/></w:lvl>`,
  )
  return `<w:abstractNum w:abstractNumId="${id}">${xml.join('')}</w:abstractNum>`
}

/** The properties that put a paragraph at a level of a list. */
export function numbered(numId: number, level = 0): string {
  return `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numId}"/></w:numPr>`
}

function part(root: string, content: string): Uint8Array {
  return strToU8(
    `<?xml version="1.0" encoding="UTF-8"?><w:${root} ${NAMESPACES}>${content}</w:${root}>`,
  )
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
