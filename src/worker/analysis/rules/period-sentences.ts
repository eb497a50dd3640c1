import { matchesOf } from '../wording/matches-of.ts'
import { wordings } from '../wording/wordings.ts'
import { numberOf } from './number-words.ts'
import { dollars } from './say.ts'
import type { Period, SumTold } from './sums-told.ts'
import { periodOf, sumsTold, TIMES_A_YEAR } from './sums-told.ts'

/** A sum that does not follow from the smaller one it is told to be made of. */
export type WrongMultiple = {
  readonly told: string
  readonly reckoned: string
  /** "12 times $4,180". */
  readonly of: string
  readonly gapCents: number
}

const COUNT =
  '(\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|eighteen|twenty|twenty[- ]four|twenty[- ]six|thirty|thirty[- ]six|forty|fifty[- ]two|sixty)'

export const PERIOD_PATTERNS = wordings({
  same: /^[^$.;]{0,44}?(?:\bor\b|\bthat is\b|\bwhich is\b|\bbeing\b|\bi\.?e\.?|\bequal(?:s|ling)?\b|\bequivalent\b|\bamount(?:s|ing) to\b|\bcollected as\b|\bpa(?:id|yable) as\b|\bmak(?:e|es|ing)\b|\bpayable\b|\bthus\b|\bso\b|=|\()[^$.;]{0,26}$/i,
  tax: /\b(?:plus|with|and|excl\w{0,6}|incl\w{0,6}|before|without) GST\b/i,
  changed:
    /\b(?:rising|rises?|increas\w{1,4}|rais\w{1,3}|then|until|from|instead|previous\w{0,2}|discount|formerly|about|approx\w{0,8}|around|roughly|whichever|plus|up to|more|less|if|later|after|before|another|minimum|maximum|estimated at|20\d\d)\b/i,
  parts: new RegExp(
    `\\b${COUNT} (?:equal |further |even |regular |quarterly |monthly |half[- ]yearly |annual |yearly |weekly ){0,2}(?:instal{1,2}ments?|payments|parts|quarters|half[- ]years|accounts|lots|sums|amounts|bills|levies|months|weeks)(?: each)?(?: of| at|, each(?: of)?|:) ?$`,
    'i',
  ),
  onDays:
    /^(?: each| is due| due| payable){0,2} (?:on|by)(?: each of)?(?: the)? ((?:\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}(?: \d{4})?(?:, and |, | and | & )?){2,12})/i,
  uneven:
    /\b(?:first|last|deposit|then|balance|less|remain\w{3,5}|except|about|approx\w{0,8}|around|discount|gst|plus|arrears|interest|further|more|next|special|each lot|fee|unpaid|credit|by now|already)\b/i,
  // "and one of $5,000": these instalments are not all of it.
  rest: /^[^$.;]{0,50}?(?:\b(?:and|plus|then|with)\b|&)[^$.;]{0,30}\$/i,
  whole:
    /^[^$.;]{0,40}(?:\bor\b|\bin all\b|\btotal\w{0,4}\b|\bmak(?:e|es|ing)\b|\bthat is\b|\bbeing\b|\bso\b|=|\bwhich is\b|\bcom(?:es|ing) to\b|,)[^$.;]{0,24}$/i,
  ofRent: new RegExp(
    `^[^$.;]{0,30}?(?:\\bwhich is|\\bequals|\\bequal to|\\bbeing|\\bthat is|\\bis|\\brepresent(?:s|ing)|\\bor|\\(|=|,) ?(?:which )?(?:equals |equal to |is |exactly )?(?:the )?${COUNT} (calendar month|month|week|fortnight)s?['’]?s?(?:['’])? ?(?:of )?(?:the )?(?:rent|rental)\\b`,
    'i',
  ),
  rentIs: new RegExp(
    `\\b${COUNT} (calendar month|month|week|fortnight)s?['’]?s?(?:['’])? ?(?:of )?(?:the )?(?:rent|rental)[^$.;]{0,20}(?:being|that is|namely|=|\\(|equals|amounting to|which is|i\\.e\\.)[^$.;]{0,8}$`,
    'i',
  ),
  about:
    /\b(?:at least|up to|more than|less than|about|approx\w{0,8}|not exceed\w{0,3}|maximum|lesser|if)\b/i,
  // "12 units at $4,200 each, being $54,400"; "$52.40 x 46 = $2,410.40".
  counted: new RegExp(`(?<![\\d.,$])\\b${COUNT}(?: \\w{2,12}){0,3} ?(?:x|×|@|\\bat) ?$`, 'i'),
  multiplied: new RegExp(
    `^(?: (?:each|per \\w{3,8}))? ?(?:x|×|times|multiplied by) ?${COUNT}(?![\\d.,])`,
    'i',
  ),
  each: /^ ?(?:each|apiece|per \w{3,8}|an? \w{3,8})?[^$.;]{0,30}$/i,
  sides:
    /(?<![\d.,])(\d{1,3}(?:\.\d{1,3})?) ?(?:m|metres)? ?(?:x|×|by) ?(\d{1,3}(?:\.\d{1,3})?) ?(?:m|metres)(?![\w²])[^.;\d]{0,24}?(\d{1,3}(?:,\d{3})|\d{2,6})(?:\.\d{1,2})? ?(?:m2|m²|sqm|square metres)/i,
  irregular:
    /\b(?:easement|easements|irregular|about|approx\w{0,8}|pool|shed|car|building|floor|house|average)\b/i,
  rate: /^ ?(?:per|an?|\/|each|the) ?(hectare|ha|acre|square metre|sqm|m2|m²)(?![a-z])/i,
  area: /(?<![\d.,$])(\d{1,3}(?:,\d{3}){1,2}|\d{1,6})(\.\d{1,4})? ?(hectares?|ha|acres?|square metres?|sqm|m2|m²)(?![a-z])/i,
  term: new RegExp(
    `^[^$.;]{0,12}\\bfor (?:the |a term of |a period of )?${COUNT} (day|week|fortnight|month|quarter|year)s?\\b`,
    'i',
  ),
  year: /\b(?:total|year|annual\w{0,2}|contributions?|lev(?:y|ies)|p\.?a)\b/i,
  rent: /\brent(?:al|s)?\b/i,
})

