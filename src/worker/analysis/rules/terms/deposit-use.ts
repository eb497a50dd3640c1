import { wordings } from '../../wording/wordings.ts'

/** The vendor's use of the deposit before settlement: no condition of the sale, and no delay. */
export const DEPOSIT_USE_PATTERNS = wordings({
  vendorUses:
    /\bdeposit\b[^;]{0,140}\bvendors?\b[^;]{0,16}\b(?:may|can|to|will) (?:apply|use|spend|put|draw on) (?:it|the money|the sum)\b/i,
})
