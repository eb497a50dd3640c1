import { describe, it } from 'vitest'

import {
  listDefinition,
  makeDocx,
  numbered,
  paragraph,
  run,
  table,
} from '#worker/testing/make-docx.ts'
import type { DocxParts } from '#worker/testing/make-docx.ts'

import type { Source } from '../../source.ts'
import { readDocx } from './read-docx.ts'

function read(body: string, parts: DocxParts = {}): Source {
  const result = readDocx(makeDocx(body, parts))
  if (!result.ok) throw new Error(result.reason)
  return result.source
}

function text(body: string, parts: DocxParts = {}): string {
  return read(body, parts)
    .pages.map((page) => page.text)
    .join('\f')
}

const HEADING = '<w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/></w:style>'
const SECTION = (type?: string) =>
  `<w:sectPr>${type === undefined ? '' : `<w:type w:val="${type}"/>`}<w:pgSz w:w="11906"/></w:sectPr>`

describe('paragraphs', () => {
  it('reads each paragraph as a block and line breaks within it as lines', ({ expect }) => {
    const [page] = read(
      `${paragraph('Vendor')}<w:p>${run('Jane')}<w:r><w:br/></w:r>${run('Citizen')}</w:p>`,
    ).pages
    expect(page?.text).toBe('Vendor\nJane\nCitizen')
    expect(page?.lines.map((line) => line.startsBlock)).toEqual([true, true, false])
    expect(page?.lines.every((line) => line.box === null && !line.furniture)).toBe(true)
  })

  it('knows headings by style, by what a style is based on, and by outline level', ({ expect }) => {
    const styles = `${HEADING}<w:style w:type="paragraph" w:styleId="Own"><w:basedOn w:val="H2"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>`
    const [page] = read(
      paragraph('One', '<w:pStyle w:val="H2"/>') +
        paragraph('Two', '<w:pStyle w:val="Own"/>') +
        paragraph('Three', '<w:outlineLvl w:val="0"/>') +
        paragraph('Four'),
      { styles },
    ).pages
    expect(page?.lines.map((line) => line.headingLevel)).toEqual([2, 2, 1, null])
    expect(page?.lines.map((line) => line.bold)).toEqual([false, true, false, false])
    expect(page?.lines.map((line) => line.fontSize)).toEqual([10, 14, 10, 10])
  })

  it('joins runs that Word has split and leaves hidden text out', ({ expect }) => {
    const body = `<w:p>${run('Depo')}${run('sit ')}${run('secret', '<w:vanish/>')}${run('10%', '<w:b/>')}</w:p>`
    expect(text(body)).toBe('Deposit 10%')
  })

  it('parts a label from its value at a tab, and joins a typed clause number to its words', ({
    expect,
  }) => {
    const tab = '<w:r><w:tab/></w:r>'
    const [page] = read(
      `<w:p>${run('Price:')}${tab}${run('$5')}</w:p><w:p>${run('1.1')}${tab}${run('Sale')}</w:p>`,
    ).pages
    expect(page?.text).toBe('Price:\t$5\n1.1 Sale')
    expect(page?.lines.map((line) => line.cells?.length ?? null)).toEqual([2, null])
  })

  it('reads a file whose names have another prefix', ({ expect }) => {
    const uri = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
    const xml = `<ns0:document xmlns:ns0="${uri}"><ns0:body><ns0:p><ns0:pPr><ns0:outlineLvl ns0:val="0"/></ns0:pPr><ns0:r><ns0:t>A &amp; B &#8211; C</ns0:t></ns0:r></ns0:p></ns0:body></ns0:document>`
    const files = { 'word/document.xml': new TextEncoder().encode(xml) }
    const [page] = read('', { files }).pages
    expect(page?.text).toBe('A & B – C')
    expect(page?.lines[0]?.headingLevel).toBe(1)
  })
})