/** A longer passage is a table that was read as one line. */
const LONGEST = 2_000

/** Sums in a passage that are not the multiple they are said to be. `rents` are the rents of the papers. */
export function wrongMultiples(
  text: string,
  rents: readonly SumTold[],
  previous = '',
): readonly WrongMultiple[] {
  if (text.length > LONGEST) return []
  const sums = sumsTold(text)
  if (sums.length === 0) return wrongSides(text)
  return [
    ...wrongPeriods(text, sums),
    ...wrongInstalments(text, sums, previous),
    ...wrongRents(text, sums, rents),
    ...wrongTerms(text, sums),
    ...wrongAreas(text, sums),
    ...wrongProducts(text, sums),
  ].slice(0, 2)
}

/** Rents with their period, as the papers tell them. */
export function rentsIn(text: string): SumTold[] {
  return PERIOD_PATTERNS.rent.test(text)
    ? sumsTold(text).filter(({ per }) => per !== null && per !== 'day')
    : []
}

/** "$4,180 a month, that is $52,160 a year". */
function wrongPeriods(text: string, sums: readonly SumTold[]): WrongMultiple[] {
  return sums.slice(1).flatMap((two, at) => {
    const one = sums[at]
    if (one === undefined || one.per === null || two.per === null || one.per === two.per) return []
    const between = text.slice(one.end, two.start).replace(PERIOD_PATTERNS.tax, ' ')
    if (between.length > 80 || !PERIOD_PATTERNS.same.test(between)) return []
    if (PERIOD_PATTERNS.changed.test(between) || /\band\b/i.test(between)) return []
    const times = TIMES_A_YEAR[one.per] / TIMES_A_YEAR[two.per]
    const isLoose = isOfDays(one.per) !== isOfDays(two.per)
    const ratio = two.cents / Math.max(1, one.cents * times)
    const slack = isLoose
      ? 0.03
      : Math.max(0.006, 100 / Math.max(100, two.cents, one.cents * times))
    const near = [1, ...(/\bGST\b/.test(text) ? [1.1, 1 / 1.1] : [])]
    if (near.some((factor) => Math.abs(ratio / factor - 1) <= slack)) return []
    // A month reckoned as four weeks.
    if (isLoose && Math.abs(ratio - (times > 1 ? 13 / 12 : 12 / 13)) < 0.004) return []
    if (ratio > 1.6 || ratio < 0.6) return []
    return [
      wrong(
        two.cents,
        one.cents * times,
        `${dollars(one.cents)} a ${sayPeriod(one.per)}, brought to the ${sayPeriod(two.per)}`,
      ),
    ]
  })
}

