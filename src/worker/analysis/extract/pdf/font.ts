import { numberIn } from './operands.ts'

/** The font that a page names: what pdf.js tells of it after the page was read. */
export type Font = {
  readonly name: string
  readonly unit: number
  readonly bold: boolean
  readonly vertical: boolean
}

export const UNKNOWN_FONT: Font = { name: '', unit: 0.001, bold: false, vertical: false }

/** What reading needs of a font as pdf.js describes it. */
export function describeFont(value: unknown): Font {
  if (typeof value !== 'object' || value === null) return UNKNOWN_FONT
  const name = 'name' in value && typeof value.name === 'string' ? value.name : ''
  const matrix =
    'fontMatrix' in value && Array.isArray(value.fontMatrix) ? numberIn(value.fontMatrix[0]) : 0
  return {
    name,
    unit: matrix === 0 ? UNKNOWN_FONT.unit : Math.abs(matrix),
    bold:
      /bold|black|heavy|demi/i.test(name) ||
      ('bold' in value && value.bold === true) ||
      ('black' in value && value.black === true),
    vertical: 'vertical' in value && value.vertical === true,
  }
}
