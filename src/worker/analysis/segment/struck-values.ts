const MONTH =
  '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|tember|ober)?'
const UNITS = 'one|two|three|four|five|six|seven|eight|nine'
const COUNT = `(?:\\d{1,3}|(?:twenty|thirty|forty|sixty|ninety)(?:[- ](?:${UNITS}))?|${UNITS}|ten|eleven|twelve|fourteen|fifteen)`
const UNIT =
  "(?:(?:clear |business |working |calendar )?(?:days?|weeks?|months?|hours?)(?:' notice)?)"
const DAY = `(?:\\d{1,2}(?:st|nd|rd|th)? ${MONTH} \\d{4}|\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4})`
const SUM = '\\$ ?\\d[\\d,]{0,12}(?:\\.\\d\\d)?|\\d{1,3}(?:\\.\\d{1,3})? ?(?:%|per ?cent)'
/** A day, a sum, a share or a time: what is put right by hand in a form. */
const VALUE = `(?:\\d{1,2} ?(?:pm|noon) (?:on )?)?(?:${DAY}|${SUM}|${COUNT} ${UNIT})`
const ANY = `(?:${VALUE}|\\d{1,3})`
/** How a typed copy says that ink goes through the words beside it. */
const STRUCK =
  '(?:(?:has been |is |was )?(?:crossed|struck|ruled|lined|scored|inked)[- ](?:out|through|off)|deleted)(?: (?:by hand|in (?:ink|pen)))?'
/** "…, both initialled", "… D.Q. L.Q." */
const INITIALS = '(?:,? [^{}()\\[\\]\\n]{1,30})?'
const SHAPES = [
  // {16 October 2026 crossed out}, [10 - deleted], (10 days struck out)
  `[{[(] ?${ANY}[,;:]? ?(?:- )?${STRUCK}${INITIALS} ?[}\\])]`,
  // [deleted: 10], {crossed out: 16 October 2026}
  `[{[(] ?${STRUCK}: ?${ANY} ?[}\\])]`,
  // 16 October 2026 [crossed out]
  `(?<![\\w$.])${VALUE} ?[{[(] ?${STRUCK}${INITIALS} ?[}\\])]`,
  // 16 October 2026, crossed out, 2 October 2026
  `\\b${DAY},? ${STRUCK}(?=[,;:]? (?:and |now )?${DAY})`,
  // ~~10~~, Yes / ~~No~~: whatever a line is drawn through, with the stroke between two choices
  '(?:\\/ ?)?~~[^~\\n]{1,400}~~(?: ?\\/)?',
  // <s>10</s>, <del>16 October 2026</del>
  `<(?:s|del|strike)> ?${ANY} ?</(?:s|del|strike)>`,
]
const STRUCK_VALUE = new RegExp(SHAPES.join('|'), 'gi')
/** What is written beside it: "{2 October 2026}", "[inserted: 3]", "__14__". */
const IN_ITS_PLACE = new RegExp(
  `^(\\s{0,12}(?:[{[(]|__|\\+\\+|<ins>)\\s?(?:(?:inserted|written in|added|now|replaced (?:by|with))[: ] ?)?)${ANY}(\\s?(?:inserted|written in|added)?\\s?(?:[}\\])]|__|\\+\\+|</ins>))`,
  'i',
)

/**
 * Where in a stretch of a page a day, a sum or a number stands that was crossed out by hand, and the
 * marks around what was written in its place: they are read over, as is all that a line is drawn
 * through. Null where there are none. Words and clauses that are only said to be struck out stay: what
 * becomes of the contract without them is for the rules.
 */
export function struckValues(text: string, start: number, end: number): ReadonlySet<number> | null {
  const own = text.slice(start, end)
  if (!/\b(?:out|through|off|deleted)\b|~~|<(?:s|del|strike)>/iu.test(own)) return null
  const found = new Set<number>()
  const passOver = (from: number, length: number) => {
    for (let at = from; at < from + length; at += 1) found.add(start + at)
  }
  for (const match of own.matchAll(STRUCK_VALUE)) {
    const behind = match.index + match[0].length
    passOver(match.index, match[0].length)
    const [whole, opens = '', closes = ''] = IN_ITS_PLACE.exec(own.slice(behind)) ?? []
    if (whole === undefined) continue
    passOver(behind, opens.length)
    passOver(behind + whole.length - closes.length, closes.length)
  }
  return found.size === 0 ? null : found
}
