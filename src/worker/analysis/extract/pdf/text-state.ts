import type { Font } from './font.ts'
import type { Matrix } from './geometry.ts'
import type { Fill } from './shapes.ts'

import { UNKNOWN_FONT } from './font.ts'

export type TextState = {
  ctm: Matrix
  font: Font
  fontId: string
  fontSize: number
  charSpacing: number
  wordSpacing: number
  hScale: number
  leading: number
  rise: number
  fill: Fill
}

/** The state with which a page, and each annotation on it, begins. */
export function freshTextState(ctm: Matrix): TextState {
  return {
    ctm,
    font: UNKNOWN_FONT,
    fontId: '',
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    hScale: 1,
    leading: 0,
    rise: 0,
    fill: 'ink',
  }
}
