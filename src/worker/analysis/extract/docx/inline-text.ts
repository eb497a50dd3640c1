import { symbolFor } from '../glyph-text.ts'
import type { XmlReader } from './xml.ts'

/** The text of the element at hand, in a font that may show codes as signs. */
export function readText(reader: XmlReader, font: string): string {
  const element = reader.name
  let text = ''
  while (reader.within(element)) if (reader.kind === 'text') text += reader.text
  // Some programs write the codes of Wingdings as letters of the private area.
  const symbols = text.replaceAll(/[\uf020-\uf0ff]/gu, (letter) => {
    return symbolFor(font, letter.codePointAt(0) ?? 0) ?? letter
  })
  return symbols.replaceAll(/[\n\r]/gu, ' ').replaceAll('\u00ad', '')
}

/** The sign that the element at hand names by font and code; empty where it means nothing outside it. */
export function readSymbol(reader: XmlReader): string {
  const font = reader.attribute('w:font') ?? ''
  const code = Number.parseInt(reader.attribute('w:char') ?? '', 16)
  if (Number.isNaN(code)) return ''
  const isPrivate = code >= 0xe000 && code <= 0xf8ff
  return symbolFor(font, code) ?? (isPrivate ? '' : String.fromCodePoint(code))
}
