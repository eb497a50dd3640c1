import type { Span } from '../../document.ts'
import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'

/** A thing that the papers say goes with the property, or does not. */
export type Good = {
  /** "solar panel": without article, in the singular. */
  readonly name: string
  readonly head: string
  /** The words that tell this one from others of its kind. */
  readonly marks: ReadonlySet<string>
  /** Where it stands: "in the lounge". */
  readonly place: readonly string[]
  /** "four", "(3)": so many are meant, and none is left out. */
  readonly isCounted: boolean
  readonly isSingle: boolean
  readonly span: Span
  readonly text: string
}

export const GOOD_NAME_PATTERNS = wordings({
  /** What stands before the thing that a sentence is about. */
  opening:
    /^(?:.{0,300}:|.{0,60}\b(?:agree[ds]?|acknowledges?|states?|confirms?|understood|noted|accepts?|warrants?|told|informed|aware|disclosed|discloses?|save|except) that\b)/i,
  /** "For the avoidance of doubt", "notwithstanding the particulars," "under the will". */
  aboutIt:
    /^ ?(?:(?:for (?:the )?avoidance of (?:any )?doubt|to avoid (?:any )?doubt|for clarity|however|but|(?:despite|notwithstanding|contrary to) [^,]{3,60},|(?:under|by) (?:the|his|her) will|as (?:was )?(?:agreed|discussed)),? )(?:that )?/i,
  aside: /\b(?:except|other than|save for|excluding|apart from|but not|not including)\b/i,
  box: /[☐☒]/,
  ticked: /☒ ?([^☐☒]{2,60})/i,
  cut: /\s(?:with|which|that|in|on|at|to|of|from|for|as|as seen|by|above|under|between|being|made|including|listed|numbered|and its|is|are|was|were|belongs?|stays?|remains?|has|have|does|do|will|may|must|shall|if|unless|when|before|after|until|because)\b|[(:.]|\d/i,
  noGood: /\b(?:property|land|lot|scheme|contract|price|purchaser|buyer|notice|certificate)\b/i,
  /** Words that alone could be anything. */
  anything:
    /^(?:equipment|plant|machinery|system|unit|item|building|area|part|thing|fitting|good)$/,
  place: /(?:in|on|at|to|of|under|above|by|between|from)$/i,
  rooms:
    /^(?:lounge|living|sitting|dining|family|kitchen|laundry|bath|bathroom|bedroom|room|hall|garage|carport|house|yard|garden|roof|deck|verandah|patio|home|dwelling|rear|front|back)$/,
  counted: /^ ?(?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) |\(\d{1,2}\)/i,
  heap: /\b(?:head|pair|set|stack|pile|number|couple|remains|rest) of (?:the )?/i,
  parts: /[,;|•]|\band\b|&| \/ | - /i,
  climate:
    /\breverse[- ]cycle(?: split)?(?: (?:units?|systems?|air[- ]?condition(?:ers?|ing)))?\b|\bsplit[- ]?systems?(?: air[- ]?condition(?:ers?|ing))?\b|\bsplit (?:units?|air[- ]?condition(?:ers?|ing))\b|\bair[- ]?condition(?:ers?|ing)(?: units?)?\b|\bheating and cooling(?: units?| systems?)?\b/i,
  solar:
    /\bsolar (?:pv )?(?:panels?|systems?|array)(?: system)?\b|\bphotovoltaic (?:panels?|system)\b/i,
  water: /\bhot water (?:services?|systems?|units?|heaters?|cylinders?)\b/i,
  window: /\bwindow (?:coverings?|furnishings?|treatments?)\b/i,
  hood: /\brange ?hoods?\b/i,
  fridge: /\bfridges?\b/i,
  spa: /\bspa (?:baths?|pools?|tubs?)\b/i,
  coolroom: /\bcool[- ]room\b/i,
})

const SMALL = new Set(
  'the a an all any each every both some one two three four five six seven eight nine ten its his her their vendor seller and other only also item items nil none no not as per see list above said away off out leaving'.split(
    ' ',
  ),
)

/** Words that choose some of a number of things alike. */
const CHOOSING = new Set(
  'older newer old new small large smaller larger bedroom upstairs'.split(' '),
)

/** What has no number: of it a part can be meant. */
const MASS = new Set(
  'carpet furniture equipment lighting flooring shelving roofing fencing linen crockery tile timber'.split(
    ' ',
  ),
)

/** The things named in a list; of a sentence, what stands behind its label. */
export function goodsListed(words: string, span: Span, text: string, isSentence = false): Good[] {
  const { opening, aboutIt, box, ticked, parts: between } = GOOD_NAME_PATTERNS
  const own = isSentence ? words.replace(opening, '').replace(aboutIt, '') : words
  const parts = box.test(own)
    ? [...own.matchAll(everywhere(ticked))].flatMap(([, item = '']) =>
        item.replace(/^other:? ?/i, '').split(between),
      )
    : alike(own).split(between)
  let before: readonly string[] = []
  return parts.slice(0, 60).flatMap((part) => {
    // "Pool equipment including heat pump": the pump is of the pool.
    const [first = '', within] = part.split(/\bincluding\b/i)
    const good = goodOf(first, span, text)
    const inner = within === undefined ? null : goodOf(within, span, text)
    const goods: Good[] = []
    // "Pool pump and cleaner": the cleaner is of the pool too.
    if (good !== null) goods.push({ ...good, marks: new Set([...good.marks, ...before]) })
    if (inner !== null)
      goods.push({ ...inner, marks: new Set([...inner.marks, ...(good?.marks ?? [])]) })
    before = isSentence || good === null ? [] : good.name.split(' ').slice(0, -1)
    return goods
  })
}

/** Whether what is left out is, by all its words, what is included. */
export function isSameGood(own: Good, left: Good): boolean {
  if (own.head !== left.head) return false
  const isHome = left.place.every((word) => GOOD_NAME_PATTERNS.rooms.test(word))
  const isOne = (own.isSingle && left.isSingle) || own.isCounted
  const placed = isOne && isHome ? [] : left.place
  return [...left.name.split(' '), ...placed].every(
    (word) =>
      own.marks.has(word) || own.place.includes(word) || (own.isCounted && CHOOSING.has(word)),
  )
}

function goodOf(part: string, span: Span, text: string): Good | null {
  const { aside, cut: cutAt, noGood, anything, place: placed, counted } = GOOD_NAME_PATTERNS
  if (aside.test(part)) return null
  const bare = alike(part.trim())
    .replace(/^(?:\d{1,2} x |\d{1,2} (?=[a-z])|\(?[a-z]{0,2}\d{1,2}(?:\.\d{1,2})?[.)]? )/, '')
    .replace(everywhere(GOOD_NAME_PATTERNS.heap), ' ')
    .trim()
  const cut = cutAt.exec(bare)
  const printed = cut === null ? bare : bare.slice(0, cut.index)
  const words = wordsOf(printed).map((word, _, all) =>
    all.length === 1 && SOLAR.has(word) ? 'solarpanel' : word,
  )
  const head = words.at(-1)
  if (
    head === undefined ||
    noGood.test(words.join(' ')) ||
    (words.length === 1 && anything.test(head)) ||
    head.length < 3 ||
    words.length > 5
  )
    return null
  const place =
    cut === null || !placed.test(cut[0])
      ? []
      : wordsOf(bare.slice(cut.index + cut[0].length).split('(')[0] ?? '')
  return {
    name: words.join(' '),
    head,
    marks: new Set(words),
    place,
    isCounted: counted.test(part),
    isSingle: !printed.trim().endsWith('s') && !MASS.has(head),
    span,
    text,
  }
}

/** How papers name the solar panels once they have spoken of them. */
const SOLAR = new Set(['panel', 'array'])

/** One word for what goes by several names. */
function alike(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(everywhere(GOOD_NAME_PATTERNS.climate), 'airconditioner')
    .replaceAll(everywhere(GOOD_NAME_PATTERNS.solar), 'solarpanel')
    .replaceAll(everywhere(GOOD_NAME_PATTERNS.water), 'hotwater')
    .replaceAll(everywhere(GOOD_NAME_PATTERNS.window), 'windowcovering')
    .replaceAll(everywhere(GOOD_NAME_PATTERNS.hood), 'rangehood')
    .replaceAll(everywhere(GOOD_NAME_PATTERNS.fridge), 'refrigerator')
    .replaceAll(everywhere(GOOD_NAME_PATTERNS.spa), 'spa')
    .replaceAll(everywhere(GOOD_NAME_PATTERNS.coolroom), 'coolroom')
}

function wordsOf(text: string): string[] {
  return text
    .split(/[^a-z-]/)
    .filter((word) => word.length > 1 && !SMALL.has(word))
    .map((word) => (/[^s]s$/.test(word) ? word.slice(0, -1) : word))
}
