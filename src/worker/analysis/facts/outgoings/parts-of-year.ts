import type { Block, Doc, Span } from '../../document.ts'
import type { Period } from './charge-period.ts'

import { countOf } from '../forms/count-of.ts'

const COUNT = '(two|three|four|six|ten|twelve|2|3|4|6|10|12)'
const LIKE =
  '(?:(?:equal|like|such|even|level|regular|successive|quarterly|half[- ]?yearly|two[- ]monthly|monthly) ){0,2}'
const PART =
  '(instal?ments?|payments|parts|portions|bills|accounts|notices|invoices|quarters|half[- ]years|halves|months)'
const SEVERAL = `${COUNT} ${LIKE}${PART}`

/** Words behind an amount that do not say first that it is the year's. */
const GAP = '(?:(?!\\b(?:year(?:ly)?|annum|annual(?:ly)?|p\\.?a)\\b)[^$.;\\d])'

/** "In four equal instalments of", "the same in each of the two half years, namely": before a part of the year. */
const BEFORE: readonly RegExp[] = [
  // "4 of $1,376.00", "four at $285.00": a cell that counts the payments.
  new RegExp(
    `(?:^|[|:(\\t]|\\.\\d\\d|\\bpayments?|\\binstal?ments?)\\W{0,3}${COUNT} (?:of|at|x|×|@) ?$`,
    'i',
  ),
  // "2nd instalment of four, each of", "instalment each quarter (four a year)".
  new RegExp(`\\binstal?ments? of ${COUNT},? each(?: of)?[\\s:,]{0,3}$`, 'i'),
  new RegExp(
    `\\binstal?ments? each (?:quarter|half[- ]year|month) \\(${COUNT} a year\\)[\\s:,]{0,3}$`,
    'i',
  ),
  new RegExp(
    `\\b${SEVERAL}(?:,? (?:each )?(?:of|at|being|namely)| each|,? that is(?: to say)?)(?: each)?[\\s:,]{0,3}$`,
    'i',
  ),
  new RegExp(
    `\\b(?:each|every one) of (?:the |its |these |those )?${SEVERAL}\\b[^$.;]{0,60}$`,
    'i',
  ),
]
/** "$836.70 (instalments 1 and 2)": what was charged so far. */
const TWO_OF_FOUR = /^ ?\(?(?:instal?ments?|quarters?) (?:1|one) (?:and|&) (?:2|two)\b/i
/** "$88.15 in each of the four quarters": right behind it. */
const BEHIND = new RegExp(
  `^${GAP}{0,30}\\b(?:each|every one) of (?:the |its |these |those )?${SEVERAL}\\b`,
  'i',
)

/** "Raised four times in the year", "instalment (2 per year)": the number of times, without a name for the time. */
const TIMES_BEHIND = new RegExp(
  `^${GAP}{0,40}\\b${COUNT} times (?:in )?(?:a|each|per|the|every) year\\b`,
  'i',
)
const TIMES_BEFORE = new RegExp(
  `\\b(?:instal?ments?|payments?|bills?|notices?|accounts?|lev(?:y|ies))\\b[^$.;]{0,24}\\b${COUNT}(?: times)? (?:per|a|each|in the|in a|every) year\\)?[^$.;]{0,20}$`,
  'i',
)

/** "Payable in four instalments | $461.80 each instalment" */
const COUNTED = new RegExp(`\\b${COUNT} (?:equal )?(instal?ments|payments)\\b[^$.;]{0,40}$`, 'i')
const EACH = /^\W{0,3}(?:for )?each\b/i

/** How often a part falls due of which the words beside it say that so many of them are a year. */
export function partBeside(before: string, after: string): Period | null {
  if (TWO_OF_FOUR.test(after)) return { times: 2, words: 'two of four instalments' }
  const near = before.slice(-REACH)
  for (const words of BEFORE) {
    const told = words.exec(near)
    if (told !== null) return periodTold(told)
  }
  const each = EACH.test(after) ? COUNTED.exec(near) : null
  if (each !== null) return periodTold(each)
  const behind = BEHIND.exec(after.slice(0, REACH))
  if (behind !== null) return periodTold(behind)
  const count = (TIMES_BEFORE.exec(near) ?? TIMES_BEHIND.exec(after.slice(0, REACH)))?.[1]
  return count === undefined ? null : ofCount(count)
}

function ofCount(count: string): Period {
  const times = countOf(count)
  return { times, words: `one of ${count.toLowerCase()} times` }
}

/** "Number of instalments" heads a cell that holds nothing but their number. */
export const HEADS_COUNT =
  /^\W{0,4}(?:(?:number|no\.?|how many|times)(?: of)?(?: (?:equal )?(?:instal?ments?|payments?|bills?|notices?|lev(?:y|ies)|times))?|instal?ments|payments|times)(?: (?:per|a|in the|each) year)?\W{0,4}$/i

/** The number of instalments that a cell below such a head tells. */
export function countIn(words: string): number | null {
  const count = /^\W{0,3}(2|3|4|6|10|12|two|three|four|six|ten|twelve)\W{0,3}$/i.exec(words)?.[1]
  return count === undefined ? null : countOf(count)
}

/** A quarter is a quarter, of however many the words speak. */
function periodTold([words, count = '', part = '']: RegExpExecArray): Period | null {
  const unit = UNITS.find(([, of]) => of.test(part))
  if (unit !== undefined) return { times: unit[0], words: unit[2] }
  if (SHARES.test(words) && !/\bequal\b/i.test(words)) return null
  const times = countOf(count)
  return {
    times,
    words: `one of ${count.toLowerCase()} ${part === '' ? 'instalments' : part.toLowerCase()}`,
  }
}

const UNITS: readonly (readonly [number, RegExp, string])[] = [
  [4, /^quarters$/i, 'a quarter'],
  [2, /^hal/i, 'half a year'],
  [12, /^months$/i, 'a month'],
]
/** Parts of something else than a year, where nothing says that they are equal. */
const SHARES = /\b(?:parts|portions)\b/i

/** A column or a label that tells what one instalment is, and not how many there are. */
export const ONE_PART =
  /^\W{0,4}(?:(?:amount|sum|charge)s? )?(?:(?:of |for |in |at )?(?:each|every|per|one)(?: (?:instal?ment|payment|part|bill|account|notice|time|one))?|(?:equal )?instal?ments?(?: amount)?)(?: ?\(\$\)| \$)?\W{0,4}$|\b(?:of|for|per|each|every|one) (?:one |each |every |an? |the )?(?:equal )?(?:instal?ment|bill|payment)\W{0,4}$/i

const CELL = new RegExp(`^\\W{0,4}(?:(?:in|by|as|payable in|paid in) )?${SEVERAL}\\b`, 'i')
const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b/gi
const DAYS =
  /^\W{0,4}(?:(?:due|on|billed|payable|each|every)[ :]{1,2}){0,3}(?:(?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}(?: 20\d\d)?(?:, and |,? & |, | and |; ?|\W{0,2}$)){2,12}$/i

/** "4 equal instalments: 17 Aug, 16 Nov …", "1 Jul and 1 Jan": how many parts another cell of the row tells. */
export function partsInCells(block: Block, at: number): Period | null {
  const offset = block.span.start + at
  const others = (block.cells ?? []).filter(({ start, end }) => start > offset || end <= offset)
  for (const cell of others) {
    const words = wordsOf(block, cell)
    const told = CELL.exec(words)
    if (told !== null) return periodTold(told)
    const days = DAYS.test(words) ? (words.match(MONTH)?.length ?? 0) : 0
    if (days > 1 && 12 % days === 0)
      return { times: days, words: `one of ${days} due dates in the year` }
  }
  return null
}

function wordsOf({ text, span }: Block, { start, end }: Span): string {
  return text.slice(start - span.start, end - span.start)
}

const TOLD = new RegExp(`\\b(?:in|by|of|as) ${SEVERAL}\\b`, 'i')
const OFTEN =
  /\b(?:instal?ments? (?:are |is )?(?:fall due |payable |due |issued |sent )?(?:each quarter|every quarter|quarterly)|quarterly instal?ments?)\b/i
const OTHER =
  /\b(?:special|scheme|solar|arrears|payment plan|arrangement|loan|price|deposit|fenc\w{1,3}|land tax)\b/i

/** How many of its instalments a bill says somewhere near make the year; null where it does not say. */
export function partsOfPaper(doc: Doc, block: Block): Period | null {
  const near = doc.blocks
    .slice(Math.max(0, block.index - ROWS), block.index + ROWS)
    .filter((one) => one.page === block.page && one.partIndex === block.partIndex)
  for (const { text } of near) {
    for (const sentence of text.split(/(?<![.\d])\.\s(?=[A-Z])|;/)) {
      if (OTHER.test(sentence)) continue
      const told = TOLD.exec(sentence)
      if (told !== null) return periodTold(told)
      if (OFTEN.test(sentence)) return { times: 4, words: 'a quarter' }
    }
  }
  return null
}

const ROWS = 14
const REACH = 130
