/**
 * Pictograms of the two symbol fonts every office program has, by their code in the font. Only what
 * stands for a box or a mark matters here. Wingdings: Microsoft's chart; Wingdings 2 likewise.
 */
const WINGDINGS: Readonly<Record<number, string>> = {
  0x6f: '☐',
  0x71: '☐',
  0x72: '☐',
  0xa8: '☐',
  0xfb: '✗',
  0xfc: '✓',
  0xfd: '☒',
  0xfe: '☑',
  0x6c: '•',
  0x6e: '▪',
  0x77: '•',
  0x9f: '•',
  0xa7: '▪',
  0xb7: '•',
  0xd8: '➢',
  0xe0: '→',
}
const WINGDINGS_2: Readonly<Record<number, string>> = {
  0x2a: '☐',
  0x30: '☐',
  0xa3: '☐',
  0x4f: '✗',
  0x50: '✓',
  0x51: '☒',
  0x52: '☑',
  0x53: '☒',
  0x54: '☒',
  0x97: '•',
}
const ZAPF_DINGBATS: Readonly<Record<number, string>> = {
  0x33: '✓',
  0x34: '✓',
  0x35: '✗',
  0x36: '✗',
  0x37: '✗',
  0x38: '✗',
  0x6c: '●',
  0x6e: '■',
  0x6f: '☐',
  0x70: '☐',
  0x71: '☐',
  0x72: '☐',
}
/** What other programs map those pictograms to, folded to the plain sign. */
const SAME_SIGN: Readonly<Record<string, string>> = {
  '❏': '☐',
  '❐': '☐',
  '❑': '☐',
  '❒': '☐',
  '◻': '☐',
  '⬜': '☐',
  '🗹': '☑',
  '🗷': '☒',
  '🗵': '☒',
  '✔': '✓',
  '✘': '✗',
  '✕': '✗',
  '✖': '✗',
}
const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'ft',
  ﬆ: 'st',
}

/** What a code of a symbol font shows, or null where the font is none of those or the code is another. */
export function symbolFor(fontName: string, code: number): string | null {
  // Word writes the code in the private area, U+F000 and up.
  const low = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code
  if (/wingdings ?2/i.test(fontName)) return WINGDINGS_2[low] ?? null
  if (/wingdings ?3/i.test(fontName)) return null
  if (/wingdings/i.test(fontName)) return WINGDINGS[low] ?? null
  if (/dingbats/i.test(fontName)) return ZAPF_DINGBATS[low] ?? null
  return null
}

/** Signs without a shape of their own; a page text with them could not be searched. */
const SHAPELESS = /[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200f\u2060\ufeff\ufffe\uffff]/gu

/** The letters of one glyph, with ligatures opened and variants of a sign folded to the plain one. */
export function plainText(unicode: string): string {
  // Word prints its soft hyphen as the sign U+00AD where a line really ends in it.
  if (unicode === '\u00ad') return '-'
  const folded = SAME_SIGN[unicode] ?? LIGATURES[unicode] ?? unicode
  return folded.replace(SHAPELESS, '')
}
