type PdfGlyph = {
  readonly unicode: string
  readonly width: number
  readonly isSpace: boolean
  readonly originalCharCode: number
}

/** Is an item of shown text a glyph, and not a shift? */
export function isGlyph(item: unknown): item is PdfGlyph {
  return typeof item === 'object' && item !== null && 'unicode' in item && 'width' in item
}
