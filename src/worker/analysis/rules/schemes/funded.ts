import { wordings } from '../../wording/wordings.ts'
import { printedNumber } from '../../wording/printed-number.ts'

export const FUNDED_PATTERNS = wordings({
  /** What a plan, a fund or the year's levies pay for, so that no owner is asked for more. */
  funded:
    /\b(?:fully|all|already) funded\b|\bplan\b[^.;]{0,24}\b(?:is |to 20\d\d )?funded\b|\b(?:cover|covers|covered|meets?|pays?(?: for)?)\b[^.;]{0,30}\b(?:with (?:a )?(?:reserve|margin|surplus|money)|in (?:every|each) year|in full)\b|\bfund\b[^.;]{0,30}\b(?:will|would|still|is expected to|is forecast to) (?:still )?(?:hold|have|stand|keep|show)\b|\b(?:lowest|least|smallest|closing) balance\b[^.;]{0,40}\b(?:years?|plan|20\d\d)\b|\b(?:no|without (?:an?y? )?)(?: further| extra)? (?:special (?:levy|levies|contributions?|fees?)|levy|increase) (?:is |are |will be |would be )?(?:needed|needs?|foreseen|expected|required|necessary)?\b|\b(?:paid|met|was paid|were paid|to be paid) (?:for )?(?:out of|from) (?:the )?(?:\w{3,14} ){0,2}(?:fund|reserve|savings)\b|(?<!\b(?:transfer|borrow|loan|move|take)\w{0,4}\b[^.;]{0,40})\bfrom (?:the |its )?(?:sinking|reserve|capital works|maintenance) (?:fund|account)\b|\b(?:inside|within) the (?:forecast|plan|budget)\b|\bout of the (?:\w{3,14} ){0,2}fund\b|\bas the plan (?:foresaw|foresees|provides|allows|says)\b|\b(?:allowed|provided) for in the (?:plan|budget|forecast)\b|\b(?:fund|reserves?|account) can (?:well )?(?:bear|afford|carry|meet)\b|\b(?:about|just|all|exactly|more than|is) what the (?:plan|forecast|estimate)\b|\b(?:ahead of|above) (?:the |its )?(?:plan|forecast|target|estimate)\b/i,
  /** "Reserve fund $142,800 against the plan's $138,000". */
  besidePlan:
    /\b(?:funds?|account|balance|reserves?|capital works|sinking|maintenance)\b[^$.;]{0,30}\$ ?(\d{1,3}(?:,\d{3}){1,2})(?:\.\d\d)?[^$.;,]{0,40}\b(?:plan|forecast|estimate)\b[^$.;]{0,40}\$ ?(\d{1,3}(?:,\d{3}){1,2})\b/i,
  /** … or does not. */
  unfunded:
    /\b(?:not (?:yet )?(?:funded|covered|provided|enough)|unfunded|short(?:fall|ages?)?|falls? short|deficit|insufficient|inadequate|only|will not|does not|do not|cannot|unless|less than|below|nothing|negative|overdrawn|\(\d)\b/i,
})

/** Whether a sentence tells that the money for the works is there, or comes without a special levy. */
export function isFunded(text: string): boolean {
  if (holdsWhatIsPlanned(text)) return true
  return FUNDED_PATTERNS.funded.test(text) && !FUNDED_PATTERNS.unfunded.test(text)
}

function holdsWhatIsPlanned(text: string): boolean {
  const [, held, planned] = FUNDED_PATTERNS.besidePlan.exec(text) ?? []
  if (held === undefined || planned === undefined) return false
  return printedNumber(held) >= printedNumber(planned)
}
