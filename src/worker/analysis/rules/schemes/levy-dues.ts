import { countOf } from '../../facts/forms/count-of.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { instalmentDaysIn } from '../days/instalment-days.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { placedDatesIn } from '../reading/dates.ts'

export const LEVY_DUE_PATTERNS = wordings({
  /** "In four equal payments", "by two instalments of". */
  count:
    /\b(?:in|by|of) (two|three|four|five|six|eight|ten|twelve|\d{1,2})\b(?: (?:equal|quarterly|monthly|half-yearly)){0,2}(?: (?:parts|halves|payments|instalments|calls|portions)\b|(?= ?(?:of )?\$))/i,
  each: /\b(?:in|by|of) (?:two|three|four|five|six|eight|ten|twelve|\d{1,2})(?: equal)?(?: quarterly| monthly)?(?: (?:instalments?|calls?|payments?|parts|halves))?(?: of|:|,| at)? ?(?:each )?(\$ ?\d[\d,]{0,10}(?:\.\d\d)?)/i,
  parts:
    /\b(first|second|third|fourth|fifth|sixth|final|last|remaining|1st|2nd|3rd|4th) (?:part|half|instalment|payment|call|portion|quarter)\b/i,
  row: /^\W{0,4}(?:(?:first|second|third|fourth|fifth|sixth|final|last|remaining|1st|2nd|3rd|4th) (?:part|half|instalment|payment|call|portion|quarter)\b|(?:due|payable|instalments?|payments?)\b|\d{1,2}[ /]\w{1,9}[ /]\d{2,4}\b)/i,
  paid: /(?<!\bun)(?<!\b(?:not|be|if|are) )(?<!\bnot yet )\b(?:paid|received)\b/i,
  due: /\b(?:due|payable|falls due|to be paid)\b[^.;$\d]{0,16}(?=\d)/i,
})

const P = LEVY_DUE_PATTERNS

/** A part of a levy and the day, ISO, on which it falls due. */
export type Due = { readonly cents: number; readonly day: string }

type Options = {
  /** Only where the parts are printed and come to the sum. */
  readonly isProven?: boolean
}

/**
 * What of a sum is still to be paid and when, by the words behind it. Null where they do not tell it
 * for all of the sum.
 */
export function duesIn(cents: number, behind: string, { isProven }: Options = {}): Due[] | null {
  const listed = isProven === true ? null : partsListed(cents, behind)
  if (listed !== null) return listed
  const days = daysListed(behind)
  const [each = 0] = dollarsIn(P.each.exec(behind)?.[1] ?? '')
  const count = countIn(behind)
  const times = each > 0 ? Math.round(cents / each) : count
  if (times !== null && times > 1) {
    const comesToSum = each === 0 || Math.abs(each * times - cents) < times * ODD_CENTS
    if (!comesToSum || days.length !== times || (isProven === true && each === 0)) return null
    const part = each > 0 ? each : Math.round(cents / times)
    return days.flatMap(({ day, isPaid }) => (isPaid ? [] : [{ cents: part, day }]))
  }
  const [due] = matchesOf(behind, P.due)
  const [only, another] = days
  if (isProven === true || due === undefined || only === undefined || another !== undefined)
    return null
  return count === null && !only.isPaid && !P.parts.test(behind) ? [{ cents, day: only.day }] : null
}

/** "First part, $4,950, paid by lot 7 on 30 June 2026. Second part due 1 December 2026." */
function partsListed(cents: number, text: string): Due[] | null {
  const heads = matchesOf(text, P.parts)
  const count = countIn(text) ?? heads.length
  if (heads.length < 2 || heads.length !== count) return null
  const parts = heads.map(({ index }, at) => {
    const words = text.slice(index, Math.min(heads[at + 1]?.index ?? text.length, index + REACH))
    const [amount] = dollarsIn(words)
    const days = placedDatesIn(words).map(({ date }) => date)
    return { amount, days, isPaid: P.paid.test(words) }
  })
  const told = parts.flatMap(({ amount }) => amount ?? [])
  const left = cents - told.reduce((sum, amount) => sum + amount, 0)
  const untold = parts.length - told.length
  if (left < -ODD_CENTS || (untold === 0 && left > ODD_CENTS)) return null
  const dues = parts.flatMap(({ amount, days, isPaid }) => {
    const [day] = days
    if (isPaid) return []
    return [{ cents: amount ?? Math.round(left / untold), day: day ?? null }]
  })
  return dues.every((one): one is Due => one.day !== null) ? dues : null
}

function countIn(text: string): number | null {
  const [, word] = P.count.exec(text) ?? []
  return word === undefined ? null : countOf(word)
}

/** The days of a list in order, "1/9/26 (paid)" among them. */
function daysListed(text: string): { day: string; isPaid: boolean }[] {
  const placed = placedDatesIn(text)
  const paid = new Set(
    placed.flatMap(({ date, end }) =>
      /^\W{0,3}paid\b/i.test(text.slice(end, end + 9)) ? [date] : [],
    ),
  )
  const listed = instalmentDaysIn(text)
  const days = listed.length > 0 ? listed : [...new Set(placed.map(({ date }) => date))].toSorted()
  return days.map((day) => ({ day, isPaid: paid.has(day) }))
}

const REACH = 120
const ODD_CENTS = 100
