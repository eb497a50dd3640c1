import { TICKED, UNTICKED, readFormField, readTickState } from './controls.ts'
import { readSymbol, readText } from './inline-text.ts'
import { noteLine } from './note-line.ts'
import type { Numberer } from './numbering.ts'
import { ParagraphBuilder } from './paragraph.ts'
import type { Token } from './paragraph.ts'
import { readParagraphProperties, readRunProperties } from './properties.ts'
import type { ParagraphProperties, RunProperties } from './properties.ts'
import { breakSections, readSectionType } from './sections.ts'
import type { SectionEnd } from './sections.ts'
import type { Styles } from './styles.ts'
import { rowTokens } from './table.ts'
import { XmlReader } from './xml.ts'

export type Notes = {
  readonly footnote: ReadonlyMap<string, string>
  readonly endnote: ReadonlyMap<string, string>
}

type Context = {
  readonly paragraph: ParagraphBuilder
  readonly properties: ParagraphProperties
  run: RunProperties
}

/**
 * Walks through a Word body once. What an element unknown here holds is read as if the element were
 * not there, so that wrappers (links, tags, controls) need no list. Blocks, lines and tables stand in
 * one file because each may hold the others: a text box in a line holds blocks again.
 */
export class BodyReader {
  readonly revisions = { insertions: 0, deletions: 0 }
  readonly #styles: Styles
  readonly #numberer: Numberer
  readonly #notes: Notes | null
  readonly #sections: SectionEnd[] = []
  #noteNumber = 0

  constructor(styles: Styles, numberer: Numberer, notes: Notes | null) {
    this.#styles = styles
    this.#numberer = numberer
    this.#notes = notes
  }

  /** Reads the document part. Throws BrokenXml. */
  read(xml: string): Token[] {
    const reader = new XmlReader(xml)
    while (reader.next()) {
      if (reader.kind === 'open' && reader.name === 'w:body')
        return this.readInside(reader, 'w:body')
    }
    return []
  }

  /** Reads blocks up to the closing tag of `end`. */
  readInside(reader: XmlReader, end: string): Token[] {
    const tokens: Token[] = []
    let lastSection: string | null = null
    while (reader.within(end)) {
      if (reader.kind !== 'open') continue
      switch (reader.name) {
        case 'w:p':
          this.#readParagraph(reader, tokens)
          break
        case 'w:tbl':
          tokens.push(...this.#readTable(reader))
          break
        case 'w:sectPr':
          lastSection = readSectionType(reader)
          break
        case 'mc:AlternateContent':
          tokens.push(...this.#readAlternateBlocks(reader))
          break
        case 'w:sdtPr':
        case 'w:sdtEndPr':
          reader.skip()
          break
        case 'w:del':
        case 'w:moveFrom':
          this.revisions.deletions += 1
          reader.skip()
          break
        case 'w:ins':
        case 'w:moveTo':
          this.revisions.insertions += 1
          break
      }
    }
    return end === 'w:body' ? breakSections(tokens, this.#sections, lastSection) : tokens
  }

  #readAlternateBlocks(reader: XmlReader): Token[] {
    let tokens: Token[] = []
    while (reader.within('mc:AlternateContent')) {
      if (reader.kind !== 'open') continue
      if (tokens.length > 0) reader.skip()
      else if (reader.name === 'mc:Choice' || reader.name === 'mc:Fallback') {
        tokens = this.readInside(reader, reader.name)
      }
    }
    return tokens
  }

  #readParagraph(reader: XmlReader, tokens: Token[]): void {
    let properties: ParagraphProperties | null = null
    let context: Context | null = null
    while (reader.within('w:p')) {
      if (reader.kind !== 'open') continue
      if (reader.name === 'w:pPr') {
        properties = readParagraphProperties(reader)
        continue
      }
      context ??= this.#begin(properties, tokens)
      this.#readInline(reader, context)
    }
    context ??= this.#begin(properties, tokens)
    tokens.push(...context.paragraph.finish())
    if (properties?.section !== undefined) {
      this.#sections.push({ tokens, at: tokens.length, own: properties.section })
    }
  }

  #begin(properties: ParagraphProperties | null, tokens: Token[]): Context {
    const known = properties ?? { styleId: null }
    const style = this.#styles.paragraph(known.styleId)
    if (known.pageBreakBefore ?? style.pageBreakBefore) tokens.push({ kind: 'page-start' })
    const label = this.#numberer.label(
      known.numId ?? style.numId,
      // A number of its own does not take over the level that the style gives to another list.
      known.level ?? (known.numId === undefined ? style.level : null),
      known.styleId,
    )
    const heading = known.outline === undefined ? style.headingLevel : known.outline
    const paragraph = new ParagraphBuilder(label, heading)
    return { paragraph, properties: known, run: this.#plainRun(known) }
  }

