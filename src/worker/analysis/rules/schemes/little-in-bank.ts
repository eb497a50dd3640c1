import { wordings } from '../../wording/wordings.ts'
import { PAID_IN_PATTERNS } from '../sums/paid-in.ts'
import type { Passage } from '../reading/passages.ts'
import { printedNumber } from '../../wording/printed-number.ts'

export const LITTLE_IN_BANK_PATTERNS = wordings({
  ...PAID_IN_PATTERNS,
  /** "$3,918 in the bank in one account", "capital works fund $890": all there is. */
  inBank:
    /\$ ?([\d,]{1,7})(?:\.\d\d)? in (?:the |its |our )?(?:sinking|reserve|capital works|maintenance)\b|\$ ?([\d,]{1,7})(?:\.\d\d)?(?! ?(?:a|per)\b)[^$;]{0,16}\b(?:in hand|in the bank|at (?:the )?bank|in one (?:account|fund)|in the account|held in all)\b|\b(?:capital works|sinking|reserve)(?: fund)? (?:of |stands at |is |held )?\$ ?([\d,]{1,7})(?:\.\d\d)?(?![\d,]| ?(?:a|per|each|for)\b)/i,
})

/** In dollars: less than this pays for no repair of a building. */
const LEAST_IN_BANK = 5_000

/** Whether a meeting was told that all the money there is would pay for no repair. */
export function isLittleInBank({ text, zone }: Passage): boolean {
  if (zone !== 'minutes') return false
  const { inBank, regular, eachYear } = LITTLE_IN_BANK_PATTERNS
  const [, inFund, inHand, held] = inBank.exec(text) ?? []
  const sum = inFund ?? inHand ?? held
  if (sum === undefined || regular.test(text) || eachYear.test(text)) return false
  return printedNumber(sum) < LEAST_IN_BANK
}
