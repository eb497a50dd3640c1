import { firstDate } from './dates.ts'

/** When something falls due: a day, or a time counted from something. */
export type Due =
  | { readonly kind: 'date'; readonly date: string }
  | {
      readonly kind: 'period'
      readonly count: number
      readonly unit: 'day' | 'business-day' | 'month'
      /** As printed; empty where the document does not say from when. */
      readonly from: string
    }

export type FoundDue = { readonly due: Due; readonly start: number; readonly end: number }

const UNITS = 'one two three four five six seven eight nine'.split(' ')
const TEENS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Numbers as contracts write them out, "forty-five" and "forty five" too. */
export const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries([
  ...UNITS.map((word, at) => [word, at + 1]),
  ...TEENS.map((word, at) => [word, at + 10]),
  ...TENS.flatMap((ten, at) => [
    [ten, (at + 2) * 10],
    ...['-', ' '].flatMap((sign) =>
      UNITS.map((word, unit) => [`${ten}${sign}${word}`, (at + 2) * 10 + unit + 1]),
    ),
  ]),
])
const NUMBER = `\\d{1,3}|${Object.keys(NUMBERS).toSorted(byLength).join('|')}`
/** "the 5th business day after acceptance": a day that is counted is a time too. */
const NTH =
  '\\d{1,2}(?:st|nd|rd|th)(?=\\s(?:clear\\s)?(?:business|working)\\sday\\s(?:from|after|following)\\b)'
const PERIOD = new RegExp(
  `\\b(${NTH}|${NUMBER})(?:\\s?\\(\\s?[\\w-]{1,14}\\s?\\))?\\s?(clear business |business |working |clear |calendar )?` +
    '(day|week|month|year)s?\\b(?:\\s(?:from|after|of|following|post)\\s(?:and (?:from|after|including)\\s)?(?:the\\s)?([^.;,()\\n]{3,80}))?',
  'i',
)
/** What follows the event and is no part of its name. */
const TAIL =
  /\s(?:or|unless|whichever|and|then|either|as|to be|being|in which|if|the (?:vendor|purchaser|seller|buyer)|(?<!\bof\s)this|(?<=\b(?:date|day|contract|sale|acceptance|agreement|exchange|signing)\s)(?:have|obtain|arrange|inspect|get|cause|engage|carry|give|notify|apply|pay|procure|make|ask|to))\s.*$/i

/** The first complete date or period in `text`, whichever comes first; null where there is none. */
export function firstDue(text: string): FoundDue | null {
  const date = firstDate(text)
  const period = periodIn(text)
  if (date !== null && (period === null || date.start <= period.start)) {
    return { due: { kind: 'date', date: date.date }, start: date.start, end: date.end }
  }
  return period
}

function periodIn(text: string): FoundDue | null {
  const match = PERIOD.exec(text)
  if (match === null) return null
  const number = match[1]?.toLowerCase() ?? ''
  const many = NUMBERS[number] ?? Number(number.replace(/(?:st|nd|rd|th)$/, ''))
  if (!Number.isInteger(many) || many === 0) return null
  const noun = match[3]?.toLowerCase()
  const months = noun === 'month' || noun === 'year'
  const business = /business|working/i.test(match[2] ?? '')
  const printed = match[4] ?? ''
  const from = printed.replace(TAIL, '').trim()
  const cut = printed.length - (printed.trimStart().startsWith(from) ? from.length : printed.length)
  return {
    due: {
      kind: 'period',
      count: many * (noun === 'year' ? 12 : noun === 'week' ? 7 : 1),
      unit: months ? 'month' : business && noun === 'day' ? 'business-day' : 'day',
      from,
    },
    start: match.index,
    end: match.index + match[0].length - cut,
  }
}

function byLength(a: string, b: string): number {
  return b.length - a.length
}