  #plainRun(properties: ParagraphProperties): RunProperties {
    const style = this.#styles.paragraph(properties.styleId)
    return { bold: style.bold, fontSize: style.fontSize, hidden: style.hidden, font: '' }
  }

  /** Reads the opening tag at hand and, where it is one that is read as a whole, all within it. */
  #readInline(reader: XmlReader, context: Context): void {
    const { paragraph } = context
    switch (reader.name) {
      case 'w:r':
        context.run = this.#plainRun(context.properties)
        break
      case 'w:rPr':
        context.run = readRunProperties(reader, context.run, this.#styles)
        break
      case 'w:t':
      case 'm:t':
        this.#write(context, readText(reader, context.run.font))
        break
      case 'w:tab':
      case 'w:ptab':
        this.#write(context, '\t')
        break
      case 'w:noBreakHyphen':
        this.#write(context, '-')
        break
      case 'w:br':
      case 'w:cr':
        if (reader.attribute('w:type') === 'page') paragraph.pageBreak()
        else if (reader.attribute('w:type') === 'column') this.#write(context, ' ')
        else paragraph.newLine()
        break
      case 'w:sym':
        this.#write(context, readSymbol(reader))
        break
      case 'w:ffData':
        this.#write(context, readFormField(reader))
        break
      case 'w:sdt':
        this.#readControl(reader, context)
        break
      case 'w:footnoteReference':
        this.#writeNote(context, this.#notes?.footnote.get(reader.attribute('w:id') ?? ''))
        break
      case 'w:endnoteReference':
        this.#writeNote(context, this.#notes?.endnote.get(reader.attribute('w:id') ?? ''))
        break
      case 'mc:AlternateContent':
        this.#readAlternate(reader, context)
        break
      case 'w:txbxContent':
        paragraph.after.push(...this.readInside(reader, 'w:txbxContent'))
        break
      case 'a:blip':
      case 'v:imagedata':
        paragraph.picture()
        break
      case 'w:ins':
      case 'w:moveTo':
        this.revisions.insertions += 1
        break
      case 'w:del':
      case 'w:moveFrom':
        this.revisions.deletions += 1
        reader.skip()
        break
      case 'w:instrText':
      case 'w:delText':
      case 'w:delInstrText':
      case 'w:rt':
      case 'w:fldData':
        reader.skip()
        break
    }
  }

  #readAll(reader: XmlReader, end: string, context: Context): void {
    while (reader.within(end)) if (reader.kind === 'open') this.#readInline(reader, context)
  }

  #write(context: Context, text: string): void {
    if (!context.run.hidden) context.paragraph.add(text, context.run.bold, context.run.fontSize)
  }

  #readControl(reader: XmlReader, context: Context): void {
    let ticked: boolean | null = null
    while (reader.within('w:sdt')) {
      if (reader.kind !== 'open') continue
      if (reader.name === 'w:sdtPr') ticked = readTickState(reader)
      else if (reader.name === 'w:sdtContent' && ticked !== null) {
        this.#write(context, ticked ? TICKED : UNTICKED)
        reader.skip()
      } else if (reader.name === 'w:sdtContent') this.#readAll(reader, 'w:sdtContent', context)
    }
  }

  /** The same thing for newer and for older programs: one of them is read. */
  #readAlternate(reader: XmlReader, context: Context): void {
    const before = context.paragraph.extent
    while (reader.within('mc:AlternateContent')) {
      if (reader.kind !== 'open') continue
      if (context.paragraph.extent > before) reader.skip()
      else if (reader.name === 'mc:Choice' || reader.name === 'mc:Fallback') {
        this.#readAll(reader, reader.name, context)
      }
    }
  }

  /** A note follows the paragraph that refers to it, under its number. */
  #writeNote(context: Context, text: string | undefined): void {
    if (text === undefined || text === '') return
    this.#noteNumber += 1
    context.paragraph.after.push(noteLine(this.#noteNumber, text))
  }

  #readTable(reader: XmlReader): Token[] {
    const tokens: Token[] = []
    while (reader.within('w:tbl')) {
      if (reader.kind !== 'open') continue
      if (reader.name === 'w:tr') tokens.push(...this.#readRow(reader))
      else if (reader.name === 'w:tblPr' || reader.name === 'w:tblGrid') reader.skip()
    }
    return tokens
  }

  #readRow(reader: XmlReader): Token[] {
    const cells: Token[][] = []
    let deleted = false
    while (reader.within('w:tr')) {
      if (reader.kind !== 'open') continue
      if (reader.name === 'w:tc') cells.push(this.readInside(reader, 'w:tc'))
      else if (reader.name === 'w:trPr') deleted = this.#readRowProperties(reader)
      else if (reader.name === 'w:tblPrEx') reader.skip()
    }
    return deleted ? [] : rowTokens(cells)
  }

  #readRowProperties(reader: XmlReader): boolean {
    let deleted = false
    while (reader.within('w:trPr')) {
      if (reader.kind !== 'open') continue
      if (reader.name === 'w:ins') this.revisions.insertions += 1
      if (reader.name === 'w:del') {
        this.revisions.deletions += 1
        deleted = true
      }
    }
    return deleted
  }
}
