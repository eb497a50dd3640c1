/** The patterns of this file, for the test of their running time. */
export const MARKED_PATTERNS = {
  answeredNo: /[^☐☒.;]{3,90}(?:☒ ?no\b ?[|/,]? ?☐ ?yes\b|☐ ?yes\b ?[|/,]? ?☒ ?no\b)/i,
  left: /☐ ?(?!yes\b|no\b)[^☐☒]{2,90}/i,
  boxLast: /[☐☒]\W{0,3}$/,
} as const

const EVERY_NO = new RegExp(MARKED_PATTERNS.answeredNo, 'gi')
const EVERY_LEFT = new RegExp(MARKED_PATTERNS.left, 'gi')

/**
 * What a line of choices says by its marks: "land tax is adjustable ☒ NO ☐ yes" and an option that is
 * left unmarked say nothing. A text without a marked box stays as it is.
 */
export function markedWords(text: string): string {
  if (!text.includes('☒') || !text.includes('☐')) return text
  const affirmed = text.replaceAll(EVERY_NO, ' ')
  // Boxes that stand behind their labels leave the label before the box unmarked, and not the next.
  return MARKED_PATTERNS.boxLast.test(affirmed) ? affirmed : affirmed.replaceAll(EVERY_LEFT, ' ')
}