describe('clause numbers', () => {
  const clauses = listDefinition(1, [
    { format: 'decimal', text: '%1.' },
    { format: 'decimal', text: '%1.%2' },
    { format: 'lowerLetter', text: '(%3)' },
    { format: 'lowerRoman', text: '(%4)' },
    { format: 'upperLetter', text: '%5.' },
  ])
  const at = (level: number, words = 'x') => paragraph(words, numbered(1, level))

  it('counts every level and begins lower ones again under a new higher one', ({ expect }) => {
    const numbering = `${clauses}<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`
    const body = [0, 1, 1, 2, 2, 3, 3, 4, 1, 2, 0, 1].map((level) => at(level)).join('')
    expect(
      text(body, { numbering })
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(['1.', '1.1', '1.2', '(a)', '(b)', '(i)', '(ii)', 'A.', '1.3', '(a)', '2.', '2.1'])
  })

  it('lets two lists of one definition go on counting, unless one starts afresh', ({ expect }) => {
    const start = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride>'
    const numbering =
      `${clauses}<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>` +
      `<w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>` +
      `<w:num w:numId="3"><w:abstractNumId w:val="1"/>${start}</w:num>`
    const body = [1, 2, 3, 3].map((id) => paragraph('x', numbered(id))).join('')
    expect(text(body, { numbering })).toBe('1. x\n2. x\n7. x\n8. x')
  })

  it('counts paragraphs whose style carries the number, at the level linked to the style', ({
    expect,
  }) => {
    const definition = listDefinition(1, [
      { format: 'upperRoman', text: 'Part %1', extra: '<w:pStyle w:val="Part"/>' },
      { format: 'decimal', text: '%2.', extra: '<w:pStyle w:val="Clause"/>' },
    ])
    const style = (id: string, level: string) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:pPr><w:numPr>${level}<w:numId w:val="1"/></w:numPr></w:pPr></w:style>`
    const parts = {
      numbering: `${definition}<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`,
      styles: style('Part', '') + style('Clause', '<w:ilvl w:val="1"/>'),
    }
    const body =
      paragraph('Sale', '<w:pStyle w:val="Part"/>') +
      paragraph('Price', '<w:pStyle w:val="Clause"/>') +
      paragraph('Title', '<w:pStyle w:val="Clause"/>') +
      paragraph('No number', '<w:pStyle w:val="Clause"/><w:numPr><w:numId w:val="0"/></w:numPr>') +
      paragraph('Law', '<w:pStyle w:val="Part"/>') +
      paragraph('Act', '<w:pStyle w:val="Clause"/>')
    expect(text(body, parts)).toBe(
      'Part I Sale\n1. Price\n2. Title\nNo number\nPart II Law\n1. Act',
    )
  })

  it('writes legal numbering in figures, bullets as dots, and goes past z', ({ expect }) => {
    const numbering =
      listDefinition(1, [
        { format: 'upperRoman', text: '%1.' },
        { format: 'decimal', text: '%1.%2', extra: '<w:isLgl/>' },
      ]) +
      listDefinition(2, [{ format: 'bullet', text: '\uf0b7' }]) +
      listDefinition(3, [{ format: 'lowerLetter', text: '(%1)' }]) +
      [1, 2, 3]
        .map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`)
        .join('')
    const letters = Array.from({ length: 28 }, () => paragraph('y', numbered(3))).join('')
    const lines = text(at(0) + at(1) + paragraph('z', numbered(2)) + letters, { numbering }).split(
      '\n',
    )
    expect(lines.slice(0, 3)).toEqual(['I. x', '1.1 x', '• z'])
    expect(lines.slice(-3)).toEqual(['(z) y', '(aa) y', '(bb) y'])
  })
})

