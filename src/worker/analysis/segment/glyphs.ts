/** Box signs that mean "nothing is marked here"; the private ones are Wingdings as PDF text gives them. */
const EMPTY_BOXES = '☐□▢▯◻◽⬜❏❐❑❒\uf0a8\uf06f\uf071\uf0a3\uf072'
/** Box signs that mean "marked". A black square doubles as a bullet: see `bulletsOn`. */
const MARKED_BOXES = '☑☒✓✔✗✘✕✖■▣◼◾⬛⊠⊡\uf0fe\uf0fc\uf0fb\uf0fd\uf052\uf053\uf054'

const REPLACEMENTS = new Map<number, string>()
for (const sign of EMPTY_BOXES) REPLACEMENTS.set(sign.charCodeAt(0), '☐')
for (const sign of MARKED_BOXES) REPLACEMENTS.set(sign.charCodeAt(0), '☒')
for (const sign of '‘’‚‛′`´') REPLACEMENTS.set(sign.charCodeAt(0), "'")
for (const sign of '“”„‟″«»') REPLACEMENTS.set(sign.charCodeAt(0), '"')
for (const sign of '‐‑‒–—―−') REPLACEMENTS.set(sign.charCodeAt(0), '-')
for (const sign of '\u00ad\u200b\u200c\u200d\u2060\ufeff') REPLACEMENTS.set(sign.charCodeAt(0), '')
for (const [sign, letters] of [
  ['\ufb00', 'ff'],
  ['\ufb01', 'fi'],
  ['\ufb02', 'fl'],
  ['\ufb03', 'ffi'],
  ['\ufb04', 'ffl'],
  ['…', '...'],
] as const) {
  REPLACEMENTS.set(sign.charCodeAt(0), letters)
}

/**
 * What one UTF-16 unit of a page reads as: the unit itself, its plain form, or '' for a mark that
 * is not read. ASCII is left to the caller, who keeps it.
 */
export function plainForm(unit: number): string {
  return REPLACEMENTS.get(unit) ?? String.fromCharCode(unit)
}

/** True for every sort of blank, also the wide and the unbreakable ones. */
export function isBlank(unit: number): boolean {
  return (
    unit === 0x20 ||
    (unit >= 0x09 && unit <= 0x0d) ||
    unit === 0xa0 ||
    unit === 0x3000 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x202f ||
    unit === 0x2028 ||
    unit === 0x2029
  )
}

const LEADING_MARK = /^[ \t]*[■▪◼✓✔✗✘]/gm
const EMPTY_BOX = new RegExp(`[${EMPTY_BOXES}]|\\[ {0,3}\\]`)

/**
 * True when the filled squares or ticks of a page are bullets of a list and not marked boxes: they
 * open several lines, and the page holds no empty box that they could be the marked form of.
 */
export function bulletsOn(pageText: string): boolean {
  const leading = pageText.match(LEADING_MARK)
  return leading !== null && leading.length >= 3 && !EMPTY_BOX.test(pageText)
}
