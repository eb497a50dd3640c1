import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'

export const SETTLEMENT_DUE_PATTERNS = wordings({
  fromSigning:
    /\b(?:sale|contract|agreement|signing|exchange|acceptance|date (?:hereof|item)|hereof)\b/i,
})

/** The ISO date on which settlement falls by the particulars; null where it hangs on an event. */
export function settlementDue({ settlement, contractDate }: Facts): string | null {
  if (settlement === null || settlement.value.kind === 'rule') return null
  if (settlement.value.kind === 'date') return settlement.value.date
  const { from, days } = settlement.value
  if (contractDate === null) return null
  if (from !== '' && !SETTLEMENT_DUE_PATTERNS.fromSigning.test(from)) return null
  return new Date(Date.parse(contractDate.value) + days * 86_400_000).toISOString().slice(0, 10)
}