describe('tables, notes and boxes', () => {
  it('reads rows with their cells and keeps blank ones', ({ expect }) => {
    const [page] = read(
      table([
        ['Vendor', 'Jane'],
        ['Purchaser', ''],
      ]),
    ).pages
    expect(page?.text).toBe('Vendor\tJane\nPurchaser\t')
    expect(page?.lines.map((line) => line.cells?.length)).toEqual([2, 2])
  })

  it('lays a nested table flat in its cell and reads a frame of one cell as text', ({ expect }) => {
    const cell = (inner: string) => `<w:tc>${inner}</w:tc>`
    const nested = `<w:tbl><w:tr>${cell(paragraph('Fees'))}${cell(
      table([
        ['2025', '$10'],
        ['2026', '$12'],
      ]),
    )}</w:tr></w:tbl>`
    expect(text(nested)).toBe('Fees\t2025 $10 2026 $12')
    const framed = `<w:tbl><w:tr>${cell(paragraph('First') + paragraph('Second'))}</w:tr></w:tbl>`
    expect(text(framed)).toBe('First\nSecond')
  })

  it('puts a footnote after the paragraph that refers to it', ({ expect }) => {
    const footnotes =
      `<w:footnote w:type="separator" w:id="-1">${paragraph('---')}</w:footnote>` +
      `<w:footnote w:id="2">${paragraph('Subject to clause 4.')}</w:footnote>`
    const body = `<w:p>${run('The price')}<w:r><w:footnoteReference w:id="2"/></w:r>${run(' is fixed.')}</w:p>${paragraph('Next')}`
    expect(text(body, { footnotes })).toBe('The price is fixed.\n¹ Subject to clause 4.\nNext')
  })

  it('reads a text box once, in its newer or else its older form', ({ expect }) => {
    const box = (words: string) => `<w:txbxContent>${paragraph(words)}</w:txbxContent>`
    const both =
      `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${box('Notice')}</wps:txbx></w:drawing></mc:Choice>` +
      `<mc:Fallback><w:pict><v:textbox>${box('Notice')}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent>`
    const older = `<mc:AlternateContent><mc:Choice Requires="x"/><mc:Fallback><w:pict><v:textbox>${box('Old')}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent>`
    expect(
      text(`<w:p>${run('Before')}<w:r>${both}</w:r></w:p><w:p><w:r>${older}</w:r></w:p>`),
    ).toBe('Before\nNotice\nOld')
  })

  it('reads boxes to tick of every kind with their state', ({ expect }) => {
    const control = (state: string) =>
      `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="${state}"/></w14:checkbox></w:sdtPr><w:sdtContent>${run('?')}</w:sdtContent></w:sdt>`
    const field = (inner: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox>${inner}</w:checkBox></w:ffData></w:fldChar></w:r>`
    const symbol = (code: string) => `<w:r><w:sym w:font="Wingdings" w:char="${code}"/></w:r>`
    const body = [
      `${control('1')}${run(' a ')}${control('0')}${run(' b')}`,
      `${field('<w:default w:val="0"/><w:checked/>')}${run(' c ')}${field('<w:default w:val="0"/>')}${run(' d')}`,
      `${symbol('F0FE')}${run(' e ')}${symbol('F0A8')}${run(' f ')}${symbol('F0FD')}${run(' g')}`,
    ]
    expect(text(body.map((inner) => `<w:p>${inner}</w:p>`).join(''))).toBe(
      '☒ a ☐ b\n☒ c ☐ d\n☑ e ☐ f ☒ g',
    )
  })

  it('reads what was inserted, not what was deleted, and counts both and the comments', ({
    expect,
  }) => {
    const body =
      `<w:p>${run('Deposit ')}<w:ins w:id="1">${run('5%')}</w:ins><w:del w:id="2"><w:r><w:delText>10%</w:delText></w:r></w:del></w:p>` +
      `<w:tbl><w:tr><w:trPr><w:del w:id="3"/></w:trPr><w:tc>${paragraph('Gone')}</w:tc></w:tr></w:tbl>`
    const comments = `<w:comment w:id="0">${paragraph('Check')}</w:comment><w:comment w:id="1">${paragraph('Ok')}</w:comment>`
    const source = read(body, { comments })
    expect(source.pages[0]?.text).toBe('Deposit 5%')
    expect(source.revisions).toEqual({ insertions: 1, deletions: 2, comments: 2 })
  })
})

describe('pages', () => {
  const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'

  it('is one page without breaks', ({ expect }) => {
    expect(read(paragraph('a') + paragraph('b') + SECTION()).pages).toHaveLength(1)
  })

  it('begins a page at a page break, within a paragraph too, and drops an empty last one', ({
    expect,
  }) => {
    const inside = `<w:p>${run('b')}<w:r><w:br w:type="page"/></w:r>${run('c')}</w:p>`
    expect(text(paragraph('a') + pageBreak + inside + pageBreak + SECTION())).toBe('a\fb\fc')
  })

  it('begins a page before a paragraph or a style that asks for it, once', ({ expect }) => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="New"><w:pPr><w:pageBreakBefore/></w:pPr></w:style>'
    const body =
      paragraph('a', '<w:pageBreakBefore/>') +
      paragraph('b', '<w:pStyle w:val="New"/>') +
      pageBreak +
      paragraph('c', '<w:pageBreakBefore/>') +
      paragraph('d', '<w:pStyle w:val="New"/><w:pageBreakBefore w:val="0"/>')
    expect(text(body, { styles })).toBe('a\fb\fc\nd')
  })

  it('begins a page at the end of a section, but not of a continuous one nor of the last', ({
    expect,
  }) => {
    expect(text(paragraph('a', SECTION()) + paragraph('b') + SECTION())).toBe('a\fb')
    expect(text(paragraph('a', SECTION('nextPage')) + paragraph('b'))).toBe('a\fb')
    expect(text(paragraph('a', SECTION('oddPage')) + paragraph('b') + SECTION())).toBe('a\fb')
    expect(text(paragraph('a', SECTION('continuous')) + paragraph('b') + SECTION())).toBe('a\nb')
  })

  it('takes from the section that follows how it begins, as Word does', ({ expect }) => {
    const continuous = paragraph('a', SECTION()) + paragraph('b') + SECTION('continuous')
    expect(text(continuous)).toBe('a\nb')
    const columns =
      paragraph('a', SECTION()) + paragraph('b', SECTION('continuous')) + paragraph('c') + SECTION()
    expect(text(columns)).toBe('a\nb\fc')
  })
})
