import { wordings } from '../../wording/wordings.ts'
import { instalmentDaysIn } from '../days/instalment-days.ts'
import { dollarsIn } from '../reading/amounts.ts'
import type { Passage } from '../reading/passage.ts'

export const LOT_LEVY_PATTERNS = wordings({
  /** What of a levy falls on one lot: "$13,320.00 for lot 17", "payable by this lot $4,000". */
  ofLot:
    /(\$ ?\d[\d,]{0,10}(?:\.\d\d)?) (?:is |falls )?(?:for|on|from|by|(?:due|payable) (?:by|from|for)) (?:this |the |your )?(?:lot|unit)\b(?: (?:no\.? )?([A-Z]?\d{1,5}[A-Z]?))?/i,
  toLot:
    /\b(?:this|the|your) (?:lot|unit)(?:'s share)?\b[^$.;]{0,24}(\$ ?\d[\d,]{0,10}(?:\.\d\d)?)/i,
  levy: /\b(?:special (?:lev(?:y|ies)|contributions?)|lev(?:y|ied)|contributions?|calls?|resolved|struck|raised)\b/i,
  /** "In four of $3,330.00", "three calls: $4,096.00 due …". */
  each: /\b(?:in|by) (?:two|three|four|five|six|eight|ten|twelve|\d{1,2})(?: equal)?(?: quarterly| monthly)?(?: (?:instalments?|calls?|payments?|parts))?(?: of|:|,| at)? ?(?:each )?(\$ ?\d[\d,]{0,10}(?:\.\d\d)?)/i,
  days: /^(?:due|payable|on|by|and|\d{1,2} \w{3,9} 20\d\d)\b/i,
  paid: /\b(?:paid in full|fully paid|has been paid|all paid|paid (?:on|in|by) \d)\b/i,
})

const P = LOT_LEVY_PATTERNS

export type LotLevy = {
  readonly cents: number
  /** Of it, in cents, what falls due behind the day of the contract; null where no days are told. */
  readonly leftCents: number | null
}

/** The part of a special levy that a line of the scheme's papers puts on the lot sold; null for none. */
export function lotLevy(
  { text, next }: Pick<Passage, 'text' | 'next'>,
  sold: string | null,
  asAt: string | null,
): LotLevy | null {
  if (!P.levy.test(text) || P.paid.test(text)) return null
  const [, sum = P.toLot.exec(text)?.[1] ?? '', lot] = P.ofLot.exec(text) ?? []
  if (lot !== undefined && lot.toUpperCase() !== sold) return null
  const [cents = 0] = dollarsIn(sum)
  if (cents === 0) return null
  const [each = 0] = dollarsIn(P.each.exec(text)?.[1] ?? '')
  const days = instalmentDaysIn(P.days.test(next) ? `${text}, ${next}` : text)
  const isWhole = each > 0 && Math.abs(each * days.length - cents) < days.length * 100
  if (!isWhole || asAt === null) return { cents, leftCents: null }
  return { cents, leftCents: days.filter((day) => day > asAt).length * each }
}
