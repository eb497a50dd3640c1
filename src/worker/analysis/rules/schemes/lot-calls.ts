import type { Doc, Span } from '../../document.ts'
import { amountsIn } from '../../facts/forms/money.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { placedDatesIn } from '../reading/dates.ts'
import { passagesIn } from '../reading/passages.ts'

export const LOT_CALL_PATTERNS = wordings({
  special: /\bspecial\b|\b(?:one[- ]off|extraordinary)\b/i,
  /** "in three calls: $4,096.00 due", "by instalments of $3,200.00 on". */
  parts:
    /\b(?:calls?|instalments?|payments?|parts)(?: of)?[:,]? (?=\$)|\b(?:two|three|four|five|six) (?:equal )?(?:calls?|instalments?|payments?|parts) of (?=\$)/i,
  not: /\b(?:all|every) (?:lots?|units?|owners)\b|\b(?:lost|defeated|withdrawn|proposed|would|paid in full|fully paid)\b/i,
})

/** A special levy of the lot that is sold, in equal parts on days that are told. */
export type LotCalls = {
  readonly cents: number
  readonly days: readonly string[]
  readonly span: Span
}

/** The parts of special levies that the scheme's papers tell for the lot itself. */
export function lotCalls(doc: Doc): readonly LotCalls[] {
  const { special, parts, not } = LOT_CALL_PATTERNS
  return passagesIn(doc, ['owners-corporation-certificate', 'vendor-statement']).flatMap(
    ({ text, span }): LotCalls[] => {
      if (!special.test(text) || not.test(text)) return []
      return matchesOf(text, parts).flatMap((match) => {
        const at = match.index + match[0].length
        const [amount] = amountsIn(text.slice(at, at + 16))
        const behind = text.slice(at, at + 160)
        const days = placedDatesIn(behind).map(({ date }) => date)
        const whole = amountsIn(text).some(
          ({ cents }) => cents === (amount?.cents ?? 0) * days.length,
        )
        // Only where the parts come to the whole is it sure that each day is one of them.
        return amount === undefined || days.length < 2 || !whole
          ? []
          : [{ cents: amount.cents, days: days.toSorted(), span }]
      })
    },
  )
}
