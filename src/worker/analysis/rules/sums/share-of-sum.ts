import { wordings } from '../../wording/wordings.ts'
import { numberOf } from '../reading/number-words.ts'
import type { Portion } from '../reading/portions.ts'
import { dollars } from '../say.ts'
import type { SumTold } from './sums-told.ts'
import { ROUGH_PATTERNS, type WrongShare } from './wrong-share.ts'

export const OF_SUM_PATTERNS = wordings({
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
  /** "(10% of the price, unless otherwise stated)" is printed beside whatever deposit is agreed. */
  printed: /\bunless otherwise\b/i,
  // Interest runs by time.
  timed:
    /\b(?:per annum|a year|p\.?a\.?|yearly|annual\w{0,2}|a month|per month|daily|for \w{2,6} (?:days|weeks|months|years))\b/i,
  yearly: /\b(?:per annum|a year|p\.?a\.?|yearly|annual\w{0,2})\b/i,
  runs: /\bfor (\d{1,3}|one|two|three|four|five|six|nine|ten|twelve|thirty|sixty|ninety) (day|week|month|year)s?\b/i,
})

type Base = {
  readonly cents: number
  readonly sum?: SumTold | undefined
  readonly isPrice: boolean
}

/** "10% of the price, being $65,000": the share of a sum, and what it is said to come to. */
export function wrongSum(
  text: string,
  portion: Portion,
  sums: readonly SumTold[],
  price: number | null,
): WrongShare[] {
  const behind = text.slice(portion.end, portion.end + 100)
  const base = baseOf(text, behind, portion, sums, price)
  if (base === null) return []
  const near = text.slice(Math.max(0, portion.start - 90), portion.end + 110)
  if (ROUGH_PATTERNS.rough.test(near)) return []
  const answer = answerTo(text, portion, base, sums)
  if (answer === null) return []
  const said = text.slice(Math.min(answer.start, portion.start), answer.end + 40)
  const time = OF_SUM_PATTERNS.timed.test(said) ? yearsIn(said) : 1
  if (time === null) return []
  const expected = Math.round(base.cents * portion.share * time)
  const slack = Math.max(100, expected * 0.005, base.cents * portion.slack)
  const gap = Math.abs(expected - answer.cents)
  if (gap <= slack || answer.cents >= base.cents * 1.2) return []
  // Half the printed share is another deposit that was agreed; an odd sum is a slip.
  const isAgreed = (answer.cents * 200) % base.cents === 0
  if (isAgreed && OF_SUM_PATTERNS.printed.test(near)) return []
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

/** The one sum beside the share that is said to be it: before the share, or behind what it is of. */
function answerTo(
  text: string,
  portion: Portion,
  base: Base,
  sums: readonly SumTold[],
): SumTold | null {
  const before = sums.findLast(({ end }) => end <= portion.start)
  const answers: SumTold[] = []
  if (
    before !== undefined &&
    before !== base.sum &&
    OF_SUM_PATTERNS.toShare.test(text.slice(before.end, portion.start))
  )
    answers.push(before)
  const after = sums.find(({ start }) => start >= portion.end)
  const later = after === base.sum ? sums.find(({ start }) => start > (after?.start ?? 0)) : after
  const from =
    base.sum === undefined || base.sum.end < portion.end || base.sum.start > (later?.start ?? 0)
      ? portion.end
      : base.sum.end
  if (later !== undefined && OF_SUM_PATTERNS.toSum.test(text.slice(from, later.start)))
    answers.push(later)
  const [answer] = answers
  return answer === undefined || answers.length > 1 || answer.per !== null ? null : answer
}

/** For how many years a yearly rate runs; null where that is not told. */
function yearsIn(said: string): number | null {
  const [, number = '', unit = ''] = OF_SUM_PATTERNS.runs.exec(said) ?? []
  const count = numberOf(number)
  if (count === null || !OF_SUM_PATTERNS.yearly.test(said)) return null
  return (
    count / (unit.startsWith('d') ? 365 : unit.startsWith('w') ? 52 : unit.startsWith('m') ? 12 : 1)
  )
}

/** What the share is of: the price, a sum behind it, or a thing whose sum stands before it. */
function baseOf(
  text: string,
  behind: string,
  portion: Portion,
  sums: readonly SumTold[],
  price: number | null,
): Base | null {
  if (OF_SUM_PATTERNS.ofPrice.test(behind)) {
    const named = /^[^$]{0,40}price (?:of |\(|being )\$/i.test(behind)
    const sum = named ? sums.find(({ start }) => start >= portion.end) : undefined
    const cents = sum?.cents ?? price
    return cents === null ? null : { cents, sum, isPrice: true }
  }
  if (OF_SUM_PATTERNS.ofSum.test(behind)) {
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
  const thing = OF_SUM_PATTERNS.ofThing.exec(behind)?.[1]?.trim().toLowerCase()
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
