import { everywhere } from '../wording/everywhere.ts'
import { wordings } from '../wording/wordings.ts'
import { numberOf } from './number-words.ts'
import type { Portion } from './portions.ts'
import { portionsIn } from './portions.ts'
import { dollars } from './say.ts'
import type { SumTold } from './sums-told.ts'
import { sumsTold } from './sums-told.ts'

/** What a sentence gives as a share of something, and what that share is. */
export type WrongShare = {
  readonly told: string
  readonly reckoned: string
  /** "five per cent of $700,000". */
  readonly of: string
  readonly gapCents: number
  readonly isOfPrice: boolean
}

export const SHARE_PATTERNS = wordings({
  // From a share to its sum, from a sum to its share.
  toSum:
    /^[^$.;]{0,64}?(?:\bis|\bwhich (?:is|makes|comes to|amounts to|equals)|\bthat is\b,?|\bi\.?e\.?|\bbeing|\bnamely|\bequal(?:s|ling| to)|\bthus|\bamount(?:s|ing) to|\bcom(?:es|ing) to|\bmak(?:es|ing)|=|\(|\)?:|\bdeposit (?:of|is))[^$.;]{0,24}$/i,
  toShare:
    /^(?: ?\))?,? ?(?:(?:or|being|which (?:is|equals|represents)|that is|equal to|equals|representing|is|i\.?e\.?|=|\(|this (?:amount|sum) (?:is|being))[ ,]{0,2}){1,2}(?:exactly |precisely |the |a deposit of )?$/i,
  ofPrice:
    /^ ?(?:of|on) (?:the |this |that |said ){0,2}(?:full |total |whole )?(?:purchase |contract |sale |agreed )?price\b/i,
  ofSum: /^ ?(?:(?:per annum|a year|p\.?a\.?) )?(?:of|on) (?:[a-z' ]{0,40}?)\$/i,
  ofThing:
    /^ ?(?:of|on) (?:the |this |that |its |their )?([a-z][a-z ]{3,28}?)(?=,|\(|:| which| being| that| is\b| thus| or\b| equals|\.|;|$)/i,
  ofTotal:
    /^ ?of (?:the |an )?(?:total|aggregate|whole)?[a-z ]{0,30}?(?:of |being |, )?(\d{1,3}(?:,\d{3}){1,2}|\d{2,7})(?![\d%]|[.,]\d)/i,
  count:
    /(?<![\d.,$/])(\d{1,3}(?:,\d{3}){1,2}|\d{1,6}) ?(?:of|out of|in|\/)(?: an?| the)? ?(?:aggregate|total)?(?: [a-z]{3,14}){0,2}?(?: of)? ?(\d{1,3}(?:,\d{3}){1,2}|\d{2,7})(?![\d%/]|[.,]\d)/i,
  counted:
    /^[^$\d]{0,40}?(?:\bbeing|\bor|\bwhich is|\bthat is|\bi\.?e\.?|\bequal to|=|\()[ a-z]{0,14}$/i,
  countBefore:
    /(?<![\d.,$/])(\d{1,3}(?:,\d{3}){1,2}|\d{1,6}),? (?:or|being|which is|that is|\()[ a-z]{0,8}$/i,
  raised: /\bfrom \$[\d,.]{2,8}\d? (?:[a-z]{1,7} ){0,2}to \$[\d,.]{2,8}\d?[^$%]{0,60}$/i,
  more: /^ ?(?:more|higher|increase|rise|up\b|less|lower|decrease|reduction|uplift|growth)/i,
  commonShares: /\btenants? in common\b|\b(?:undivided )?shares?\b/i,
  /** "(10% of the price, unless otherwise stated)" is printed beside whatever deposit is agreed. */
  printed: /\bunless otherwise\b/i,
  other:
    /\b(?:whichever|greater|lesser|higher of|lower of|up to|maximum|minimum|at least|exceed\w{0,3}|more than|less than|about|approx\w{0,8}|around|nearly|almost|roughly|some|plus|range|between|capped?|balance of)\b/i,
  // Interest runs by time.
  timed:
    /\b(?:per annum|a year|p\.?a\.?|yearly|annual\w{0,2}|a month|per month|daily|for \w{2,6} (?:days|weeks|months|years))\b/i,
  yearly: /\b(?:per annum|a year|p\.?a\.?|yearly|annual\w{0,2})\b/i,
  runs: /\bfor (\d{1,3}|one|two|three|four|five|six|nine|ten|twelve|thirty|sixty|ninety) (day|week|month|year)s?\b/i,
  gstPlus:
    /\bplus (?:the )?(?:amount of )?GST(?: payable)?,? ?(?:of|being|amounting to|at 10%,? (?:being|of)|\()[^$]{0,12}$/i,
  gstIn:
    /\b(?:includ\w{1,4}|inclusive of)(?: the)? GST,? ?(?:of|being|amounting to|\()[^$]{0,12}$/i,
  withGst:
    /\b(?:with|incl\w{0,7}|inclusive of|including) (?:the )?(?:GST|it\b|tax)|\bGST[- ]inclusive/i,
  withoutGst:
    /\b(?:before|without|excl\w{0,6}|exclusive of|excluding|ex|net of|plus) (?:the )?GST|\bGST[- ]exclusive/i,
  scheme: /\b(?:margin scheme|free of GST|credits?|part of|partly|mixed)\b/i,
})

/** A longer passage is a table that was read as one line. */
const LONGEST = 2_000

/** Every share in a passage that is not what it is said to be. `priceCents` is the price of the contract. */
export function wrongShares(
  text: string,
  price: number | null,
  heading = '',
): readonly WrongShare[] {
  if (text.length > LONGEST) return []
  const portions = portionsIn(text)
  const sums = sumsTold(text)
  return [
    ...portions.flatMap((portion) => [
      ...wrongSum(text, portion, sums, price),
      ...wrongCount(text, portion),
      ...wrongRise(text, portion, sums),
    ]),
    ...wrongTax(text, sums),
    ...wrongHoldings(`${heading} ${text}`, text, portions),
  ].slice(0, 2)
}

function wrongSum(
  text: string,
  portion: Portion,
  sums: readonly SumTold[],
  price: number | null,
): WrongShare[] {
  const behind = text.slice(portion.end, portion.end + 100)
  const before = sums.findLast(({ end }) => end <= portion.start)
  const after = sums.find(({ start }) => start >= portion.end)
  const base = baseOf(text, behind, portion, sums, price)
  if (base === null) return []
  const near = text.slice(Math.max(0, portion.start - 90), portion.end + 110)
  if (SHARE_PATTERNS.other.test(near)) return []
  const answers: SumTold[] = []
  if (
    before !== undefined &&
    before !== base.sum &&
    SHARE_PATTERNS.toShare.test(text.slice(before.end, portion.start))
  )
    answers.push(before)
  const later = after === base.sum ? sums.find(({ start }) => start > (after?.start ?? 0)) : after
  const from =
    base.sum === undefined || base.sum.end < portion.end || base.sum.start > (later?.start ?? 0)
      ? portion.end
      : base.sum.end
  if (later !== undefined && SHARE_PATTERNS.toSum.test(text.slice(from, later.start)))
    answers.push(later)
  const [answer] = answers
  if (answer === undefined || answers.length > 1 || answer.per !== null) return []
  const said = text.slice(Math.min(answer.start, portion.start), answer.end + 40)
  const time = SHARE_PATTERNS.timed.test(said) ? yearsIn(said) : 1
  if (time === null) return []
  const expected = Math.round(base.cents * portion.share * time)
  const slack = Math.max(100, expected * 0.005, base.cents * portion.slack)
  const gap = Math.abs(expected - answer.cents)
  if (gap <= slack || answer.cents >= base.cents * 1.2) return []
  // Half the printed share is another deposit that was agreed; an odd sum is a slip.
  const isAgreed = (answer.cents * 200) % base.cents === 0
  if (isAgreed && SHARE_PATTERNS.printed.test(near)) return []
  // "$100 or 0.2% of the price": the greater of two, unless they are near each other.
  const isChoice = /\bor\b/i.test(text.slice(answer.end, portion.start))
  if (isChoice && gap > expected * 0.4) return []
  return [
    {
      told: dollars(answer.cents),
      reckoned: dollars(expected),
      of: `${portion.printed} of ${dollars(base.cents)}`,
      gapCents: gap,
      isOfPrice: base.isPrice,
    },
  ]
}

/** For how many years a yearly rate runs; null where that is not told. */
function yearsIn(said: string): number | null {
  const [, number = '', unit = ''] = SHARE_PATTERNS.runs.exec(said) ?? []
  const count = numberOf(number)
  if (count === null || !SHARE_PATTERNS.yearly.test(said)) return null
  return (
    count / (unit.startsWith('d') ? 365 : unit.startsWith('w') ? 52 : unit.startsWith('m') ? 12 : 1)
  )
}

type Base = {
  readonly cents: number
  readonly sum?: SumTold | undefined
  readonly isPrice: boolean
}

/** What the share is of: the price, a sum behind it, or a thing whose sum stands before it. */
function baseOf(
  text: string,
  behind: string,
  portion: Portion,
  sums: readonly SumTold[],
  price: number | null,
): Base | null {
  if (SHARE_PATTERNS.ofPrice.test(behind)) {
    const named = /^[^$]{0,40}price (?:of |\(|being )\$/i.test(behind)
    const sum = named ? sums.find(({ start }) => start >= portion.end) : undefined
    const cents = sum?.cents ?? price
    return cents === null ? null : { cents, sum, isPrice: true }
  }
  if (SHARE_PATTERNS.ofSum.test(behind)) {
    const sum = sums.find(({ start }) => start >= portion.end)
    return sum === undefined ? null : { cents: sum.cents, sum, isPrice: false }
  }
  if (/^ ?deposit (?:of|is|being)\b/i.test(behind)) {
    const named = sums.find(({ start }) =>
      /\bprice (?:of|is|being) ?$/i.test(text.slice(Math.max(0, start - 20), start)),
    )
    const cents = named?.cents ?? price
    return cents === null ? null : { cents, sum: named, isPrice: true }
  }
  const thing = SHARE_PATTERNS.ofThing.exec(behind)?.[1]?.trim().toLowerCase()
  if (thing === undefined || thing.length < 4) return null
  const told = sums.find(
    ({ start, end }) =>
      end <= portion.start &&
      text
        .slice(Math.max(0, start - thing.length - 16), start)
        .toLowerCase()
        .includes(thing),
  )
  return told === undefined ? null : { cents: told.cents, sum: told, isPrice: false }
}

/** "18 of 100, being one-sixth"; "63, or 0.75 per cent of the total of 6,300". */
function wrongCount(text: string, portion: Portion): WrongShare[] {
  const before = text.slice(Math.max(0, portion.start - 110), portion.start)
  const ratio = [...before.matchAll(everywhere(SHARE_PATTERNS.count))].at(-1)
  const behind = text.slice(portion.end, portion.end + 90)
  const whole = SHARE_PATTERNS.ofTotal.exec(behind)
  const own = whole === null ? null : SHARE_PATTERNS.countBefore.exec(before)
  let pair: readonly [string, string] | null = null
  if (own !== null && whole !== null) pair = [own[1] ?? '', whole[1] ?? '']
  else if (
    ratio !== undefined &&
    SHARE_PATTERNS.counted.test(before.slice(ratio.index + ratio[0].length))
  )
    pair = [ratio[1] ?? '', ratio[2] ?? '']
  if (pair === null) return []
  const [part, all] = pair.map((number) => Number(number.replaceAll(',', '')))
  if (part === undefined || all === undefined || part === 0 || part >= all) return []
  if (SHARE_PATTERNS.other.test(before) || /\b(?:clause|section|page|sheet)\b/i.test(before))
    return []
  const actual = part / all
  const slack = Math.max(portion.slack, portion.printed.includes('/') ? 0.0001 : actual * 0.012)
  if (Math.abs(actual - portion.share) <= slack) return []
  if (actual / portion.share > 4 || portion.share / actual > 4) return []
  return [
    {
      told: portion.printed,
      reckoned: `${Number((actual * 100).toFixed(2))}%`,
      of: `${pair[0]} of ${pair[1]}`,
      gapCents: 0,
      isOfPrice: false,
    },
  ]
}

/** "raised from $2,600 to $2,730, five per cent more". */
function wrongRise(text: string, portion: Portion, sums: readonly SumTold[]): WrongShare[] {
  const before = text.slice(Math.max(0, portion.start - 120), portion.start)
  if (!SHARE_PATTERNS.raised.test(before)) return []
  if (
    !SHARE_PATTERNS.more.test(text.slice(portion.end)) &&
    !/\b(?:increas|rais|rise|by|up|reduc)/i.test(before)
  )
    return []
  if (SHARE_PATTERNS.other.test(before)) return []
  const [to, from] = sums.filter(({ end }) => end <= portion.start).toReversed()
  if (to === undefined || from === undefined || from.cents === 0) return []
  const actual = Math.abs(to.cents - from.cents) / from.cents
  const slack = Math.max(0.0051, portion.slack, portion.share * 0.05)
  if (Math.abs(actual - portion.share) <= slack) return []
  return [
    {
      told: portion.printed,
      reckoned: `${Number((actual * 100).toFixed(1))}%`,
      of: `the change from ${dollars(from.cents)} to ${dollars(to.cents)}`,
      gapCents: Math.round(from.cents * Math.abs(actual - portion.share)),
      isOfPrice: false,
    },
  ]
}

/** GST is a tenth of a price without it, an eleventh of one with it. */
function wrongTax(text: string, sums: readonly SumTold[]): WrongShare[] {
  if (sums.length < 2 || !/\bGST\b/.test(text) || SHARE_PATTERNS.scheme.test(text)) return []
  if (SHARE_PATTERNS.other.test(text)) {
    if (!/\bplus\b/i.test(text)) return []
  }
  for (const [at, tax] of sums.entries()) {
    const base = sums[at - 1]
    if (base === undefined || base.per !== tax.per) continue
    const between = text.slice(base.end, tax.start)
    if (between.length > 80) continue
    const parts = SHARE_PATTERNS.gstPlus.test(between)
      ? 10
      : SHARE_PATTERNS.gstIn.test(between)
        ? 11
        : 0
    if (parts > 0)
      return taxOf(base.cents / parts, tax.cents, base.cents, `GST on ${dollars(base.cents)}`)
  }
  for (const [at, two] of sums.entries()) {
    const one = sums[at - 1]
    if (one === undefined || one.per !== two.per) continue
    const between = text.slice(one.end, two.start)
    const behind = text.slice(two.end, two.end + 40)
    if (between.length > 60) continue
    const first = between.slice(0, 40)
    if (
      SHARE_PATTERNS.withoutGst.test(first) &&
      SHARE_PATTERNS.withGst.test(`${between.slice(24)} ${behind}`)
    )
      return taxOf(one.cents * 1.1, two.cents, one.cents, `${dollars(one.cents)} with GST`)
    if (SHARE_PATTERNS.withGst.test(first) && SHARE_PATTERNS.withoutGst.test(behind))
      return taxOf(one.cents / 1.1, two.cents, one.cents, `${dollars(one.cents)} without GST`)
  }
  return []
}

function taxOf(expected: number, told: number, base: number, of: string): WrongShare[] {
  const gap = Math.abs(expected - told)
  if (gap <= Math.max(100, base * 0.001) || told > base * 1.5) return []
  return [
    {
      told: dollars(told),
      reckoned: dollars(Math.round(expected)),
      of,
      gapCents: Math.round(gap),
      isOfPrice: false,
    },
  ]
}

/** Owners who hold "a half" and "a third" hold not all of the land, or more than it. */
function wrongHoldings(all: string, text: string, portions: readonly Portion[]): WrongShare[] {
  if (!/\btenants? in common\b/i.test(all) || portions.length < 2 || portions.length > 8) return []
  if (
    !SHARE_PATTERNS.commonShares.test(text) ||
    /\b(?:of the share|of his|of her|entitlement|votes?|formerly|from|to be)\b/i.test(text)
  )
    return []
  const sum = portions.reduce((total, { share }) => total + share, 0)
  if (Math.abs(sum - 1) < 0.011 || sum > 1.8 || sum < 0.55) return []
  return [
    {
      told: portions.map(({ printed }) => printed).join(' and '),
      reckoned: `${Number((sum * 100).toFixed(1))}%`,
      of: 'the shares of the owners together',
      gapCents: 0,
      isOfPrice: false,
    },
  ]
}