function isOfDays(period: Period): boolean {
  return period === 'week' || period === 'fortnight' || period === 'day'
}

function sayPeriod(period: Period): string {
  return period === 'half' ? 'half year' : period
}

/** "$3,840, payable in four instalments of $920"; "due as $920 on 1 July, 1 October and 1 January". */
function wrongInstalments(
  text: string,
  sums: readonly SumTold[],
  previous: string,
): WrongMultiple[] {
  const above = PERIOD_PATTERNS.year.test(previous) ? sumsTold(previous) : []
  const [total] = above.length === 1 && previous.length < 120 ? above : []
  return sums.flatMap((part, at) => {
    const before = text.slice(Math.max(0, part.start - 60), part.start)
    const counted = PERIOD_PATTERNS.parts.exec(before)?.[1]
    const days = PERIOD_PATTERNS.onDays.exec(text.slice(part.end))?.[1]
    const count =
      counted !== undefined
        ? numberOf(counted.replace('-', ' '))
        : days === undefined
          ? null
          : days.split(/, and |, | and | & /).filter((day) => /\d/.test(day)).length
    if (count === null || count < 2 || PERIOD_PATTERNS.rest.test(text.slice(part.end))) return []
    const product = count * part.cents
    const others = [...sums.slice(0, at), ...sums.slice(at + 1)]
    const isNear = (cents: number) => Math.abs(cents - product) <= Math.max(count * 100, 100)
    if ([...others, ...above].some(({ cents }) => isNear(cents))) return []
    const whole = sums[at - 1]
    const next = sums[at + 1]
    const ends =
      next !== undefined && PERIOD_PATTERNS.whole.test(text.slice(part.end, next.start))
        ? next
        : undefined
    const told = whole ?? ends ?? (sums.length === 1 ? total : undefined)
    if (told === undefined) return []
    const said =
      told === total
        ? `${previous} ${text}`
        : told === whole
          ? text.slice(told.end, part.start)
          : text.slice(part.end, told.start)
    if (said.length > 160 || /[.;] [A-Z]/.test(said) || PERIOD_PATTERNS.uneven.test(said)) return []
    const ratio = told.cents / Math.max(1, product)
    if (ratio > 1.5 || ratio < 0.6) return []
    return [wrong(told.cents, product, `${count} times ${dollars(part.cents)}`)]
  })
}

/** "a bond of $2,940, which equals one month's rent". */
function wrongRents(
  text: string,
  sums: readonly SumTold[],
  rents: readonly SumTold[],
): WrongMultiple[] {
  if (rents.length === 0 || !PERIOD_PATTERNS.rent.test(text)) return []
  return sums.flatMap((sum) => {
    const behind = PERIOD_PATTERNS.ofRent.exec(text.slice(sum.end, sum.end + 110))
    const before = PERIOD_PATTERNS.rentIs.exec(text.slice(Math.max(0, sum.start - 90), sum.start))
    const [, counted, unit] = behind ?? before ?? []
    const count = numberOf(counted ?? '')
    const period = periodOf((unit ?? '').replace(/^calendar /i, ''))
    if (count === null || period === null || sum.per !== null) return []
    if (PERIOD_PATTERNS.about.test(text.slice(Math.max(0, sum.start - 30), sum.end + 60))) return []
    const expected = rents.map(({ cents, per }) => {
      const isLoose = isOfDays(per ?? period) !== isOfDays(period)
      const value = (count * cents * TIMES_A_YEAR[per ?? period]) / TIMES_A_YEAR[period]
      return { value, slack: isLoose ? 0.085 : 0.006 }
    })
    const isMade = expected.some(({ value, slack }) =>
      [1, 1.1, 1 / 1.1].some((factor) => Math.abs(sum.cents / (value * factor) - 1) <= slack),
    )
    if (isMade) return []
    const nearest = expected.toSorted(
      (a, b) => Math.abs(a.value - sum.cents) - Math.abs(b.value - sum.cents),
    )[0]
    if (nearest === undefined || sum.cents > nearest.value * 2 || sum.cents < nearest.value / 2)
      return []
    return [
      wrong(
        sum.cents,
        nearest.value,
        `${count} ${unit?.toLowerCase()}${count > 1 ? 's' : ''} of rent`,
      ),
    ]
  })
}

