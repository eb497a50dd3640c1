import { readSectionType } from './sections.ts'
import { halfPoints, isOn, toNumber } from './styles.ts'
import type { Styles } from './styles.ts'
import type { XmlReader } from './xml.ts'

/** What a paragraph says of itself; a property that it does not mention is absent. */
export type ParagraphProperties = {
  readonly styleId: string | null
  readonly numId?: string
  readonly level?: number
  /** Level 1–9 of a heading; null takes a heading's level away. */
  readonly outline?: number | null
  readonly pageBreakBefore?: boolean
  /** Present where a section ends with this paragraph: how that section begins, null if unsaid. */
  readonly section?: string | null
}

/** How letters of a run look. */
export type RunProperties = {
  readonly bold: boolean
  readonly fontSize: number | null
  readonly hidden: boolean
  readonly font: string
}

/** Reads a paragraph's properties, with their opening tag at hand. */
export function readParagraphProperties(reader: XmlReader): ParagraphProperties {
  let properties: ParagraphProperties = { styleId: null }
  while (reader.within('w:pPr')) {
    if (reader.kind !== 'open') continue
    const value = reader.attribute('w:val')
    const level = toNumber(value)
    switch (reader.name) {
      case 'w:pStyle':
        properties = { ...properties, styleId: value }
        break
      case 'w:numId':
        if (value !== null) properties = { ...properties, numId: value }
        break
      case 'w:ilvl':
        if (level !== null) properties = { ...properties, level }
        break
      case 'w:outlineLvl':
        if (level !== null) properties = { ...properties, outline: level < 9 ? level + 1 : null }
        break
      case 'w:pageBreakBefore':
        properties = { ...properties, pageBreakBefore: isOn(value) }
        break
      case 'w:sectPr':
        properties = { ...properties, section: readSectionType(reader) }
        break
      // Earlier states of the paragraph, and the looks of its mark.
      case 'w:pPrChange':
      case 'w:rPr':
        reader.skip()
        break
    }
  }
  return properties
}

/** Reads a run's properties on top of what its paragraph gives it. */
export function readRunProperties(
  reader: XmlReader,
  plain: RunProperties,
  styles: Styles,
): RunProperties {
  let run = plain
  while (reader.within('w:rPr')) {
    if (reader.kind !== 'open') continue
    const value = reader.attribute('w:val')
    switch (reader.name) {
      case 'w:rStyle': {
        const letters = styles.letters(value ?? '')
        run = { ...run, bold: letters.bold ?? run.bold, hidden: letters.hidden ?? run.hidden }
        break
      }
      case 'w:b':
        run = { ...run, bold: isOn(value) }
        break
      case 'w:sz':
        run = { ...run, fontSize: halfPoints(value) ?? run.fontSize }
        break
      case 'w:vanish':
        run = { ...run, hidden: isOn(value) }
        break
      case 'w:rFonts':
        run = { ...run, font: reader.attribute('w:ascii') ?? reader.attribute('w:hAnsi') ?? '' }
        break
      case 'w:rPrChange':
        reader.skip()
        break
    }
  }
  return run
}
