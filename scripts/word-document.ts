import { strToU8, zipSync } from 'fflate'

/**
 * Light markup of the sample contracts → a Word file with real headings, tables, page breaks and
 * automatic clause numbers. A line is a heading (`#`, `##`), a clause of level 1 or 2 (`+`, `++`), a
 * table row (`|`), a page break (`===`), the choice of a numbered list (`@name`) or a paragraph.
 */
export function wordDocument(markup: string, lists: Readonly<Record<string, number>>): Uint8Array {
  const names = Object.keys(lists)
  return zipSync(
    {
      '[Content_Types].xml': strToU8(CONTENT_TYPES),
      '_rels/.rels': strToU8(PACKAGE_RELATIONS),
      'word/document.xml': strToU8(documentXml(markup, names)),
      'word/numbering.xml': strToU8(numberingXml(Object.values(lists))),
      'word/styles.xml': strToU8(STYLES),
      'word/_rels/document.xml.rels': strToU8(DOCUMENT_RELATIONS),
    },
    // A fixed day keeps the file the same from run to run.
    { mtime: '2026-11-21T00:00:00Z' },
  )
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD_TYPE}.document.main+xml"/><Override PartName="/word/numbering.xml" ContentType="${WORD_TYPE}.numbering+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD_TYPE}.styles+xml"/></Types>`

const PACKAGE_RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`

const DOCUMENT_RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/numbering" Target="numbering.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`

const STYLES = `${HEAD}<w:styles xmlns:w="${W}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"/><w:sz w:val="21"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="100"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:pPr><w:keepNext/><w:spacing w:before="240" w:after="160"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/><w:basedOn w:val="Normal"/><w:pPr><w:keepNext/><w:spacing w:before="200" w:after="120"/><w:outlineLvl w:val="1"/></w:pPr><w:rPr><w:b/><w:sz w:val="25"/></w:rPr></w:style></w:styles>`

function documentXml(markup: string, lists: readonly string[]): string {
  const body: string[] = []
  let list = 1
  let rows: string[] = []
  const closeTable = (): void => {
    if (rows.length > 0) body.push(table(rows))
    rows = []
  }
  for (const line of markup.split('\n').map((raw) => raw.trim())) {
    if (line.startsWith('|')) {
      rows.push(line)
      continue
    }
    closeTable()
    if (line === '') continue
    if (line === '===') body.push('<w:p><w:r><w:br w:type="page"/></w:r></w:p>')
    else if (line.startsWith('@')) list = lists.indexOf(line.slice(1)) + 1
    else body.push(paragraphOf(line, list))
  }
  closeTable()
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134"/></w:sectPr>'
  return `${HEAD}<w:document xmlns:w="${W}"><w:body>${body.join('')}${page}</w:body></w:document>`
}

function paragraphOf(line: string, list: number): string {
  const [, sign = '', text = ''] = /^(#{1,2}|\+{1,2})?\s*(.*)$/.exec(line) ?? []
  if (sign.startsWith('#')) return paragraph(text, `<w:pStyle w:val="Heading${sign.length}"/>`)
  if (sign.startsWith('+')) {
    const level = sign.length - 1
    const numbered = `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`
    return paragraph(text, numbered, level === 0)
  }
  return paragraph(text, '')
}

function paragraph(text: string, properties: string, bold = false): string {
  const style = properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`
  const run = `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escape(text)}</w:t></w:r>`
  return `<w:p>${style}${run}</w:p>`
}

function table(rows: readonly string[]): string {
  const border = (side: string): string =>
    `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="777777"/>`
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(border).join('')
  const cells = rows.map((row) =>
    row
      .slice(1, row.endsWith('|') ? -1 : undefined)
      .split('|')
      .map((cell) => cell.trim()),
  )
  const columns = Math.max(...cells.map((row) => row.length))
  const width = Math.floor(9600 / columns)
  const grid = `<w:tblGrid>${`<w:gridCol w:w="${width}"/>`.repeat(columns)}</w:tblGrid>`
  const body = cells
    .map(
      (row) =>
        `<w:tr>${row
          .map(
            (cell) =>
              `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(cell, '')}</w:tc>`,
          )
          .join('')}</w:tr>`,
    )
    .join('')
  return `<w:tbl><w:tblPr><w:tblW w:w="9600" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr>${grid}${body}</w:tbl>`
}

/** One list for each name: "1." and "1.1" from its own first number. */
function numberingXml(starts: readonly number[]): string {
  const level = (index: number, start: number, text: string): string =>
    `<w:lvl w:ilvl="${index}"><w:start w:val="${start}"/><w:numFmt w:val="decimal"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${720 + index * 360}" w:hanging="720"/></w:pPr></w:lvl>`
  const abstracts = starts.map(
    (start, index) =>
      `<w:abstractNum w:abstractNumId="${index}"><w:multiLevelType w:val="multilevel"/>${level(0, start, '%1.')}${level(1, 1, '%1.%2')}</w:abstractNum>`,
  )
  const lists = starts.map(
    (_start, index) => `<w:num w:numId="${index + 1}"><w:abstractNumId w:val="${index}"/></w:num>`,
  )
  return `${HEAD}<w:numbering xmlns:w="${W}">${abstracts.join('')}${lists.join('')}</w:numbering>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