/** "$500 a week for 26 weeks, being $13,500". */
function wrongTerms(text: string, sums: readonly SumTold[]): WrongMultiple[] {
  return sums.slice(0, -1).flatMap((rate, at) => {
    const whole = sums[at + 1]
    if (rate.per === null || whole === undefined || whole.per !== null) return []
    const between = text.slice(rate.end, whole.start)
    const term = PERIOD_PATTERNS.term.exec(
      between.replace(/^[ ,]{0,2}(?:per|an?|each|every) \w{3,10}/i, ''),
    )
    const count = numberOf(term?.[1] ?? '')
    if (count === null || periodOf(term?.[2] ?? '') !== rate.per) return []
    if (between.length > 90 || !PERIOD_PATTERNS.whole.test(between.slice(-60))) return []
    if (PERIOD_PATTERNS.changed.test(between)) return []
    return differing(whole.cents, rate.cents * count, `${count} times ${dollars(rate.cents)}`)
  })
}

/** "420 hectares at $6,500 a hectare, being $2,370,000". */
function wrongAreas(text: string, sums: readonly SumTold[]): WrongMultiple[] {
  const rate = sums.find(({ end }) => PERIOD_PATTERNS.rate.test(text.slice(end, end + 18)))
  if (rate === undefined || sums.length !== 2) return []
  const whole = sums.find((sum) => sum !== rate)
  const unit = unitOf(PERIOD_PATTERNS.rate.exec(text.slice(rate.end))?.[1] ?? '')
  const areas = matchesOf(text, PERIOD_PATTERNS.area).filter(
    ([, , , named = '']) => unitOf(named) === unit,
  )
  const [area] = areas
  if (whole === undefined || area === undefined || areas.length !== 1) return []
  if (PERIOD_PATTERNS.changed.test(text) || /\b(?:gst|value|average)\b/i.test(text)) return []
  const measure = Number(`${(area[1] ?? '').replaceAll(',', '')}${area[2] ?? ''}`)
  return differing(whole.cents, rate.cents * measure, `${area[0]} at ${dollars(rate.cents)} each`)
}

/** "12 units at $4,200 each, being $54,400". */
function wrongProducts(text: string, sums: readonly SumTold[]): WrongMultiple[] {
  return sums.slice(0, -1).flatMap((one, at) => {
    const whole = sums[at + 1]
    if (whole === undefined || PERIOD_PATTERNS.uneven.test(text)) return []
    const between = text.slice(one.end, whole.start)
    const times = PERIOD_PATTERNS.multiplied.exec(between)
    const before =
      times ?? PERIOD_PATTERNS.counted.exec(text.slice(Math.max(0, one.start - 60), one.start))
    const count = numberOf((before?.[1] ?? '').replace('-', ' '))
    if (count === null || count < 2 || between.length > 60) return []
    if (!PERIOD_PATTERNS.whole.test(between.slice(-50))) return []
    return differing(whole.cents, one.cents * count, `${count} times ${dollars(one.cents)}`)
  })
}

/** "15.24 m x 40.23 m (713 m2)". */
function wrongSides(text: string): WrongMultiple[] {
  if (PERIOD_PATTERNS.irregular.test(text)) return []
  const match = PERIOD_PATTERNS.sides.exec(text)
  if (match === null) return []
  const product = Number(match[1]) * Number(match[2])
  const told = Number((match[3] ?? '').replaceAll(',', ''))
  if (Math.abs(told / product - 1) <= 0.04 || told > product * 1.6 || told < product * 0.6)
    return []
  const say = (area: number) => `${Math.round(area).toLocaleString('en-AU')} m²`
  return [
    {
      told: say(told),
      reckoned: say(product),
      of: `${match[1]} m by ${match[2]} m`,
      gapCents: 100_000,
    },
  ]
}

function unitOf(named: string): string {
  const word = named.toLowerCase()
  return word.startsWith('h') ? 'ha' : word.startsWith('a') ? 'acre' : 'm2'
}

function differing(told: number, product: number, of: string): WrongMultiple[] {
  const ratio = told / Math.max(1, product)
  return Math.abs(ratio - 1) <= 0.005 ||
    Math.abs(told - product) <= 200 ||
    ratio > 1.6 ||
    ratio < 0.6
    ? []
    : [wrong(told, product, of)]
}

function wrong(told: number, reckoned: number, of: string): WrongMultiple {
  const rounded = Math.round(reckoned)
  return {
    told: dollars(told),
    reckoned: dollars(rounded),
    of,
    gapCents: Math.abs(told - rounded),
  }
}
