import { wordings } from '../../wording/wordings.ts'

/** What a sentence gives as a share of something, and what that share is. */
export type WrongShare = {
  readonly told: string
  readonly reckoned: string
  /** "five per cent of $700,000". */
  readonly of: string
  readonly gapCents: number
  readonly isOfPrice: boolean
}

/** Words in whose company a share is not told exactly, or is one of several. */
export const ROUGH_PATTERNS = wordings({
  rough:
    /\b(?:whichever|greater|lesser|higher of|lower of|up to|maximum|minimum|at least|exceed\w{0,3}|more than|less than|about|approx\w{0,8}|around|nearly|almost|roughly|some|plus|range|between|capped?|balance of)\b/i,
})
