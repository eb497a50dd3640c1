import type { Block, Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const ORDINALS = [
  /\b(?:first|1st|one|1)\b/i,
  /\b(?:second|2nd|two|2)\b/i,
  /\b(?:third|3rd|three|3)\b/i,
  /\b(?:fourth|4th|four|4)\b/i,
]
const ORDINAL = '(?:first|second|third|fourth|1st|2nd|3rd|4th)'

export const PAID_PATTERNS = wordings({
  /** "Paid to", "payments have been made up to and including". */
  until:
    /(?<!\b(?:be|not|un|if|when|get) ?)\b(?:paid|payments?(?: (?:was|were|has been|have been))?(?: made| received)?)(?: up)?(?: in full)?,? ?(?:to|until|till|through(?: to)?)\b(?! date\b)(?: and including)?(?: the end of)?[: ]{1,3}/i,
  /** The heads of a column that holds such days, or what is owing. */
  untilHead: /\bpaid (?:up )?(?:to|until)\b(?! date)/i,
  owingHead: /\b(?:unpaid|owing|outstanding|balance)\b/i,
  paidHead: /(?<!\bun)(?<!\bto be )\bpaid\b/i,
  /** One amount or two, right behind a charge. */
  figures: /^[^\w$]{0,4}\$? ?(\d[\d,]{0,8}\.\d\d)(?:[^\w$]{1,4}\$? ?(\d[\d,]{0,8}\.\d\d))?(?!\d)/i,
  /** A cell of nothing before another figure. */
  zeroFirst: /^[^\w$]{0,4}\$? ?0\.00(?=[^\w$]{1,4}\$? ?\d)/i,
  nilCell: /^\W{0,3}(?:nil|none|nothing|\$? ?0\.00)(?!\d)/i,
  parts: new RegExp(
    `\\b(?:${ORDINAL}(?: (?:two|three))?(?:(?:, | and | & |, and )(?:the )?${ORDINAL}){0,3}|one|two|three|all four) (quarter|instalment|half|half[- ]year)s?\\b(?! rates?)[^.;:$]{0,24}(?<!\\bun|\\bnot |\\bbe )(?:paid|received)\\b`,
    'i',
  ),
  /** "Four instalments … The first was paid on 25 August": which one, with its name left out. */
  partsAlone: new RegExp(
    `\\b(quarter|instalment|half[- ]year)s\\b(?:[^$]{0,20}\\$ ?[\\d,.]{2,12})?[^$]{0,200}\\bthe ${ORDINAL}(?:(?:, | and )(?:the )?${ORDINAL}){0,2}(?: one| of (?:them|these))? (?:was|were|is|are|has been|have been) (?:duly )?(?:paid|received)\\b`,
    'i',
  ),
  /** "Four quarters of $960.00; first paid". */
  partsBehind: new RegExp(
    `\\b(quarter|instalment)s (?:of )?\\$ ?[\\d,.]{1,12}[;,] (?:the )?${ORDINAL}(?:(?:, | and )${ORDINAL}){0,2} (?:is |are )?paid\\b`,
    'i',
  ),
  /** "Quarter to 31/12/2026 paid". */
  untilBehind:
    /\b(?:quarter|half[- ]year|period|months?) (?:to|ended|ending) ([^;$]{6,20}?),? (?:has been |is |was )?paid\b/i,
  partCell: new RegExp(`^\\W{0,3}${ORDINAL} (quarter|instalment|half|half[- ]year)\\b`, 'i'),
  /** "of which $671.00 paid", "$622.00 has been paid". */
  sumBefore:
    /\$ ?\d[\d,]{0,9}(?:\.\d\d)?(?: (?:of (?:it|this|that)|has been|have been|was|were|is|already)){0,2} (?:paid|received)\b(?! (?:by|to date|quarterly|in (?:two|four|ten))|[: ]{1,2}(?:nil|none|nothing|\$|[\d,]{1,9}\.\d\d))/i,
  /** "Paid to date $947.40", "less payment 12 August 2026 $1,046.35". */
  sumBehind:
    /(?<!\b(?:be|not|un|if|when|two|three|four|ten|equal|quarterly|\d) ?)\b(?:paid|payments?|received)\b(?! (?:by|of|in (?:two|four|ten)|quarterly))(?: (?:to date|received|made|on))?[^.;$]{0,28}\$ ?\d[\d,]{0,9}(?:\.\d\d)?/i,
  /** The slip of a bill asks for a payment and tells none. */
  slip: /\bpayment (?:slip|advice|coupon)\b|\bbiller code\b/i,
  full: /^[ .,;:|(-]{0,4}(?:(?:for the|a|per) (?:year|annum)[ .,;:|(-]{0,4})?(?:(?:all|was|were|is|has been|have been) )?(?:paid|received)\b(?! (?:to date|up to date|by|quarterly|half|in (?:two|four|ten|part)|monthly)|[: ]{1,2}(?:nil|none|nothing|[\d,]{1,9}\.\d\d))|[,;] (?:all )?paid[,.;]|\b(?:paid in full|fully paid|paid for the (?:whole |full |current )?(?:rating )?year)\b|\b(?:outstanding|unpaid|owing|amount (?:due|payable)|(?<!\b(?:opening|previous|prior|earlier) )balance(?: owing| due)?|payable)\W{1,3}(?:nil|none|nothing|\$ ?0\.00|0\.00)(?![\d])|\bnothing (?:more |further )?(?:is |remains |left )?(?:owing|to (?:be paid|pay)|payable)\b(?! (?:from|of|for) (?:earlier|former|previous|past))|\bno (?:amount|rates?) (?:is |are )?(?:outstanding|owing|unpaid)\b/i,
  /** Where the year is cut into parts, "paid" alone may be said of one of them. */
  inParts: /\b(?:instalments?|quarters?|quarterly|half[- ]years?)\b/i,
  wholly:
    /\b(?:in full|fully paid|all (?:four |\w{2,4} )?(?:instalments |quarters )?(?:are |were )?(?:marked )?paid|(?:whole|full) (?:year|amount))\b/i,
  part: /\b(?:part(?:ly|ial|ially)? pa(?:id|yments?)|paid in part|(?:paid|payments?) (?:up )?to date|instalments? (?:are |is )?(?:up to date|current|paid)|not (?:yet )?(?:been )?paid|nothing (?:has been |was )?paid|paid[: ]{1,2}(?:nil|none|nothing|[\d,]{1,9}\.\d\d)|(?:balance|owing)\b[^.;$]{0,30}\$ ?(?!0\.00)\d|(?:first|second|third|last|next) instalment\b[^.;]{0,20}\b(?:falls due|due)|instalments? (?:no\.? )?[1-9]\b)/i,
  /** A sum of earlier years takes the payments first. */
  arrears:
    /\b(?:arrears?|overdue|unpaid|outstanding|(?:brought|carried) forward|in default)\b[^.;$]{0,60}(?:\$ ?(?!0\.00)\d|\s(?!0\.00)\d[\d,]{0,9}\.\d\d\b)/i,
  instalments:
    /(?<!\b(?:first|last) )\b(two|three|four|six|ten|2|3|4|6|10) (?:equal |quarterly |yearly |annual )?instalments\b(?! (?:are |were |have been )?paid)/i,
  /** "Instalment 1 | $390.00 | paid 12 August", "Paid: second quarter $402.10": a row of its own for one or more of them. */
  instalmentRow: new RegExp(
    `^\\W{0,3}(?:(?:paid|received|less)\\b\\W{0,4})?(?:the )?(?:${ORDINAL}(?:(?:, | and | & )(?:the )?${ORDINAL}){0,3} (?:rates? )?(?:instal?ment|quarter)s?|(?:instal?ment|quarter)s? (?:no\\.? ?)?[1-4](?:(?:, | and | & )[1-4]){0,3})\\b`,
    'i',
  ),
  rowPaid: /(?<!\b(?:not|be|yet|if|when|un) ?)\b(?:paid|received|payment)\b/i,
  rowOpen:
    /\b(?:not (?:yet )?(?:been )?(?:due|paid|received)|unpaid|to be paid|falls? due|overdue|each|dishonoured|reversed)\b/i,
  /** Another charge begins, which is paid or not by itself. */
  other:
    /\b(?:water|taswater|land tax|revenue ?sa|state revenue|emergency services levy|ESL\b|strata|owners'? corporation|body corporate|local land services|LLS\b|special (?:charge|rate)|underground power|infrastructure charge|agent'?s? commission|mortgage)\b/i,
  /** Rows below the amount that say how its account stands. */
  account:
    /\b(?:paid|payments?|received|receipt|instalments?|quarters?|balance|arrears|outstanding|owing|unpaid|overdue|(?:brought|carried) forward|amount (?:due|payable))\b/i,
})

/** The words of payment, by what they say. */
export const PAID = {
  ...PAID_PATTERNS,
  ordinals: ORDINALS,
  counts: NUMBERS.map((word, at) => new RegExp(`^(?:${word}|${at + 1})$`, 'i')),
}

/** Words about the payment of a charge, with their place. */
export type Words = {
  readonly text: string
  readonly span: Span
  /** The row of heads above them; empty where they stand in none. */
  readonly heading: string
}

const HEAD = /\b(?:paid (?:up )?(?:to|until)|unpaid|owing|outstanding|balance)\b/i

/** How many blocks of the same paper before and behind the amount are looked at. */
/** Above these only a row of a table heads the amount. */
const NEAR = 5
const ROWS_ABOVE = 9
const ROWS_BELOW = 6
const MOST_ROWS_BELOW = 12
/** A row about the account begins with it, and is no story of something else. */
const HEAD_LENGTH = 60
const LONGEST_ROW = 180
const LONGEST_STORY = 420

/** What stands behind the amount, in front of it and in the rows below it, nearest first. */
export function wordsAbout(doc: Doc, block: Block, amount: Span): Words[] {
  const heading = headsAbove(doc, block)
  const at = amount.start - block.span.start
  const behind = amountEnd(block.text, at)
  const tail = upToOther(block.text.slice(behind), 0)
  const sentence = block.text.slice(0, at).search(/[^.;]{0,120}$/)
  const words: Words[] = [
    { text: tail, span: spanIn(block, behind, tail.length), heading },
    {
      text: block.text.slice(sentence, behind + tail.length),
      span: spanIn(block, sentence, behind + tail.length - sentence),
      heading: '',
    },
  ]
  for (let index = block.index + 1; index <= block.index + MOST_ROWS_BELOW; index += 1) {
    const below = doc.blocks[index]
    // A list of instalments is read to its end.
    if (index > block.index + ROWS_BELOW && !PAID.instalmentRow.test(below?.text ?? '')) break
    if (below?.partIndex !== block.partIndex || below.kind === 'heading') break
    const text = upToOther(below.text, 0)
    if (text === '' || text.length < below.text.length / 3) break
    const opening = text.slice(0, HEAD_LENGTH)
    // A sentence that counts the instalments goes on to tell which of them are paid.
    const longest = PAID.instalments.test(opening) ? LONGEST_STORY : LONGEST_ROW
    if (PAID.account.test(opening) && text.length < longest)
      words.push({ text, span: spanIn(below, 0, text.length), heading: '' })
    if (text.length < below.text.length) break
  }
  return words.filter(({ text }) => text.trim() !== '')
}

/** The text up to where another charge is spoken of. */
function upToOther(text: string, from: number): string {
  const other = PAID.other.exec(text.slice(from))
  return other === null ? text : text.slice(0, from + other.index)
}

/** The fact's span runs on behind the figures. */
function amountEnd(text: string, at: number): number {
  const figures = /^(?:\$ {0,3})?\d[\d,]{0,11}(?:\.\d\d)?/.exec(text.slice(at))?.[0] ?? ''
  return at + figures.length
}

function headsAbove({ blocks }: Doc, block: Block): string {
  for (let index = block.index - 1; index >= block.index - ROWS_ABOVE; index -= 1) {
    const above = blocks[index]
    if (above?.partIndex !== block.partIndex) return ''
    if (block.index - index > NEAR && above.cells === null) continue
    if (HEAD.test(above.text) && !/\$ ?\d|\b\d{1,2} [A-Z][a-z]{2,8} \d{4}/.test(above.text))
      return above.text
  }
  return ''
}

function spanIn({ span }: Block, at: number, length: number): Span {
  return { start: span.start + at, end: Math.min(span.end, span.start + at + length) }
}
